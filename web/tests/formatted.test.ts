/** Every message as people read it: with 0, 1, 2 and 5, about somebody else and about you. The files are kept, so that a
 * change of words, or of what a plural becomes, shows in review. `UPDATE=1 npx vitest run formatted` writes them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { FUNCTIONS } from '../src/base/functions'
import { LANGUAGES } from '../src/base/languages.svelte'
import { entriesOf, filesOf, LOCALES, partsOf, selectsIn, type Entry } from './messages'

const codes = Object.keys(LANGUAGES)
const NUMBERS = [0, 1, 2, 5]
const PLURALS = ['zero', 'one', 'two', 'few', 'many']
const HEAD = 'Every message as people read it. Written by a test (web/tests/formatted.test.ts): read it, don’t edit it.'

const variablesIn = (node: unknown) => [
  ...new Set([...partsOf(node)].filter(({ type }) => type === 'var').map(({ name }) => name as string)),
]

const isPlural = ({ variants }: ReturnType<typeof selectsIn>[number]) =>
  variants.some(({ key }) => key.type === 'num' || PLURALS.includes(String(key.value)))

/** The arguments of each message that are numbers in any language: those that choose a plural. */
function numbersOf(): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const code of codes)
    for (const { id, value, attributes } of filesOf(code).flatMap(entriesOf))
      for (const select of selectsIn([value, attributes]).filter(isPlural))
        for (const name of variablesIn(select.selector)) numbers.set(id, (numbers.get(id) ?? new Set()).add(name))
  return numbers
}

/** Every way to choose the words of a message: plurals by number, other variants by their keys. */
function* choices(pattern: unknown, numeric: Set<string>): Generator<[string, Record<string, string | number>]> {
  const names = variablesIn(pattern)
  const texts: Record<string, string> = Object.fromEntries(
    names.map((name) => [name, name === 'player' ? 'Ada' : `⟨${name}⟩`]),
  )
  const numbers = names.filter((name) => numeric.has(name))
  if (numbers.length > 0)
    for (const number of NUMBERS)
      yield [`${number}`, { ...texts, ...Object.fromEntries(numbers.map((name) => [name, number])) }]
  else yield ['', texts]
  for (const select of selectsIn(pattern).filter((select) => !isPlural(select))) {
    const [name] = variablesIn(select.selector)
    if (name === undefined) continue
    for (const { key } of select.variants) {
      const rest = Object.fromEntries(numbers.map((one) => [one, 2]))
      yield [`${name} ${key.value}`, { ...texts, ...rest, [name]: String(key.value) }]
    }
  }
}

function formatted(code: string): string {
  const numbers = numbersOf()
  const bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS })
  const files = filesOf(code)
  files.forEach(({ text }) => bundle.addResource(new FluentResource(text)))
  const lines = [HEAD]
  const tell = (entry: Entry, pattern: Entry['value'], label: string) => {
    if (pattern === null) return
    const seen = new Set<string>()
    for (const [choice, args] of choices(pattern, numbers.get(entry.id) ?? new Set())) {
      const errors: Error[] = []
      const text = bundle.formatPattern(pattern, args, errors)
      expect(errors, `${code}: ${entry.id}`).toEqual([])
      const line = `  ${[label, choice].filter(Boolean).join(' ')}${label || choice ? ': ' : ''}${text.replaceAll('\n', ' / ')}`
      if (!seen.has(line)) lines.push(line)
      seen.add(line)
    }
  }
  for (const file of files)
    for (const entry of entriesOf(file)) {
      if (entry.id.startsWith('-')) continue
      lines.push('', entry.id)
      tell(entry, entry.value, '')
      for (const [name, value] of Object.entries(entry.attributes)) tell(entry, value, name)
    }
  return `${lines.join('\n')}\n`
}

describe.each(codes)('the messages of %s', (code) => {
  it('are kept as people read them', () => {
    const path = join(LOCALES, code, 'formatted.txt')
    const text = formatted(code)
    if (process.env['UPDATE']) writeFileSync(path, text)
    expect(readFileSync(path, 'utf8'), 'UPDATE=1 npx vitest run formatted writes it anew; then read it').toBe(text)
  })
})
