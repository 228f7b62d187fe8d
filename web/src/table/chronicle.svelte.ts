/** What happened, in words: told anew when another language is chosen. */
import { spoken } from '../base/languages.svelte'
import type { Action, Event } from '../engine/protocol'
import type { GameFace } from './game'
import type { Names } from './names'

export interface LogLine {
  key: string
  step: number
  seat: number | null
  text: string
}

export class Chronicle {
  private phrased = { manner: '', lines: new WeakMap<Action[], LogLine[]>() }

  constructor(private readonly face: GameFace) {}

  /** What was told already stays: only what is new has to be put into words, unless the language or the
   * viewer is another. */
  tell(steps: Event[][], board: unknown, names: Names): LogLine[] {
    const manner = `${spoken.now.language} ${names.viewer}`
    if (manner !== this.phrased.manner) this.phrased = { manner, lines: new WeakMap() }
    return steps.flatMap((events, step) => {
      const lines = this.phrased.lines.get(events) ?? this.tellStep(events, step, board, names)
      this.phrased.lines.set(events, lines)
      return lines
    })
  }

  private tellStep(events: Event[], step: number, board: unknown, names: Names): LogLine[] {
    return events.flatMap((event, index) => {
      const text = this.face.describeEvent(event, board, names)
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null
      return text === null ? [] : [{ key: `${step}.${index}`, step, seat, text }]
    })
  }
}
