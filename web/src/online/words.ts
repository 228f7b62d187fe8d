/** Lengths of time, clocks and proposals in words. */
import { say } from '../base/messages'
import { botName, type Names } from '../table/names'
import type { Question } from './consent'
import { proposalInWords } from './happenings'
import type { ClockRule } from './generated'

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** The largest unit that it is a whole number of. */
export function lengthInWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ['seconds', 1]
  return say(`online-${unit}`, { count: seconds / size })
}

/** Roughly, as one says it: nobody wants to hear the seconds of an hour. */
export function roughlyInWords(seconds: number): string {
  const [, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? ['seconds', 1]
  return lengthInWords(Math.round(seconds / size) * size)
}

export function clockInWords(clock: ClockRule | null): string {
  if (!clock) return say('online-no-clock')
  const { per, seconds, increment_seconds: increment, late } = clock
  const time = lengthInWords(seconds)
  const rule =
    per === 'move'
      ? say('online-clock-move', { time })
      : say('online-clock-player', { time, more: lengthInWords(increment) })
  return `${rule} ${say(late === 'bot_moves' ? 'online-late-bot-moves' : 'online-late-seat-lost')}`
}

/** Who proposes what; to the person whose seat it is about, as a question. */
export function questionInWords({ pending, mine }: Question, names: Names): string {
  const { by, proposal } = pending
  const name = names.of(by)
  if (mine && proposal.type === 'take_over') return say('online-asks-you', { name, bot: botName(proposal.bot) })
  return `${name} ${proposalInWords(proposal, names)}`
}

/** What it means to say nothing until the time is over. */
export function silenceInWords({ pending, mine, silence }: Question, names: Names, time: string): string {
  const { proposal } = pending
  if (silence !== 'takes_over' || proposal.type !== 'take_over') return say(`online-silence-${silence}`, { time })
  const bot = botName(proposal.bot)
  if (mine) return say('online-silence-takes-yours', { bot, time })
  return say('online-silence-takes-over', { bot, time, name: names.of(proposal.seat) })
}
