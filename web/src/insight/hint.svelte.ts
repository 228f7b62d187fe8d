/** What a strong player would do: thought about in a worker of its own, so that nothing else waits. It knows what
 * the player can know, and no more. */
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import type { Insight, MatchRecord, Move } from '../engine/protocol'

/** Futures that are looked at, in so many pieces; after each the answer is better. */
const NODES = 150
const PIECES = 30

export class Hint {
  insight = $state.raw<Insight | null>(null)
  /** How much of the thinking is done, from 0 to 1. */
  progress = $state(0)
  thinking = $state(false)
  private readonly engine = new Engine()

  constructor(
    private readonly record: MatchRecord,
    private readonly moves: readonly Move[],
    readonly seat: number,
  ) {}

  async think() {
    this.thinking = true
    void new Follower(this.engine, this.record).follow(this.moves)
    for (let piece = 1; piece <= PIECES && this.thinking; piece++) {
      this.insight = await this.engine.think(this.seat, NODES)
      this.progress = piece / PIECES
    }
    this.stop()
  }

  /** What was found out so far stays. */
  stop() {
    this.thinking = false
    this.engine.close()
  }
}
