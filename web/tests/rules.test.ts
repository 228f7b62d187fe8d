/** The rules are read whole in every language, found by their words, and every refusal points to one of them. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../src/base/languages.svelte'
import { parse, search } from '../src/rules/reference'
import { vocabulary } from './vocabulary'

const textOf = (game: string, code: string) => readFileSync(`../games/${game}/rules/${code}.md`, 'utf8')
const labelsOf = (game: string, code: string) =>
  parse(textOf(game, code)).parts.flatMap(({ rules }) => rules.map(({ label }) => label))

describe.each(vocabulary)('the rules of $game', ({ game, refusals, rules }) => {
  it.each(Object.keys(LANGUAGES))('are read whole in %s', (code) => {
    const reference = parse(textOf(game, code))
    expect(reference.title).not.toBe('')
    const written = [...textOf(game, code).matchAll(/^- \[([A-Z]+-\d+)\]/gm)].map(([, label]) => label)
    expect(labelsOf(game, code)).toEqual(written)
    expect(labelsOf(game, code)).toEqual(labelsOf(game, 'en'))
  })

  it('stand behind every refusal', () => {
    expect(refusals.length).toBeGreaterThan(20)
    expect(Object.keys(rules).sort()).toEqual([...refusals].sort())
    expect(Object.values(rules).filter((label) => !labelsOf(game, 'en').includes(label))).toEqual([])
  })
})

describe('a search', () => {
  const found = (code: string, words: string) =>
    search(parse(textOf('san-francisco', code)).parts, words).flatMap(({ rules }) => rules.map(({ label }) => label))

  it('finds rules by words in any order, without accents or capitals', () => {
    expect(found('en', 'TWINS both')).toContain('CLAIM-8')
    expect(found('en', 'claim-6')).toContain('CLAIM-6')
    expect(found('cs', 'trajekt')).toContain('DRAW-3')
    expect(found('cs', 'obsazeni')).toContain('CLAIM-1')
    expect(found('en', 'zeppelin')).toEqual([])
  })
})
