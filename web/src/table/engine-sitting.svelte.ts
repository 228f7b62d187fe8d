/** Somebody at a table that the engine in this page keeps: a match on this device, a lesson, a match played again. */
import type { Engine } from '../engine/client'
import {
  Refused,
  type Action,
  type Outcome,
  type Phrase,
  type Progress,
  type ToldAction,
  type ToldStep,
} from '../engine/protocol'
import { Chronicle } from './chronicle.svelte'
import { refusalInWords } from './faults'
import type { Foreseen, GameFace, LastStep, Moment } from './game'
import type { Names } from './names'
import type { Refusal, Sitting } from './sitting'

/** What somebody may know and do at a step, and what happened since the steps that they know. */
export interface Sight {
  viewer: number | null
  known: number
  view: unknown
  distances: unknown
  task: Phrase | null
  legal: Action[]
  news: ToldStep[]
  /** For each of those steps: did anybody learn something by it that an undo can't make them forget? */
  revealed: boolean[]
  /** The views after each event of a step that is to be told piece by piece. */
  views: unknown[] | null
}

export abstract class EngineSitting implements Sitting {
  step = $state(0)
  toAct = $state<number[]>([])
  outcome = $state<Outcome | null>(null)
  view = $state.raw<unknown>(null)
  distances = $state.raw<unknown>(null)
  task = $state.raw<Phrase | null>(null)
  legal = $state.raw<Action[]>([])
  last = $state.raw<LastStep | null>(null)
  told = $state.raw<Moment | null>(null)
  busy = $state(false)
  readonly log = $derived.by(() => this.chronicle.tell(this.steps, this.names))
  readonly refusal = $derived.by((): Refusal | null => {
    const { text, rule, count } = this.refused ?? {}
    return text && count ? { text: text(), rule, count } : null
  })

  abstract readonly board: unknown
  abstract readonly options: Record<string, unknown>
  abstract readonly names: Names
  abstract readonly viewer: number | null
  abstract readonly mine: boolean

  protected steps = $state.raw<ToldStep[]>([])
  private readonly chronicle = new Chronicle()
  /** Does somebody read what can be done? Then it is told together with the next view. */
  private isRead = false
  private telling: { legal: Action[]; told: Promise<ToldAction[]> } | null = null
  /** Why not: put into words when it is read, in the language of that moment. */
  private refused = $state.raw<{ text: () => string; rule?: string | null | undefined; count: number } | null>(null)
  private refusals = 0

  constructor(
    readonly engine: Engine,
    readonly face: GameFace,
  ) {}

  abstract act(action: Action): Promise<void>

  preview(action: Action): Promise<Foreseen> {
    return this.engine.preview(this.viewer ?? 0, action)
  }

  tell(): Promise<ToldAction[]> {
    const { legal } = this
    this.isRead = true
    if (this.telling?.legal !== legal) {
      const told = legal.length > 0 ? this.engine.tell(this.viewer ?? 0, legal) : Promise.resolve([])
      this.telling = { legal, told }
    }
    return this.telling.told
  }

  async explain(action: Action) {
    try {
      await this.engine.explain(this.viewer ?? 0, action)
    } catch (error) {
      this.refuse(error)
    }
  }

  distancesFrom(place: string): Promise<unknown> {
    return this.engine.distances(this.viewer, place)
  }

  dismiss() {
    this.refused = null
  }

  /** Fetches all that somebody may know now, before any of it is shown; of what happened, what isn't known yet; and
   * the views of a step that is to be told piece by piece, if there is one. */
  protected async look(viewer: number | null, known: number, told: number | null): Promise<Sight> {
    const isRead = this.isRead && viewer !== null
    this.isRead = false
    const [{ view, distances, task = null }, legal, { steps: news, revealed }, views, actions] = await Promise.all([
      this.engine.look(viewer),
      viewer === null ? [] : this.engine.legal(viewer),
      this.engine.happened(known, viewer),
      this.viewsOf(told, viewer),
      isRead ? this.engine.tell(viewer) : null,
    ])
    if (actions) this.telling = { legal, told: Promise.resolve(actions) }
    return { viewer, known, view, distances, task, legal, news, revealed, views }
  }

  /** The views of the last step, where the game tells it piece by piece. */
  protected async viewsOf(step: number | null, viewer: number | null): Promise<unknown[] | null> {
    return step === null || !this.face.tellsSteps ? null : this.engine.viewsOf(step, viewer)
  }

  /** Shows a step at once: no part of it is older than another. */
  protected display(
    { step, to_act, outcome }: Progress,
    {
      view,
      distances,
      task = null,
      legal = [],
      steps,
      views,
      last = steps.at(-1),
    }: Pick<Sight, 'view' | 'distances' | 'views'> &
      Partial<Pick<Sight, 'task' | 'legal'>> & { steps: ToldStep[]; last?: ToldStep | undefined },
  ) {
    this.step = step
    this.toAct = to_act
    this.outcome = outcome
    this.told = null
    this.view = view
    this.distances = distances
    this.task = task
    this.legal = legal
    this.steps = steps
    this.last = { step, views, events: last?.events ?? [], phrases: last?.phrases ?? [] }
  }

  /** Tells why the engine refused; any other error is none of a player's. */
  protected refuse(error: unknown) {
    if (!(error instanceof Refused)) throw error
    const { fault } = error
    this.remark(() => refusalInWords(fault, this.names), fault.rule?.label)
  }

  protected remark(text: () => string, rule?: string | null) {
    this.refused = { text, rule, count: ++this.refusals }
  }
}
