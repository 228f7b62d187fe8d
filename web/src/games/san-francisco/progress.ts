/** How far a ticket is: what is still to be claimed to join its two locations. */
import { holders, ticketOf, type Board, type Route, type View } from './types'

export interface Progress {
  done: boolean
  /** Spaces still to be claimed on the shortest way, or `null` if there is none left. */
  missing: number | null
  /** The routes of that way, claimed or not. */
  way: string[]
}

/** The shortest way for a seat: its own routes cost nothing, other players' can't be used. */
export function progressOf(board: Board, view: View, seat: number, ticket: string): Progress {
  const [from, to] = ticketOf(board, ticket).between
  const held = holders(view)
  const costs = new Map([[from, 0]])
  const ways = new Map<string, string[]>([[from, []]])
  const visited = new Set<string>()
  for (;;) {
    const [here, cost] = [...costs]
      .filter(([location]) => !visited.has(location))
      .reduce<[string, number]>((best, next) => (next[1] < best[1] ? next : best), ['', Infinity])
    if (cost === Infinity) return { done: false, missing: null, way: [] }
    if (here === to) return { done: cost === 0, missing: cost, way: ways.get(to)! }
    visited.add(here)
    for (const route of board.routes) {
      if (!route.between.includes(here)) continue
      const holder = held.get(route.id)
      if (holder !== undefined && holder !== seat) continue
      if (closed(board, view, route, held, seat)) continue
      const next = route.between[0] === here ? route.between[1] : route.between[0]
      const sum = cost + (holder === seat ? 0 : route.length)
      if (sum < (costs.get(next) ?? Infinity)) {
        costs.set(next, sum)
        ways.set(next, [...ways.get(here)!, route.id])
      }
    }
  }
}

/** With two players a double route is closed to everybody once one half is claimed. */
function closed(board: Board, view: View, route: Route, held: Map<string, number>, seat: number): boolean {
  if (!route.double || view.seats.length > 2 || held.get(route.id) === seat) return false
  const twins = board.routes.filter((other) => other.between.join() === route.between.join())
  return twins.some((twin) => held.has(twin.id))
}
