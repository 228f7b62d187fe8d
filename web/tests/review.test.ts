import { describe, expect, it } from 'vitest'

import type { Outcome, Prospect } from '../src/engine/protocol'
import type { Judged } from '../src/engine/saves'
import { bestOf } from '../src/insight/best'
import { curveOf, markOf, mistakesOf, turningPoints } from '../src/insight/review'

const prospect = (chances: number[]): Prospect => ({
  action: { type: 'pass' },
  seen: 1,
  chances,
  points: chances.map(() => 0),
  line: [],
})

const decision = (step: number, seat: number, chances: number[], loss = 0): Judged => ({
  step,
  seat,
  judgement: { best: prospect(chances), chosen: prospect(chances), loss },
})

const outcome: Outcome = { points: [9, 9, 1], winners: [0, 1], ending: 'x', decided_by: 'y' }

describe('the curve', () => {
  const judged = [
    decision(1, 0, [0.5, 0.5, 0]),
    decision(2, 1, [0.9, 0.1, 0]),
    decision(3, 0, [0.6, 0.4, 0]),
    decision(4, 1, [0.2, 0.8, 0]),
  ]

  it('of a seat is made of what it could know itself, and of the end', () => {
    expect(curveOf(judged, 0, { step: 5, outcome })).toEqual([
      { step: 0, chance: 0.5 },
      { step: 2, chance: 0.6 },
      { step: 5, chance: 0.5 },
    ])
  })

  it('of a seat that decides nothing is what the others expect', () => {
    expect(curveOf(judged, 2, { step: 5, outcome }).map(({ step }) => step)).toEqual([0, 1, 2, 3, 5])
    expect(curveOf(judged, 2, { step: 5, outcome }).at(-1)).toEqual({ step: 5, chance: 0 })
  })

  it('turns where it changes most, told in the order of the match', () => {
    const curves = [0, 1].map((seat) => curveOf(judged, seat, { step: 5, outcome }))
    expect(turningPoints(curves)).toEqual([
      { seat: 1, from: { step: 1, chance: 0.1 }, to: { step: 3, chance: 0.8 } },
      { seat: 1, from: { step: 3, chance: 0.8 }, to: { step: 5, chance: 0.5 } },
    ])
  })
})

describe('mistakes', () => {
  it('have the marks of chess', () => {
    expect([0, 0.049, 0.05, 0.1, 0.2, 1].map(markOf)).toEqual(['', '', '?!', '?', '??', '??'])
  })

  it('are told from the costliest on, of one or of all', () => {
    const judged = [0.06, 0.3, 0, 0.12].map((loss, index) => decision(index + 1, index % 2, [0.5, 0.5], loss))
    expect(mistakesOf(judged, null).map(({ step }) => step)).toEqual([2, 4, 1])
    expect(mistakesOf(judged, 0).map(({ step }) => step)).toEqual([1])
  })
})

describe('hints', () => {
  const seen = (type: string, seen: number, chance: number): Prospect => ({
    ...prospect([chance]),
    action: { type },
    seen,
  })

  it('are the moves that win most often, without those hardly looked at and those that read the same', () => {
    const prospects = [seen('a', 100, 0.5), seen('b', 60, 0.6), seen('b again', 50, 0.7), seen('c', 2, 0.9)]
    const word = ({ type }: { type: string }) => type.slice(0, 1)
    expect(bestOf(prospects, 0, word).map(({ action }) => action.type)).toEqual(['b', 'a'])
    expect(bestOf([], 0, word)).toEqual([])
  })
})
