/** The shortest way between two locations, as a seat can still go it. */
import { holders, type Board, type Route, type View } from './types'

export interface Way {
  /** Spaces still to be claimed, or `null` if there is no way left. */
  missing: number | null
  /** The routes of the way, claimed or not. */
  routes: string[]
}

/** The seat's own routes cost nothing, other players' can't be used. */
export function shortestWay(board: Board, view: View, seat: number, from: string, to: string): Way {
  const held = holders(view)
  const costs = new Map([[from, 0]])
  const ways = new Map<string, string[]>([[from, []]])
  const visited = new Set<string>()
  for (;;) {
    const [here, cost] = [...costs]
      .filter(([location]) => !visited.has(location))
      .reduce<[string, number]>((best, next) => (next[1] < best[1] ? next : best), ['', Infinity])
    if (cost === Infinity) return { missing: null, routes: [] }
    if (here === to) return { missing: cost, routes: ways.get(to)! }
    visited.add(here)
    for (const route of board.routes) {
      if (!route.between.includes(here) || isClosed(board, view, route, held, seat)) continue
      const next = otherEnd(route, here)
      const sum = cost + (held.get(route.id) === seat ? 0 : route.length)
      if (sum < (costs.get(next) ?? Infinity)) {
        costs.set(next, sum)
        ways.set(next, [...ways.get(here)!, route.id])
      }
    }
  }
}

export const otherEnd = ({ between: [one, other] }: Route, location: string) => (one === location ? other : one)

/** Somebody else holds it, or, with two players, the twin of it (CLAIM-9). */
function isClosed(board: Board, view: View, route: Route, held: Map<string, number>, seat: number): boolean {
  const holder = held.get(route.id)
  if (holder !== undefined) return holder !== seat
  if (!route.double || view.seats.length > 2) return false
  const twins = board.routes.filter((other) => other.between.join() === route.between.join())
  return twins.some((twin) => held.has(twin.id))
}
