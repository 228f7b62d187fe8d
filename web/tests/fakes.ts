/** A browser and a server as far as the page of an online table needs them. Import it before anything of the page. */
import { vi } from 'vitest'

import type { Entry, Now, ProposalNow, SeatNow, ServerMessage, TableFacts } from '../src/online/generated'

/** A socket that the test holds the other end of. */
export class Wire {
  static all: Wire[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { reason: string }) => void) | null = null

  constructor() {
    Wire.all.push(this)
  }

  static latest = () => Wire.all.at(-1)!

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.readyState = 3
  }

  open() {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Answers the last thing that was sent. */
  accept(number: number) {
    this.say({ type: 'accepted', submission: this.sent.at(-1)!['submission'] as string, number })
  }

  break() {
    this.readyState = 3
    this.onclose?.({ reason: '' })
  }
}

const kept = new Map<string, string>()

export function stubBrowser() {
  Wire.all = []
  kept.clear()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: 'http://table.example/', hidden: false }))
  vi.stubGlobal('location', new URL('http://table.example/#/'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
}

// What is imported after this file finds a browser at once.
stubBrowser()

export const FACTS: TableFacts = {
  id: 't',
  game: 'san-francisco',
  options: {},
  public: false,
  clock: null,
  answer_seconds: 60,
  substitute: 'greedy',
  commitment: 'c0ffee',
}

export const person = (name: string | null, more: Partial<SeatNow> = {}): SeatNow => ({
  name,
  bot: null,
  standing: 'playing',
  gone: false,
  ...more,
})

/** What happened at a table, as far as a test is about it. */
export interface Happened {
  type: Entry['type']
  [field: string]: unknown
}

/** An entry of the log; what a test leaves out doesn't matter to it. */
export const entryWith = (number: number, happened: Happened) =>
  ({ number, at_ms: number, events: [], phrases: [], ...happened }) as unknown as Entry

export const welcomeTo = (you: number | null, at_ms: number): ServerMessage => ({
  type: 'welcome',
  protocol: 2,
  table: FACTS,
  you,
  at_ms,
})

/** Ada, Bela and Cleo play. */
export const nowWith = (more: Partial<Now> = {}): Now => ({
  number: 0,
  phase: 'playing',
  paused: false,
  seats: ['Ada', 'Bela', 'Cleo'].map((name) => person(name)),
  host: 0,
  proposal: null,
  clocks: null,
  rematch: null,
  ...more,
})

export const pendingWith = (more: Partial<ProposalNow> = {}): ProposalNow => ({
  by: 0,
  proposal: { type: 'undo' },
  agreed: [0],
  asked: [0, 1, 2],
  until_ms: 60_000,
  silence: 'declines',
  ...more,
})
