/** Proposals as each person at the table sees them, and time that runs out. */
import { describe, expect, it } from 'vitest'

import { nowWith, pendingWith, person, entryWith, type Happened } from './fakes'
import { cancelledByReturn, questionFor, seatRequests } from '../src/online/consent'
import { clockFace, isSoon, secondsLeft, thinkingLeft } from '../src/online/countdown'
import { powersOf } from '../src/online/waiting'

describe('a countdown', () => {
  it('counts whole seconds by the server and never below zero', () => {
    expect(secondsLeft(60_000, 0)).toBe(60)
    expect(secondsLeft(60_000, 59_001)).toBe(1)
    expect(secondsLeft(60_000, 60_000)).toBe(0)
    expect(secondsLeft(60_000, 90_000)).toBe(0)
  })

  it('is the same for a device whose clock is wrong', () => {
    const [server, device] = [1_000_000, 700_000]
    const ahead_ms = server - device
    expect(secondsLeft(server + 45_000, device + 15_000 + ahead_ms)).toBe(30)
  })

  it('is announced once more at ten seconds, unless it began with less', () => {
    const announced = (first: number) =>
      Array.from({ length: first + 1 }, (_, passed) => isSoon(first, first - passed)).filter(
        (soon, second, all) => soon && !all[second - 1],
      ).length
    expect([announced(60), announced(11), announced(10), announced(3)]).toEqual([1, 1, 0, 0])
    expect(isSoon(60, 11)).toBe(false)
    expect(isSoon(60, 10)).toBe(true)
  })

  it('is shown like a clock', () => {
    expect([5, 65, 3_600, 604_800].map(clockFace)).toEqual(['0:05', '1:05', '1:00:00', '168:00:00'])
  })

  it('of a clock at the table only runs for who is to act', () => {
    const clocks = { left_ms: [30_000, 5_000], running: [1], at_ms: 1_000 }
    expect(thinkingLeft(clocks, 0, 4_000)).toBe(30)
    expect(thinkingLeft(clocks, 1, 4_000)).toBe(2)
    expect(thinkingLeft(clocks, 1, 60_000)).toBe(0)
    expect(thinkingLeft(clocks, 1, 0)).toBe(5)
    expect(thinkingLeft(clocks, 2, 0)).toBeNull()
    expect(thinkingLeft(null, 0, 0)).toBeNull()
  })
})

describe('a proposal', () => {
  it('asks everybody who has not agreed, and no spectator', () => {
    const pending = pendingWith({ agreed: [0, 2] })
    expect(questionFor(pending, 1)).toMatchObject({ asked: true, mine: false, waitedFor: [1], silence: 'declines' })
    expect(questionFor(pending, 2).asked).toBe(false)
    expect(questionFor(pending, null).asked).toBe(false)
  })

  const takeOver = { type: 'take_over', seat: 1, bot: 'driver' } as const

  it('about a seat whose person is there waits for that person above all', () => {
    const pending = pendingWith({ proposal: takeOver })
    expect(questionFor(pending, 1)).toMatchObject({ asked: true, mine: true, silence: 'declines' })
    expect(questionFor(pending, 0)).toMatchObject({ asked: false, mine: false, waitedFor: [1, 2] })
  })

  it('about a seat whose person is missing is a countdown, which that person can stop', () => {
    const pending = pendingWith({ proposal: takeOver, silence: 'agrees' })
    expect(questionFor(pending, 2)).toMatchObject({ asked: true, waitedFor: [2], silence: 'takes_over' })
    expect(questionFor(pending, 1)).toMatchObject({ asked: true, mine: true, silence: 'takes_over' })
    expect(questionFor(pending, null)).toMatchObject({ asked: false, mine: false, silence: 'takes_over' })
  })

  it('that the person agreed to only waits for the others', () => {
    const pending = pendingWith({ proposal: takeOver, silence: 'agrees', agreed: [0, 1] })
    expect(questionFor(pending, 2)).toMatchObject({ asked: true, waitedFor: [2], silence: 'agrees' })
    expect(questionFor(pending, 1)).toMatchObject({ asked: false, mine: true })
  })
})

describe('what can be proposed about a seat', () => {
  const kinds = (now = nowWith(), present = [0, 1, 2], you: number | null = 0) =>
    seatRequests(now, you, present, 10_000).map(({ seat, kind }) => [seat, kind])
  const seats = (more: object) => [person('Ada'), person('Bela', more), person('Cleo')]

  it('is a request to who is there, and a bot only for who is missing', () => {
    expect(kinds()).toEqual([
      [1, 'ask'],
      [2, 'ask'],
    ])
    expect(kinds(nowWith({ seats: seats({ gone: true }) }), [0, 2])[0]).toEqual([1, 'take_over'])
  })

  it('is nothing yet when a connection has just been lost', () => {
    expect(kinds(nowWith(), [0, 2])[0]).toEqual([1, 'wait'])
  })

  it('is a bot for who is out of time', () => {
    const clocks = { left_ms: [9_000, 0, 9_000], running: [], at_ms: 0 }
    expect(kinds(nowWith({ clocks }))[0]).toEqual([1, 'take_over'])
  })

  it('is nothing where a bot plays already, or somebody is out of the match', () => {
    for (const more of [{ bot: 'driver' }, { standing: 'resigned' }, { name: null, bot: 'driver' }])
      expect(kinds(nowWith({ seats: seats(more) }))).toEqual([[2, 'ask']])
  })
})

describe('whoever comes back', () => {
  const log = (...entries: Happened[]) => entries.map((entry, index) => entryWith(index + 1, entry))
  const proposed = { type: 'proposed', seat: 0, proposal: { type: 'take_over', seat: 1, bot: 'driver' } } as const

  it('hears that a bot was to take over, and did not', () => {
    const entries = log({ type: 'gone', seat: 1 }, proposed, { type: 'agreed', seat: 2 }, { type: 'here', seat: 1 })
    expect(cancelledByReturn(entries, 1)).toEqual({ by: 0, number: 4 })
    expect(cancelledByReturn(entries, 0)).toBeNull()
    expect(cancelledByReturn(entries, null)).toBeNull()
    expect(cancelledByReturn([...entries, ...log({ type: 'played', seat: 1 })], 1)).toBeNull()
  })

  it.each(['declined', 'lapsed'] as const)('hears nothing if it ended otherwise: %s', (type) => {
    expect(cancelledByReturn(log(proposed, { type, seat: 2 }, { type: 'here', seat: 1 }), 1)).toBeNull()
  })
})

describe('before the match', () => {
  const now = nowWith({
    phase: 'waiting',
    host: 1,
    seats: [person('Ada'), person('Bela'), person(null), person(null, { bot: 'driver' })],
  })

  it('only the host may begin, seat bots and free seats', () => {
    expect(powersOf(now, 1)).toEqual({ hosts: true, host: null, free: [2], removable: [0, 3] })
    for (const you of [0, null]) expect(powersOf(now, you)).toEqual({ hosts: false, host: 1, free: [2], removable: [] })
  })

  it('nobody is the host of a table without people', () => {
    expect(powersOf({ ...now, host: null }, null)).toMatchObject({ hosts: false, host: null })
  })
})
