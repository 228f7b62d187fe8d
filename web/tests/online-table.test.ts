/** A table on a server as the page knows it: pages of the log, chat, a seat that is freed, a table that is set aside. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { entryWith, welcomeTo, type Happened, nowWith, person, stubBrowser, Wire } from './fakes'
import { knownTables, remember } from '../src/online/known'
import { OnlineTable } from '../src/online/table.svelte'
import { restAfter } from '../src/online/talk'
import type { ChatLine } from '../src/online/generated'

const entry = (number: number, more: Partial<Happened> = {}) => entryWith(number, { type: 'played', seat: 0, ...more })
const spoken = (number: number, text: string | null = `line ${number}`): ChatLine => ({
  number,
  at_ms: number,
  seat: 1,
  text,
})

let table: OnlineTable
const { latest } = Wire

function connect(you: number | null = 0) {
  latest().open()
  latest().say(welcomeTo(you, Date.now()))
}

async function reconnect(you: number | null = 0) {
  latest().break()
  await vi.advanceTimersByTimeAsync(1000)
  connect(you)
}

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  table = new OnlineTable('t')
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('the log', () => {
  it('is shown when its last page has come, and not before', () => {
    connect()
    expect(latest().sent[0]).toEqual({ type: 'hello', protocol: 2, seen: 0, heard: 0 })
    latest().say({ type: 'entries', entries: [entry(1), entry(2)] })
    latest().say({ type: 'entries', entries: [entry(3)] })
    expect([table.entries.length, table.now]).toEqual([0, null])
    latest().say({ type: 'entries', entries: [entry(4)], now: nowWith({ number: 4 }) })
    expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(table.steps.length).toBe(4)
    expect(table.now?.number).toBe(4)
  })

  it('goes on after the pages that came, if the line is lost between two of them', async () => {
    connect()
    latest().say({ type: 'entries', entries: [entry(1), entry(2)] })
    await reconnect()
    expect(latest().sent[0]).toMatchObject({ seen: 2 })
    latest().say({ type: 'entries', entries: [entry(3)], now: nowWith({ number: 3 }) })
    expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('takes no entry twice', () => {
    connect()
    latest().say({ type: 'entries', entries: [entry(1), entry(2)] })
    latest().say({ type: 'entries', entries: [entry(2), entry(3)], now: nowWith({ number: 3 }) })
    latest().say({ type: 'entries', entries: [entry(3)], now: nowWith({ number: 3 }) })
    expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('begins anew for somebody else, pages and chat as well', async () => {
    connect(null)
    latest().say({ type: 'entries', entries: [entry(1)] })
    latest().say({ type: 'chat', lines: [spoken(1)] })
    await reconnect(0)
    latest().open()
    expect(latest().sent[0]).toMatchObject({ seen: 0, heard: 0 })
    expect(table.chat).toEqual([])
  })
})

describe('chat', () => {
  it('is there on entering, and every new line comes once', async () => {
    connect()
    latest().say({ type: 'chat', lines: [spoken(5), spoken(6)] })
    latest().say({ type: 'chat', lines: [spoken(7)] })
    await reconnect()
    expect(latest().sent[0]).toMatchObject({ heard: 7 })
    latest().say({ type: 'chat', lines: [spoken(7), spoken(8, null)] })
    expect(table.chat.map(({ number, text }) => [number, text])).toEqual([
      [5, 'line 5'],
      [6, 'line 6'],
      [7, 'line 7'],
      [8, null],
    ])
  })

  it('tells who says something why it was refused', async () => {
    connect()
    const said = table.say('hello')
    const { submission, ...message } = latest().sent.at(-1)!
    expect(message).toEqual({ type: 'say', text: 'hello' })
    const error = { code: 'chat/too-fast', message: 'wait', facts: { seconds: 4 } }
    latest().say({ type: 'refused', submission: submission as string, error })
    expect(await said).toEqual(error)
    expect(table.refused).toBeNull()
    const again = table.say('hello')
    latest().accept(9)
    expect(await again).toBeNull()
  })

  it('keeps what was typed while something was on its way', () => {
    expect(restAfter('hello', 'hello')).toBe('')
    expect(restAfter('hello and more', 'hello ')).toBe('and more')
    expect(restAfter('something else', 'hello')).toBe('something else')
  })
})

describe('a seat', () => {
  const waiting = (name: string | null) =>
    nowWith({ number: 2, phase: 'waiting', seats: [person('Ada'), person(name)] })

  it('that the host frees is not held on to', () => {
    remember({ id: 't', game: 'g', commitment: '', randomness: '', seat: 1, over: false })
    connect(1)
    latest().say({ type: 'entries', entries: [entry(1, { type: 'sat', seat: 1 })], now: waiting('Bela') })
    expect(table.removed).toBe(false)
    latest().say({ type: 'entries', entries: [entry(2, { type: 'removed', seat: 1 })], now: waiting(null) })
    expect(Wire.all.length).toBe(2)
    expect(knownTables()).toEqual([])
    connect(null)
    expect(latest().sent[0]).toMatchObject({ seen: 0 })
    expect(table.removed).toBe(true)
  })

  it('that was taken again belongs to who took it', () => {
    connect(1)
    const removed = entry(1, { type: 'removed', seat: 1 })
    latest().say({ type: 'entries', entries: [removed, entry(2, { type: 'sat', seat: 1 })], now: waiting('Bela') })
    expect(Wire.all.length).toBe(1)
    expect(table.removed).toBe(false)
  })
})

describe('a table that the server ended', () => {
  const answer = (code: string, facts: object) => ({
    ok: false,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: () => Promise.resolve({ error: { code, message: code, facts } }),
  })

  it.each([
    ['table/set-aside', 'set_aside'],
    ['table/unknown', 'missing'],
  ])('says why: %s', async (code, state) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(code, { reason: 'log/other-events' })))
    latest().break()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(table.line).toBe(state)
    expect(table.ended?.facts).toEqual({ reason: 'log/other-events' })
    expect(Wire.all.length).toBe(1)
  })

  it('is tried again while the server is only busy', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer('server/busy', {})))
    latest().break()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(table.line).toBe('lost')
    expect(Wire.all.length).toBeGreaterThan(1)
  })
})
