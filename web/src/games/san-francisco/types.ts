/** The board file and the view of San Francisco, as the engine writes them. */
import type { Thing } from '../../engine/protocol'

export const COLOURS = ['blue', 'green', 'black', 'purple', 'red', 'orange'] as const
export const CARDS = [...COLOURS, 'ferry'] as const
export type Card = (typeof CARDS)[number]
export type Cards = Partial<Record<Card, number>>
export type Colour = (typeof COLOURS)[number] | 'gray'

export const SYMBOLS = ['crab', 'sea-lion', 'lantern', 'kite', 'guitar', 'sourdough', 'camera'] as const
export type Symbol = (typeof SYMBOLS)[number]

export interface Location {
  id: string
  name: string
  x: number
  y: number
}

export interface Route {
  id: string
  between: [string, string]
  length: number
  colour: Colour
  ferries?: number
  double?: boolean
}

export interface Ticket {
  between: [string, string]
  points: number
}

export interface Board {
  id: string
  name: string
  cars: number
  locations: Location[]
  routes: Route[]
  tickets: Ticket[]
  route_points: Record<string, number>
  token_points: number[]
}

export interface SeatView {
  cars: number
  points: number
  routes: string[]
  tokens: Symbol[]
  cards: number
  tickets: number | null
  offered: number
}

export interface SeatScore {
  routes: number
  completed: string[]
  failed: string[]
  tickets: number
  tokens: number
  total: number
}

export interface View {
  phase: { type: string; route?: string; ending?: string }
  to_act: number[]
  first_player: number | null
  turns_left: number | null
  seats: SeatView[]
  own: {
    hand: Cards
    tickets: string[]
    completed: string[]
    offer: string[]
  } | null
  row: (Card | null)[]
  deck: number
  discards: Cards
  ticket_deck: { size: number }
  stacks: { symbol: Symbol; location: string | null; left: number }[]
  scoring: { seats: SeatScore[]; winners: number[]; decided_by: string } | null
}

export interface Preview {
  spends: Cards
  gains: Cards
  unseen_card: boolean
  cars_left: number
  points: number
  completes: string[]
  tokens: Symbol[]
  total: number
  begins_last_round: boolean
}

export interface ClaimRoute extends Thing {
  type: 'claim_route'
  route: string
  pay: Cards
}

export const claims = (legal: Thing[]) => legal.filter((action): action is ClaimRoute => action.type === 'claim_route')

/** Ferries are worth the most: the payment with the fewest of them comes first. */
export const cheapestFirst = (payments: ClaimRoute[]) =>
  [...payments].sort((one, other) => (one.pay.ferry ?? 0) - (other.pay.ferry ?? 0))

/** A ticket's id is its two locations (SF-11). */
export const ticketId = (ticket: Ticket) => ticket.between.join('--')
export const ticketOf = (board: Board, id: string) => board.tickets.find((ticket) => ticketId(ticket) === id)!
export const routeOf = (board: Board, id: string) => board.routes.find((route) => route.id === id)!
export const locationName = (board: Board, id: string) =>
  board.locations.find((location) => location.id === id)?.name ?? id

/** Who holds each claimed route. */
export function holders(view: View): Map<string, number> {
  return new Map(view.seats.flatMap(({ routes }, seat) => routes.map((route) => [route, seat] as const)))
}
