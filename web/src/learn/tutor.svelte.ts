/** Somebody who learns at a table: the engine sets a position, and only what follows the idea is played. */
import { say } from '../base/messages'
import type { Engine } from '../engine/client'
import type { Progress, Action } from '../engine/protocol'
import { EngineSitting, type Sight } from '../table/engine-sitting.svelte'
import type { GameFace } from '../table/game'
import type { Lesson } from '../table/lesson'
import { Names } from '../table/names'

/** The learner's seat. */
const YOU = 0

export class Tutor extends EngineSitting {
  at = $state(0)
  /** How many actions that follow the idea were played in this step. */
  played = $state(0)
  board = $state.raw<unknown>(null)
  ready = $state(false)
  options = $state.raw<Record<string, unknown>>({})
  readonly viewer = YOU
  /** In a lesson it is always the learner's turn. */
  readonly mine = true

  constructor(
    engine: Engine,
    face: GameFace,
    readonly lessons: Lesson[],
  ) {
    super(engine, face)
    this.busy = true
  }

  get idea(): Lesson {
    return this.lessons[this.at]!
  }

  /** Has the idea of this step been followed? */
  get done() {
    return this.played >= (this.idea.times ?? 1)
  }

  get names() {
    const others = Array.from({ length: this.idea.seats - 1 }, () => ({ kind: 'bot' as const, bot: 'greedy' }))
    return new Names([{ kind: 'person', name: '' }, ...others], YOU)
  }

  /** Sets the position of a step, the first time or again. */
  async show(at: number) {
    this.busy = true
    const { position, seats } = this.lessons[at]!
    const { slug: game } = this.face
    const description =
      'seed' in position
        ? await this.engine.begin({ game, seats, seed: position.seed })
        : await this.engine.load({ game, seats, seed: 'lesson', state: position.state })
    const [board, sight] = await Promise.all([this.engine.board(), this.look(YOU, 0, null)])
    this.board = board
    this.at = at
    this.played = 0
    this.dismiss()
    this.options = description.options
    this.see(sight, description)
    this.ready = true
  }

  async act(action: Action) {
    if (this.busy || this.done) return
    if (!this.idea.wanted(action)) return this.remark(() => say('learn-other'))
    this.busy = true
    this.dismiss()
    try {
      const progress = await this.engine.act(YOU, action)
      const sight = await this.look(YOU, 0, progress.step)
      this.played += 1
      this.see(sight, progress)
    } catch (error) {
      this.busy = false
      this.refuse(error)
    }
  }

  override async explain(action: Action) {
    if (!this.busy && !this.done) await super.explain(action)
  }

  private see({ legal, news, ...sight }: Sight, { step }: Progress) {
    // Nobody else plays in a lesson, and it doesn't end before its idea was followed.
    this.display({ step, to_act: [YOU], outcome: null }, { ...sight, legal: this.done ? [] : legal, steps: news })
    this.busy = false
  }
}
