/** What an introduction is made of: set positions, and one idea in each. */
import type { Action } from '../engine/protocol'

export interface Lesson<A extends Action = Action> {
  /** Its messages are `learn-<name>` for the idea and `learn-<name>-done` for what it brought. */
  name: string
  /** A position written by hand, or the beginning of the match that a seed deals. */
  position: { state: object } | { seed: string }
  seats: number
  /** Does this action follow the idea? The engine says which actions there are. */
  wanted(action: A): boolean
  /** How many such actions it takes; one if left out. */
  times?: number
}

export const ofType = (...types: string[]) => {
  return ({ type }: Action) => types.includes(type)
}
