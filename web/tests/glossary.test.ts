/** No message uses a word that the glossary of its language rejects. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../src/base/languages.svelte'
import { entriesOf, filesOf, games, LOCALES, partsOf } from './messages'

interface Term {
  game: string
  term: string
  word: string
  rejected: string[]
}

const COLUMNS = ['game', 'term', 'word', 'rejected', 'source']

function rowsOf(code: string): string[][] {
  const text = readFileSync(join(LOCALES, code, 'glossary.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function termsOf(code: string): Term[] {
  return rowsOf(code)
    .slice(2)
    .map(([game, term, word, rejected]) => ({
      game: game!,
      term: term!,
      word: word!,
      rejected: rejected!
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    }))
}

/** A rejected word at word boundaries; `*` stands for any ending. */
function pattern(rejected: string): RegExp {
  const open = rejected.endsWith('*')
  const word = rejected
    .replace(/\*$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}${open ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu')
}

/** All text of a message, its variants and attributes among it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  const texts: string[] = []
  for (const part of partsOf(value))
    for (const inner of Object.values(part)) {
      if (Array.isArray(inner)) texts.push(...inner.filter((one) => typeof one === 'string'))
      else if (typeof inner === 'string' && 'key' in part) texts.push(inner)
    }
  if (Array.isArray(value)) texts.push(...value.filter((one) => typeof one === 'string'))
  return texts
}

describe.each(Object.keys(LANGUAGES))('the glossary of %s', (code) => {
  it('is a table of terms', () => {
    const [head, , ...rows] = rowsOf(code)
    expect(head).toEqual(COLUMNS)
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      expect(row, row.join()).toHaveLength(COLUMNS.length)
      expect(['all', ...games], row.join()).toContain(row[0])
    }
  })

  it('is kept to', () => {
    const found: string[] = []
    for (const file of filesOf(code)) {
      const terms = termsOf(code).filter(({ game }) => game === 'all' || game === file.game)
      for (const { id, value, attributes } of entriesOf(file))
        for (const text of [...textsIn(value), ...Object.values(attributes).flatMap(textsIn)])
          for (const { term, word, rejected } of terms)
            for (const one of rejected.filter((rejected) => pattern(rejected).test(text)))
              found.push(`${id}: “${text.trim()}” has “${one}”; the ${term} is “${word}”`)
    }
    expect(found).toEqual([])
  })
})

it('a rejected word is found whole, and with any ending where it has a star', () => {
  expect(pattern('seed').test('the Seed.')).toBe(true)
  expect(pattern('seed').test('seeds')).toBe(false)
  expect(pattern('jízdenk*').test('dvě jízdenky')).toBe(true)
  expect(pattern('jízdenk*').test('nejízdenky')).toBe(false)
  expect(
    textsIn([
      'a ',
      {
        type: 'select',
        variants: [
          { key: { value: 'one' }, value: 'b' },
          { key: {}, value: ['c'] },
        ],
      },
    ]),
  ).toEqual(expect.arrayContaining(['a ', 'b', 'c']))
})
