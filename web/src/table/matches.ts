/** Begins matches, and takes them over from files. */
import type { Engine } from '../engine/client'
import { Refused, type MatchRecord } from '../engine/protocol'
import { newId, save, type SeatPlan } from './saves'

/** Sets a match up and keeps it; gives its id. */
export async function startMatch(
  engine: Engine,
  game: string,
  seats: SeatPlan[],
  options: Record<string, unknown> = {},
  seed: string = newId(),
): Promise<string> {
  const id = newId()
  await engine.begin({ game, seats: seats.length, seed, options })
  const record = await engine.record()
  await save({ id, game, seats, record, step: 0, over: false, changed: Date.now() })
  return id
}

/** Checks a record and keeps it as a match. The first seat is for whoever opened it, bots take the others. */
export async function importMatch(engine: Engine, text: string, bot: string): Promise<string> {
  const record = parse(text)
  const { game, people, step, outcome } = await engine.resume(record)
  const seats = Array.from({ length: people }, (_, seat): SeatPlan =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot },
  )
  const id = newId()
  await save({ id, game, seats, record, step, over: outcome !== null, changed: Date.now() })
  return id
}

function parse(text: string): MatchRecord {
  try {
    return JSON.parse(text) as MatchRecord
  } catch (error) {
    throw new Refused({ code: 'input/malformed', message: String(error) })
  }
}
