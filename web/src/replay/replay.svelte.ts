/** A match played again: any step of it, from anywhere that may be looked from. */
import type { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import { EngineSitting } from '../table/engine-sitting.svelte'
import type { GameFace } from '../table/game'
import { Names } from '../table/names'
import type { Told } from './link'
import { perspectivesOf, type Perspective } from './perspective'

export class Replay extends EngineSitting {
  perspective = $state<Perspective>(null)
  /** What each seat sees, while everything is open. */
  hands = $state.raw<unknown[]>([])
  // Nobody acts in what is past.
  readonly mine = false
  readonly perspectives: Perspective[]
  private readonly follower: Follower
  private wanted = 0
  /** From where was looked last? */
  private looked: Perspective | undefined
  private closed = false

  constructor(
    engine: Engine,
    face: GameFace,
    readonly match: Told,
    readonly jump: (step: number) => void,
  ) {
    super(engine, face)
    this.step = -1
    this.follower = new Follower(engine, match.record)
    this.perspectives = perspectivesOf(face, match.seats, match.record.outcome !== null)
    this.perspective = this.perspectives[0]!
  }

  get board() {
    return this.match.record.board
  }

  get moves() {
    return this.match.record.actions
  }

  get options() {
    return this.match.record.options
  }

  get viewer() {
    return this.perspective === 'open' ? null : this.perspective
  }

  get names() {
    return new Names(this.match.seats, this.viewer)
  }

  /** How many steps there are. */
  get end() {
    return this.moves.length
  }

  /** Shows a step. Whoever scrubs doesn't wait for every step between: only the last that was asked for counts. */
  async show(step: number) {
    this.wanted = Math.min(step, this.end)
    if (this.busy) return
    this.busy = true
    while (!this.closed && (this.step !== this.wanted || this.looked !== this.perspective))
      await this.fetch(this.wanted, this.perspective)
    this.busy = false
  }

  lookFrom(perspective: Perspective) {
    this.perspective = perspective
    return this.show(this.wanted)
  }

  close() {
    this.closed = true
  }

  /** Fetches a step, and shows it at once. */
  private async fetch(step: number, from: Perspective) {
    const { engine, follower, moves } = this
    const viewer = from === 'open' ? null : from
    const known = this.looked === from
    if (!known) void follower.follow(moves)
    const steps = known
      ? this.steps
      : from === 'open'
        ? engine.everything(0)
        : engine.happened(0, from).then(({ steps }) => steps)
    const arrived = follower.follow(moves.slice(0, step))
    const seats = from === 'open' ? [...this.match.seats.keys()] : []
    const isNext = known && step === this.step + 1
    const [told, progress, { view, distances }, views, hands] = await Promise.all([
      steps,
      arrived,
      engine.look(viewer),
      this.viewsOf(isNext ? step : null, viewer),
      Promise.all(seats.map((seat) => engine.view(seat))),
    ])
    if (this.closed) return
    this.looked = from
    this.hands = hands
    this.display({ ...progress, step }, { view, distances, steps: told, views, last: told[step] })
  }

  // What is past can only be looked at.
  override async act() {}
  override async explain() {}
}
