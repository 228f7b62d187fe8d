/** A match in a link: all of it stands after the `#`, so that no server ever sees it.
 *
 * What the rules lead to is left out, because whoever opens the link has the rules. So a whole match fits into some
 * hundreds of letters. */
import type { Engine } from '../engine/client'
import { Refused, type MatchRecord, type Action } from '../engine/protocol'
import type { SeatPlan } from '../engine/saves'
import { seatsOf } from '../table/matches'

/** A match that somebody can look at. */
export interface Told {
  game: string
  seats: SeatPlan[]
  record: MatchRecord
}

/** What a link holds. */
interface Essence {
  format: 'roundhouse-link-1'
  game: string
  seats: SeatPlan[]
  options: Record<string, unknown>
  seed: string
  /** Only a board that isn't the game's own. */
  board?: unknown
  position?: unknown
  moves: [number, Action][]
  hash: string
}

/** No honest match is longer; what is gets no memory. */
const LONGEST_TEXT = 2_000_000

/** It isn't a link of ours, or not all of it. */
export class BrokenLink extends Error {}

/** The match as the part of an address. */
export async function encode(engine: Engine, { game, seats, record }: Told): Promise<string> {
  const { options, seed, position, hash } = record
  const moves = record.actions.map(({ seat, action }): [number, Action] => [seat, action])
  const short: Essence = { format: 'roundhouse-link-1', game, seats, options, seed, moves, hash }
  if (position !== undefined) short.position = position
  const ownBoard = await rebuild(engine, short).then(
    ({ board }) => JSON.stringify(board) === JSON.stringify(record.board),
    () => false,
  )
  return pack(JSON.stringify(ownBoard ? short : { ...short, board: record.board }))
}

/** The match that a link holds, played again by the rules; refused if it isn't the same. */
export async function decode(engine: Engine, link: string): Promise<Told> {
  const essence = read(await unpack(link))
  const record = await rebuild(engine, essence)
  const { bots } = (await engine.games()).find(({ game }) => game === essence.game)!
  if (record.hash !== essence.hash) throw new Refused({ code: 'record/other-hash', message: 'another position' })
  return { game: essence.game, seats: seatsOf(essence.seats, essence.seats.length, bots), record }
}

async function rebuild(engine: Engine, { game, seats, options, seed, board, position, moves }: Essence) {
  const setting = { game, seats: seats.length, options, seed, ...(board === undefined ? {} : { board }) }
  await (position === undefined ? engine.begin(setting) : engine.load({ ...setting, state: position }))
  await Promise.all(moves.map(([seat, action]) => engine.act(seat, action)))
  return engine.record()
}

function read(text: string): Essence {
  try {
    const essence = JSON.parse(text) as Essence
    const { format, seats, moves } = essence
    const whole = Array.isArray(seats) && Array.isArray(moves) && moves.every(Array.isArray)
    if (format === 'roundhouse-link-1' && whole) return essence
  } catch {
    // Told below.
  }
  throw new BrokenLink()
}

/** Compressed, in the letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text again; refused if it is damaged, or too long for anybody's good. */
export async function unpack(link: string): Promise<string> {
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return await readText(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
  } catch {
    throw new BrokenLink()
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (text.length > LONGEST_TEXT) throw new Error('too long')
    if (done) return text
  }
}
