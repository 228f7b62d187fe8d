/** One match at one table: whose turn it is, what they see, bots, undo, saving. */
import { PAUSE_MS, settings } from '../base/settings.svelte'
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import type { Move, Progress, Action } from '../engine/protocol'
import type { SavedMatch } from '../engine/saves'
import { EngineSitting, type Sight } from '../table/engine-sitting.svelte'
import type { GameFace } from '../table/game'
import { Names } from '../table/names'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export class Session extends EngineSitting {
  /** Who is looking; `null` for a spectator. */
  viewer = $state<number | null>(null)
  /** Whose turn it is to take the screen, while a hand-over page hides the table. */
  handOver = $state<number | null>(null)
  board = $state.raw<unknown>(null)
  /** How far an undo would go back, if nothing was revealed since. */
  undoTo = $state<number | null>(null)
  /** Bots wait while it is set. */
  paused = $state(false)
  ready = $state(false)

  readonly people: number[]
  private running = false
  private calledAgain = false
  private waiting = 0
  private changes: Promise<unknown> = Promise.resolve()
  private closed = false
  private played: readonly Move[]
  private bots: Follower | null = null
  /** For each step: did anybody learn something by it that an undo can't make them forget? */
  private revealed: boolean[] = []

  constructor(
    engine: Engine,
    face: GameFace,
    readonly match: SavedMatch,
  ) {
    super(engine, face)
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
  async act(action: Action) {
    if (this.viewer === null) return
    const seat = this.viewer
    const step = this.step
    this.dismiss()
    try {
      await this.inOrder(async () => {
        if (this.step === step || (await this.isLegal(seat, action))) await this.perform(seat, action)
      })
      void this.advance()
    } catch (error) {
      this.refuse(error)
    }
  }

  async undo() {
    await this.inOrder(async () => {
      if (this.undoTo === null) return
      const progress = await this.engine.rewind(this.undoTo)
      this.played = this.played.slice(0, progress.step)
      this.dismiss()
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
    return this.see({ step: this.step, to_act: this.toAct, outcome: this.outcome }, seat, !!this.last?.views)
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

  private async isLegal(seat: number, action: Action) {
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

  private async perform(seat: number, action: Action) {
    // The engine answers in order: what it is asked at once it answers after the action, and nobody waits twice.
    const [progress, sight] = await Promise.all([
      this.engine.act(seat, action),
      this.look(this.viewer, this.steps.length, this.step + 1),
    ])
    // Whoever left the table may have begun another match: the engine has only one.
    if (this.closed) return
    this.played = [...this.played, { seat, action }]
    await this.see(progress, this.viewer, true, sight)
    await this.keep()
  }

  /** Shows a step to somebody, and tells it piece by piece if it is new to them. */
  private async see(progress: Progress, watcher: number | null, isNew = false, sight: Sight | null = null) {
    const viewer = progress.outcome ? (this.people.length === 1 ? this.people[0]! : null) : watcher
    // What this viewer has seen already stays.
    const seen = viewer === this.viewer && progress.step >= this.step ? this.steps.length : 0
    const fits = sight?.viewer === viewer && sight.known === seen
    const { known, view, distances, task, legal, news, revealed, views } = fits
      ? sight
      : await this.look(viewer, seen, isNew ? progress.step : null)
    if (this.closed) return
    const steps = [...this.steps.slice(0, known), ...news]
    this.display(progress, { view, distances, task, legal, steps, views })
    this.revealed = [...this.revealed.slice(0, known), ...revealed]
    this.viewer = viewer
    this.handOver = null
    this.undoTo = this.findUndo()
  }

  /** The last action of the viewer can be taken back while nobody has learnt anything since, and only over
   * the heads of bots. */
  private findUndo(): number | null {
    if (this.viewer === null || this.outcome) return null
    for (let step = this.step; step > 0; step--) {
      const seat = this.played[step - 1]?.seat
      if (this.revealed[step] ?? true) return null
      if (seat === this.viewer) return step - 1
      if (seat === undefined || this.people.includes(seat)) return null
    }
    return null
  }

  private async keep() {
    if (this.closed) return
    const { record: _, ...match } = this.match
    await this.engine.keep({ ...match, step: this.step, over: this.outcome !== null, changed: Date.now() })
  }
}
