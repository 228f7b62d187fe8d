/** Somebody at a table, whatever the table is: on this device, online, or a match played again. The table is drawn
 * from this alone. */
import type { Action, Outcome, Phrase, ToldAction } from '../engine/protocol'
import type { LogLine } from './chronicle.svelte'
import type { Foreseen, GameFace, LastStep, Moment } from './game'
import type { Names } from './names'

/** Why something can't be done, in words; `count` tells one refusal from the next. */
export interface Refusal {
  text: string
  /** The label of the rule behind it, where there is one. */
  rule?: string | null | undefined
  count: number
}

export interface Sitting {
  readonly face: GameFace
  readonly names: Names
  /** The options of the match, every one spelled out. */
  readonly options: Record<string, unknown>
  readonly board: unknown
  readonly step: number
  readonly toAct: number[]
  readonly outcome: Outcome | null
  /** Who is looking; `null` for a spectator. */
  readonly viewer: number | null
  readonly view: unknown
  /** How far things are, as the game tells it. */
  readonly distances: unknown
  /** What the viewer may do now; empty when it isn't their turn. */
  readonly legal: Action[]
  /** What the viewer is asked to do, if it is their turn. */
  readonly task: Phrase | null
  /** Is the person who looks expected to do something? */
  readonly mine: boolean
  /** The last step, for games that show what happened piece by piece. */
  readonly last: LastStep | null
  /** What happened, in words. */
  readonly log: LogLine[]
  readonly refusal: Refusal | null
  /** What is said in place of whose turn it is: the match stands still, or ended without a count. */
  readonly notice?: string | null
  /** Is something being changed? While not, everything shown belongs to the same step and is saved. */
  readonly busy: boolean
  /** The moment that is being told, while a game tells a step piece by piece. */
  told: Moment | null
  /** Goes to another step, where the match is a past one; then the log tells all of it. */
  readonly jump?: (step: number) => void
  /** Plays an action of the viewer. */
  act(action: Action): Promise<void>
  /** What a legal action will change. */
  preview(action: Action): Promise<Foreseen>
  /** What the viewer may do now, in phrases: parallel to `legal`. */
  tell(): Promise<ToldAction[]>
  /** Says which rule forbids an action; whatever is legal is left alone. */
  explain(action: Action): Promise<void>
  /** How far everything is from a place. */
  distancesFrom(place: string): Promise<unknown>
  /** The reader has seen why. */
  dismiss(): void
}
