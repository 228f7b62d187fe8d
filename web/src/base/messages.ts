/** Every word on the page comes from the Fluent messages in `locales/`, and every date and list from `Intl`. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle'

import { spoken } from './languages.svelte'

export type Arguments = Record<string, FluentVariable>

/** Is there a message of this name? */
export const has = (id: string) => spoken.now.bundle.hasMessage(id)

/** The message in the reader's language. A missing one shows its name, so that it is noticed. */
export const say = (id: string, args?: Arguments): string => format(id, args, false)

/** The same, said to the player that it names: a message that names a player has a variant `.you`. */
export const sayToYou = (id: string, args?: Arguments): string => format(id, args, true)

/** A name in the reader's language where that has a word for it, else as it is printed on the board. */
export const sayName = (id: string, printed: string): string => (has(id) ? say(id) : printed)

function format(id: string, args: Arguments | undefined, toYou: boolean): string {
  const { bundle } = spoken.now
  const key = keyOf(toYou ? `${id}.you` : id, args)
  const said = key && saidBefore(bundle).get(key)
  if (said) return said
  const message = bundle.getMessage(id)
  const pattern = (toYou && message?.attributes['you']) || message?.value
  if (!pattern) return id
  const text = bundle.formatPattern(pattern, args, [])
  if (key) saidBefore(bundle).set(key, text)
  return text
}

/** A table says the same hundreds of things after every step: most of them were said before. */
const memories = new WeakMap<FluentBundle, Map<string, string>>()
/** Long matches say ever new things; what was said long ago is said anew. */
const MOST_REMEMBERED = 5000

function saidBefore(bundle: FluentBundle): Map<string, string> {
  const memory = memories.get(bundle)
  if (memory && memory.size < MOST_REMEMBERED) return memory
  const fresh = new Map<string, string>()
  memories.set(bundle, fresh)
  return fresh
}

/** What is said, as a text; `null` where it can't be told apart by it. A number is said otherwise than its digits. */
function keyOf(id: string, args: Arguments = {}): string | null {
  let key = id
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'string' && typeof value !== 'number') return null
    key += `\n${name}${typeof value === 'number' ? '#' : '='}${value}`
  }
  return key
}

/** Making one takes far longer than using it, and a map has a list in every label. */
const listFormats = new Map<string, Intl.ListFormat>()

function listFormat(type: Intl.ListFormatType): Intl.ListFormat {
  const { language } = spoken.now
  const key = `${language} ${type}`
  const format = listFormats.get(key) ?? new Intl.ListFormat(language, { type })
  listFormats.set(key, format)
  return format
}

/** `a, b and c` */
export const list = (items: string[]) => listFormat('conjunction').format(items)

/** `a, b or c` */
export const either = (items: string[]) => listFormat('disjunction').format(items)

/** A day and a time, as the reader's language writes them. */
export const moment = (time: number) =>
  new Intl.DateTimeFormat(spoken.now.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

/** A share in whole percent, as the reader's language writes it. */
export const percent = (share: number) =>
  new Intl.NumberFormat(spoken.now.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A number with one digit after the point. */
export const decimal = (number: number) =>
  new Intl.NumberFormat(spoken.now.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number)
