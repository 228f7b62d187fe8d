/** The page says the phrases of the games as the binary does. The file is written and checked by a test of
 * `crates/words`. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import './fakes'
import { LANGUAGES, need, speak, type Language } from '../src/base/languages.svelte'
import type { Phrase } from '../src/engine/protocol'
import { GAMES } from '../src/games'
import { inWords } from '../src/table/phrases'

interface Said {
  phrase: Phrase
  /** The seat of whoever reads it. */
  reader: number | null
  /** In each language. */
  said: string[]
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil', 'Fay']
const lines = readFileSync('../crates/words/tests/phrases.jsonl', 'utf8').trim().split('\n')
const all = lines.map((line) => JSON.parse(line) as Said)

await need('table', ...GAMES.map(({ slug }) => slug))

test('every kind of argument is there', () => {
  const text = lines.join()
  for (const kind of ['"seat"', '"and"', '"or"', '"comma"', '"arrow"']) expect(text).toContain(kind)
  expect(all.filter(({ reader }) => reader !== null).length).toBeGreaterThan(10)
})

test.each(Object.keys(LANGUAGES) as Language[])('%s', async (language) => {
  await speak(language)
  const index = Object.keys(LANGUAGES).indexOf(language)
  for (const { phrase, reader, said } of all) {
    const text = inWords(phrase, { of: (seat) => NAMES[seat]!, isYou: (seat) => seat === reader })
    expect(text).toBe(said[index])
  }
})
