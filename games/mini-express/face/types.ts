/** The types of Mini Express, and what the page reads from them. */
import type { GameTypes } from '$web/table/game'
import type * as generated from './generated'
import type { Action, Company, Distances, Event, Hex, Options, Preview, View } from './generated'

export type * from './generated'

/** The board of a match has its tables spelled out, also those that are the game's own. */
export type Board = generated.Board & { tables: generated.Tables }

export interface MiniExpress extends GameTypes {
  action: Action
  event: Event
  view: View
  board: Board
  preview: Preview
  distances: Distances | null
  options: Options
}

/** In the rulebook's order, which goes round. */
export const COMPANIES = ['wood', 'steel', 'leather', 'cotton'] as const satisfies Company[]
export type PerCompany<T> = Record<Company, T>

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
export type BuildTrack = ActionOf<'build_track'>

export const builds = (legal: Action[]) => legal.filter((action) => action.type === 'build_track')

/** The company that an action is for, if it is for one. */
export const companyOf = (action: Action) => ('company' in action ? action.company : null)

/** A hex's own name among trains and tracks: its coordinates. */
export const keyOf = ({ q, r }: { q: number; r: number }) => `${q},${r}`
export const cityOf = (board: Board, id: string) => board.hexes.find((hex) => hex.id === id)
export const hexAt = (board: Board, key: string) => board.hexes.find((hex) => keyOf(hex) === key)

/** How many companies a city holds in this match: in a first game every one holds two (FIRST-1). */
export const capacityOf = (hex: Hex, options: Options) => (options.first_game ? 2 : (hex.capacity ?? 1))

/** The companies with a train on a hex, in order. */
export const companiesOn = (view: View, key: string) =>
  COMPANIES.filter((company) => view.companies[company].trains.includes(key))

export type Rank = 'first' | 'second' | 'other' | 'nothing'

/** The column of the value table that a seat's influence stands in (SCORE-1 to 4, SOLO-7, LEVEL-6 and 8). The
 * engine counts; this only finds the word for what it counted. */
export function rankOf(view: View, options: Options, seat: number, company: Company): Rank {
  const influence = (other: number) => view.seats[other]!.influence[company]
  if (view.share_values[seat]![company] === 0) return 'nothing'
  const above = view.seats.filter((_, other) => influence(other) > influence(seat)).length
  const twoRivals = options.mode === 'solo' || options.mode === 'expert'
  return (['first', 'second'] as const)[above + (twoRivals ? 1 : 0)] ?? 'other'
}
