/** A match judged after its end: chances, turning points, mistakes. Every decision is judged from what its player
 * could know then. */
import type { Outcome } from '../engine/protocol'
import type { Depth, Judged } from '../engine/saves'

/** How many futures are looked at for each decision. */
export const DEPTHS: Record<Depth, number> = { quick: 300, thorough: 3000 }

/** A seat's chance to win before this step's next move. */
export interface Point {
  step: number
  chance: number
}

/** A seat's chances as it could know them at its own decisions, and how it ended. A seat that decides nothing, as
 * the rulebook's bot, is seen with the others' eyes. */
export function curveOf(judged: Judged[], seat: number, end: { step: number; outcome: Outcome | null }): Point[] {
  const own = judged.filter((decision) => decision.seat === seat)
  const points = (own.length > 0 ? own : judged).map(({ step, judgement }) => ({
    step: step - 1,
    chance: judgement.best.chances[seat] ?? 0,
  }))
  if (!end.outcome) return points
  const { winners } = end.outcome
  return [...points, { step: end.step, chance: winners.includes(seat) ? 1 / winners.length : 0 }]
}

/** Where a seat's chances changed most. */
export interface Turn {
  seat: number
  from: Point
  to: Point
}

/** Smaller changes happen all the time. */
const TURNING = 0.15
const MOST_TURNS = 5

/** The greatest changes of anybody's chances, in the order of the match. */
export function turningPoints(curves: Point[][]): Turn[] {
  const turns = curves.flatMap((points, seat) =>
    points.slice(1).map((to, index): Turn => ({ seat, from: points[index]!, to })),
  )
  return turns
    .filter((turn) => changeOf(turn) >= TURNING)
    .sort((one, other) => changeOf(other) - changeOf(one))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.from.step - other.from.step)
}

const changeOf = ({ from, to }: Turn) => Math.abs(to.chance - from.chance)

/** How bad a choice was, in the signs of chess; nothing if it was well enough. */
export function markOf(loss: number): '' | '?!' | '?' | '??' {
  if (loss >= 0.2) return '??'
  if (loss >= 0.1) return '?'
  return loss >= 0.05 ? '?!' : ''
}

const MOST_MISTAKES = 5

/** The costliest mistakes of a seat, or of everybody. */
export const mistakesOf = (judged: Judged[], seat: number | null): Judged[] =>
  judged
    .filter((decision) => (seat === null || decision.seat === seat) && markOf(decision.judgement.loss) !== '')
    .sort((one, other) => other.judgement.loss - one.judgement.loss)
    .slice(0, MOST_MISTAKES)
