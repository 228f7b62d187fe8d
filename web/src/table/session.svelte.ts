/** One match at one table: whose turn it is, what they see, bots, undo, saving. */
import { PAUSE_MS, settings } from '../app/settings.svelte'
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import { Refused, type Fault, type Move, type Outcome, type Progress, type Thing } from '../engine/protocol'
import { Chronicle } from './chronicle.svelte'
import { ruleInWords } from './faults'
import type { GameFace, LastStep, Moment } from './game'
import { Names } from './names'
import type { SavedMatch } from './saves'
import type { Refusal, Sitting } from './sitting'

/** What somebody may know and do at a step, and what happened since the steps that they know. */
interface Sight {
  viewer: number | null
  known: number
  view: unknown
  legal: Thing[]
  news: Thing[][]
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export class Session implements Sitting {
  step = $state(0)
  toAct = $state<number[]>([])
  outcome = $state<Outcome | null>(null)
  /** Who is looking; `null` for a spectator. */
  viewer = $state<number | null>(null)
  /** Whose turn it is to take the screen, while a hand-over page hides the table. */
  handOver = $state<number | null>(null)
  view = $state.raw<unknown>(null)
  board = $state.raw<unknown>(null)
  legal = $state.raw<Thing[]>([])
  /** The last step, for games that show what happened piece by piece. */
  last = $state.raw<LastStep | null>(null)
  /** The moment that is being told, while a game tells a step piece by piece. */
  told = $state.raw<Moment | null>(null)
  /** What happened, in words: told anew when another language is chosen. */
  readonly log = $derived.by(() =>
    this.chronicle.tell(this.steps, this.board, new Names(this.match.seats, this.teller)),
  )
  /** Why something can't be done, in words. */
  readonly refusal = $derived.by((): Refusal | null => {
    const { fault, count } = this.refused ?? {}
    return fault && count ? { text: this.word(fault), rule: this.face.rules[fault.code], count } : null
  })
  /** How far an undo would go back, if nothing was revealed since. */
  undoTo = $state<number | null>(null)
  /** Bots wait while it is set. */
  paused = $state(false)
  ready = $state(false)
  /** Is something being changed? While not, everything shown belongs to the same step and is saved. */
  busy = $state(false)

  readonly people: number[]
  private readonly chronicle: Chronicle
  private running = false
  private calledAgain = false
  private waiting = 0
  private changes: Promise<unknown> = Promise.resolve()
  private closed = false
  private steps = $state.raw<Thing[][]>([])
  private teller = $state<number | null>(null)
  private refused = $state.raw<{ fault: Fault; count: number } | null>(null)
  private played: readonly Move[]
  private bots: Follower | null = null

  constructor(
    private readonly engine: Engine,
    readonly face: GameFace,
    readonly match: SavedMatch,
  ) {
    this.chronicle = new Chronicle(face)
    this.played = match.record.actions
    this.people = match.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []))
  }

  /** What was played so far. */
  get moves() {
    return this.played
  }

  get options() {
    return this.match.record.options
  }

  get names() {
    return new Names(this.match.seats, this.viewer)
  }

  /** Is the person who looks expected to do something? */
  get mine() {
    return this.viewer !== null && this.handOver === null && this.toAct.includes(this.viewer)
  }

  /** Takes the match up where its record ends. */
  async open() {
    await this.inOrder(async () => {
      const progress = await this.engine.resume(this.match.record)
      this.board = await this.engine.board()
      await this.see(progress, this.people.length === 1 ? this.people[0]! : null)
      this.ready = true
    })
    void this.advance()
  }

  close() {
    this.closed = true
    this.bots?.engine.close()
  }

  /** Plays an action of the viewer. One that comes while the last is still being answered waits for it, and is
   * forgotten if it has become impossible by then: a click too many is no mistake. */
  async act(action: Thing) {
    if (this.viewer === null) return
    const seat = this.viewer
    const step = this.step
    this.refused = null
    try {
      await this.inOrder(async () => {
        if (this.step === step || (await this.isLegal(seat, action))) await this.perform(seat, action)
      })
      void this.advance()
    } catch (error) {
      this.refuse(error)
    }
  }

  preview(action: Thing): Promise<unknown> {
    return this.engine.preview(this.viewer ?? 0, action)
  }

  /** Says which rule forbids an action; whatever is legal is left alone. */
  async explain(action: Thing) {
    try {
      await this.engine.preview(this.viewer ?? 0, action)
    } catch (error) {
      this.refuse(error)
    }
  }

  async undo() {
    await this.inOrder(async () => {
      if (this.undoTo === null) return
      const progress = await this.engine.rewind(this.undoTo)
      this.played = this.played.slice(0, progress.step)
      this.refused = null
      await this.see(progress, this.viewer)
      await this.keep()
    })
    void this.advance()
  }

  /** The next person has taken the screen. */
  takeScreen() {
    return this.inOrder(async () => {
      if (this.handOver !== null) await this.showTo(this.handOver)
    })
  }

  private showTo(seat: number) {
    return this.see({ step: this.step, to_act: this.toAct, outcome: this.outcome }, seat, this.last?.before)
  }

  /** The reader has seen why. */
  dismiss() {
    this.refused = null
  }

  togglePause() {
    this.paused = !this.paused
    if (!this.paused) void this.advance()
  }

  /** Lets one bot act while the match is paused. */
  async stepOnce() {
    const bot = this.toAct.find((seat) => !this.people.includes(seat))
    if (bot !== undefined) await this.letBotAct(bot, () => true)
  }

  record() {
    return this.engine.record()
  }

  /** Whatever changes the match, or who looks at it, happens one after the other. */
  private async inOrder(change: () => Promise<void>) {
    this.waiting += 1
    this.busy = true
    const changed = this.changes.then(change)
    this.changes = changed.catch(() => undefined)
    try {
      await changed
    } finally {
      this.waiting -= 1
      this.busy = this.waiting > 0
    }
  }

  private async isLegal(seat: number, action: Thing) {
    const text = JSON.stringify(action)
    return (await this.engine.legal(seat)).some((other) => JSON.stringify(other) === text)
  }

  /** Lets bots act until a person has to, then asks that person. */
  private async advance() {
    this.calledAgain = true
    if (this.running) return
    this.running = true
    try {
      while (this.calledAgain) {
        this.calledAgain = false
        await this.letBotsAct()
        await this.inOrder(() => this.callNext())
      }
    } catch (error) {
      this.refuse(error)
    } finally {
      this.running = false
    }
  }

  private async letBotsAct() {
    while (!this.closed && !this.outcome) {
      const bot = this.toAct.find((seat) => !this.people.includes(seat))
      if (bot === undefined || this.paused) return
      // Where people choose at the same time nobody has to watch the bots.
      const quick = this.toAct.some((seat) => this.people.includes(seat))
      const step = this.step
      await pause(quick ? 0 : PAUSE_MS[settings.pace])
      if (!this.closed && !this.paused && this.step === step) await this.letBotAct(bot, () => !this.paused)
    }
  }

  /** A bot thinks in an engine of its own while people may act; what it thought of a step that is over is thrown
   * away. */
  private async letBotAct(seat: number, may: () => boolean) {
    const plan = this.match.seats[seat]
    if (plan?.kind !== 'bot') return
    const step = this.step
    this.bots ??= new Follower(new Engine(), this.match.record)
    void this.bots.follow(this.played)
    const action = await this.bots.engine.best(seat, plan.bot, `${this.match.record.seed}/${seat}`)
    await this.inOrder(async () => {
      if (may() && !this.closed && this.step === step) await this.perform(seat, action)
    })
  }

  /** Several people share the screen: whoever is next has to take it first. */
  private async callNext() {
    if (this.closed || this.outcome || this.people.length < 2) return
    const next = this.toAct.find((seat) => this.people.includes(seat))
    if (next === undefined || (this.viewer !== null && this.toAct.includes(this.viewer))) return
    if (this.face.hasSecrets) this.handOver = next
    else await this.showTo(next)
  }

  private async perform(seat: number, action: Thing) {
    const before = this.view
    // The engine answers in order: what it is asked at once it answers after the action, and nobody waits twice.
    const [progress, sight] = await Promise.all([
      this.engine.act(seat, action),
      this.look(this.viewer, this.steps.length),
    ])
    // Whoever left the table may have begun another match: the engine has only one.
    if (this.closed) return
    this.played = [...this.played, { seat, action }]
    await this.see(progress, this.viewer, before, sight)
    await this.keep()
  }

  /** Fetches all that somebody may know now; of what happened, what isn't known yet. */
  private async look(viewer: number | null, known: number): Promise<Sight> {
    const [view, legal, news] = await Promise.all([
      this.engine.view(viewer),
      viewer === null ? [] : this.engine.legal(viewer),
      this.engine.events(known, viewer),
    ])
    return { viewer, known, view, legal, news }
  }

  /** Shows all that somebody may know now at once: no part of it is older than another. */
  private async see(progress: Progress, watcher: number | null, before: unknown = null, sight: Sight | null = null) {
    const viewer = progress.outcome ? (this.people.length === 1 ? this.people[0]! : null) : watcher
    // What this viewer has seen already stays.
    const seen = viewer === this.viewer && progress.step >= this.step ? this.steps.length : 0
    const fits = sight?.viewer === viewer && sight.known === seen
    const { known, view, legal, news } = fits ? sight : await this.look(viewer, seen)
    if (this.closed) return
    const steps = [...this.steps.slice(0, known), ...news]
    this.step = progress.step
    this.toAct = progress.to_act
    this.outcome = progress.outcome
    this.viewer = viewer
    this.handOver = null
    this.told = null
    this.view = view
    this.legal = legal
    this.steps = steps
    this.last = { step: progress.step, before, events: steps.at(-1) ?? [] }
    this.teller = viewer
    this.undoTo = this.findUndo()
  }

  /** The last action of the viewer can be taken back while nobody has learnt anything since, and only over
   * the heads of bots. */
  private findUndo(): number | null {
    if (this.viewer === null || this.outcome) return null
    for (let step = this.step; step > 0; step--) {
      const seat = this.played[step - 1]?.seat
      if (this.steps[step]?.some((event) => this.face.reveals(event))) return null
      if (seat === this.viewer) return step - 1
      if (seat === undefined || this.people.includes(seat)) return null
    }
    return null
  }

  private refuse(error: unknown) {
    if (!(error instanceof Refused)) throw error
    this.refused = { fault: error.fault, count: (this.refused?.count ?? 0) + 1 }
  }

  /** A refusal in the reader's language, or the engine's own sentence. */
  private word(fault: Fault): string {
    return ruleInWords(fault, this.face.slug, this.face.faultArguments(fault.facts ?? {}, this.board, this.names))
  }

  private async keep() {
    if (this.closed) return
    const { record: _, ...match } = this.match
    await this.engine.keep({ ...match, step: this.step, over: this.outcome !== null, changed: Date.now() })
  }
}
