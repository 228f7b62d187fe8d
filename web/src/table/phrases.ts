/** The phrases of a game in the reader's language. The binary formats them too (`crates/words/src/phrases.rs`), and a
 * test compares the two. */
import { either, list, say, sayName, sayToYou, type Arguments } from '../base/messages'
import type { Argument, Phrase } from '../engine/protocol'
import type { Names } from './names'

/** Who reads: what they call the players, and who of them they are. */
type Reader = Pick<Names, 'of' | 'isYou'>

/** A phrase in words. What is said about the reader is said to them: "You took", not "Ada took". */
export function inWords([id, args = {}]: Phrase, reader: Reader): string {
  const said: Arguments = {}
  let isToYou = false
  for (const [name, argument] of Object.entries(args)) {
    said[name] = typeof argument === 'number' ? argument : argumentInWords(argument, reader)
    isToYou ||= typeof argument === 'object' && 'seat' in argument && reader.isYou(argument.seat)
  }
  return isToYou ? sayToYou(id, said) : say(id, said)
}

function argumentInWords(argument: Argument, reader: Reader): string {
  if (typeof argument !== 'object') return String(argument)
  if (Array.isArray(argument)) return inWords(argument, reader)
  if ('seat' in argument) return reader.of(argument.seat)
  if ('name' in argument) return sayName(argument.name, argument.printed)
  const items = (some: Argument[]) => some.map((one) => argumentInWords(one, reader))
  if ('and' in argument) return list(items(argument.and))
  if ('or' in argument) return either(items(argument.or))
  return 'comma' in argument ? items(argument.comma).join(', ') : items(argument.arrow).join(' → ')
}
