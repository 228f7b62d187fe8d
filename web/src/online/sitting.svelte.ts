/** Somebody at an online table: what the one table of the app is drawn from. */
import { say } from '../base/messages'
import { Refused, type Action, type ToldAction } from '../engine/protocol'
import type { SeatPlan } from '../engine/saves'
import { Chronicle } from '../table/chronicle.svelte'
import { refusalInWords } from '../table/faults'
import type { Foreseen, GameFace, Moment } from '../table/game'
import { Names } from '../table/names'
import type { Refusal, Sitting } from '../table/sitting'
import type { OnlineTable } from './table.svelte'

export class OnlineSitting implements Sitting {
  told = $state.raw<Moment | null>(null)
  busy = $state(false)
  /** Names change with every message; what is drawn only when somebody's name really does. */
  readonly names = $derived.by(() => new Names(JSON.parse(this.seating) as SeatPlan[], this.table.you))
  readonly log = $derived.by(() => this.chronicle.tell(this.table.steps, this.names))
  readonly refusal = $derived.by((): Refusal | null => {
    const { fault, count } = this.table.refused ?? {}
    return fault && count ? { text: refusalInWords(fault, this.names), rule: fault.rule?.label, count } : null
  })
  readonly legal = $derived.by((): Action[] => (this.playing ? (this.table.match?.legal ?? []) : []))

  private readonly seating = $derived.by(() => JSON.stringify(this.table.seats))
  private readonly chronicle = new Chronicle()
  private acting: Promise<void> = Promise.resolve()
  private acts = 0

  constructor(
    readonly face: GameFace,
    readonly table: OnlineTable,
    readonly board: unknown,
    readonly options: Record<string, unknown>,
  ) {}

  get step() {
    return this.table.match?.step ?? 0
  }

  get toAct() {
    return this.table.now?.phase === 'playing' ? (this.table.match?.to_act ?? []) : []
  }

  /** The result by the rules; who gave up or was too late can't win. */
  get outcome() {
    const { outcome = null, winners = [] } = this.table.now?.ending ?? {}
    return outcome && { ...outcome, winners }
  }

  get viewer() {
    return this.table.you
  }

  get view() {
    return this.table.match?.view
  }

  get distances() {
    return this.table.match?.distances
  }

  get task() {
    return this.table.match?.task ?? null
  }

  get last() {
    return this.table.last
  }

  get mine() {
    return this.viewer !== null && this.legal.length > 0 && this.toAct.includes(this.viewer)
  }

  /** What is said in place of whose turn it is. */
  get notice(): string | null {
    const { now } = this.table
    if (now?.ending?.reason === 'resigned')
      return now.ending.winners.length > 0
        ? say('scoring-wins', { name: this.names.of(now.ending.winners[0]!) })
        : say('table-over')
    return now?.phase === 'playing' && now.paused ? say('online-paused') : null
  }

  /** Do others wait for this person, and not for a bot in their place? */
  private get playing() {
    const { now, you } = this.table
    return now?.phase === 'playing' && !now.paused && you !== null && !now.seats[you]?.bot
  }

  /** Plays an action. One that comes while the last is still being answered waits for it, and is forgotten if it has
   * become impossible by then: a click too many is no mistake. */
  act(action: Action): Promise<void> {
    this.acts += 1
    this.busy = true
    this.table.refused = null
    const waited = this.acts > 1
    this.acting = this.acting.then(async () => {
      if (!waited || this.isLegal(action))
        await this.table.send({ type: 'act', seen: this.table.entries.length, action })
      this.acts -= 1
      this.busy = this.acts > 0
    })
    return this.acting
  }

  private isLegal(action: Action) {
    const text = JSON.stringify(action)
    return this.legal.some((other) => JSON.stringify(other) === text)
  }

  preview(action: Action): Promise<Foreseen> {
    return this.table.ask({ type: 'preview', action })
  }

  async tell(): Promise<ToldAction[]> {
    return this.legal.length > 0 ? (await this.table.ask({ type: 'tell' })).actions : []
  }

  async explain(action: Action) {
    try {
      await this.table.ask({ type: 'explain', action })
    } catch (error) {
      if (error instanceof Refused) this.table.refuse(error)
      else throw error
    }
  }

  async distancesFrom(place: string): Promise<unknown> {
    return (await this.table.ask({ type: 'distances', from: place })).distances
  }

  dismiss() {
    this.table.refused = null
  }
}
