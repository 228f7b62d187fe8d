/** The page's side of online tables: a line that comes back, steps that are taken back, a deal that is checked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { stubBrowser, Wire } from './fakes'
import type { Engine } from '../src/engine/client'
import { Refused, type MatchRecord } from '../src/engine/protocol'
import { findings, sha256 } from '../src/online/fairness'
import { Line } from '../src/online/line'
import type { ServerMessage } from '../src/online/generated'

const welcome = { type: 'welcome', you: 0, at_ms: 0 } as ServerMessage

describe('a line to a table', () => {
  let known = { seen: 0, heard: 0 }
  let line: Line
  const states: string[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    stubBrowser()
    states.length = 0
    known = { seen: 0, heard: 0 }
    line = new Line('t', { heard: () => undefined, changed: (state) => states.push(state), known: () => known })
  })

  afterEach(() => {
    line.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const { latest } = Wire

  it('says what was seen, and repeats what was not answered with the same id', async () => {
    latest().open()
    latest().say(welcome)
    const answer = line.send({ type: 'say', text: 'good luck' })
    const [, first] = latest().sent
    known = { seen: 7, heard: 3 }
    latest().break()
    expect(states).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all.length).toBe(2)
    latest().open()
    expect(latest().sent).toEqual([{ type: 'hello', protocol: 2, seen: 7, heard: 3 }, first])
    latest().say(welcome)
    latest().say({ type: 'accepted', submission: first!['submission'] as string, number: 9 })
    expect(await answer).toBe(9)
    latest().break()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(latest().sent.length).toBe(1)
  })

  it('tells a refusal apart from a lost connection', async () => {
    latest().open()
    const answer = line.ask({ type: 'preview', action: { type: 'fly' } })
    const { id } = latest().sent[1] as { id: string }
    latest().say({ type: 'preview', id, error: { code: 'input/malformed', message: 'no' } })
    await expect(answer).rejects.toBeInstanceOf(Refused)
  })

  it('comes back by itself when an answer never comes', async () => {
    latest().open()
    void line.send({ type: 'start' })
    await vi.advanceTimersByTimeAsync(12_000)
    expect(Wire.all.length).toBe(2)
  })

  it('never sends more than a server listens to', async () => {
    latest().open()
    for (let count = 0; count < 50; count++) void line.send({ type: 'say', text: String(count) })
    expect(latest().sent.length - 1).toBe(15)
    await vi.advanceTimersByTimeAsync(1100)
    expect(latest().sent.length - 1).toBe(30)
  })
})

describe('the check of a deal', () => {
  const honest = async () => {
    const secret = 'ab12'
    const fairness = { commitment: await sha256(secret), secret, contributions: ['a1', '', 'b2'] }
    return { seed: 'ab12:a1::b2', fairness } as unknown as MatchRecord & { fairness: typeof fairness }
  }
  const known = async () => ({
    id: 't',
    game: 'g',
    commitment: await sha256('ab12'),
    randomness: 'b2',
    seat: 2,
    over: true,
  })
  const engine = { resume: () => Promise.resolve({}) } as unknown as Engine
  const failed = async (record: MatchRecord, own = true) =>
    (await findings(engine, record, own ? await known() : undefined)).flatMap(({ what, passed }) =>
      passed === false ? [what] : [],
    )

  it('finds an honest one honest, and says what it cannot know', async () => {
    expect(await failed(await honest())).toEqual([])
    const unknown = (await findings(engine, await honest(), undefined)).filter(({ passed }) => passed === null)
    expect(unknown.map(({ what }) => what)).toEqual(['shown', 'own'])
  })

  it('finds every lie', async () => {
    const record = await honest()
    expect(await failed({ ...record, seed: 'ab12:a1::b3' })).toEqual(['seed'])
    const with_ = (changed: object) => ({ ...record, fairness: { ...record.fairness, ...changed } }) as MatchRecord
    expect(await failed(with_({ secret: 'cd34' }))).toEqual(['promise', 'seed'])
    const other = { secret: 'cd34', commitment: await sha256('cd34') }
    expect(await failed({ ...with_(other), seed: 'cd34:a1::b2' })).toEqual(['shown'])
    expect(await failed({ ...with_({ contributions: ['a1', '', 'b3'] }), seed: 'ab12:a1::b3' })).toEqual(['own'])
    expect(await failed({ ...with_({ contributions: ['a1:', 'b2'] }), seed: 'ab12:a1::b2' }, false)).toEqual(['seed'])
    const { fairness: _, ...none } = record
    expect(await failed(none as MatchRecord)).toEqual(['promise'])
  })
})
