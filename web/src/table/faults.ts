/** What the engine refused, in the reader's language. */
import { has, say, type Arguments } from '../base/messages'
import type { Fault } from '../engine/protocol'

/** The refusal of a game's rule, with the game's own words for its facts. */
export function ruleInWords(fault: Fault, game: string, facts: Arguments): string {
  const id = `${game}-refusal-${fault.code.replaceAll('/', '-')}`
  return has(id) ? say(id, facts) : faultInWords(fault)
}

/** Anything else, with its line where it is in a text; what nobody has words for is told in the engine's English. */
export function faultInWords({ code, message, place, facts }: Fault): string {
  const id = `fault-${code.replaceAll('/', '-')}`
  const told = has(id) ? say(id, { ...(facts as Arguments), detail: message }) : message
  const [, line, column] = /^line (\d+)(?:, column (\d+))?/.exec(place ?? '') ?? []
  const where = column ? 'place-line-column' : 'place-line'
  return line && has(where) ? `${say(where, { line, column: column ?? '' })}: ${told}` : told
}
