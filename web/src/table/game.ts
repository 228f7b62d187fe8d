/** What a game has to bring to the table. The table itself knows no game. */
import type { Component } from 'svelte'

import type { Sound } from '../base/sounds'
import type { Action, Event, Options, Outcome, Phrase, ToldAction, ToldStep } from '../engine/protocol'
import type { Flight } from './flights'
import type { Lesson } from './lesson'
import type { Names } from './names'

/** The types of a game, as its engine writes them. The table knows no more of them than this; a game's own are
 * generated (`games/<slug>/face/generated.ts`). */
export interface GameTypes {
  action: Action
  event: Event
  view: unknown
  board: unknown
  preview: unknown
  /** How far things are. */
  distances: unknown
  options: object
}

/** An action whose fields may be missing. */
export type Incomplete<A extends Action> = A extends Action ? Pick<A, 'type'> & Partial<A> : never

/** What a game's table gets: what the viewer may know and may do, and how to say what they chose. */
export interface TableProps<G extends GameTypes = GameTypes> {
  board: G['board']
  view: G['view']
  distances: G['distances']
  /** Who is looking; `null` for a spectator. */
  viewer: number | null
  /** What the viewer may do now; empty when it isn't their turn. */
  legal: G['action'][]
  names: Names
  /** The options of the match, every one spelled out. */
  options: G['options']
  /** The last step, and what happened in it. */
  last: LastStep<G> | null
  /** An action that is only pointed at, by a hint or in the list of actions: it is shown, and nothing is chosen. */
  pointed: G['action'] | null
  /** A step is told piece by piece: from now on everything at the table shows this moment of it, until `null`. */
  show: (moment: Moment<G> | null) => void
  /** Plays one of the legal actions. */
  act: (action: G['action']) => void
  /** What a legal action will change. */
  preview: (action: G['action']) => Promise<Foreseen<G>>
  /** The legal actions in phrases. */
  tell: () => Promise<ToldAction[]>
  /** Says which rule forbids an action, whose fields may be missing. */
  explain: (action: Incomplete<G['action']>) => void
}

/** A moment within a step: what is seen then, and who acts. */
export interface Moment<G extends GameTypes = GameTypes> {
  view: G['view']
  seat: number
}

/** What an action will change, and what is told of it. */
export interface Foreseen<G extends GameTypes = GameTypes> {
  preview: G['preview']
  phrases: Phrase[]
}

export interface LastStep<G extends GameTypes = GameTypes> {
  step: number
  /** The views after each of its events, if it is new and the game tells steps piece by piece. */
  views: G['view'][] | null
  events: G['event'][]
  phrases: ToldStep['phrases']
}

/** What a game's own part of the set-up page gets. It keeps `options` possible for this many people. */
export interface SetUpProps {
  people: number
  options: Options
}

export interface ScoringProps<G extends GameTypes = GameTypes> {
  slug: string
  board: G['board']
  view: G['view']
  distances: G['distances']
  names: Names
  options: G['options']
  outcome: Outcome
}

/** What a game tells its board from, in words. */
export interface InWordsProps<G extends GameTypes = GameTypes> {
  board: G['board']
  view: G['view']
  distances: G['distances']
  /** How far everything is from a place. */
  distancesFrom: (place: string) => Promise<G['distances']>
  viewer: number | null
  names: Names
  options: G['options']
  legal: G['action'][]
}

/** A game in the list of games. */
export interface GameEntry {
  slug: string
  /** Its place in the list: the smaller comes first. */
  order: number
  /** The picture of the game on the start page. */
  Picture: Component<Record<string, never>> | undefined
  load: () => Promise<GameFace>
  /** Its introduction, if it has one. */
  lessons: (() => Promise<Lesson[]>) | undefined
}

/** A game without one has the plain face. */
export interface GameFace<G extends GameTypes = GameTypes> {
  slug: string
  /** Draws everything of the game: map, hand, piles. */
  Table: Component<TableProps<G>>
  /** Counts up the end. */
  Scoring: Component<ScoringProps<G>>
  /** The game's options at set-up, if it has any. */
  SetUp?: Component<SetUpProps, Record<string, never>, 'options'>
  /** The board in words, to be explored place by place. */
  BoardInWords?: Component<InWordsProps<G>>
  /** Does the table itself list in words what can be done? Then nothing beside it does. */
  listsActions?: boolean
  /** Are steps told piece by piece, from the views after each of their events? */
  tellsSteps?: boolean
  /** Is there anything that a player must not see? If not, one screen needs no hand-over page. */
  hasSecrets: boolean
  /** What a seat has in its hand, from that seat's view, for those who may see all of them. */
  OpenHand?: Component<{ view: G['view']; board: G['board']; seat: number }>
  /** Seats with those that the rules play themselves; by default as many as were set up. */
  seatCount?(view: G['view']): number
  /** The points that stand beside a player's name, if they are known. */
  points(view: G['view'], seat: number): number | undefined
  /** Numbers that stand beside each player's name. */
  Seat?: Component<{ view: G['view']; board: G['board']; seat: number }>
  /** What moves over the table when it happens. */
  flightsOf?(event: G['event'], viewer: number | null): Flight[]
  /** What an event sounds like, if it sounds. */
  soundOf?(event: G['event']): Sound | null
}
