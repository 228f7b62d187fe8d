/** What a person wrote, among words that they did not write. Arabic and Hebrew run from right to left, and invisible
 * marks can turn any text around: isolated, a name or a message can only ever rearrange itself. */

/** Characters that could move what stands beside them: scripts that run from right to left, and marks of direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u2028-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Marks that open or close a direction, and ends of lines: with them a text could leave its isolation. */
const ESCAPES = /[\u2028-\u202e\u2066-\u2069]/gu

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** The text, isolated if it has to be. Most names stay as they are, so that they can be searched for and compared. */
export function isolated(text: string): string {
  const kept = text.replaceAll(ESCAPES, '')
  return TURNS.test(kept) ? FIRST_STRONG_ISOLATE + kept + POP_DIRECTIONAL_ISOLATE : kept
}
