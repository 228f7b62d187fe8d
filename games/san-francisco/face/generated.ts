// Written by `make types` from the Rust types: don't edit it.

/** The table as one viewer may know it. */
export interface View {
  /** Who is looking. */
  viewer: Viewer
  /** What is expected. */
  phase: PhaseView
  /** Of whom. */
  to_act: SeatSet
  /** Who began, once that is drawn. */
  first_player: Seat | null
  /** How many turns are left, once the last round has begun. */
  turns_left: number | null
  /** How many seats in a row have passed. */
  passes: number
  /** What everybody may know of each player. */
  seats: SeatView[]
  /** What only the viewer may know; nothing for a spectator. */
  own: Own | null
  /** The face-up cards. */
  row: Row
  /** Cards in the deck. */
  deck: number
  /** The discards. */
  discards: Cards
  /** The ticket deck. */
  ticket_deck: TicketDeckView
  /** Tokens that nobody has. */
  stacks: StackView[]
  /** Everybody's points and tickets, once the match is over. */
  scoring: Scoring | null
}

/** Who is looking: a seat, or somebody who only watches. */
export type Viewer = Seat | null

/** A place at the table, counted from 0; clockwise is rising. */
export type Seat = number

/** What is expected. */
export type PhaseView =
  /** Everybody chooses their first tickets. */
  | { type: 'first_tickets' }
  /** A waiting stack of tokens is placed. */
  | { type: 'placing_tokens' }
  /** A turn begins. */
  | { type: 'turn' }
  /** A second card is drawn. */
  | { type: 'second_card' }
  /** Drawn tickets are chosen from. */
  | { type: 'keeping_tickets' }
  /** A token of the claimed route is chosen. */
  | {
      type: 'taking_token'
      /** Which route. */
      route: RouteId
    }
  /** The match is over. */
  | {
      type: 'over'
      /** How it ended. */
      ending: Ending
    }

/** The slug of a route. */
export type RouteId = string

/** How a match ended. */
export type Ending = 'last_round' | 'everybody_passed'

/** Seats, the lowest first. */
export type SeatSet = Seat[]

/** What everybody may know of a player. */
export interface SeatView {
  /** Cable cars left. */
  cars: number
  /** Points for routes. */
  points: number
  /** Routes. */
  routes: RouteSet
  /** Tokens. */
  tokens: SymbolSet
  /** Cards in the hand. */
  cards: number
  /** Those that everybody saw being taken and not yet played. */
  seen: Cards
  /** Tickets kept; not known before everybody has chosen their first ones (SF-9). */
  tickets: number | null
  /** Tickets being chosen from. */
  offered: number
}

export type RouteSet = RouteId[]

export type SymbolSet = Symbol[]

/** What a tourist token shows. The names are ours. */
export type Symbol = 'crab' | 'sea-lion' | 'lantern' | 'kite' | 'guitar' | 'sourdough' | 'camera'

/** How many of each kind. */
export type Cards = Partial<Record<Card, number>>

/** One kind of transportation card. */
export type Card = 'blue' | 'green' | 'black' | 'purple' | 'red' | 'orange' | 'ferry'

/** What only the player may know. */
export interface Own {
  /** The hand. */
  hand: Cards
  /** The kept tickets. */
  tickets: TicketSet
  /** Those of them that are completed. */
  completed: TicketSet
  /** Tickets to choose from. */
  offer: TicketSet
  /** Tickets that will go under the deck once everybody has chosen. */
  returning: TicketSet
}

export type TicketSet = TicketId[]

/** The slug of a ticket. */
export type TicketId = string

/** The five face-up cards; a gap is null. */
export type Row = (Card | null)[]

/** What the viewer may know of the ticket deck. */
export interface TicketDeckView {
  /** Tickets in it. */
  size: number
  /** How many of them, at the bottom, were returned. */
  returned: number
  /** Where the tickets lie that the viewer returned. */
  known: Known[]
}

/** A ticket under the deck that the viewer returned. */
export interface Known {
  /** How many returned tickets lie above it. */
  below: number
  /** The ticket. */
  ticket: TicketId
}

/** Tokens of one symbol that nobody has. */
export interface StackView {
  /** What they show. */
  symbol: Symbol
  /** Where they lie, or beside the board. */
  location: LocationId | null
  /** How many. */
  left: number
}

/** The slug of a location. */
export type LocationId = string

/** Everybody's points and the winners. */
export interface Scoring {
  seats: SeatScore[]
  winners: SeatSet
  decided_by: Decider
}

/** One player's points, part by part. */
export interface SeatScore {
  /** For routes. */
  routes: number
  /** Tickets whose locations are joined. */
  completed: TicketSet
  /** Tickets whose locations are not. */
  failed: TicketSet
  /** For tickets, both kinds together. */
  tickets: number
  /** For tokens. */
  tokens: number
  /** In all; may be negative (SF-16). */
  total: number
}

/** What decided between the best. */
export type Decider = 'points' | 'completed_tickets' | 'shared'

/** Something that happened, its results written in. */
export type Event =
  /** Set-up: a stack of tokens was laid on one of the five locations, or beside the board. */
  | {
      type: 'stack_laid'
      /** What the tokens show. */
      symbol: Symbol
      /** Where, or `None` beside the board. */
      location: LocationId | null
      /** How many tokens. */
      count: number
    }
  /** Set-up: a card was dealt. */
  | {
      type: 'card_dealt'
      /** To whom. */
      seat: Seat
      /** Which. */
      card: Card
    }
  /** Tickets were dealt or drawn; the seat chooses which to keep. */
  | {
      type: 'tickets_drawn'
      /** By whom. */
      seat: Seat
      /** Which. */
      tickets: TicketSet
    }
  /** The seat chose which tickets to keep. */
  | {
      type: 'tickets_kept'
      /** Who. */
      seat: Seat
      /** Which. */
      tickets: TicketSet
    }
  /** A ticket went under the deck. */
  | {
      type: 'ticket_returned'
      /** Who returned it. */
      seat: Seat
      /** Which. */
      ticket: TicketId
    }
  /** The first player was drawn. */
  | {
      type: 'first_player_chosen'
      /** Who. */
      seat: Seat
    }
  /** A waiting stack was placed. */
  | {
      type: 'tokens_placed'
      /** By whom. */
      seat: Seat
      /** What the tokens show. */
      symbol: Symbol
      /** Where. */
      location: LocationId
      /** How many tokens. */
      count: number
    }
  /** A card was drawn from the deck, unseen. */
  | {
      type: 'card_drawn'
      /** By whom. */
      seat: Seat
      /** Which. */
      card: Card
    }
  /** A face-up card was taken. */
  | {
      type: 'card_taken'
      /** By whom. */
      seat: Seat
      /** From where. */
      slot: number
      /** Which. */
      card: Card
    }
  /** A card was turned up in the row. */
  | {
      type: 'card_turned_up'
      /** Where. */
      slot: number
      /** Which. */
      card: Card
    }
  /** The row had too many ferries and was discarded. */
  | { type: 'row_discarded' }
  /** The discards became the new deck. */
  | { type: 'deck_reshuffled' }
  /** A route was claimed. */
  | {
      type: 'route_claimed'
      /** By whom. */
      seat: Seat
      /** Which. */
      route: RouteId
      /** With which cards. */
      pay: Cards
      /** For how many points. */
      points: number
    }
  /** Both ends of the claimed route offer a new symbol; the seat chooses. */
  | {
      type: 'token_offered'
      /** Who. */
      seat: Seat
      /** The route. */
      route: RouteId
    }
  /** A token was taken. */
  | {
      type: 'token_taken'
      /** By whom. */
      seat: Seat
      /** Where. */
      location: LocationId
      /** What it shows. */
      symbol: Symbol
    }
  /** Nothing could be done. */
  | {
      type: 'passed'
      /** By whom. */
      seat: Seat
    }
  /** A turn ended. */
  | {
      type: 'turn_ended'
      /** Whose. */
      seat: Seat
    }
  /** Everybody has one more turn. */
  | {
      type: 'last_round_began'
      /** Who has two or fewer cable cars left. */
      seat: Seat
    }
  /** The match is over. */
  | {
      type: 'match_ended'
      /** Which way. */
      ending: Ending
    }
  /** Points were counted; tickets are open now. It tells what follows from the rest, so a simulation does without it. */
  | {
      type: 'scored'
      /** Everybody's points, part by part. */
      scoring: Scoring
    }

/** An event as a viewer may know it. */
export type EventView = Event | Veiled

/** What others may know of an event with a secret in it. */
export type Veiled =
  /** A card was dealt to somebody. */
  | {
      type: 'card_dealt'
      /** To whom. */
      seat: Seat
    }
  /** A card was drawn unseen. */
  | {
      type: 'card_drawn'
      /** By whom. */
      seat: Seat
    }
  /** Tickets were dealt or drawn. */
  | {
      type: 'tickets_drawn'
      /** By whom. */
      seat: Seat
      /** How many. */
      count: number
    }
  /** Tickets were chosen; how many is not told before set-up is over (SF-9), and afterwards follows from what is returned. */
  | {
      type: 'tickets_kept'
      /** By whom. */
      seat: Seat
    }
  /** A ticket went under the deck. */
  | {
      type: 'ticket_returned'
      /** Who returned it. */
      seat: Seat
    }

/** What a legal action will change. */
export interface Preview {
  /** Cards that leave the hand. */
  spends: Cards
  /** Cards that are certain to come into it. */
  gains: Cards
  /** Whether a card comes that nobody knows yet. */
  unseen_card: boolean
  /** Cable cars left afterwards. */
  cars_left: number
  /** Points scored at once. */
  points: number
  /** Tickets of the seat's that are completed by it. */
  completes: TicketSet
  /** Tickets that the seat will hold afterwards and doesn't now. */
  keeps: TicketSet
  /** Tokens that it brings, or offers a choice of. */
  tokens: Symbol[]
  /** The seat's points if the match ended right afterwards. */
  total: number
  /** Whether it begins the last round. */
  begins_last_round: boolean
}

/** How far it is, as far as the viewer can know. */
export interface Distances {
  /** The viewer's tickets and those on offer; once the match is over, everybody's tickets. */
  tickets: TicketDistance[]
  /** All locations, from the one that was asked about, if one was. */
  locations?: LocationDistance[] | null
}

/** What is still to be claimed for a ticket. */
export interface TicketDistance {
  /** Whose it is. */
  seat: Seat
  /** Which. */
  ticket: TicketId
  /** Spaces on the shortest way; 0 if it is complete, `null` if there is no way left. */
  missing: number | null
  /** The routes of that way, held or not. */
  routes: RouteId[]
}

/** What is still to be claimed on the way to a location. */
export interface LocationDistance {
  /** Which. */
  location: LocationId
  /** Spaces on the shortest way; `null` if there is no way left. */
  missing: number | null
  /** The routes of that way, held or not. */
  routes: RouteId[]
}

/** What a seat wants to do. (Braces even where there is nothing to say: with them, serde refuses fields that mean nothing.) */
export type Action =
  /** Keep these of the tickets on offer. */
  | {
      type: 'keep_tickets'
      /** At least one. */
      tickets: TicketSet
    }
  /** Put a waiting stack of tokens (with two players, one token of it) on the map. */
  | {
      type: 'place_tokens'
      /** Which stack. */
      symbol: Symbol
      /** A location without tokens. */
      location: LocationId
    }
  /** Draw the top card of the deck, unseen. */
  | { type: 'draw_deck' }
  /** Take a face-up card. */
  | {
      type: 'draw_face_up'
      /** From this place in the row. */
      slot: number
    }
  /** Claim a route. */
  | {
      type: 'claim_route'
      /** Which. */
      route: RouteId
      /** The exact cards to discard (SF-5). */
      pay: Cards
    }
  /** Take the token of this end of the route just claimed. */
  | {
      type: 'take_token'
      /** One of its two locations. */
      location: LocationId
    }
  /** Draw destination tickets. */
  | { type: 'draw_tickets' }
  /** Do nothing, because nothing can be done (SF-15). */
  | { type: 'pass' }

/** The options of a game that has none. */
export type Options = Record<string, never>

/** A position. What is left out is worked out: cars and points from the routes, the deck from the cards that lie nowhere else, likewise the ticket deck and the tokens. */
export interface Position {
  /** What is expected, and of whom. */
  phase: Phase
  /** Who began; left out before that is drawn. */
  first_player?: Seat | null
  /** How many turns are left, once the last round has begun. */
  turns_left?: number | null
  /** How many seats in a row have passed. */
  passes?: number
  /** Everybody's belongings. */
  seats: SeatPosition[]
  /** The face-up cards, `null` for a gap. */
  row: Row
  /** The deck; left out, all the cards that lie nowhere else. */
  deck?: Cards | null
  /** The discards. */
  discards?: Cards
  /** The ticket deck. */
  ticket_deck?: TicketDeckPosition
  /** The tokens that nobody has; a symbol left out lies where a plain set-up would put it. */
  stacks?: Partial<Record<Symbol, StackPosition>>
}

/** What is expected, and of whom. */
export type Phase =
  /** Set-up: everybody in `waiting` still has to choose their first tickets (SF-9). */
  | {
      type: 'first_tickets'
      /** Who has not chosen yet. */
      waiting: SeatSet
    }
  /** Set-up: the seat places a waiting stack of tokens (SF-7). */
  | {
      type: 'placing_tokens'
      /** Who. */
      seat: Seat
    }
  /** The seat begins a turn. */
  | {
      type: 'turn'
      /** Whose. */
      seat: Seat
    }
  /** The seat has drawn one card and draws another. */
  | {
      type: 'second_card'
      /** Who. */
      seat: Seat
    }
  /** The seat has drawn tickets and chooses which to keep. */
  | {
      type: 'keeping_tickets'
      /** Who. */
      seat: Seat
    }
  /** The seat has claimed a route both of whose ends offer a new token (SF-8). */
  | {
      type: 'taking_token'
      /** Who. */
      seat: Seat
      /** Which route. */
      route: RouteId
    }
  /** Nobody acts any more. */
  | {
      type: 'over'
      /** How it ended. */
      ending: Ending
    }

/** A player's belongings. */
export interface SeatPosition {
  /** Cable cars left; left out, those that are on no route. */
  cars?: number | null
  /** Points for routes; left out, recounted. */
  points?: number | null
  /** Cards. */
  hand?: Cards
  /** Those of them that everybody saw being taken. */
  seen?: Cards
  /** Kept tickets. */
  tickets?: TicketSet
  /** Tickets being chosen from, or waiting to be returned. */
  offer?: TicketSet
  /** Routes. */
  routes?: RouteSet
  /** Tokens. */
  tokens?: SymbolSet
}

/** The ticket deck, top to bottom. */
export interface TicketDeckPosition {
  /** The shuffled part; left out, all the tickets that lie nowhere else. */
  shuffled?: TicketSet | null
  /** What was put under it, the uppermost first. */
  returned?: Returned[]
}

/** A ticket under the deck, and who knows it because they put it there (SF-17). */
export interface Returned {
  /** The ticket. */
  ticket: TicketId
  /** Who returned it. */
  seat: Seat
}

/** Tokens of one symbol. */
export interface StackPosition {
  /** Where they lie; `null` beside the board. */
  location?: LocationId | null
  /** How many; left out, those that nobody has. */
  left?: number | null
}

/** A board file, as it is written. */
export interface Board {
  id: string
  name: string
  provenance: string
  cars: number
  cards: Cards
  route_points: Record<string, number>
  token_points: number[]
  token_locations: string[]
  locations: Location[]
  routes: Route[]
  tickets: Ticket[]
}

export interface Location {
  id: string
  name: string
  x: number
  y: number
  attested?: boolean
}

export interface Route {
  id: string
  between: [string, string]
  length: number
  colour: Colour
  ferries?: number
  double?: boolean
}

/** The colour of a route. */
export type Colour = 'blue' | 'green' | 'black' | 'purple' | 'red' | 'orange' | 'gray'

export interface Ticket {
  between: [string, string]
  points: number
}
