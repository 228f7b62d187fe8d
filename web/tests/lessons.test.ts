/** Every lesson of an introduction can be followed, and can be missed: the engine says so. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import './fakes'
import { EngineMemory } from '../src/engine/memory'
import type { Action } from '../src/engine/protocol'
import { GAMES } from '../src/games'

const module = new WebAssembly.Module(readFileSync('src/engine/engine.wasm'))
const introductions = await Promise.all(
  GAMES.map(async ({ slug, lessons }) => [slug, (await lessons?.()) ?? []] as const),
)

describe.each(introductions)('the introduction to %s', (game, lessons) => {
  const english = readFileSync(`../games/${game}/locales/en.ftl`, 'utf8')

  it.each(lessons.map((lesson) => [lesson.name, lesson] as const))(
    '%s',
    (name, { position, seats, wanted, times = 1 }) => {
      const engine = new EngineMemory(new WebAssembly.Instance(module))
      const ask = <Answer>(request: object) => {
        const answer = JSON.parse(engine.answer(JSON.stringify(request))) as { ok: Answer; error?: unknown }
        expect(answer.error).toBeUndefined()
        return answer.ok
      }
      const begin = 'seed' in position ? { cmd: 'new', seed: position.seed } : { cmd: 'load', state: position.state }
      ask({ ...begin, game, seats })
      for (let played = 0; played < times; played++) {
        const { actions } = ask<{ actions: Action[] }>({ cmd: 'legal', seat: 0 })
        const following = actions.filter(wanted)
        expect(following.length, 'something follows the idea').toBeGreaterThan(0)
        ask({ cmd: 'act', seat: 0, action: following[0] })
      }
      expect(english).toContain(`\nlearn-${name} =`)
      expect(english).toContain(`\nlearn-${name}-done =`)
    },
  )
})
