/** What the page says, by the names of its messages: the same files that the page reads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { FUNCTIONS } from '../src/base/functions'

/** Languages by their codes, and what a browser that wants them asks for. */
export const LOCALES = { en: 'en-GB', cs: 'cs-CZ', pl: 'pl-PL', ro: 'ro-RO', nl: 'nl-NL' } as const
export type Code = keyof typeof LOCALES
export const CODES = Object.keys(LOCALES) as Code[]

export class Words {
  private readonly bundle: FluentBundle

  constructor(readonly code: Code) {
    this.bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS })
    const shared = join('..', 'locales', code)
    const messages = readdirSync(shared).filter((name) => name.endsWith('.ftl'))
    const games = readdirSync(join('..', 'games')).map((slug) => join('..', 'games', slug, 'locales', `${code}.ftl`))
    for (const path of [...messages.map((name) => join(shared, name)), ...games.filter(existsSync)])
      this.bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id)
    if (!message?.value) throw new Error(`${this.code} has no message ${id}`)
    return this.bundle.formatPattern(message.value, args ?? null)
  }

  /** Whatever the message says, with anything in place of these arguments. */
  anyOf(id: string, ...names: string[]): RegExp {
    const gap = '\u0001'
    const text = this.say(id, Object.fromEntries(names.map((name) => [name, gap])))
    return new RegExp(`^${text.split(gap).map(literally).join('.*')}$`)
  }
}

/** A text in a pattern: every space in it may be one that doesn't break the line. */
export const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')
