/** The parts of the engine protocol that every game shares (see docs/engine-protocol.md). */
import type { Event, Fault, Phrase } from './generated'

export type {
  Action,
  Argument,
  BotInfo,
  Description,
  Event,
  Fault,
  GameInfo,
  Insight,
  MatchRecord,
  Options,
  Outcome,
  Phrase,
  Progress,
  Prospect,
  RecordedAction as Move,
  Review as Judgement,
  ToldAction,
} from './generated'

/** What happened in a step, and what is told of each event; nothing of those that aren't worth telling. */
export interface ToldStep {
  events: Event[]
  phrases: (Phrase | null)[]
}

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message)
  }
}
