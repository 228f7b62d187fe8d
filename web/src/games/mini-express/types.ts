/** The board file, the view and the actions of Mini Express, as the engine writes them. */
import type { Thing } from '../../engine/protocol'

/** In the rulebook's order, which goes round. */
export const COMPANIES = ['wood', 'steel', 'leather', 'cotton'] as const
export type Company = (typeof COMPANIES)[number]
export type PerCompany<T> = Record<Company, T>
export type Token = [Company, Company | 'wild']

export interface Hex {
  q: number
  r: number
  id?: string
  city?: string
  number?: number
  capacity?: number
  start?: Company
  port?: string
}

export interface Board {
  id: string
  name: string
  hexes: Hex[]
  sea: [number, number][]
  tables: {
    share_values: { first: number[]; second: number[]; other: number[] }
    components: { max_train_space: number; track_length_max: number }
  }
}

export interface CompanyView {
  offer: number
  set_aside: number
  out: number
  reserve: number
  supply: number
  length: number
  trains: string[]
}

export interface SeatView {
  shares: PerCompany<number>
  influence: PerCompany<number>
}

export interface BotView {
  target: string | null
  company: Company
  bag: string[]
  drawn: string[]
}

export interface Spike {
  status: 'absent' | 'waiting' | 'racing' | 'joined'
  eastern?: Company | null
  western?: Company | null
}

export interface Phase {
  type: 'draft' | 'turn' | 'gain_influence' | 'choose_port' | 'choose_western_branch' | 'over'
  seat?: number
  part?: 'only' | 'first' | { second: { company: Company; city: string | null } }
  built?: { company: Company; city: string; path: string[] }
  company?: Company
  candidates?: Company[]
  ending?: string
}

export interface View {
  phase: Phase
  companies: PerCompany<CompanyView>
  seats: SeatView[]
  demand: Record<string, Token | null>
  bot?: BotView
  golden_spike?: Spike
  last_round: boolean
  to_act: number[]
  points: number[]
  share_values: PerCompany<number>[]
}

export interface Options {
  map?: string
  mode?: 'standard' | 'solo' | 'duo' | 'expert'
  level?: string | null
  golden_spike?: boolean
  ports?: boolean
  first_game?: boolean
}

export interface Change {
  before: number
  after: number
}

export interface Preview {
  trains_placed: number
  compensation: PerCompany<number>
  reserves: PerCompany<Change>
  supplies: PerCompany<Change>
  lengths: PerCompany<Change>
  offers: PerCompany<Change>
  influence: PerCompany<Change>[]
  share_values: PerCompany<Change>[]
  points: Change[]
  choice_follows: boolean
}

export interface BuildTrack extends Thing {
  type: 'build_track'
  company: Company
  city: string
  path: string[]
}

export const builds = (legal: Thing[]) => legal.filter((action): action is BuildTrack => action.type === 'build_track')

export const companyOf = (action: Thing) => action['company'] as Company

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
