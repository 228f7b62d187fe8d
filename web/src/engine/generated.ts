// Written by `make types` from the Rust types: don't edit it.

/** What each request is answered with, inside of `{"ok": …}`. */
export interface Answers {
  new: Begun
  load: Description
  continue: Description
  legal: LegalActions
  act: Acted
  preview: Previewed
  explain: Explained
  tell: Told
  best: BestAction
  think: Thought
  review: Reviewed
  view: Viewed
  events: Happened
  state: WholeState
  record: Recorded
  rewind: Progress
  board: WholeBoard
  games: Games
  help: Help
  quit: Nothing
}

/** A new match. */
export interface Begun {
  /** The game's slug. */
  game: string
  /** The version of its rules. */
  rules_version: number
  /** Seats in the match, those that the rules play included. */
  seats: number
  /** Seats of people or bots. */
  people: number
  /** The options in force, every one spelled out. */
  options: Options
  /** How many actions were played. */
  step: number
  /** Who may act. */
  to_act: SeatSet
  /** The result, once it is over. */
  outcome: Outcome | null
  /** What happened at the set-up, as the viewer may know it. */
  events: Event[]
  /** What is told of each event, if it was asked for. */
  phrases?: (Phrase | null)[]
}

/** The game's options. */
export type Options = Record<string, unknown>

/** Seats, the lowest first. */
export type SeatSet = Seat[]

/** A place at the table, counted from 0; clockwise is rising. */
export type Seat = number

/** The result of a match. */
export interface Outcome {
  /** Points by seat. */
  points: number[]
  /** Who won; several share a win where the rules say so. */
  winners: SeatSet
  /** Which way of ending it was. */
  ending: string
  /** What decided between the best. */
  decided_by: string
}

/** An event: its type, and whatever the game adds. */
export interface Event {
  type: string
}

/** The id of a message, and its arguments by their names. */
export type Phrase = [string, Record<string, Argument>?]

/** What stands in a message. */
export type Argument =
  | number
  | string
  | Phrase
  | { name: string; printed: string }
  | { seat: Seat }
  | { and: Argument[] }
  | { or: Argument[] }
  | { comma: Argument[] }
  | { arrow: Argument[] }

/** Everything about a match that is no secret, in short. */
export interface Description {
  /** The game's slug. */
  game: string
  /** The version of its rules. */
  rules_version: number
  /** Seats in the match, those that the rules play included. */
  seats: number
  /** Seats of people or bots. */
  people: number
  /** The options in force, every one spelled out. */
  options: Options
  /** How many actions were played. */
  step: number
  /** Who may act. */
  to_act: SeatSet
  /** The result, once it is over. */
  outcome: Outcome | null
}

/** What a seat may do. */
export interface LegalActions {
  seat: Seat
  /** Sorted. */
  actions: Action[]
}

/** An action: its type, and whatever the game adds. */
export interface Action {
  type: string
}

/** What came of an action. */
export interface Acted {
  /** How many actions were played. */
  step: number
  /** Who may act. */
  to_act: SeatSet
  /** The result, once it is over. */
  outcome: Outcome | null
  /** What happened, as the viewer may know it. */
  events: Event[]
  /** Did somebody learn something that an undo can't make them forget? */
  revealed: boolean
  /** What is told of each event, if it was asked for. */
  phrases?: (Phrase | null)[]
}

/** What an action will change. */
export interface Previewed {
  seat: Seat
  preview: Preview
  /** What is told of it, if it was asked for. */
  phrases?: Phrase[]
}

/** What an action of the game will change. */
export type Preview = unknown

/** A legal action that completes an incomplete one. */
export interface Explained {
  seat: Seat
  action: Action
}

/** Actions in phrases. */
export interface Told {
  seat: Seat
  /** In the order in which they were asked for. */
  actions: ToldAction[]
}

/** An action in phrases. */
export interface ToldAction {
  /** What is done. */
  phrase: Phrase
  /** What kind of action it is. Unknown of an action that a search expects. */
  kind?: Phrase | null
}

/** What a bot would do. */
export interface BestAction {
  seat: Seat
  /** Who was asked. */
  bot: string
  action: Action
}

/** What a search found out. */
export interface Thought {
  seat: Seat
  insight: Insight
}

/** What a search expects of a position: of its actions `A`, and of later actions by their key `I`. */
export interface Insight {
  /** How many iterations were run. */
  nodes: number
  /** The actions that can be chosen, the best first. */
  prospects: Prospect[]
}

/** What a search expects of an action. */
export interface Prospect {
  /** The action. */
  action: Action
  /** How often it was visited. */
  seen: number
  /** Every seat's chance to win, a shared win counted in part. */
  chances: number[]
  /** Every seat's expected points. */
  points: number[]
  /** Is it proven that this comes out, as long as everybody plays for themselves? */
  certain?: boolean
  /** What is expected to follow. Where there are secrets, what the seat itself would do next. */
  line: Line[]
}

/** An expected action. */
export interface Line {
  /** Whose. */
  seat: Seat
  /** What it amounts to. */
  action: Action
}

/** What an action would be worth. */
export interface Reviewed {
  seat: Seat
  review: Review
}

/** What a choice was worth. */
export interface Review {
  /** What was chosen. */
  chosen: Prospect
  /** The best that could have been chosen; the same if nothing was better. */
  best: Prospect
  /** How much less often the seat wins than with the best, from 0 to 1. */
  loss: number
}

/** What a viewer may know. */
export interface Viewed {
  /** Who looks; `null` is a spectator. */
  seat: Seat | null
  view: View
  /** How far things are, worked out from the view. */
  distances: Distances
  /** What the viewer is asked to do, if it was asked for. */
  task?: Phrase
}

/** What a viewer may know of a state of the game. */
export type View = unknown

/** How far things are in the game. */
export type Distances = unknown

/** What happened, step by step. Step 0 is the set-up, step `n` the `n`th action. */
export interface Happened {
  /** The first step. */
  since: number
  /** The events of each step, as the viewer may know them. */
  steps: Event[][]
  /** Of each step: did somebody learn something that an undo can't make them forget? */
  revealed: boolean[]
  /** The viewer's view after each event, if it was asked for. */
  views?: View[][]
  /** What is told of each event, if it was asked for. */
  phrases?: ((Phrase | null)[])[]
}

/** The whole state, secrets included. */
export interface WholeState {
  state: Position
  /** Its fingerprint. */
  hash: string
}

/** A state of the game, as it is written. */
export type Position = unknown

/** The match as a file. */
export interface Recorded {
  record: MatchRecord
}

/** A whole match: all that is needed to play it again, and all that came of it. */
export interface MatchRecord {
  /** Which kind of file this is. */
  format: string
  /** The game's slug. */
  game: string
  /** The version of its rules. */
  rules_version: number
  /** How many people sit at the table. */
  seats: number
  /** Who sat where, as whoever wrote the record likes to remember it. Nothing depends on it. */
  players?: unknown
  /** The game's options, every one spelled out. */
  options: Options
  /** The whole board file. */
  board: Board
  /** Where the randomness comes from. */
  seed: Seed
  /** How the seed came about, where players had to trust somebody who dealt. */
  fairness?: Fairness | null
  /** Where the match began, if not at the set-up. */
  position?: Position | null
  /** Everything that was done. */
  actions: RecordedAction[]
  /** Everything that happened: first the set-up's events, then a list for each action. */
  events: Event[][]
  /** The fingerprint of the last state. */
  hash: string
  /** The result, or `null` while the match goes on. */
  outcome: Outcome | null
}

/** The game's board, as its file has it. */
export type Board = unknown

/** What a match's randomness comes from: any text. Its 256-bit key is the text's SHA-256. */
export type Seed = string

/** How the seed of a match came about. */
export interface Fairness {
  /** What was shown before the set-up: the SHA-256 of the secret, in hexadecimal. */
  commitment: string
  /** What the dealer drew. */
  secret: string
  /** What the players added, by seat; empty where a bot sat. */
  contributions: string[]
}

/** An action and who played it. */
export interface RecordedAction {
  /** Who. */
  seat: Seat
  /** What, as on the wire. */
  action: Action
}

/** How far a match is: the answer to everything that changes it. */
export interface Progress {
  /** How many actions were played. */
  step: number
  /** Who may act. */
  to_act: SeatSet
  /** The result, once it is over. */
  outcome: Outcome | null
}

/** The whole board. */
export interface WholeBoard {
  board: Board
}

/** The list of games. */
export interface Games {
  games: GameInfo[]
}

/** A game in the list. */
export interface GameInfo {
  /** Its slug. */
  game: string
  /** Its name for people. */
  name: string
  rules_version: number
  /** The numbers of people that can play. */
  seats: number[]
  /** The weakest first. */
  bots: BotInfo[]
  /** The languages of its rules. */
  languages: string[]
  /** What its messages are about, if it was asked for. */
  vocabulary?: Vocabulary
}

/** A bot that plays a game. */
export interface BotInfo {
  /** What to ask for. */
  name: string
  /** What it does, in one line. */
  description: string
  /** How strong it is, from 1, if it is one of the levels that a person can choose from. */
  level?: number | null
}

/** What can happen in a game, and what is told of it. */
export interface Vocabulary {
  /** The names of its events. */
  events: string[]
  /** The codes of everything that its rules refuse. */
  refusals: string[]
  /** The label of the rule behind each refusal. */
  rules: Record<string, string>
  /** Every way a match can end. */
  endings: string[]
  /** Everything that can decide between the best at the end. */
  deciders: string[]
}

/** The commands, and what each does. */
export interface Help {
  commands: Record<string, string>
}

/** Nothing more to say. */
export type Nothing = Record<string, unknown>

/** Why something was refused. */
export interface Refusal {
  /** Such as `claim/not-enough-cars`; never changes its meaning. */
  code: string
  /** One English sentence. */
  message: string
  /** The path in the JSON, or the line and column in a file. */
  place?: string | null
  /** The numbers and names in the sentence. */
  facts?: Record<string, unknown>
  /** The rule of the game that it breaks, if it breaks one. */
  rule?: BrokenRule | null
  /** What else is wrong. */
  more?: Fault[]
}

/** The rule of a game that an action breaks, for people. */
export interface BrokenRule {
  /** Its label in the rules of the game. */
  label?: string | null
  /** Why the action is refused. */
  phrase: Phrase
}

/** A clear error: a stable code, a sentence, where it is, and the facts to say it in any language. */
export interface Fault {
  /** Such as `claim/not-enough-cars`; never changes its meaning. */
  code: string
  /** One English sentence. */
  message: string
  /** The path in the JSON, or the line and column in a file. */
  place?: string | null
  /** The numbers and names in the sentence. */
  facts?: Record<string, unknown>
  /** The rule of the game that it breaks, if it breaks one. */
  rule?: BrokenRule | null
}

/** A request: a line to the engine. */
export type Request =
  | {
      cmd: 'new'
      game: string
      seats: number
      options?: Options | null
      seed?: string | null
      board?: Board | null
      viewer?: Seat | null
      phrases?: boolean
    }
  | {
      cmd: 'load'
      game: string
      seats?: number | null
      options?: Options | null
      seed?: string | null
      board?: Board | null
      state: Position
    }
  | { cmd: 'continue'; record: MatchRecord }
  | { cmd: 'legal'; seat: Seat }
  | {
      cmd: 'act'
      seat: Seat
      action: Action
      viewer?: Seat | null
      phrases?: boolean
    }
  | {
      cmd: 'preview'
      seat: Seat
      action: Action
      phrases?: boolean
    }
  | {
      cmd: 'explain'
      seat: Seat
      /** Fields of it may be missing. */
      action: Action
      phrases?: boolean
    }
  | { cmd: 'tell'; seat: Seat; actions?: unknown[] | null }
  | {
      cmd: 'best'
      seat: Seat
      bot?: string | null
      seed?: string | null
      budget_ms?: number | null
    }
  | {
      cmd: 'think'
      seat: Seat
      nodes?: number | null
      seed?: string | null
    }
  | {
      cmd: 'review'
      seat: Seat
      action: Action
      nodes?: number | null
      seed?: string | null
    }
  | {
      cmd: 'view'
      seat?: Seat | null
      from?: unknown
      phrases?: boolean
    }
  | {
      cmd: 'events'
      since?: number
      viewer?: Seat | null
      views?: boolean
      phrases?: boolean
    }
  | { cmd: 'state' }
  | { cmd: 'record' }
  | { cmd: 'rewind'; step: number }
  | { cmd: 'board'; game?: string | null }
  | { cmd: 'games'; phrases?: boolean }
  | { cmd: 'help' }
  | { cmd: 'quit' }
