/** What a game has to bring to the table. The table itself knows no game. */
import type { Component } from 'svelte'

import type { Sound } from '../app/sounds'
import type { Outcome, Thing } from '../engine/protocol'
import type { Flight } from './flights'
import type { Names } from './names'

/** What a game's table gets: what the viewer may know and may do, and how to say what they chose. */
export interface TableProps<View = unknown, Board = unknown> {
  board: Board
  view: View
  /** Who is looking; `null` for a spectator. */
  viewer: number | null
  /** What the viewer may do now; empty when it isn't their turn. */
  legal: Thing[]
  names: Names
  /** The options of the match, every one spelled out. */
  options: Record<string, unknown>
  /** The last step: what the viewer saw before it, if anybody looked, and what happened. */
  last: LastStep<View> | null
  /** An action that is only pointed at, by a hint or in the list of actions: it is shown, and nothing is chosen. */
  pointed: Thing | null
  /** A step is told piece by piece: from now on everything at the table shows this moment of it, until `null`. */
  tell: (moment: Moment<View> | null) => void
  /** Plays one of the legal actions. */
  act: (action: Thing) => void
  /** What a legal action will change. */
  preview: (action: Thing) => Promise<unknown>
  /** Says which rule forbids an action. */
  explain: (action: Thing) => void
}

/** A moment within a step: what is seen then, and who acts. */
export interface Moment<View = unknown> {
  view: View
  seat: number
}

export interface LastStep<View = unknown> {
  step: number
  before: View | null
  events: Thing[]
}

/** What a game's own part of the set-up page gets. It keeps `options` possible for this many people. */
export interface SetUpProps {
  people: number
  options: Record<string, unknown>
}

export interface ScoringProps<View = unknown, Board = unknown> {
  board: Board
  view: View
  names: Names
  options: Record<string, unknown>
  outcome: Outcome
}

/** What a game tells its board from, in words. */
export interface InWordsProps<View = unknown, Board = unknown> {
  board: Board
  view: View
  viewer: number | null
  names: Names
  options: Record<string, unknown>
  legal: Thing[]
}

/** A game in the list of games. */
export interface GameEntry {
  slug: string
  /** The picture of the game on the start page. */
  Picture: Component<Record<string, never>>
  load: () => Promise<GameFace>
}

export interface GameFace {
  slug: string
  /** Draws everything of the game: map, hand, piles. */
  Table: Component<TableProps<any, any>>
  /** Counts up the end. */
  Scoring: Component<ScoringProps<any, any>>
  /** The game's options at set-up, if it has any. */
  SetUp?: Component<SetUpProps, Record<string, never>, 'options'>
  /** The board in words, to be explored place by place. */
  BoardInWords: Component<InWordsProps<any, any>>
  /** Is there anything that a player must not see? If not, one screen needs no hand-over page. */
  hasSecrets: boolean
  /** What a seat has in its hand, from that seat's view, for those who may see all of them. */
  OpenHand?: Component<{ view: any; board: any; seat: number }>
  /** Seats with those that the rules play themselves; by default as many as were set up. */
  seatCount?(view: any): number
  /** The points that stand beside a player's name. */
  points(view: any, seat: number): number
  /** Numbers that stand beside each player's name. */
  Seat: Component<{ view: any; board: any; seat: number }>
  /** An action in words. */
  describeAction(action: Thing, board: any, view: any): string
  /** What kind of action it is, in words: those of one kind stand together in the list. */
  kindOfAction(action: Thing): string
  /** What an action will change, in words, from the engine's preview of it. */
  describeChanges(preview: unknown, board: any, viewer: number): string[]
  /** An event in words, or nothing if it isn't worth telling. */
  describeEvent(event: Thing, board: any, names: Names): string | null
  /** What the viewer is asked to do now, in words. */
  describeTask(view: any, board: any): string
  /** What moves over the table when it happens. */
  flightsOf(event: Thing, viewer: number | null): Flight[]
  /** What an event sounds like, if it sounds. */
  soundOf(event: Thing): Sound | null
  /** Did somebody learn something by it that an undo can't make them forget? */
  reveals(event: Thing): boolean
  /** The label of the rule behind each code of a refusal. */
  rules: Record<string, string>
  /** The arguments of a refusal's message, with slugs turned into words. */
  faultArguments(facts: Record<string, unknown>, board: any, names: Names): Record<string, string | number>
}
