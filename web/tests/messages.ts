/** The messages of every language, as they are written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'

export const LOCALES = '../locales'
const GAMES = '../games'

export interface MessageFile {
  /** The game that it belongs to; `null` for what all share. */
  game: string | null
  text: string
}

export const games = readdirSync(GAMES).filter((slug) => existsSync(join(GAMES, slug, 'game.toml')))

/** The files of a language: the shared ones, then those of the games. */
export function filesOf(code: string): MessageFile[] {
  const folder = join(LOCALES, code)
  const shared = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return [
    ...shared.map((name) => ({ game: null, text: readFileSync(join(folder, name), 'utf8') })),
    ...games.map((game) => ({ game, text: readFileSync(join(GAMES, game, 'locales', `${code}.ftl`), 'utf8') })),
  ]
}

export const entriesOf = (file: MessageFile) => new FluentResource(file.text).body
export type Entry = ReturnType<typeof entriesOf>[number]

/** Every part of a message, however deep. */
export function* partsOf(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const part of node) yield* partsOf(part)
  else if (typeof node === 'object' && node !== null) {
    yield node as Record<string, unknown>
    for (const part of Object.values(node)) yield* partsOf(part)
  }
}

export interface Select {
  type: 'select'
  selector: { type: string; name?: string }
  variants: { key: { type: string; value: string | number }; value: unknown }[]
}

export const selectsIn = (node: unknown) =>
  [...partsOf(node)].filter((part) => part['type'] === 'select') as unknown as Select[]
