/** The list of actions is told when somebody reads it: together with the next view, and once. */
import { expect, test } from 'vitest'

import './fakes'
import type { Engine } from '../src/engine/client'
import type { Action } from '../src/engine/protocol'
import { EngineSitting } from '../src/table/engine-sitting.svelte'
import type { GameFace } from '../src/table/game'
import { Names } from '../src/table/names'

/** Everything that the engine was asked. */
const asked: string[] = []
const answer = <T>(question: string, value: T) => {
  asked.push(question)
  return Promise.resolve(value)
}
const actions: Action[] = [{ type: 'a' }, { type: 'b' }]
const told = actions.map(({ type }) => ({ phrase: [type] }))
const engine = {
  look: () => answer('view', { view: {}, distances: null, task: ['task'] }),
  legal: () => answer('legal', [...actions]),
  happened: () => answer('events', { steps: [], revealed: [] }),
  tell: () => answer('tell', told),
} as unknown as Engine

class Sitting extends EngineSitting {
  readonly board = null
  readonly options = {}
  readonly viewer = 0
  readonly mine = true
  readonly names = new Names([{ kind: 'person', name: 'Ada' }], 0)

  /** Another step; gives what was asked for it. */
  async goOn() {
    asked.length = 0
    const { news, ...sight } = await this.look(0, 0, null)
    this.display({ step: this.step + 1, to_act: [0], outcome: null }, { ...sight, steps: news })
    return asked.join(' ')
  }

  override async act() {}
}

test('nobody pays for a list that nobody reads', async () => {
  const sitting = new Sitting(engine, {} as GameFace)
  expect(await sitting.goOn()).toBe('view legal events')
  expect(sitting.task).toEqual(['task'])
  expect(await sitting.tell()).toEqual(told)
  expect(await sitting.tell()).toEqual(told)
  expect(asked.join(' ')).toBe('view legal events tell')
  // It is open: it comes with the next view, and needn't be asked for.
  expect(await sitting.goOn()).toBe('view legal events tell')
  expect(await sitting.tell()).toEqual(told)
  expect(asked.length).toBe(4)
  // It was closed after the next one.
  expect(await sitting.goOn()).toBe('view legal events tell')
  expect(await sitting.goOn()).toBe('view legal events')
})

test('to somebody in their own seat it is said as "you", whatever their name', () => {
  const seats = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, bot: 'greedy' },
  ]
  const yours = (viewer: number | null) => seats.map((_, seat) => new Names(seats, viewer).isYou(seat))
  expect(yours(0)).toEqual([true, false])
  expect(yours(1)).toEqual([false, false])
  expect(yours(null)).toEqual([false, false])
  expect(new Names([{ kind: 'person', name: '' }], null).isYou(0)).toBe(true)
})
