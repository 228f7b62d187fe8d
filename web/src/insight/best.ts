/** Which of many moves are worth showing. */
import type { Prospect, Action } from '../engine/protocol'

const SHOWN = 4
/** What was looked at much less often than the favourite looks good or bad by chance. */
const SURE = 0.1

/** Those that were looked at often enough. */
export function known(prospects: Prospect[]): Prospect[] {
  const most = Math.max(1, ...prospects.map(({ seen }) => seen))
  return prospects.filter(({ seen }) => seen >= most * SURE)
}

/** The best moves, whoever wins most often first. Moves that read the same, as taking either of two red cards, are one. */
export function bestOf(prospects: Prospect[], seat: number, word: (action: Action) => string): Prospect[] {
  const sure = known(prospects)
  const words = sure.map(({ action }) => word(action))
  return sure
    .filter((_, index) => words.indexOf(words[index]!) === index)
    .sort((one, other) => chanceOf(other, seat) - chanceOf(one, seat) || pointsOf(other, seat) - pointsOf(one, seat))
    .slice(0, SHOWN)
}

const chanceOf = ({ chances }: Prospect, seat: number) => chances[seat] ?? 0
const pointsOf = ({ points }: Prospect, seat: number) => points[seat] ?? 0
