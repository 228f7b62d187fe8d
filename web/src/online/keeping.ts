/** What was played online is kept on this device like any other match. */
import { load, save } from '../engine/saves'
import { recordOf } from './server'
import type { OnlineTable } from './table.svelte'

export async function keepRecord(table: OnlineTable) {
  if (!table.facts || (await load(table.id))) return
  const record = await recordOf(table.id)
  const { id, game } = table.facts
  const step = record.actions.length
  await save({ id, game, seats: table.seats, record, step, over: true, changed: Date.now() })
}
