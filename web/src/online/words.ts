/** Clocks in words. */
import { say } from '../app/messages'
import type { ClockRule } from './wire'

const length = (seconds: number) =>
  seconds % 60 === 0 ? say('online-minutes', { count: seconds / 60 }) : say('online-seconds', { count: seconds })

export function clockInWords(clock: ClockRule | null): string {
  if (!clock) return say('online-no-clock')
  const { per, seconds, increment_seconds: increment, late } = clock
  const time = length(seconds)
  const rule =
    per === 'move' ? say('online-clock-move', { time }) : say('online-clock-player', { time, more: length(increment) })
  return `${rule} ${say(late === 'bot_moves' ? 'online-late-bot-moves' : 'online-late-seat-lost')}`
}
