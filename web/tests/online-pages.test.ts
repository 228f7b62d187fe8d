/** What each person sees of a table online: who is asked, who hosts, what was said, and names kept apart from words. */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FACTS, nowWith, pendingWith, person, stubBrowser, Wire, entryWith, welcomeTo, type Happened } from './fakes'
import { need, speak } from '../src/base/languages.svelte'
import Notices from '../src/online/Notices.svelte'
import SeatMark from '../src/online/SeatMark.svelte'
import SetAside from '../src/online/SetAside.svelte'
import { OnlineTable } from '../src/online/table.svelte'
import TableRow from '../src/online/TableRow.svelte'
import Talk from '../src/online/Talk.svelte'
import WaitingRoom from '../src/online/WaitingRoom.svelte'
import type { ChatLine, Entry, Now } from '../src/online/generated'

const BOTS = [{ name: 'driver', description: '', level: 1 }]
/** Hebrew, and a mark that would turn the rest of the line around. */
const HOSTILE = '\u202eשרה'
const TAKE_OVER = { type: 'take_over', seat: 1, bot: 'driver' } as const

let table: OnlineTable

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  stubBrowser()
  await need('table', 'faults', 'online')
  await speak('en')
})

afterEach(() => {
  table?.close()
  vi.useRealTimers()
})

interface Seen {
  you?: number | null
  now?: Partial<Now>
  entries?: Happened[]
  lines?: ChatLine[]
  present?: number[]
  /** The server's clock. */
  at_ms?: number
}

/** A table as somebody has just come to it. */
function seen({ you = 0, now, entries = [], lines = [], present = [0, 1, 2], at_ms = 0 }: Seen): OnlineTable {
  table?.close()
  table = new OnlineTable('t')
  const wire = Wire.latest()
  wire.open()
  wire.say(welcomeTo(you, at_ms))
  const numbered = entries.map((entry, index) => entryWith(index + 1, { at_ms: index, ...entry }))
  wire.say({ type: 'entries', entries: numbered, now: nowWith(now) })
  wire.say({ type: 'chat', lines })
  wire.say({ type: 'presence', seats: present, spectators: 0 })
  return table
}

/** What is on the page, as HTML without the marks that the renderer needs. */
const drawn = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) =>
  render(component as Component, { props }).body.replaceAll(/<!--.*?-->/g, '')

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const notices = (what: Seen) => drawn(Notices, { table: seen(what) })
/** What is read out of the last region for listeners. */
const announced = (html: string) => words(/<p class="for-readers[^>]*>.*?<\/p>/s.exec(html)![0])

describe('a proposal', () => {
  it('shows who agreed, who is waited for, what silence means and the time by the server', () => {
    const proposal = pendingWith({ agreed: [0, 2], until_ms: 45_000 })
    const html = notices({ you: 0, now: { proposal }, at_ms: 15_000 })
    expect(words(html)).toContain('Ada proposes to take back the last move.')
    expect(words(html)).toContain('Agreed: Ada and Cleo')
    expect(words(html)).toContain('Waiting for: Bela')
    expect(words(html)).toContain('Time left: 0:30. No answer by then means no.')
    expect(html).not.toContain('<button')
  })

  it('asks who has not answered, with two buttons that look the same', () => {
    const html = notices({ you: 1, now: { proposal: pendingWith() } })
    const buttons = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/gs)]
    expect(buttons.map(([, , label]) => words(label!))).toEqual(['Agree', 'Decline'])
    expect(buttons[0]![1]).toBe(buttons[1]![1])
  })

  it('that a bot plays for me is a question to me, and my silence is a no', () => {
    const html = notices({ you: 1, now: { proposal: pendingWith({ proposal: TAKE_OVER }) } })
    expect(words(html)).toContain('Ada asks you to let Driver play on for you.')
    expect(words(html)).toContain('No answer by then means no.')
    expect(html.match(/<button/g)?.length).toBe(2)
  })

  it('about somebody who is missing is a countdown that everybody sees', () => {
    const proposal = pendingWith({ proposal: TAKE_OVER, silence: 'agrees' })
    for (const you of [0, 2, null]) {
      const text = words(notices({ you, now: { proposal } }))
      expect(text).toContain('Driver takes over in 1:00, unless Bela comes back or somebody declines.')
      expect(text).not.toMatch(/Waiting for: (?:Cleo and )?Bela/)
    }
    const own = notices({ you: 1, now: { proposal } })
    expect(words(own)).toContain('Driver takes over your seat in 1:00, unless you decline.')
    expect(own.match(/<button/g)?.length).toBe(2)
  })

  it('is over at zero, and never below', () => {
    const proposal = pendingWith({ until_ms: 5_000 })
    expect(words(notices({ you: 0, now: { proposal }, at_ms: 90_000 }))).toContain('Time left: 0:00.')
  })

  it('is announced in whole sentences, outside of what ticks', () => {
    const html = notices({ you: 1, now: { proposal: pendingWith() } })
    expect(announced(html)).toBe(
      'Ada proposes to take back the last move. Time left: 1 minute. No answer by then means no.',
    )
    const live = [...html.matchAll(/<(\w+)[^>]*role="status"[^>]*>(.*?)<\/\1>/gs)].map(([, , inside]) => inside)
    expect(live.join()).not.toContain('1:00')
  })
})

describe('a person whose seat a bot plays', () => {
  const seats = [person('Ada'), person('Bela', { bot: 'driver' }), person('Cleo')]

  it('can take it back, and is still asked', () => {
    const html = notices({ you: 1, now: { seats, proposal: pendingWith({ proposal: { type: 'pause' } }) } })
    expect(words(html)).toContain('Driver is playing for you. Take your seat back')
    expect(words(html)).toContain('Agree Decline')
  })

  it('sees on coming back that nothing came of it', () => {
    const entries: Happened[] = [
      { type: 'gone', seat: 1 },
      { type: 'proposed', seat: 0, proposal: TAKE_OVER },
      { type: 'here', seat: 1 },
    ]
    const told = 'While you were away, Ada proposed to let a bot play for you.'
    expect(words(notices({ you: 1, entries }))).toContain(told)
    expect(words(notices({ you: 0, entries }))).not.toContain(told)
  })
})

describe('the seats', () => {
  it('say in words who is gone', () => {
    const seats = [person('Ada'), person('Bela', { gone: true })]
    const mark = (seat: number, present: number[]) =>
      drawn(SeatMark, { table: seen({ now: { seats }, present }), seat })
    expect(words(mark(1, [0]))).toBe('is away')
    expect(words(mark(0, [0]))).toBe('')
    // Whoever has just lost the connection has a sign, with a name for those who don't see it.
    expect(mark(0, [])).toContain('aria-label="is away"')
  })

  it('say who plays for somebody, rather than that they are gone', () => {
    const seats = [person('Ada'), person('Bela', { gone: true, bot: 'fireman' })]
    const mark = drawn(SeatMark, { table: seen({ now: { seats }, present: [0] }), seat: 1 })
    expect(words(mark)).toBe('played by Fireman')
    expect(mark).toContain('aria-label="is away"')
  })
})

describe('the waiting room', () => {
  const room = (you: number | null, seats = [person('Ada'), person('Bela'), person(null)]) =>
    words(drawn(WaitingRoom, { table: seen({ you, now: { phase: 'waiting', seats } }), bots: BOTS }))

  it('has its controls for the host alone', () => {
    const host = room(0)
    for (const control of ['Begin', 'Remove', 'Add a bot: Driver']) expect(host).toContain(control)
    expect(host).not.toContain('is the host')
    for (const you of [1, null]) {
      for (const control of ['Begin', 'Remove', 'Add a bot']) expect(room(you)).not.toContain(control)
      expect(room(you)).toContain('Ada is the host. The match begins when the host starts it.')
    }
  })

  it('tells the host when everybody is there, and says how long there is to answer', () => {
    const full = [person('Ada'), person('Bela'), person(null, { bot: 'driver' })]
    expect(room(0, full)).toContain('Every seat is taken: you can begin.')
    expect(room(1, full)).not.toContain('you can begin')
    expect(room(1, full)).toContain('Time to answer a proposal: 1 minute.')
  })
})

describe('talk', () => {
  it('has chat and what happened, the newest first, with the names of then', () => {
    const entries: Happened[] = [
      { type: 'sat', seat: 1, name: 'Zoe' },
      { type: 'removed', seat: 1 },
      { type: 'sat', seat: 1, name: 'Bela' },
      { type: 'gone', seat: 1 },
      { type: 'timed_out', seats: [0, 2] },
      { type: 'lapsed', done: false },
      { type: 'said', seat: 0, text: 'from an older log' },
    ]
    const lines = [
      { number: 1, at_ms: 3.5, seat: 1, text: 'hello' },
      { number: 2, at_ms: 50, seat: 2, text: null },
    ]
    const html = drawn(Talk, { table: seen({ entries, lines }) })
    expect([...html.matchAll(/<li class="(?:said|quiet)[^>]*>(.*?)<\/li>/gs)].map(([, line]) => words(line!))).toEqual([
      '■ Cleo (muted)',
      '● Ada from an older log',
      'The time to answer is up: nothing changes.',
      'Out of time: Ada and Cleo.',
      '▲ Bela hello',
      'Bela is away.',
      'Bela takes a seat.',
      'The host has removed Zoe.',
      'Zoe takes a seat.',
    ])
  })
})

describe('a table that was set aside', () => {
  it('says what happened, offers its log and a way home', () => {
    const html = drawn(SetAside, { id: 't', reason: 'log/other-events: entry 7' })
    expect(words(html)).toContain('The rules have changed since this match began')
    expect(words(html)).toContain('log/other-events: entry 7')
    expect(words(html)).toContain('Download the log')
    expect(html).toContain('href="#/"')
  })
})

describe('names and messages', () => {
  it('are isolated wherever they stand', () => {
    const seats = [person(HOSTILE), person('Bela'), person(null, { kept_for: HOSTILE })]
    const everything = { type: 'proposed', seat: 0, proposal: { type: 'take_over', seat: 0, bot: 'driver' } } as const
    const happened = 'left removed gone here agreed declined returned resigned rematch_opened'.split(
      ' ',
    ) as Entry['type'][]
    const entries: Happened[] = [
      { type: 'sat', seat: 0, name: HOSTILE },
      everything,
      ...happened.map((type) => ({ type, seat: 0 })),
      { type: 'timed_out', seats: [0] },
    ]
    const lines = [{ number: 1, at_ms: 99, seat: 0, text: HOSTILE }]
    const proposal = pendingWith({ proposal: { type: 'take_over', seat: 0, bot: 'driver' }, by: 0, silence: 'agrees' })
    const line = { ...FACTS, phase: 'playing' as const, seats: [{ name: HOSTILE }] }
    const pages = [
      drawn(Talk, { table: seen({ you: 1, now: { seats }, entries, lines }) }),
      drawn(WaitingRoom, { table: seen({ you: 1, now: { seats, phase: 'waiting' } }), bots: BOTS }),
      drawn(WaitingRoom, { table: seen({ you: 1, now: { seats, phase: 'waiting', host: 1 } }), bots: BOTS }),
      drawn(TableRow, { line }),
      notices({ you: 1, now: { seats, proposal } }),
    ]
    for (const html of pages) {
      const places = [...html.matchAll(/(.{0,8})שרה(.{0,8})/gs)]
      expect(places.length).toBeGreaterThan(0)
      for (const [place, before, after] of places) {
        const marked = before!.endsWith('\u2068') && after!.startsWith('\u2069')
        // An element keeps whatever is in it to itself, marks and all.
        const element = /<bdi>\u202e?$/.test(before!) && after!.startsWith('</bdi>')
        expect(marked || element, place).toBe(true)
      }
    }
  })
})
