/** What happened, in words: told anew when another language is chosen. */
import { spoken } from '../base/languages.svelte'
import type { ToldStep } from '../engine/protocol'
import type { Names } from './names'
import { inWords } from './phrases'

export interface LogLine {
  key: string
  step: number
  seat: number | null
  text: string
}

export class Chronicle {
  private told = { manner: '', lines: new WeakMap<ToldStep, LogLine[]>() }

  /** What was told already stays: only what is new has to be put into words, unless the language or the
   * viewer is another. */
  tell(steps: ToldStep[], names: Names): LogLine[] {
    const manner = `${spoken.now.language} ${names.viewer}`
    if (manner !== this.told.manner) this.told = { manner, lines: new WeakMap() }
    return steps.flatMap((told, step) => {
      const lines = this.told.lines.get(told) ?? linesOf(told, step, names)
      this.told.lines.set(told, lines)
      return lines
    })
  }
}

function linesOf({ events, phrases }: ToldStep, step: number, names: Names): LogLine[] {
  return phrases.flatMap((phrase, index) => {
    if (!phrase) return []
    const event = events[index]!
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null
    return [{ key: `${step}.${index}`, step, seat, text: inWords(phrase, names) }]
  })
}
