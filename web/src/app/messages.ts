/** Every word on the page comes from the Fluent messages in `locales/`, and every date and list from `Intl`. */
import type { FluentVariable } from '@fluent/bundle'

import { spoken } from './languages.svelte'

export type Arguments = Record<string, FluentVariable>

/** Is there a message of this name? */
export const has = (id: string) => spoken.now.bundle.hasMessage(id)

/** The message in the reader's language. A missing one shows its name, so that it is noticed. */
export function say(id: string, args?: Arguments): string {
  const { bundle } = spoken.now
  const message = bundle.getMessage(id)
  if (message?.value === undefined || message.value === null) return id
  return bundle.formatPattern(message.value, args, [])
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
