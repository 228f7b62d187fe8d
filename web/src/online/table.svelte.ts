/** A table on a server, as this page knows it: what happened, how it is now, who is there. */
import { Refused, type Fault, type Thing } from '../engine/protocol'
import type { LastStep } from '../table/game'
import { Names } from '../table/names'
import type { SeatPlan } from '../table/saves'
import { Line, type LineState } from './line'
import { noteOver } from './known'
import type { Entry, Heard, MatchNow, Now, TableFacts, Wish } from './wire'

export class OnlineTable {
  line = $state<LineState>('connecting')
  facts = $state.raw<TableFacts | null>(null)
  /** The seat of whoever looks; `null` for a spectator. */
  you = $state<number | null>(null)
  now = $state.raw<Now | null>(null)
  entries = $state.raw<Entry[]>([])
  /** The match as it was last told: words leave it as it was. */
  match = $state.raw<MatchNow | null>(null)
  /** What happened in the match, step by step, without what was taken back. */
  steps = $state.raw<Thing[][]>([])
  last = $state.raw<LastStep | null>(null)
  present = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 })
  refused = $state.raw<{ fault: Fault; count: number } | null>(null)
  /** How far the server's clock is ahead of this one. */
  ahead_ms = $state(0)

  private readonly conversation: Line
  private refusals = 0

  constructor(readonly id: string) {
    this.conversation = new Line(id, {
      heard: (message) => this.hear(message),
      changed: (state) => {
        // Whoever was told why the line would be lost needn't hear that it is.
        if (state !== 'lost' || this.line !== 'closing') this.line = state
      },
      seen: () => this.entries.length,
    })
  }

  close() {
    this.conversation.close()
  }

  /** Comes in anew, since this browser is somebody else now: it has taken a seat, or got up. */
  comeInAnew() {
    this.forget()
    this.conversation.restart()
  }

  /** Wants something; what is refused is told, and `false`. */
  async want(wish: Wish): Promise<boolean> {
    this.refused = null
    try {
      await this.conversation.want(wish)
      return true
    } catch (error) {
      this.refuse(error)
      return false
    }
  }

  preview = (action: Thing) => this.conversation.preview(action)

  refuse(error: unknown) {
    if (!(error instanceof Refused)) throw error
    this.refused = { fault: error.fault, count: ++this.refusals }
  }

  /** Who sits where. A person whose seat a bot plays for a while is still that person. */
  get seats(): SeatPlan[] {
    return (this.now?.seats ?? []).map(({ name, bot }) =>
      name === null && bot !== null ? { kind: 'bot', bot } : { kind: 'person', name: name ?? '' },
    )
  }

  get names() {
    return new Names(this.seats, this.you)
  }

  private hear(message: Heard) {
    if (message.type === 'welcome') {
      this.facts = message.table
      this.ahead_ms = message.at_ms - Date.now()
      // What somebody else saw is of no use: everything from the beginning.
      const other = this.entries.length > 0 && message.you !== this.you
      this.you = message.you
      if (other) this.comeInAnew()
    } else if (message.type === 'entries') this.learn(message.entries, message.now)
    else if (message.type === 'presence') this.present = message
    // A server that was restored from a back-up knows less than this page.
    else if (message.type === 'refused' && message.error.code === 'table/unknown-entry') this.comeInAnew()
  }

  private forget() {
    this.entries = []
    this.steps = []
    this.now = null
    this.match = null
    this.last = null
  }

  private learn(entries: Entry[], now: Now) {
    const news = entries.filter(({ number }) => number > this.entries.length)
    const steps = this.stepsAfter(news)
    // Only who saw the table just before a step can be told that step piece by piece.
    const before = steps.length === this.steps.length + 1 ? (this.match?.view ?? null) : null
    this.entries = [...this.entries, ...news]
    if (steps !== this.steps) this.last = { step: steps.length - 1, before, events: steps.at(-1) ?? [] }
    this.steps = steps
    if (now.match) this.match = now.match
    this.now = now
    if (now.phase === 'ended') noteOver(this.id)
  }

  private stepsAfter(entries: Entry[]): Thing[][] {
    let steps = this.steps
    for (const { events, back_to } of entries) {
      if (events) steps = [...steps, events]
      if (back_to !== undefined) steps = steps.slice(0, back_to + 1)
    }
    return steps
  }
}
