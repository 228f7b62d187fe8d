import { beforeEach, expect, test, vi } from 'vitest'

import type { Insight, MatchRecord } from '../src/engine/protocol'

/** Pieces that are being thought about, to be answered by the test. */
const pieces = vi.hoisted(() => [] as ((nodes: number) => void)[])
vi.mock('../src/engine/client', () => ({
  Engine: class {
    think = () => new Promise((answer) => pieces.push((nodes) => answer({ nodes, prospects: [] } as Insight)))
    close() {}
  },
}))
vi.mock('../src/engine/follower', () => ({
  Follower: class {
    follow = async () => {}
  },
}))

const { Hint } = await import('../src/insight/hint.svelte')

const settle = () => new Promise((done) => setTimeout(done))
const answer = async (nodes: number) => {
  pieces.shift()!(nodes)
  await settle()
}

beforeEach(() => {
  pieces.length = 0
})

test('once it is stopped, no move changes its place any more', async () => {
  const hint = new Hint({} as MatchRecord, [], 0)
  void hint.think()
  await answer(500)
  hint.stop()
  await answer(1000)
  expect(hint.insight?.nodes).toBe(500)
  void hint.think()
  await answer(1500)
  expect(hint.insight?.nodes).toBe(1500)
})

test('stopped before there was anything to show, it shows what comes', async () => {
  const hint = new Hint({} as MatchRecord, [], 0)
  void hint.think()
  hint.stop()
  await answer(500)
  expect(hint.insight?.nodes).toBe(500)
})
