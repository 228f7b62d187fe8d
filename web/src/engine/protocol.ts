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

/** An action, and whose. */
export interface Move {
  seat: number
  action: Thing
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
  actions: Move[]
  /** Where the match began, if not at the set-up. */
  position?: unknown
  board: unknown
  hash: string
  outcome: Outcome | null
  [field: string]: unknown
}

/** What a search expects of an action. */
export interface Prospect {
  action: Thing
  /** How often it was looked at. */
  seen: number
  /** Every seat's chance to win, from 0 to 1. */
  chances: number[]
  /** Every seat's expected points. */
  points: number[]
  /** What is expected to follow. */
  line: Move[]
}

/** What a search found out about a decision: the actions, the best first. */
export interface Insight {
  nodes: number
  prospects: Prospect[]
}

/** What a choice was worth beside the best one, judged from what the seat could know. */
export interface Judgement {
  chosen: Prospect
  best: Prospect
  /** How much less often the seat wins than with the best, from 0 to 1. */
  loss: number
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
