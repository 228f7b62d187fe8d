/** What a strong player would do: thought about in a worker of its own, so that nothing else waits. It knows what
 * the player can know, and no more. */
import { Engine } from '../engine/client'
import { Follower } from '../engine/follower'
import type { Action, Insight, MatchRecord, Move, Phrase } from '../engine/protocol'
import { known } from './best'

/** At least as many futures as the strongest bot looks at, in so many pieces; after each the answer is better. */
const NODES = 500
const PIECES = 40

export class Hint {
  insight = $state.raw<Insight | null>(null)
  /** How much of the thinking is done, from 0 to 1. */
  progress = $state(0)
  thinking = $state(false)
  private readonly engine = new Engine()
  /** The actions that were told so far, each by its JSON: none of them changes during a decision. */
  private readonly phrases = new Map<string, Phrase>()
  /** Counts beginnings and ends, so that a thought knows when it is no longer wanted. */
  private turn = 0

  constructor(
    record: MatchRecord,
    moves: readonly Move[],
    readonly seat: number,
  ) {
    void new Follower(this.engine, record).follow(moves)
  }

  /** Thinks, or thinks on from what was found out before. */
  async think() {
    const turn = ++this.turn
    this.thinking = true
    this.progress = 0
    for (let piece = 1; piece <= PIECES && turn === this.turn; piece++) {
      const insight = await this.engine.think(this.seat, NODES)
      await this.tell(insight)
      const wanted = turn === this.turn
      if (wanted) this.progress = piece / PIECES
      if (wanted || !this.insight) this.insight = insight
    }
    if (turn === this.turn) this.stop()
  }

  /** An action that the insight shows, in a phrase. */
  phraseOf(action: Action): Phrase {
    return this.phrases.get(JSON.stringify(action))!
  }

  /** Has everything told that may be shown, and wasn't told before. */
  private async tell({ prospects }: Insight) {
    const shown = known(prospects).flatMap(({ action, line }) => [action, ...line.map(({ action }) => action)])
    const fresh = shown.filter((action) => !this.phrases.has(JSON.stringify(action)))
    if (fresh.length === 0) return
    const told = await this.engine.tell(this.seat, fresh)
    for (const [index, action] of fresh.entries()) this.phrases.set(JSON.stringify(action), told[index]!.phrase)
  }

  /** What was found out so far stays as it is: no move changes its place any more. The piece that is being thought about is
   * shown when it thinks on, or if there is nothing else to show. */
  stop() {
    this.turn++
    this.thinking = false
  }

  /** Nothing is wanted any more. */
  close() {
    this.stop()
    this.engine.close()
  }
}
