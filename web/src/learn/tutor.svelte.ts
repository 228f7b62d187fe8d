/** Somebody who learns at a table: the engine sets a position, and only what follows the idea is played. */
import { say } from '../app/messages'
import type { Engine } from '../engine/client'
import { Refused, type Fault, type Outcome, type Progress, type Thing } from '../engine/protocol'
import { Chronicle } from '../table/chronicle.svelte'
import { ruleInWords } from '../table/faults'
import type { GameFace, LastStep, Moment } from '../table/game'
import { Names } from '../table/names'
import type { Refusal, Sitting } from '../table/sitting'
import type { Step } from './lesson'

/** The learner's seat. */
const YOU = 0

interface Sight {
  view: unknown
  legal: Thing[]
  steps: Thing[][]
}

export class Tutor implements Sitting {
  at = $state(0)
  /** How many actions that follow the idea were played in this step. */
  played = $state(0)
  step = $state(0)
  toAct = $state<number[]>([])
  outcome: Outcome | null = $state(null)
  view = $state.raw<unknown>(null)
  board = $state.raw<unknown>(null)
  legal = $state.raw<Thing[]>([])
  last = $state.raw<LastStep | null>(null)
  told = $state.raw<Moment | null>(null)
  busy = $state(true)
  ready = $state(false)
  options = $state.raw<Record<string, unknown>>({})
  readonly viewer = YOU
  readonly refusal = $derived.by((): Refusal | null => this.remark())
  readonly log = $derived.by(() => this.chronicle.tell(this.steps, this.board, this.names))

  private readonly chronicle: Chronicle
  private steps = $state.raw<Thing[][]>([])
  private refused = $state.raw<{ fault: Fault | null; count: number } | null>(null)
  private count = 0

  constructor(
    private readonly engine: Engine,
    readonly face: GameFace,
    readonly lesson: Step[],
  ) {
    this.chronicle = new Chronicle(face)
  }

  get idea(): Step {
    return this.lesson[this.at]!
  }

  /** Has the idea of this step been followed? */
  get done() {
    return this.played >= (this.idea.times ?? 1)
  }

  get names() {
    const others = Array.from({ length: this.idea.seats - 1 }, () => ({ kind: 'bot' as const, bot: 'greedy' }))
    return new Names([{ kind: 'person', name: '' }, ...others], YOU)
  }

  /** In a lesson it is always the learner's turn. */
  get mine() {
    return true
  }

  /** Sets the position of a step, the first time or again. */
  async show(at: number) {
    this.busy = true
    const { position, seats } = this.lesson[at]!
    const { slug: game } = this.face
    const description =
      'seed' in position
        ? await this.engine.begin({ game, seats, seed: position.seed })
        : await this.engine.load({ game, seats, seed: 'lesson', state: position.state })
    const [board, sight] = await Promise.all([this.engine.board(), this.look()])
    this.board = board
    this.at = at
    this.played = 0
    this.refused = null
    this.options = description.options
    this.see(sight, description, null)
    this.ready = true
  }

  async act(action: Thing) {
    if (this.busy || this.done) return
    if (!this.idea.wanted(action)) {
      this.refused = { fault: null, count: ++this.count }
      return
    }
    this.busy = true
    this.refused = null
    const before = this.view
    try {
      const progress = await this.engine.act(YOU, action)
      const sight = await this.look()
      this.played += 1
      this.see(sight, progress, before)
    } catch (error) {
      this.refuse(error)
    }
  }

  preview(action: Thing): Promise<unknown> {
    return this.engine.preview(YOU, action)
  }

  async explain(action: Thing) {
    if (this.busy || this.done) return
    try {
      await this.engine.preview(YOU, action)
    } catch (error) {
      this.refuse(error)
    }
  }

  dismiss() {
    this.refused = null
  }

  /** All that is to be seen, before any of it is shown: a step that can be read can be played. */
  private async look(): Promise<Sight> {
    const [view, legal, steps] = await Promise.all([
      this.engine.view(YOU),
      this.engine.legal(YOU),
      this.engine.events(0, YOU),
    ])
    return { view, legal, steps }
  }

  private see({ view, legal, steps }: Sight, progress: Progress, before: unknown) {
    this.view = view
    this.legal = this.done ? [] : legal
    this.steps = steps
    this.step = progress.step
    // Nobody else plays in a lesson.
    this.toAct = [YOU]
    this.outcome = null
    this.last = { step: progress.step, before, events: this.steps.at(-1) ?? [] }
    this.busy = false
  }

  private refuse(error: unknown) {
    this.busy = false
    if (!(error instanceof Refused)) throw error
    this.refused = { fault: error.fault, count: ++this.count }
  }

  private remark(): Refusal | null {
    if (!this.refused) return null
    const { fault, count } = this.refused
    if (!fault) return { text: say('learn-other'), count }
    const facts = this.face.faultArguments(fault.facts ?? {}, this.board, this.names)
    return { text: ruleInWords(fault, this.face.slug, facts), rule: this.face.rules[fault.code], count }
  }
}
