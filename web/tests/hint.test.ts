import { beforeEach, expect, test, vi } from 'vitest'

import type { Action, Insight, MatchRecord, Prospect } from '../src/engine/protocol'

/** Pieces that are being thought about, to be answered by the test. */
const pieces = vi.hoisted(() => [] as ((nodes: number, prospects?: Prospect[]) => void)[])
/** Every list of actions that was to be told. */
const asked = vi.hoisted(() => [] as string[][])
vi.mock('../src/engine/client', () => ({
  Engine: class {
    think = () =>
      new Promise((answer) => pieces.push((nodes, prospects = []) => answer({ nodes, prospects } satisfies Insight)))
    tell = (_: number, actions: Action[]) => {
      asked.push(actions.map(({ type }) => type))
      return Promise.resolve(actions.map(({ type }) => ({ phrase: [`told-${type}`] })))
    }
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
const answer = async (nodes: number, prospects?: Prospect[]) => {
  pieces.shift()!(nodes, prospects)
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

test('what it shows is told, and told once', async () => {
  const hint = new Hint({} as MatchRecord, [], 0)
  void hint.think()
  const prospect = (type: string, seen: number, then: string): Prospect => ({
    action: { type },
    seen,
    chances: [],
    points: [],
    line: [{ seat: 1, action: { type: then } }],
  })
  await answer(500, [prospect('a', 100, 'b'), prospect('hardly looked at', 1, 'c')])
  await answer(1000, [prospect('a', 100, 'b'), prospect('d', 100, 'e')])
  hint.close()
  expect(asked).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ])
  expect(hint.phraseOf({ type: 'e' })).toEqual(['told-e'])
})
