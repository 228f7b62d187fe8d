/** The types of San Francisco, and what the page reads from them. */
import type { GameTypes } from '$web/table/game'
import type {
  Action,
  Board,
  Card,
  Colour,
  Distances,
  EventView,
  Options,
  Preview,
  Route,
  Symbol,
  Ticket,
  View,
} from './generated'

export type * from './generated'

export interface SanFrancisco extends GameTypes {
  action: Action
  event: EventView
  view: View
  board: Board
  preview: Preview
  distances: Distances
  options: Options
}

export const COLOURS = ['blue', 'green', 'black', 'purple', 'red', 'orange'] as const satisfies Colour[]
export const CARDS = [...COLOURS, 'ferry'] as const satisfies Card[]
export const SYMBOLS = [
  'crab',
  'sea-lion',
  'lantern',
  'kite',
  'guitar',
  'sourdough',
  'camera',
] as const satisfies Symbol[]

export type ClaimRoute = Extract<Action, { type: 'claim_route' }>

export const claims = (legal: Action[]) => legal.filter((action) => action.type === 'claim_route')

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

/** How far a ticket is; whose, where everybody's are known. */
export const distanceOf = (distances: Distances, ticket: string, seat?: number) =>
  distances.tickets.find((distance) => distance.ticket === ticket && (seat === undefined || distance.seat === seat))

/** The other end of a route. */
export const otherEnd = ({ between: [one, other] }: Route, location: string) => (one === location ? other : one)
