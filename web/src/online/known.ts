/** The tables that somebody sat down at on this device: to come back to them, and to check later that the deal was
 * the one that was promised. */
const KEY = 'roundhouse.tables'

/** As many as are kept. */
const MOST = 50

export interface KnownTable {
  id: string
  game: string
  /** What the server promised when the seat was taken. */
  commitment: string
  /** What this device added to the seed, and for which seat. */
  randomness: string
  seat: number
  over: boolean
}

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KnownTable[]
  } catch {
    return []
  }
}

const keep = (tables: KnownTable[]) => localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)))

export const knownTable = (id: string) => knownTables().find((table) => table.id === id)

export const remember = (table: KnownTable) => keep([table, ...knownTables().filter(({ id }) => id !== table.id)])

export const forget = (id: string) => keep(knownTables().filter((table) => table.id !== id))

export const noteOver = (id: string) =>
  keep(knownTables().map((table) => (table.id === id ? { ...table, over: true } : table)))
