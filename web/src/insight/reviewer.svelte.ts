/** Judges a match, decision by decision, in workers of its own. */
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import type { MatchRecord } from '../engine/protocol'
import type { Depth, Judged, Review } from '../engine/saves'
import { DEPTHS } from './review'

/** One core stays for the page. More than this few players' devices would like. */
const MOST_WORKERS = 4
const workers = () => Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1))

export class Reviewer {
  /** What was judged so far, in the order of the match. */
  judged = $state.raw<Judged[]>([])
  /** How many moves were looked at. */
  done = $state(0)
  readonly count: number
  private next = 0
  private readonly followers: Follower[]

  constructor(
    private readonly record: MatchRecord,
    private readonly depth: Depth,
  ) {
    this.count = record.actions.length
    this.followers = Array.from({ length: workers() }, () => new Follower(new Engine(), record))
  }

  /** Judges every decision; never ends if it is cancelled. */
  async run(): Promise<Review> {
    await Promise.all(this.followers.map((follower) => this.work(follower)))
    this.cancel()
    return { depth: this.depth, judged: this.judged }
  }

  cancel() {
    for (const { engine } of this.followers) engine.close()
  }

  /** Takes the next decision until none is left. */
  private async work(follower: Follower) {
    while (this.next < this.count) {
      const judged = await this.judge(follower, this.next++)
      if (judged) this.judged = [...this.judged, judged].sort((one, other) => one.step - other.step)
      this.done += 1
    }
  }

  /** Judges one move; nothing if there was no choice. */
  private async judge(follower: Follower, index: number): Promise<Judged | null> {
    const { seat, action } = this.record.actions[index]!
    void follower.follow(this.record.actions.slice(0, index))
    if ((await follower.engine.legal(seat)).length < 2) return null
    const judgement = await follower.engine.review(seat, action, DEPTHS[this.depth])
    return { step: index + 1, seat, judgement }
  }
}
