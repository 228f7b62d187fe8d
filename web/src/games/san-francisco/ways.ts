/** The shortest way between two locations, as a seat can still go it. */
import { oncePer } from '../../app/once'
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
  const network = networkOf(board)
  const closed = (route: Route) => isClosed(network, view, route, held, seat)
  const costs = new Map([[from, 0]])
  const ways = new Map<string, string[]>([[from, []]])
  const visited = new Set<string>()
  for (;;) {
    const here = nearest(costs, visited)
    if (here === null) return { missing: null, routes: [] }
    if (here === to) return { missing: costs.get(to)!, routes: ways.get(to)! }
    visited.add(here)
    for (const route of network.routesAt.get(here) ?? []) {
      if (closed(route)) continue
      const next = otherEnd(route, here)
      const sum = costs.get(here)! + (held.get(route.id) === seat ? 0 : route.length)
      if (sum < (costs.get(next) ?? Infinity)) {
        costs.set(next, sum)
        ways.set(next, [...ways.get(here)!, route.id])
      }
    }
  }
}

export const otherEnd = ({ between: [one, other] }: Route, location: string) => (one === location ? other : one)

function nearest(costs: Map<string, number>, visited: Set<string>): string | null {
  let [best, least] = [null as string | null, Infinity]
  for (const [location, cost] of costs) {
    if (cost < least && !visited.has(location)) [best, least] = [location, cost]
  }
  return best
}

/** Somebody else holds it, or, with two players, the twin of it (CLAIM-9). */
function isClosed({ twins }: Network, view: View, route: Route, held: Map<string, number>, seat: number): boolean {
  const holder = held.get(route.id)
  if (holder !== undefined) return holder !== seat
  if (view.seats.length > 2) return false
  return (twins.get(route.id) ?? []).some((twin) => held.has(twin))
}

interface Network {
  routesAt: Map<string, Route[]>
  /** All routes between the same two locations, for those that have a twin. */
  twins: Map<string, string[]>
}

/** A board never changes, and how far every ticket is gets asked after every step. */
const networkOf = oncePer((board: Board): Network => {
  const routesAt = new Map<string, Route[]>(board.locations.map(({ id }) => [id, []]))
  const twins = new Map<string, string[]>()
  for (const route of board.routes) {
    for (const location of route.between) routesAt.get(location)!.push(route)
    if (!route.double) continue
    const alike = board.routes.filter(({ between }) => between.join() === route.between.join())
    const ids = alike.map(({ id }) => id)
    twins.set(route.id, ids)
  }
  return { routesAt, twins }
})
