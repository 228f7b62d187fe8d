/** Brings an engine to any moment of a match by the shortest way. What it is asked then waits for nobody else: a
 * table's bots think in one, hints and reviews in others, and a replay steps through one. */
import type { Engine } from './client'
import type { MatchRecord, Move, Progress } from './protocol'

export class Follower {
  private played: readonly Move[] | null = null

  constructor(
    readonly engine: Engine,
    private readonly record: MatchRecord,
  ) {}

  /** Goes to where exactly these moves were played. Whatever the engine is asked afterwards is answered from there,
   * also if nobody waited: it answers in order. */
  async follow(moves: readonly Move[]): Promise<Progress> {
    const answers: Promise<Progress>[] = []
    if (!this.played) answers.push(this.engine.resume(this.record))
    const before = this.played ?? this.record.actions
    const shared = sharedLength(before, moves)
    if (shared < before.length || shared === moves.length) answers.push(this.engine.rewind(shared))
    for (const { seat, action } of moves.slice(shared)) answers.push(this.engine.act(seat, action))
    this.played = moves
    return (await Promise.all(answers)).at(-1)!
  }
}

/** How many moves two lists begin with together. A move is told from another by what it is, not by what it says. */
export function sharedLength(one: readonly Move[], other: readonly Move[]): number {
  const differs = one.findIndex((move, index) => move !== other[index])
  return differs < 0 ? one.length : differs
}
