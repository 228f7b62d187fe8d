/** What somebody meant who chose a route that they can't claim: the engine explains why it is refused. */
import type { Board, Cards, ClaimRoute, Colour, View } from './types'
import { COLOURS, routeOf } from './types'

/** The payment that comes nearest: all that the hand has in one colour and in ferries, then what is missing. */
export function attemptedClaim(board: Board, view: View, id: string): ClaimRoute {
  const route = routeOf(board, id)
  const hand = view.own?.hand ?? {}
  const colour = route.colour === 'gray' ? richest(hand) : route.colour
  const ferries = Math.min(hand.ferry ?? 0, Math.max(route.ferries ?? 0, route.length - (hand[colour] ?? 0)))
  const needed = Math.max(ferries, Math.min(route.ferries ?? 0, route.length))
  const pay: Cards = {}
  if (route.length > needed) pay[colour] = route.length - needed
  if (needed > 0) pay.ferry = needed
  return { type: 'claim_route', route: id, pay }
}

function richest(hand: Cards): Exclude<Colour, 'gray'> {
  return COLOURS.reduce((best, colour) => ((hand[colour] ?? 0) > (hand[best] ?? 0) ? colour : best))
}
