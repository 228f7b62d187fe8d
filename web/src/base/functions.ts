/** What messages can do with their arguments, besides Fluent's own NUMBER and DATETIME. The binary has the same
 * (`crates/words/src/functions.rs`). */
import type { FluentFunction } from '@fluent/bundle'

/** `ENDING($company, "é")`: a name with another last letter, for languages that decline names: Bavlněná, Bavlněné. */
const ENDING: FluentFunction = ([name, ending]) => String(name).replace(/\p{L}$/u, String(ending))

export const FUNCTIONS = { ENDING }
