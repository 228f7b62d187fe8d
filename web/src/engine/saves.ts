/** Matches kept on this device: each is a record and who sits where. */
import type { Judgement, MatchRecord } from './protocol'

export type SeatPlan = { kind: 'person'; name: string } | { kind: 'bot'; bot: string }

/** How thoroughly a match was reviewed. */
export type Depth = 'quick' | 'thorough'

/** A decision in which there was something to choose. */
export interface Judged {
  /** Which move of the match, counted from 1. */
  step: number
  seat: number
  judgement: Judgement
}

export interface Review {
  depth: Depth
  judged: Judged[]
}

export interface SavedMatch {
  id: string
  game: string
  seats: SeatPlan[]
  record: MatchRecord
  step: number
  over: boolean
  changed: number
  /** It goes on from this step of another match. */
  whatIf?: number
  /** The review after its end. */
  review?: Review
}

const STORE = 'matches'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('roundhouse', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let database: Promise<IDBDatabase> | undefined

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await (database ??= open())
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
  })
}

export const save = (match: SavedMatch) => run('readwrite', (store) => store.put(match))
export const load = (id: string) => run<SavedMatch | undefined>('readonly', (store) => store.get(id))
export const remove = (id: string) => run('readwrite', (store) => store.delete(id))

/** All matches, the last touched first. */
export async function list(): Promise<SavedMatch[]> {
  const matches = await run<SavedMatch[]>('readonly', (store) => store.getAll())
  return matches.sort((one, other) => other.changed - one.changed)
}

export const newId = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '')
