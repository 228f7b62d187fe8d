// Written by `make types` from the Rust types: don't edit it.

import type {
  Action,
  Distances,
  Event,
  Options,
  Outcome,
  Phrase,
  Preview,
  Refusal,
  Seat,
  SeatSet,
  ToldAction,
  View,
} from '../engine/generated'

/** Everything that a client can be told. */
export type ServerMessage =
  /** Once, after the greeting. */
  | {
      type: 'welcome'
      /** The version of the protocol that the server speaks. */
      protocol: number
      /** What never changes about the table. */
      table: TableFacts
      /** The client's seat; `null` for a spectator. */
      you: Seat | null
      /** The table's time, in milliseconds since 1970. */
      at_ms: number
    }
  /** A page of the log; only the last page says how things are now. */
  | {
      type: 'entries'
      /** In their order. */
      entries: Entry[]
      /** The table as it is. */
      now?: Now
    }
  /** What people said. */
  | {
      type: 'chat'
      /** In their order. */
      lines: ChatLine[]
    }
  /** Everybody who is connected. */
  | {
      type: 'presence'
      /** The seats whose players are connected. */
      seats: number[]
      /** How many others are. */
      spectators: number
    }
  /** A command is done, and durable. */
  | {
      type: 'accepted'
      /** The client's own id of the command. */
      submission: string
      /** The number of its entry; for chat, of its line. */
      number: number
    }
  /** A command is not done; nothing has changed. */
  | {
      type: 'refused'
      /** `null` if no command could be read. */
      submission: string | null
      /** Why. */
      error: Refusal
    }
  /** What an action would change. */
  | {
      type: 'preview'
      /** What the client calls its question; `null` if that couldn't be read. */
      id: string | null
    } & (Previewed | {
      /** The reason. */
      error: Refusal
    })
  /** What completes an action. */
  | {
      type: 'explain'
      /** What the client calls its question; `null` if that couldn't be read. */
      id: string | null
    } & (Explained | {
      /** The reason. */
      error: Refusal
    })
  /** How far things are. */
  | {
      type: 'distances'
      /** What the client calls its question; `null` if that couldn't be read. */
      id: string | null
    } & (Measured | {
      /** The reason. */
      error: Refusal
    })
  /** Actions in words. */
  | {
      type: 'tell'
      /** What the client calls its question; `null` if that couldn't be read. */
      id: string | null
    } & (Told | {
      /** The reason. */
      error: Refusal
    })
  /** The server stops as planned: come back later. */
  | { type: 'closing' }

/** What never changes about a table. */
export interface TableFacts {
  /** Its address. */
  id: string
  /** The game's slug. */
  game: string
  /** Its options, as they were asked for. */
  options: Options
  /** Is it on the list of tables? */
  public: boolean
  /** How long people may think; `null` is as long as they like. */
  clock: ClockRule | null
  /** The bot that plays for people who resigned or ran out of time. */
  substitute: string
  /** How long people have to answer a proposal. */
  answer_seconds: number
  /** The promise about the server's part of the seed. */
  commitment: string
}

/** The rule of a table's clocks. */
export interface ClockRule {
  /** What the time is for. */
  per: Per
  /** The time. */
  seconds: number
  /** What is added after each action, with a clock per player. */
  increment_seconds: number
  /** What happens when it is over. */
  late: Late
}

/** What the time is for. */
export type Per = 'move' | 'player'

/** What happens to a player who runs out of time. */
export type Late = 'bot_moves' | 'seat_lost'

/** An entry of the log, as its viewer may know it. */
export type Entry = {
  /** Its place in the log, from 1. */
  number: number
  /** When it happened, in milliseconds since 1970. */
  at_ms: number
  /** The time to answer is over: was the proposal carried out? */
  done?: boolean
  /** The step that the match is at again, where an undo was carried out. */
  back_to?: number
} & (
  /** Somebody took a seat, and added randomness of their own. */
  | {
      type: 'sat'
      seat: Seat
      name: string
      randomness: string
    }
  /** Somebody got up before the match began. */
  | { type: 'left'; seat: Seat }
  /** The host freed a seat before the match began. */
  | { type: 'removed'; seat: Seat }
  /** A bot was put into a seat that was free. */
  | { type: 'bot_sat'; seat: Seat; bot: string }
  /** The match was set up. */
  | {
      type: 'started'
      /** What happened. */
      events: Event[]
      /** What is told of each event; `null` where it isn't worth telling. */
      phrases: (Phrase | null)[]
      /** Did somebody learn something that an undo can't make them forget? */
      revealed: boolean
    }
  /** Somebody acted. */
  | {
      type: 'played'
      seat: Seat
      by: Chooser
      /** What happened. */
      events: Event[]
      /** What is told of each event; `null` where it isn't worth telling. */
      phrases: (Phrase | null)[]
      /** Did somebody learn something that an undo can't make them forget? */
      revealed: boolean
    }
  /** Somebody proposed something. */
  | { type: 'proposed'; seat: Seat; proposal: Proposal }
  /** Somebody agreed to what was proposed. */
  | { type: 'agreed'; seat: Seat }
  /** Somebody didn't. */
  | { type: 'declined'; seat: Seat }
  /** The time to answer a proposal is over. */
  | { type: 'lapsed' }
  /** Somebody took their seat back from a bot. */
  | { type: 'returned'; seat: Seat }
  /** Somebody gave up. */
  | { type: 'resigned'; seat: Seat }
  /** Everybody here thought for too long. */
  | { type: 'timed_out'; seats: SeatSet }
  /** Somebody has had no connection for a minute. */
  | { type: 'gone'; seat: Seat }
  /** They are connected again. */
  | { type: 'here'; seat: Seat }
  /** The server stopped as planned: no clock runs. */
  | { type: 'clocks_stopped' }
  /** It is back: clocks run on. */
  | { type: 'clocks_started' }
  /** Somebody spoke, in an older log; without a text if the viewer had muted them. */
  | { type: 'said'; seat: Seat; text: string | null }
  /** The viewer doesn't want to hear somebody, or does again. */
  | { type: 'muted'; seat: Seat; muted: boolean }
  /** It concerns somebody else. */
  | { type: 'private' }
  /** Somebody opened a table for another match; only those who sat here learn which. */
  | { type: 'rematch_opened'; seat: Seat; table?: string }
)

/** Who chose an action. */
export type Chooser = 'person' | 'bot'

/** Something that the others must agree to. */
export type Proposal =
  /** To take back the proposer's last action, and all that came after. */
  | { type: 'undo' }
  /** To stop the clocks, and play, for a while. */
  | { type: 'pause' }
  /** To go on. */
  | { type: 'resume' }
  /** To let a bot play for somebody who is missing, or who agrees to it. */
  | {
      type: 'take_over'
      /** Whose seat. */
      seat: Seat
      /** Which bot. */
      bot: string
    }

/** The table as it is. */
export interface Now {
  /** The number of the last entry. */
  number: number
  /** Where the table is in its life. */
  phase: PhaseName
  /** Is nobody to move, by agreement or because the server stops? */
  paused: boolean
  /** Who sits where. */
  seats: SeatNow[]
  /** The proposal that waits for answers. */
  proposal: ProposalNow | null
  /** How much time is left. */
  clocks: ClocksNow | null
  /** The player who may begin the match, seat bots and free seats. */
  host: Seat | null
  /** The table of the next match, for those who sat at this one. */
  rematch: string | null
  /** How the match ended, once it has. */
  ending?: Ending
  /** The match; left out where nothing happened in it. */
  match?: MatchNow
}

/** Where a table is in its life, in a word. */
export type PhaseName = 'waiting' | 'playing' | 'ended'

/** A seat as it is. */
export interface SeatNow {
  /** The person who sits here. */
  name: string | null
  /** The bot that plays here now. */
  bot: string | null
  /** How the seat stands in the match. */
  standing: Standing
  /** Somebody sits here, and has had no connection for a minute. */
  gone: boolean
  /** In a rematch: the person who sat here, and hasn't sat down again yet. */
  kept_for?: string
}

/** How a seat stands in the match. */
export type Standing = 'playing' | 'resigned' | 'lost_on_time'

/** A proposal that waits for answers. */
export interface ProposalNow {
  /** The player who made it. */
  by: Seat
  /** What is proposed. */
  proposal: Proposal
  /** Everybody who has agreed. */
  agreed: SeatSet
  /** Everybody who has to answer, also a person whose seat a bot plays. */
  asked: SeatSet
  /** When silence counts, by the table's time. */
  until_ms: number
  /** What it then counts as. */
  silence: Silence
}

/** What silence means once the time to answer is over. */
export type Silence = 'agrees' | 'declines'

/** The clocks at the time of the last entry. */
export interface ClocksNow {
  /** What each seat has left. */
  left_ms: number[]
  /** Everybody who thinks. */
  running: SeatSet
  /** When that was. */
  at_ms: number
}

/** How a match at a table ended. */
export interface Ending {
  /** Why it is over. */
  reason: EndReason
  /** The winners; a player who gave up can't be one. */
  winners: SeatSet
  /** The result by the rules, if the match came to its end. */
  outcome: Outcome | null
}

/** Why a match is over. */
export type EndReason = 'finished' | 'resigned'

/** The match as its viewer sees it. */
export interface MatchNow {
  /** How many actions were played. */
  step: number
  /** The seats that may act. */
  to_act: SeatSet
  /** What the viewer may know. */
  view: View
  /** How far things are, worked out from the view. */
  distances: Distances
  /** What the viewer is asked to do. */
  task: Phrase
  /** The view after each event of the step that has just been played, where the game shows it event by event. */
  views?: View[]
  /** What the viewer may do. */
  legal: Action[]
}

/** A line of chat. */
export interface ChatLine {
  /** Its place in the chat, from 1. */
  number: number
  /** When it was said, in milliseconds since 1970. */
  at_ms: number
  /** The seat of the player who said it. */
  seat: Seat
  /** `null` if the viewer has muted the seat. */
  text: string | null
}

/** What an action would change. */
export interface Previewed {
  /** The game's own account of it. */
  preview: Preview
  /** What is told of it. */
  phrases: Phrase[]
}

/** A legal action that completes an incomplete one. */
export interface Explained {
  /** The action. */
  action: Action
}

/** How far things are. */
export interface Measured {
  /** As the game measures them. */
  distances: Distances
}

/** Actions in words. */
export interface Told {
  /** In the order in which they were asked for. */
  actions: ToldAction[]
}

/** The answer to every request about one table. */
export interface OneTable {
  /** The table. */
  table: TableShown
}

/** A table as anybody sees it who asks for it. */
export interface TableShown {
  /** Its address. */
  id: string
  /** The game's slug. */
  game: string
  /** Its options, as they were asked for. */
  options: Options
  /** Is it on the list of tables? */
  public: boolean
  /** How long people may think; `null` is as long as they like. */
  clock: ClockRule | null
  /** The bot that plays for people who resigned or ran out of time. */
  substitute: string
  /** How long people have to answer a proposal. */
  answer_seconds: number
  /** The promise about the server's part of the seed. */
  commitment: string
  /** The table as it is. */
  now: Now
  /** The asker's seat; `null` for a spectator. */
  you: Seat | null
}

/** The public tables. */
export interface TableList {
  /** The liveliest first. */
  tables: TableLine[]
}

/** A table on the list. */
export interface TableLine {
  /** Its address. */
  id: string
  /** The game's slug. */
  game: string
  /** Its options. */
  options: Options
  /** How long people may think. */
  clock: ClockRule | null
  /** Where the table is in its life. */
  phase: PhaseName
  /** Who sits where; `null` where nobody does. */
  seats: (SummarySeat | null)[]
}

/** Who sits in a seat, on the list. */
export type SummarySeat =
  /** A person. */
  | {
      /** What they are called. */
      name: string
    }
  /** A bot. */
  | {
      /** Which. */
      bot: string
    }

/** Everything that a client may send over a socket. */
export type ClientMessage = Greeting | Question | CommandMessage

/** The greeting. */
export type Greeting =
  /** The first message. */
  | {
      type: 'hello'
      /** The version of the protocol that the client speaks. */
      protocol: number
      /** The number of the last entry that the client has. */
      seen?: number
      /** The number of the last line of chat that the client has. */
      heard?: number
    }

/** A question about the match, as it is for whoever asks. */
export type Question =
  /** What would this action change, or which rule forbids it? */
  | {
      type: 'preview'
      /** What the client calls the question. */
      id: string
      action: Action
    }
  /** What completes this action, whose fields may be missing, or which rule forbids it? */
  | {
      type: 'explain'
      /** What the client calls the question. */
      id: string
      action: Action
    }
  /** How far are things, also from this place? */
  | {
      type: 'distances'
      /** What the client calls the question. */
      id: string
      from?: unknown
    }
  /** What are these actions in words? Without them, those that the asker may do. */
  | {
      type: 'tell'
      /** What the client calls the question. */
      id: string
      actions?: Action[] | null
    }

/** A command with its id. */
export type CommandMessage =
  /** To get up again. */
  | {
      type: 'leave'
      /** The client's own id of the command. */
      submission: string
    }
  /** To put a bot into a free seat. */
  | {
      type: 'seat_bot'
      /** Which seat. */
      seat: Seat
      /** Which bot. */
      bot: string
      /** The client's own id of the command. */
      submission: string
    }
  /** To free a seat again, before the match begins. */
  | {
      type: 'remove'
      /** Which seat. */
      seat: Seat
      /** The client's own id of the command. */
      submission: string
    }
  /** To begin the match. */
  | {
      type: 'start'
      /** The client's own id of the command. */
      submission: string
    }
  /** To act in the match. */
  | {
      type: 'act'
      /** The number of the last entry that this was decided on. */
      seen: number
      /** One of the legal actions. */
      action: Action
      /** The client's own id of the command. */
      submission: string
    }
  /** To propose something to the others. */
  | {
      type: 'propose'
      /** What. */
      proposal: Proposal
      /** The client's own id of the command. */
      submission: string
    }
  /** To agree to what is proposed. */
  | {
      type: 'agree'
      /** The client's own id of the command. */
      submission: string
    }
  /** Not to. */
  | {
      type: 'decline'
      /** The client's own id of the command. */
      submission: string
    }
  /** To take one's own seat back from a bot. */
  | {
      type: 'return'
      /** The client's own id of the command. */
      submission: string
    }
  /** To give up. */
  | {
      type: 'resign'
      /** The client's own id of the command. */
      submission: string
    }
  /** To say something to everybody. */
  | {
      type: 'say'
      /** What. */
      text: string
      /** The client's own id of the command. */
      submission: string
    }
  /** Not to hear somebody any more, or again. */
  | {
      type: 'mute'
      /** Whom. */
      seat: Seat
      /** Or not. */
      muted: boolean
      /** The client's own id of the command. */
      submission: string
    }
  /** To play another match with the same people. */
  | {
      type: 'rematch'
      /** The client's own id of the command. */
      submission: string
    }

/** What a client asks of a table, in the imperative. Its id on the wire is `submission`. */
export type Command =
  /** To get up again. */
  | { type: 'leave' }
  /** To put a bot into a free seat. */
  | {
      type: 'seat_bot'
      /** Which seat. */
      seat: Seat
      /** Which bot. */
      bot: string
    }
  /** To free a seat again, before the match begins. */
  | {
      type: 'remove'
      /** Which seat. */
      seat: Seat
    }
  /** To begin the match. */
  | { type: 'start' }
  /** To act in the match. */
  | {
      type: 'act'
      /** The number of the last entry that this was decided on. */
      seen: number
      /** One of the legal actions. */
      action: Action
    }
  /** To propose something to the others. */
  | {
      type: 'propose'
      /** What. */
      proposal: Proposal
    }
  /** To agree to what is proposed. */
  | { type: 'agree' }
  /** Not to. */
  | { type: 'decline' }
  /** To take one's own seat back from a bot. */
  | { type: 'return' }
  /** To give up. */
  | { type: 'resign' }
  /** To say something to everybody. */
  | {
      type: 'say'
      /** What. */
      text: string
    }
  /** Not to hear somebody any more, or again. */
  | {
      type: 'mute'
      /** Whom. */
      seat: Seat
      /** Or not. */
      muted: boolean
    }
  /** To play another match with the same people. */
  | { type: 'rematch' }

/** Asks for a table. */
export interface OpenTable {
  /** What is played, and how. */
  table: Settings
  /** Where whoever opens it sits. */
  sit: TakeSeat
}

/** What a table plays, and how. */
export interface Settings {
  /** The game's slug. */
  game: string
  /** Its options. */
  options?: Options
  /** Who sits where. */
  seats: SeatPlan[]
  /** Is it on the list of tables? Otherwise only those who know its address find it. */
  public?: boolean
  /** How long people may think; without it, as long as they like. */
  clock?: ClockRuleInput | null
  /** The bot that plays for those who resigned or ran out of time. */
  substitute?: string
  /** How long people have to answer a proposal; after that, silence counts. */
  answer_seconds?: number
}

/** Who a seat is for. */
export type SeatPlan =
  /** Whoever takes it. */
  | { type: 'person' }
  /** A bot of this name. */
  | {
      type: 'bot'
      /** One of the game's bots. */
      bot: string
    }

/** The rule of a table's clocks. */
export interface ClockRuleInput {
  /** What the time is for. */
  per: Per
  /** The time. */
  seconds: number
  /** What is added after each action, with a clock per player. */
  increment_seconds?: number
  /** What happens when it is over. */
  late: Late
}

/** Asks for a seat. */
export interface TakeSeat {
  /** Which; without it, the first that is free. */
  seat?: Seat | null
  /** What to be called. */
  name: string
  /** Randomness for the seed. */
  randomness?: string
}
