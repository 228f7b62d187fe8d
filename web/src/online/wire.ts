/** What is said between this page and a server: docs/online-protocol.md. */
import type { Fault, Outcome, Action, Event, Phrase, ToldAction } from '../engine/protocol'

export const PROTOCOL = 2

export interface ClockRule {
  per: 'move' | 'player'
  seconds: number
  increment_seconds: number
  late: 'bot_moves' | 'seat_lost'
}

/** What a table is opened with. */
export interface TableSettings {
  game: string
  options: Record<string, unknown>
  seats: ({ type: 'person' } | { type: 'bot'; bot: string })[]
  public: boolean
  clock: ClockRule | null
  /** How long people have to answer a proposal. */
  answer_seconds: number
}

/** What never changes about a table. */
export interface TableFacts {
  id: string
  game: string
  options: Record<string, unknown>
  public: boolean
  clock: ClockRule | null
  answer_seconds: number
  /** The bot that plays on for who resigned or ran out of time. */
  substitute: string
  /** The promise about the server's part of the seed. */
  commitment: string
}

export interface SeatNow {
  name: string | null
  /** The bot that plays here now. */
  bot: string | null
  standing: 'playing' | 'resigned' | 'lost_on_time'
  /** Somebody sits here, and has had no connection for a minute. */
  gone: boolean
  /** In a rematch: who sat here, and hasn't sat down again yet. */
  kept_for?: string
}

export type Proposal =
  { type: 'undo' } | { type: 'pause' } | { type: 'resume' } | { type: 'take_over'; seat: number; bot: string }

/** A proposal that waits for answers. */
export interface Pending {
  by: number
  proposal: Proposal
  agreed: number[]
  /** Everybody who has to answer, also a person whose seat a bot plays. */
  asked: number[]
  /** When silence counts, by the server's time. */
  until_ms: number
  /** What it then counts as. */
  silence: 'agrees' | 'declines'
}

export interface ClocksNow {
  left_ms: number[]
  running: number[]
  at_ms: number
}

export interface MatchNow {
  /** The view after each event of the step that has just been played, where the game tells it piece by piece. */
  views?: unknown[]
  step: number
  to_act: number[]
  view: unknown
  distances?: unknown
  /** What the viewer is asked to do. */
  task: Phrase
  legal: Action[]
}

export interface Ending {
  reason: 'finished' | 'resigned'
  winners: number[]
  outcome: Outcome | null
}

/** The table as it is. */
export interface Now {
  number: number
  phase: 'waiting' | 'playing' | 'ended'
  paused: boolean
  seats: SeatNow[]
  /** Who may begin the match, seat bots and free seats. */
  host: number | null
  proposal: Pending | null
  clocks: ClocksNow | null
  /** Only told to those who sat at this table. */
  rematch: string | null
  ending?: Ending
  /** Left out when nothing happened in the match. */
  match?: MatchNow
}

/** Something that happened at the table, as this viewer may know it. */
export interface Entry {
  number: number
  at_ms: number
  type: string
  seat?: number
  /** Everybody who ran out of time at once. */
  seats?: number[]
  name?: string
  bot?: string
  /** Older logs hold chat. */
  text?: string | null
  muted?: boolean
  proposal?: Proposal
  table?: string
  events?: Event[]
  /** What is told of each of them. */
  phrases?: (Phrase | null)[]
  /** The time to answer is over: was the proposal carried out? */
  done?: boolean
  /** The step that the match is at again, if this entry let an undo happen. */
  back_to?: number
}

/** A line of chat; without `text` if this viewer has muted the seat. */
export interface ChatLine {
  number: number
  at_ms: number
  seat: number
  text: string | null
}

export type Heard =
  | { type: 'welcome'; table: TableFacts; you: number | null; at_ms: number }
  /** A page of the log; only the last page says how things are now. */
  | { type: 'entries'; entries: Entry[]; now?: Now }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'presence'; seats: number[]; spectators: number }
  | { type: 'accepted'; submission: string; number: number }
  | { type: 'refused'; submission: string | null; error: Fault }
  | { type: 'preview'; id: string; preview?: unknown; phrases?: Phrase[]; error?: Fault }
  | { type: 'tell'; id: string; actions?: ToldAction[]; error?: Fault }
  | { type: 'distances'; id: string; distances?: unknown; error?: Fault }
  | { type: 'explain'; id: string; action?: Action; error?: Fault }
  | { type: 'closing' }

/** What a client asks of a table, without its id (`submission` on the wire). */
export type Command =
  | { type: 'seat_bot'; seat: number; bot: string }
  | { type: 'remove'; seat: number }
  | { type: 'leave' | 'start' | 'agree' | 'decline' | 'return' | 'resign' | 'rematch' }
  | { type: 'act'; seen: number; action: Action }
  | { type: 'propose'; proposal: Proposal }
  | { type: 'say'; text: string }
  | { type: 'mute'; seat: number; muted: boolean }

/** A table as anybody sees it who asks for it. */
export interface TableShown extends TableFacts {
  now: Now
  you: number | null
}

/** A line on the list of public tables, or of one's own. */
export interface TableLine {
  id: string
  game: string
  clock: ClockRule | null
  phase: Now['phase'] | 'set_aside'
  seats: ({ name: string } | { bot: string } | null)[]
}
