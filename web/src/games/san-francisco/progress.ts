/** How far a ticket is: what is still to be claimed to join its two locations. */
import { ticketOf, type Board, type View } from './types'
import { shortestWay } from './ways'

export interface Progress {
  done: boolean
  /** Spaces still to be claimed on the shortest way, or `null` if there is none left. */
  missing: number | null
  /** The routes of that way, claimed or not. */
  way: string[]
}

export function progressOf(board: Board, view: View, seat: number, ticket: string): Progress {
  const [from, to] = ticketOf(board, ticket).between
  const { missing, routes } = shortestWay(board, view, seat, from, to)
  return { done: missing === 0, missing, way: routes }
}
