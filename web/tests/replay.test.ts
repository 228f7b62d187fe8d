import { expect, test } from 'vitest'

import type { Engine } from '../src/engine/client'
import { Follower, sharedLength } from '../src/engine/follower'
import type { MatchRecord, Move } from '../src/engine/protocol'
import type { SeatPlan } from '../src/engine/saves'
import { perspectivesOf } from '../src/replay/perspective'
import type { GameFace } from '../src/table/game'

const moves: Move[] = Array.from({ length: 6 }, (_, index) => ({ seat: index % 2, action: { type: 'pass' } }))

test('moves are the same while they are the very same', () => {
  expect(sharedLength(moves, moves.slice(0, 4))).toBe(4)
  expect(sharedLength(moves.slice(0, 2), moves)).toBe(2)
  expect(sharedLength(moves, [moves[0]!, { ...moves[1]! }, moves[2]!])).toBe(1)
})

test('a follower takes the shortest way', async () => {
  const asked: string[] = []
  const answer = (request: string) => {
    asked.push(request)
    return Promise.resolve({ step: 0, to_act: [], outcome: null })
  }
  const engine = {
    resume: () => answer('resume'),
    rewind: (step: number) => answer(`rewind ${step}`),
    act: (seat: number) => answer(`act ${seat}`),
  }
  const follower = new Follower(engine as unknown as Engine, { actions: moves } as MatchRecord)
  const way = async (to: readonly Move[]) => {
    asked.length = 0
    await follower.follow(to)
    return asked.join(', ')
  }
  expect(await way(moves.slice(0, 3))).toBe('resume, rewind 3')
  expect(await way(moves.slice(0, 5))).toBe('act 1, act 0')
  expect(await way(moves.slice(0, 5))).toBe('rewind 5')
  expect(await way([...moves.slice(0, 4), { seat: 7, action: { type: 'pass' } }])).toBe('rewind 4, act 7')
})

test('while people play, nobody sees more than at the table', () => {
  const secret = { hasSecrets: true } as GameFace
  const person: SeatPlan = { kind: 'person', name: 'Ada' }
  const bot: SeatPlan = { kind: 'bot', bot: 'greedy' }
  expect(perspectivesOf(secret, [bot, person, bot], false)).toEqual([1, null])
  expect(perspectivesOf(secret, [person, person], false)).toEqual([null])
  expect(perspectivesOf(secret, [bot, bot], false)).toEqual(['open', 0, 1, null])
  expect(perspectivesOf(secret, [person, bot], true)).toEqual(['open', 0, 1, null])
  expect(perspectivesOf({ hasSecrets: false } as GameFace, [person, bot], true)).toEqual([null])
})
