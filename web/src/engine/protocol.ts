/** The parts of the engine protocol that every game shares (see docs/engine-protocol.md). */

/** An action or an event: its type, and whatever the game adds. */
export interface Thing {
  type: string
  [field: string]: unknown
}

export interface Outcome {
  points: number[]
  winners: number[]
  ending: string
  decided_by: string
}

/** What every change is answered with. */
export interface Progress {
  step: number
  to_act: number[]
  outcome: Outcome | null
}

/** What begins or continues a match is answered with. */
export interface Description extends Progress {
  game: string
  seats: number
  people: number
  options: Record<string, unknown>
}

export interface BotInfo {
  name: string
  description: string
  /** How strong it is, from 1, if it is one of the levels that a person can choose from. */
  level?: number
}

export interface GameInfo {
  game: string
  name: string
  rules_version: number
  seats: number[]
  bots: BotInfo[]
}

/** A match as a file. The page keeps it whole and reads only what it has to. */
export interface MatchRecord {
  format: string
  game: string
  seats: number
  /** Who sat where, if it was exported from a page like this. */
  players?: unknown
  seed: string
  options: Record<string, unknown>
  actions: { seat: number; action: Thing }[]
  outcome: Outcome | null
  [field: string]: unknown
}

/** Why the engine refused: a stable code, an English sentence, and the facts to say it in any language. */
export interface Fault {
  code: string
  message: string
  place?: string
  facts?: Record<string, unknown>
}

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message)
  }
}
