/** A table on a server, as this page knows it: what happened, how it is now, who is there. */
import { Refused, type Fault, type ToldStep } from '../engine/protocol'
import type { SeatPlan } from '../engine/saves'
import type { LastStep } from '../table/game'
import { Names } from '../table/names'
import { forget, noteOver } from './known'
import { Line, type Asked, type LineState } from './line'
import type { ChatLine, Entry, ServerMessage, MatchNow, Now, TableFacts, Command } from './generated'

/** As many lines of chat as a page keeps. */
const MOST_LINES = 200

export class OnlineTable {
  line = $state<LineState>('connecting')
  facts = $state.raw<TableFacts | null>(null)
  /** The seat of whoever looks; `null` for a spectator. */
  you = $state<number | null>(null)
  now = $state.raw<Now | null>(null)
  entries = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The match as it was last told: words leave it as it was. */
  match = $state.raw<MatchNow | null>(null)
  /** What happened in the match, step by step, without what was taken back. */
  steps = $state.raw<ToldStep[]>([])
  last = $state.raw<LastStep | null>(null)
  present = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 })
  refused = $state.raw<{ fault: Fault; count: number } | null>(null)
  /** How far the server's clock is ahead of this one. */
  ahead_ms = $state(0)
  /** Why the server ended the line, if it did. */
  ended = $state.raw<Fault | null>(null)
  /** Has the host freed the seat of whoever looks? */
  removed = $state(false)

  private readonly conversation: Line
  /** Pages of the log that came before the one that says how things are now. */
  private pages: Entry[] = []
  private refusals = 0

  constructor(readonly id: string) {
    this.conversation = new Line(id, {
      heard: (message) => this.hear(message),
      changed: (state, fault) => {
        // Whoever was told why the line would be lost needn't hear that it is.
        if (state !== 'lost' || this.line !== 'closing') this.line = state
        this.ended = fault ?? null
      },
      known: () => ({ seen: this.seen, heard: this.chat.at(-1)?.number ?? 0 }),
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
  async send(command: Command): Promise<boolean> {
    this.refused = null
    const fault = await this.submit(command)
    if (fault) this.refuse(new Refused(fault))
    return fault === null
  }

  /** Says something to everybody; gives the reason if that is refused. */
  say = (text: string) => this.submit({ type: 'say', text })

  private async submit(command: Command): Promise<Fault | null> {
    try {
      await this.conversation.send(command)
      return null
    } catch (error) {
      if (error instanceof Refused) return error.fault
      throw error
    }
  }

  ask = <Q extends Asked>(question: Q) => this.conversation.ask(question)

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

  /** The server's time. */
  get time_ms() {
    return Date.now() + this.ahead_ms
  }

  /** The number of the last entry that this page has, shown or not. */
  private get seen() {
    return this.entries.length + this.pages.length
  }

  private hear(message: ServerMessage) {
    if (message.type === 'welcome') {
      this.facts = message.table
      this.ahead_ms = message.at_ms - Date.now()
      // What somebody else saw is of no use: everything from the beginning.
      const other = this.seen > 0 && message.you !== this.you
      this.you = message.you
      if (message.you !== null) this.removed = false
      if (other) this.comeInAnew()
    } else if (message.type === 'entries') this.readPage(message.entries, message.now)
    else if (message.type === 'chat') this.listen(message.lines)
    else if (message.type === 'presence') this.present = message
    // A server that was restored from a back-up knows less than this page.
    else if (message.type === 'refused' && message.error.code === 'table/unknown-entry') this.comeInAnew()
  }

  private forget() {
    this.entries = []
    this.pages = []
    this.chat = []
    this.steps = []
    this.now = null
    this.match = null
    this.last = null
  }

  /** A page of the log. What happened is shown when the last page has come: with how things are now. */
  private readPage(entries: Entry[], now: Now | undefined) {
    this.pages = [...this.pages, ...entries.filter(({ number }) => number > this.seen)]
    if (!now) return
    const news = this.pages
    this.pages = []
    this.learn(news, now)
    if (this.you === null || now.seats[this.you]?.name !== null) return
    if (news.some((entry) => entry.type === 'removed' && entry.seat === this.you)) this.getUp()
  }

  /** The host has freed this seat: whoever sat here watches, and may sit down again. */
  private getUp() {
    forget(this.id)
    this.comeInAnew()
    this.removed = true
  }

  private listen(lines: ChatLine[]) {
    const last = this.chat.at(-1)?.number ?? 0
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)].slice(-MOST_LINES)
  }

  private learn(news: Entry[], now: Now) {
    const steps = this.stepsAfter(news)
    // Only who saw the table just before a step is told that step piece by piece.
    const views = steps.length === this.steps.length + 1 && this.match ? (now.match?.views ?? null) : null
    this.entries = [...this.entries, ...news]
    if (steps !== this.steps)
      this.last = { step: steps.length - 1, views, ...(steps.at(-1) ?? { events: [], phrases: [] }) }
    this.steps = steps
    if (now.match) this.match = now.match
    this.now = now
    if (now.phase === 'ended') noteOver(this.id)
  }

  private stepsAfter(entries: Entry[]): ToldStep[] {
    let steps = this.steps
    for (const entry of entries) {
      if (entry.type === 'started' || entry.type === 'played') steps = [...steps, entry]
      if (entry.back_to !== undefined) steps = steps.slice(0, entry.back_to + 1)
    }
    return steps
  }
}
