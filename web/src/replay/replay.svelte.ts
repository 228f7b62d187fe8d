/** A match played again: any step of it, from anywhere that may be looked from. */
import type { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import type { Outcome, Thing } from '../engine/protocol'
import { Chronicle } from '../table/chronicle.svelte'
import type { GameFace, LastStep, Moment } from '../table/game'
import { Names } from '../table/names'
import type { Sitting } from '../table/sitting'
import type { Told } from './link'
import { perspectivesOf, type Perspective } from './perspective'

export class Replay implements Sitting {
  step = $state(-1)
  toAct = $state<number[]>([])
  outcome = $state<Outcome | null>(null)
  view = $state.raw<unknown>(null)
  last = $state.raw<LastStep | null>(null)
  told = $state.raw<Moment | null>(null)
  busy = $state(false)
  perspective = $state<Perspective>(null)
  /** What each seat sees, while everything is open. */
  hands = $state.raw<unknown[]>([])
  readonly log = $derived.by(() => this.chronicle.tell(this.steps, this.board, this.names))

  // Nobody acts in what is past.
  readonly legal: Thing[] = []
  readonly mine = false
  readonly refusal = null
  readonly perspectives: Perspective[]
  private readonly chronicle: Chronicle
  private readonly follower: Follower
  private steps = $state.raw<Thing[][]>([])
  private wanted = 0
  /** From where was looked last? */
  private looked: Perspective | undefined
  private closed = false

  constructor(
    readonly engine: Engine,
    readonly face: GameFace,
    readonly match: Told,
    readonly jump: (step: number) => void,
  ) {
    this.chronicle = new Chronicle(face)
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
    const steps = known ? this.steps : from === 'open' ? engine.everything(0) : engine.events(0, from)
    const arrived = follower.follow(moves.slice(0, step))
    const seats = from === 'open' ? [...this.match.seats.keys()] : []
    const [told, { to_act, outcome }, view, hands] = await Promise.all([
      steps,
      arrived,
      engine.view(viewer),
      Promise.all(seats.map((seat) => engine.view(seat))),
    ])
    if (this.closed) return
    const before = known && step === this.step + 1 ? this.view : null
    this.looked = from
    this.steps = told
    this.step = step
    this.toAct = to_act
    this.outcome = outcome
    this.told = null
    this.view = view
    this.hands = hands
    this.last = { step, before, events: told[step] ?? [] }
  }

  // What is past can only be looked at.
  async act() {}
  async preview() {}
  async explain() {}
  dismiss() {}
}
