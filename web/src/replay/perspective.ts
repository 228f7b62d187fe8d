/** From where a match can be looked at again. */
import type { SeatPlan } from '../engine/saves'
import type { GameFace } from '../table/game'

/** A seat, a spectator (`null`), or everybody's cards open. */
export type Perspective = number | null | 'open'

/** Is there nothing left to hide? Either it is over, or only bots played. */
export const isOpen = (seats: SeatPlan[], over: boolean) => over || seats.every(({ kind }) => kind === 'bot')

/** What may be looked at, the usual first. While people play, nobody sees more than at the table. */
export function perspectivesOf(face: GameFace, seats: SeatPlan[], over: boolean): Perspective[] {
  if (!face.hasSecrets) return [null]
  if (isOpen(seats, over)) return ['open', ...seats.keys(), null]
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? [people[0]!, null] : [null]
}
