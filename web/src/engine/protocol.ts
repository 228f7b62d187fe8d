/** The parts of the engine protocol that every game shares (see docs/engine-protocol.md). */
import type { Fault } from './generated'

export type {
  Action,
  BotInfo,
  Description,
  Event,
  Fault,
  GameInfo,
  Insight,
  MatchRecord,
  Options,
  Outcome,
  Progress,
  Prospect,
  RecordedAction as Move,
  Review as Judgement,
} from './generated'

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message)
  }
}
