/** Every step of an introduction can be followed, and can be missed: the engine says so. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { EngineMemory } from '../src/engine/memory'
import type { Thing } from '../src/engine/protocol'
import { LESSONS } from '../src/learn/lessons'

const module = new WebAssembly.Module(readFileSync('src/engine/engine.wasm'))
const english = readFileSync('../locales/en/learn.ftl', 'utf8')

describe.each(Object.entries(LESSONS))('the introduction to %s', (game, lesson) => {
  it.each(lesson.map((step) => [step.name, step] as const))('%s', (name, { position, seats, wanted, times = 1 }) => {
    const engine = new EngineMemory(new WebAssembly.Instance(module))
    const ask = <Answer>(request: object) => {
      const answer = JSON.parse(engine.answer(JSON.stringify(request))) as { ok: Answer; error?: unknown }
      expect(answer.error).toBeUndefined()
      return answer.ok
    }
    const begin = 'seed' in position ? { cmd: 'new', seed: position.seed } : { cmd: 'load', state: position.state }
    ask({ ...begin, game, seats })
    for (let played = 0; played < times; played++) {
      const { actions } = ask<{ actions: Thing[] }>({ cmd: 'legal', seat: 0 })
      const following = actions.filter(wanted)
      expect(following.length, 'something follows the idea').toBeGreaterThan(0)
      ask({ cmd: 'act', seat: 0, action: following[0] })
    }
    expect(english).toContain(`\nlearn-${name} =`)
    expect(english).toContain(`\nlearn-${name}-done =`)
  })
})
