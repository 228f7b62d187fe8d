/** Every language says everything, in its own plurals, and nothing is said past the messages. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { partOf } from '../build/messages'
import { FIRST_PARTS, firstKnown, LANGUAGES } from '../src/base/languages.svelte'
import { vocabulary } from './vocabulary'

const LOCALES = '../locales'
const GAMES = '../games'
/** What no page says. */
const ONLY_BINARY = ['arena', 'binary', 'help']
const codes = Object.keys(LANGUAGES)
const others = codes.filter((code) => code !== 'en')

type Entry = FluentResource['body'][number]
interface Select {
  type: 'select'
  selector: { type: string; name?: string }
  variants: { key: { type: string; value: string | number }; value: unknown }[]
}

/** The messages of a language by the names of their parts, as the page loads them. */
function partsIn(code: string): Map<string, string> {
  const shared = readdirSync(join(LOCALES, code)).filter((name) => name.endsWith('.ftl'))
  const games = readdirSync(GAMES)
    .map((slug) => [slug, join(GAMES, slug, 'locales', `${code}.ftl`)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([slug, path]) => [slug, readFileSync(path, 'utf8')] as const)
  return new Map([
    ...shared.map((name) => [name.replace('.ftl', ''), readFileSync(join(LOCALES, code, name), 'utf8')] as const),
    ['games', games.map(([, text]) => partOf(text, 'start')).join('')],
    ...games.map(([slug, text]) => [slug, partOf(text, 'table')] as const),
  ])
}
const textOf = (code: string) => [...partsIn(code).values()]

/** The messages of a language by their names; one that is there twice is a fault. */
function messagesOf(code: string): Map<string, Entry> {
  const messages = new Map<string, Entry>()
  for (const entry of textOf(code).flatMap((text) => new FluentResource(text).body)) {
    if (messages.has(entry.id)) throw new Error(`${code}: ${entry.id} is there twice`)
    messages.set(entry.id, entry)
  }
  return messages
}

const said = new Map(codes.map((code) => [code, messagesOf(code)]))

/** Every part of a message, however deep. */
function* partsOf(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const part of node) yield* partsOf(part)
  else if (typeof node === 'object' && node !== null) {
    yield node as Record<string, unknown>
    for (const part of Object.values(node)) yield* partsOf(part)
  }
}

const variablesOf = (entry: Entry, pattern: unknown = entry.value) => {
  const names = [...partsOf(pattern)].filter(({ type }) => type === 'var').map(({ name }) => name as string)
  return [...new Set(names)].sort()
}

const selectsOf = (entry: Entry) =>
  [...partsOf([entry.value, entry.attributes])].filter((part) => part['type'] === 'select') as unknown as Select[]

/** The plural categories that whole numbers can fall into. */
function categoriesOf(code: string): string[] {
  const rules = new Intl.PluralRules(code)
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  return [...new Set(numbers.map((number) => rules.select(number)))]
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

describe('the languages', () => {
  it('are those that have a folder', () => {
    expect(readdirSync(LOCALES).sort()).toEqual([...codes].sort())
  })

  it('are found by what a browser asks for', () => {
    expect(firstKnown(['cs-CZ', 'en'])).toBe('cs')
    expect(firstKnown(['tlh', 'RO'])).toBe('ro')
    expect(firstKnown(['tlh'])).toBe('en')
  })
})

describe.each(codes)('%s', (code) => {
  const messages = said.get(code)!

  it('is read to the last line', () => {
    const begun = textOf(code).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!))
    expect(begun.filter((id) => !messages.has(id))).toEqual([])
    expect(begun.length).toBe(messages.size)
  })

  it('names every plural that whole numbers have', () => {
    const missing: string[] = []
    for (const entry of messages.values())
      for (const { variants } of selectsOf(entry)) {
        const keys = variants.map(({ key }) => String(key.value))
        if (!keys.some((key) => CATEGORIES.includes(key) && key !== 'other')) continue
        for (const category of categoriesOf(code))
          if (!keys.includes(category) && category !== 'other') missing.push(`${entry.id}: ${category}`)
      }
    expect(missing).toEqual([])
  })

  it('is written with its own letters and marks', () => {
    const text = textOf(code).join('\n')
    // Romanian has a comma below, never a cedilla.
    expect(text.match(/[şţŞŢ]/g)).toBeNull()
    expect(text.match(/\.\.\./g)).toBeNull()
    const values = text.replaceAll(/^#.*$/gm, '').replaceAll(/"[^"]*"\)? \}/g, '')
    expect(values.match(/ "|" /g), 'straight quotation marks').toBeNull()
  })
})

describe.each(others)('%s beside English', (code) => {
  const english = said.get('en')!
  const messages = said.get(code)!

  it('has the same messages, none missing and none more', () => {
    expect([...english.keys()].filter((id) => !messages.has(id))).toEqual([])
    expect([...messages.keys()].filter((id) => !english.has(id))).toEqual([])
  })

  it('speaks of the same things', () => {
    const wrong: string[] = []
    for (const [id, entry] of messages) {
      const [own, expected] = [variablesOf(entry), variablesOf(english.get(id)!)]
      if (own.join() !== expected.join()) wrong.push(`${id}: ${own.join()} instead of ${expected.join()}`)
      if (!('you' in entry.attributes)) continue
      const toPlayer = [...variablesOf(entry, entry.attributes['you']), 'player'].sort()
      if (toPlayer.join() !== expected.join()) wrong.push(`${id}.you: ${toPlayer.join()}`)
    }
    expect(wrong).toEqual([])
  })
})

/** A source and all that is loaded with it, because it is imported without waiting for it to be needed. */
function loadedFirst(path: string, known = new Set<string>()): string[] {
  if (known.has(path)) return []
  known.add(path)
  const imported = [...readFileSync(path, 'utf8').matchAll(/^ *import (?!type)(?:[^']*from )?'(\.[^'?]+)'/gm)]
  for (const [, name] of imported) {
    const file = join(path, '..', name!)
    const found = [file, `${file}.ts`, join(file, 'index.ts')].find((one) =>
      statSync(one, { throwIfNoEntry: false })?.isFile(),
    )
    if (found && /\.(ts|svelte)$/.test(found)) loadedFirst(found, known)
  }
  return [...known]
}

/** All sources that may say something. */
function sources(folder: string, ends: RegExp): [string, string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')])
}

describe('what the code says', () => {
  const faces = readdirSync(GAMES).flatMap((slug) => ['face', 'lessons'].map((folder) => join(GAMES, slug, folder)))
  const web = ['src', ...faces].flatMap((folder) => sources(folder, /\.(ts|svelte)$/))
  const rust = ['tabletop', 'words', 'cli'].flatMap((crate) => sources(`../crates/${crate}/src`, /\.rs$/))

  it('uses every message', () => {
    const literalsIn = (text: string) =>
      [...text.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , literal]) => literal!)
    // A game names its own messages without its slug, and builds some from what is to be told: `"card-{card}"`,
    // `["refusal-", code].concat()`.
    const ofGames = vocabulary.flatMap(({ game }) =>
      sources(join(GAMES, game, 'src'), /\.rs$/)
        .flatMap(([, text]) => literalsIn(text))
        .map((literal) => `${game}-${literal}${literal.endsWith('-') ? '{}' : ''}`),
    )
    const byConvention = vocabulary.flatMap(({ game }) => [`${game}-ending-{}`, `${game}-decided-{}`])
    const literals = [...[...web, ...rust].flatMap(([, text]) => literalsIn(text)), ...ofGames, ...byConvention]
    const exact = new Set(literals)
    const patterns = literals
      .filter((literal) => /^[a-z][\w-]*-[\w-]*(\$\{|\{)|^\$\{[^}]+\}-[a-z]+$/.test(literal))
      .map((literal) => literal.replaceAll(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, '[\\w-]*'))
      .map((pattern) => new RegExp(`^${pattern}$`))
    const unused = [...said.get('en')!.keys()].filter(
      (id) => !exact.has(id) && !patterns.some((pattern) => pattern.test(id)),
    )
    expect(unused).toEqual([])
  })

  it('has a code for every fault that is told', () => {
    const codes = sources('../crates', /\.rs$/).flatMap(([, text]) =>
      [...text.matchAll(/"([a-z-]+\/[a-z0-9-]+)"/g)].map(([, code]) => code!),
    )
    const games = sources(GAMES, /\.rs$/).flatMap(([, text]) =>
      [...text.matchAll(/"([a-z-]+\/[a-z0-9-]+)"/g)].map(([, code]) => code!),
    )
    const spelled = new Set([...codes, ...games].map((code) => code.replace('/', '-')))
    const told = [...said.get('en')!.keys()].filter((id) => id.startsWith('fault-'))
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((id) => !spelled.has(id.slice('fault-'.length)))).toEqual([])
  })

  it.each(vocabulary)('tells all that can happen in $game, and nothing else', ({ game, ...names }) => {
    const ids = [...said.get('en')!.keys()]
    const told = (kind: string) =>
      ids.filter((id) => id.startsWith(`${game}-${kind}-`)).map((id) => id.slice(game.length + kind.length + 2))
    expect(told('refusal').sort()).toEqual(names.refusals.map((code) => code.replaceAll('/', '-')).sort())
    expect(told('ending').sort()).toEqual([...names.endings].sort())
    expect(told('decided').sort()).toEqual([...names.deciders].sort())
    const events = told('event').map((event) => event.split('-')[0]!)
    expect(events.length).toBeGreaterThan(10)
    expect(events.filter((event) => !names.events.includes(event))).toEqual([])
  })

  it('says to a player what is said about them', () => {
    const wrong = codes.flatMap((code) =>
      [...said.get(code)!.values()]
        .filter((entry) => variablesOf(entry).includes('player') !== 'you' in entry.attributes)
        .map(({ id }) => `${code}: ${id}`),
    )
    expect(wrong).toEqual([])
    const tells = codes.flatMap((code) => [...said.get(code)!.values()].filter(({ attributes }) => 'you' in attributes))
    expect(tells.length).toBeGreaterThan(50)
    expect(tells.filter(({ attributes }) => JSON.stringify(attributes).includes('"player"'))).toEqual([])
  })

  it('loads every part, and the first page has what it says', () => {
    const parts = [...partsIn('en').keys()]
    const loaded = web.flatMap(([, text]) =>
      [...text.matchAll(/\b(?:need\(|withMessages\(\[(?:\.\.\.TABLE, )?|const TABLE = \[)([^)\]]*)/g)].flatMap(
        ([, names]) => [...names!.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
      ),
    )
    // The list of games loads a game's own part with its face.
    const games = readdirSync(GAMES).filter((slug) => existsSync(join(GAMES, slug, 'game.toml')))
    expect([...new Set([...ONLY_BINARY, ...FIRST_PARTS, ...games, ...loaded])].sort()).toEqual(parts.sort())
    const first = new Set(
      FIRST_PARTS.flatMap((part) => new FluentResource(partsIn('en').get(part)!).body.map(({ id }) => id)),
    )
    const pictures = readdirSync(GAMES).map((slug) => join(GAMES, slug, 'face/Picture.svelte'))
    const begins = ['src/main.ts', ...pictures.filter((path) => existsSync(path))]
    const asked = begins
      .flatMap((path) => loadedFirst(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\bsay\(['`]([\w-]+)(\$?)/g)].map(([, id, more]) => ({
          path,
          id: id!,
          more,
        })),
      )
    expect(asked.length).toBeGreaterThan(50)
    const missing = asked.filter(({ id, more }) =>
      more ? ![...first].some((one) => one.startsWith(id)) : !first.has(id),
    )
    expect(missing).toEqual([])
  })

  it('loads nothing that only the binary says', () => {
    const [, globs] = /import\.meta\.glob<string>\(\s*\[([^\]]*)\]/.exec(
      readFileSync('src/base/languages.svelte.ts', 'utf8'),
    )!
    expect(globs).toContain(`'!../../../locales/*/{${ONLY_BINARY.join(',')}}.ftl'`)
  })

  it('has every message that it asks for by its full name', () => {
    const english = said.get('en')!
    const asked = web.flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:say|has)\('([^']+)'/g)].map(([, id]) => ({ path, id: id! })),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(({ id }) => !english.has(id))).toEqual([])
  })

  it('writes no words of its own into the page', () => {
    const bypassing = web
      .filter(([path]) => path.endsWith('.svelte'))
      .flatMap(([path, text]) => wordsIn(text).map((words) => `${path}: ${words}`))
    expect(bypassing).toEqual([])
  })

  it('notices words that are', () => {
    const found = (markup: string) => wordsIn(`<script>const a = '<b>No</b>'</script>\n${markup}`)
    expect(found('<p class="a">{say(\'x\')}</p>')).toEqual([])
    expect(found('<p>Hello {name}</p>')).toEqual(['Hello'])
    expect(found('<a title="Go back" href="#/">{x}</a>')).toEqual(['Go back'])
    expect(found('<p aria-label="{a} of {b}"></p>')).toEqual(['of'])
  })
})

/** Letters in the markup of a component that no message gave: between tags, or in attributes that are read out. */
function wordsIn(component: string): string[] {
  let markup = component.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  for (let before = ''; before !== markup;) {
    before = markup
    markup = markup.replaceAll(/\{[^{}]*\}/g, '')
  }
  const attributes = [...markup.matchAll(/\b(?:title|aria-label|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text!)
  const between = markup.replaceAll(/<[^<>]*>/g, '\n').split('\n')
  return [...between, ...attributes]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2,}/u.test(text.replaceAll(/&\w+;/g, '')))
}
