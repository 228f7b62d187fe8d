/** Begins matches, and takes them over from files. */
import type { Engine } from '../engine/client'
import type { BotInfo, MatchRecord } from '../engine/protocol'
import { newId, save, type SeatPlan } from '../engine/saves'
import { usualBot } from './names'

/** The longest name that anybody may have here. */
const LONGEST_NAME = 20

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

/** Checks a record and keeps it as a match. Everybody sits where they sat; if the record doesn't say, the first seat
 * is for whoever opened it, and bots take the others. */
export async function importMatch(engine: Engine, text: string): Promise<string> {
  const record = await parse(engine, text)
  const { game, people, step, outcome } = await engine.resume(record)
  const { bots } = (await engine.games()).find((other) => other.game === game)!
  const seats = seatsOf(record.players, people, bots)
  const id = newId()
  await save({ id, game, seats, record, step, over: outcome !== null, changed: Date.now() })
  return id
}

/** The record of a match, with who sat where. */
export const exported = (record: MatchRecord, seats: SeatPlan[]): MatchRecord => ({ ...record, players: seats })

/** Files come from anywhere: what isn't understood is played by somebody who can be. */
export function seatsOf(players: unknown, people: number, bots: BotInfo[]): SeatPlan[] {
  const listed: unknown[] = Array.isArray(players) ? players : []
  return Array.from({ length: people }, (_, seat): SeatPlan => {
    const { kind, name, bot } = Object(listed[seat]) as { kind?: unknown; name?: unknown; bot?: unknown }
    if (kind === 'person') return { kind, name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '' }
    if (listed.length === 0 && seat === 0) return { kind: 'person', name: '' }
    return { kind: 'bot', bot: bots.find((other) => other.name === bot)?.name ?? usualBot(bots) }
  })
}

/** Browsers say what is wrong with JSON in a language of their own; the engine says it in the reader's. */
async function parse(engine: Engine, text: string): Promise<MatchRecord> {
  try {
    return JSON.parse(text) as MatchRecord
  } catch {
    return engine.complain(text)
  }
}
