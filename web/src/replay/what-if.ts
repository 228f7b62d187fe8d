/** Goes on from a step of a match as another one. */
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import { newId, save, type SeatPlan } from '../engine/saves'
import type { Told } from './link'

/** Keeps the match as it was after this step, with whoever plays it from there; gives its id. */
export async function beginWhatIf({ game, record }: Told, step: number, seats: SeatPlan[]): Promise<string> {
  const engine = new Engine()
  await new Follower(engine, record).follow(record.actions.slice(0, step))
  const cut = await engine.record()
  engine.close()
  const id = newId()
  await save({ id, game, seats, record: cut, step, over: false, changed: Date.now(), whatIf: step })
  return id
}
