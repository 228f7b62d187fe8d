import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { Engine } from '../src/engine/client'
import { EngineMemory } from '../src/engine/memory'
import { Refused, type Fault, type GameInfo, type MatchRecord, type Progress } from '../src/engine/protocol'
import { BrokenLink, decode, encode, pack, unpack, type Told } from '../src/replay/link'

const module = new WebAssembly.Module(readFileSync('src/engine/engine.wasm'))

/** The engine without its worker, as far as links need it. */
function engine() {
  const memory = new EngineMemory(new WebAssembly.Instance(module))
  const ask = async <Answer>(request: object) => {
    const answer = JSON.parse(memory.answer(JSON.stringify(request))) as { ok: Answer } | { error: Fault }
    if ('error' in answer) throw new Refused(answer.error)
    return answer.ok
  }
  const asked = {
    begin: (match: object) => ask<Progress>({ cmd: 'new', ...match }),
    load: (match: object) => ask<Progress>({ cmd: 'load', ...match }),
    act: (seat: number, action: object) => ask<Progress>({ cmd: 'act', seat, action }),
    best: (seat: number) => ask<{ action: object }>({ cmd: 'best', seat, bot: 'greedy' }),
    record: async () => (await ask<{ record: MatchRecord }>({ cmd: 'record' })).record,
    games: async () => (await ask<{ games: GameInfo[] }>({ cmd: 'games' })).games,
    state: async () => (await ask<{ state: unknown }>({ cmd: 'state' })).state,
  }
  return { ...asked, asEngine: asked as unknown as Engine }
}

/** A match of greedy bots, so many moves long or to its end. */
async function played(begin: (table: ReturnType<typeof engine>) => Promise<Progress>, moves = Infinity) {
  const table = engine()
  let progress = await begin(table)
  for (let move = 0; move < moves && !progress.outcome; move++) {
    const seat = progress.to_act[0]!
    progress = await table.act(seat, (await table.best(seat)).action)
  }
  return table.record()
}

const told = (record: MatchRecord, seats: number): Told => ({
  game: record.game,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Žofie / 曾' } : { kind: 'bot', bot: 'greedy' },
  ),
  record,
})

describe('a match in a link', () => {
  it.each([
    { game: 'san-francisco', seats: 3, options: {} },
    { game: 'mini-express', seats: 4, options: { map: 'europe' } },
    { game: 'mini-express', seats: 1, options: { level: 'tourist' } },
  ])('of $game for $seats comes back whole, and is short', async ({ game, seats, options }) => {
    const record = await played((table) => table.begin({ game, seats, options, seed: 'a link' }))
    const link = await encode(engine().asEngine, told(record, seats))
    expect(link).toMatch(/^[\w-]+$/)
    expect(link.length).toBeLessThan(4000)
    expect(await decode(engine().asEngine, link)).toEqual(told(record, seats))
  })

  it('takes a board of its own with it', async () => {
    const own = JSON.parse(readFileSync('../games/san-francisco/data/san-francisco.json', 'utf8')) as { name: string }
    const board = { ...own, name: 'Elsewhere' }
    const record = await played((table) => table.begin({ game: 'san-francisco', seats: 2, seed: 'x', board }), 5)
    const link = await encode(engine().asEngine, told(record, 2))
    expect((await decode(engine().asEngine, link)).record).toEqual(record)
  })

  it('takes the position with it where the match began', async () => {
    const first = engine()
    await first.begin({ game: 'mini-express', seats: 2, options: { mode: 'expert' }, seed: 'position' })
    const state = await first.state()
    const { options } = await first.record()
    const begin = { game: 'mini-express', seats: 2, options, seed: 'y', state }
    const record = await played((table) => table.load(begin), 6)
    const link = await encode(engine().asEngine, told(record, 2))
    expect((await decode(engine().asEngine, link)).record).toEqual(record)
  })

  it('is refused if it was tampered with', async () => {
    const record = await played((table) => table.begin({ game: 'san-francisco', seats: 2, seed: 'z' }), 8)
    const text = await unpack(await encode(engine().asEngine, told(record, 2)))
    const other = await pack(text.replace('"seed":"z"', '"seed":"other"'))
    await expect(decode(engine().asEngine, other)).rejects.toBeInstanceOf(Refused)
    const shorter = JSON.parse(text) as { moves: unknown[] }
    shorter.moves.pop()
    const wrong = await decode(engine().asEngine, await pack(JSON.stringify(shorter))).catch((error: Refused) => error)
    expect((wrong as Refused).fault.code).toBe('record/other-hash')
  })
})

describe('a link that is none', () => {
  const broken = {
    empty: '',
    letters: 'not!a%link',
    nonsense: 'aGVsbG8',
    'cut off': '',
    'something else': '',
    'without seats': '',
  }

  it.each(Object.keys(broken) as (keyof typeof broken)[])('is told: %s', async (kind) => {
    let link = broken[kind]
    if (kind === 'cut off') link = (await pack(JSON.stringify({ text: Math.PI.toString().repeat(20) }))).slice(0, -9)
    if (kind === 'something else') link = await pack('{"format":"other"}')
    if (kind === 'without seats') link = await pack('{"format":"roundhouse-link-1","moves":[]}')
    await expect(decode(engine().asEngine, link)).rejects.toBeInstanceOf(BrokenLink)
  })

  it('never fills the memory', async () => {
    const bomb = await pack(' '.repeat(30_000_000))
    expect(bomb.length).toBeLessThan(60_000)
    await expect(unpack(bomb)).rejects.toBeInstanceOf(BrokenLink)
  })
})
