/** What the engine refused, in the reader's language. */
import { has, say, type Arguments } from '../app/messages'
import type { Fault } from '../engine/protocol'

/** The refusal of a game's rule, with the game's own words for its facts. */
export function ruleInWords(fault: Fault, game: string, facts: Arguments): string {
  const id = `fault-${game}-${fault.code.replaceAll('/', '-')}`
  return has(id) ? say(id, facts) : faultInWords(fault)
}

/** Anything else: what has no message of its own is named by its kind, and told in the engine's English. */
export function faultInWords({ code, message, facts }: Fault): string {
  const own = `fault-${code.replaceAll('/', '-')}`
  const kind = `fault-kind-${code.split('/')[0]}`
  const id = [own, kind].find(has)
  return id ? say(id, { ...(facts as Arguments), detail: message }) : message
}
