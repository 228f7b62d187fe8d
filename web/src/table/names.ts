/** Who sits where, for people: names, colours and signs. */
import { isolated } from '../base/isolate'
import { has, say } from '../base/messages'
import type { BotInfo } from '../engine/protocol'
import type { SeatPlan } from '../engine/saves'

/** A bot that has no name here yet is called what the engine calls it. */
export const botName = (bot: string) => (has(`bot-${bot}`) ? say(`bot-${bot}`) : isolated(bot))

/** What a bot does, in one line. */
export const botAbout = ({ name, description }: BotInfo) =>
  has(`bot-${name}-about`) ? say(`bot-${name}-about`) : description

/** The bots to choose from: levels that look ahead, the weakest first, and those that follow a script. */
export const levelsOf = (bots: BotInfo[]) =>
  bots.filter(({ level }) => level !== undefined).sort((one, other) => one.level! - other.level!)
export const scriptedOf = (bots: BotInfo[]) => bots.filter(({ level }) => level === undefined)

/** The bot for whoever doesn't choose one: the level in the middle. */
export function usualBot(bots: BotInfo[]): string {
  const levels = levelsOf(bots)
  return levels[Math.floor(levels.length / 2)]!.name
}

export class Names {
  constructor(
    private readonly seats: SeatPlan[],
    readonly viewer: number | null,
  ) {}

  get count() {
    return this.seats.length
  }

  /** The name of a seat, as it may stand in any sentence; bots of one kind are told apart by their number. */
  of(seat: number): string {
    const plan = this.seats[seat]
    if (!plan) return say('seat-rules')
    if (plan.kind === 'bot') return say('seat-bot', { number: seat + 1, bot: botName(plan.bot) })
    if (this.isNameless(seat)) return say('you')
    return isolated(plan.name) || say('seat-person', { number: seat + 1 })
  }

  /** Is this the reader? Whoever looks from their own seat is, and somebody without a name, if there is nobody else. */
  isYou(seat: number): boolean {
    return this.isPerson(seat) && (seat === this.viewer || this.isNameless(seat))
  }

  private isNameless(seat: number) {
    const people = this.seats.filter((plan) => plan.kind === 'person')
    return people.length === 1 && people[0] === this.seats[seat] && isolated(people[0]!.name) === ''
  }

  isPerson(seat: number) {
    return this.seats[seat]?.kind === 'person'
  }
}

/** Every seat has a sign beside its colour. */
export const SIGNS = ['●', '▲', '■', '◆', '✚', '★'] as const
