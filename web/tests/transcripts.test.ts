import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { EngineMemory } from '../src/engine/memory'

const GAMES = '../games'

/** A transcript: what was set up, each action, and the hash of the state after each. */
function parse(text: string) {
  const lines = text.split('\n')
  const header = JSON.parse(lines[0]!) as { game: string; seats: number; seed: string; options?: unknown }
  const steps: { seat: number; action: unknown }[] = []
  const hashes: string[] = []
  for (const line of lines.slice(1)) {
    const action = /^#\d+ seat (\d+) (.*)$/.exec(line)
    if (action) steps.push({ seat: Number(action[1]), action: JSON.parse(action[2]!) })
    if (line.startsWith('= ')) hashes.push(line.slice(2).trim())
  }
  return { header, steps, hashes }
}

const transcripts = readdirSync(GAMES).flatMap((game) => {
  try {
    const folder = join(GAMES, game, 'transcripts')
    return readdirSync(folder).map((file) => join(folder, file))
  } catch {
    return []
  }
})

const module = new WebAssembly.Module(readFileSync('src/engine/engine.wasm'))

test('there are transcripts', () => expect(transcripts.length).toBeGreaterThan(0))

test.each(transcripts)('%s has the same hashes in WebAssembly', (file) => {
  const engine = new EngineMemory(new WebAssembly.Instance(module))
  const ask = (request: object) => {
    const answer = JSON.parse(engine.answer(JSON.stringify(request))) as { ok?: Record<string, unknown> }
    expect(answer.ok, JSON.stringify(answer)).toBeDefined()
    return answer.ok!
  }
  const { header, steps, hashes } = parse(readFileSync(file, 'utf8'))
  const { game, seats, seed, options } = header
  ask({ cmd: 'new', game, seats, seed, ...(options === undefined ? {} : { options }) })
  const seen = [ask({ cmd: 'state' })['hash']]
  for (const { seat, action } of steps) {
    ask({ cmd: 'act', seat, action })
    seen.push(ask({ cmd: 'state' })['hash'])
  }
  expect(hashes.length).toBe(steps.length + 1)
  expect(seen).toEqual(hashes)
})

test('bad input gets an answer, and the next request works', () => {
  const engine = new EngineMemory(new WebAssembly.Instance(module))
  expect(JSON.parse(engine.answer('nonsense')).error.code).toBeDefined()
  expect(JSON.parse(engine.answer('{"cmd":"games"}')).ok.games.length).toBeGreaterThan(0)
})
