/** What the engine refused, in the reader's language. */
import { has, say, type Arguments } from '../base/messages'
import type { Fault } from '../engine/protocol'
import type { Names } from './names'
import { inWords } from './phrases'

/** What is refused at a table: mostly by a rule of the game, which the game tells. */
export const refusalInWords = (fault: Fault, names: Names) =>
  fault.rule ? inWords(fault.rule.phrase, names) : faultInWords(fault)

/** Anything else, with its line where it is in a text; what nobody has words for is told in the engine's English. */
export function faultInWords({ code, message, place, facts }: Fault): string {
  const id = `fault-${code.replaceAll('/', '-')}`
  const told = has(id) ? say(id, { ...(facts as Arguments), detail: message }) : message
  const [, line, column] = /^line (\d+)(?:, column (\d+))?/.exec(place ?? '') ?? []
  const where = column ? 'place-line-column' : 'place-line'
  return line && has(where) ? `${say(where, { line, column: column ?? '' })}: ${told}` : told
}
