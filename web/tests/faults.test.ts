/** What is wrong with a file, or refused at a table, is told in the reader's language, with its line. */
import { describe, expect, it } from 'vitest'

import { LANGUAGES, need, speak, type Language } from '../src/base/languages.svelte'
import type { Fault } from '../src/engine/protocol'
import { faultInWords } from '../src/table/faults'

const BROKEN: Fault[] = [
  {
    code: 'input/not-json',
    message: 'expected value',
    place: 'line 3, column 13',
    facts: { which: 'no-value' },
  },
  {
    code: 'input/malformed',
    message: 'missing field `game`',
    place: 'line 1, column 2',
    facts: { which: 'missing-field', name: 'game' },
  },
  {
    code: 'board/unknown-location',
    message: 'there is no location "atlantis"',
    place: 'line 31: routes[7]',
    facts: { id: 'atlantis' },
  },
  {
    code: 'record/unfit',
    message: 'it was played by rules 2; these are 1',
    place: 'rules_version',
    facts: { found: 2, expected: 1, which: 'rules_version' },
  },
  { code: 'chat/too-fast', message: 'wait 5 s before you say more', facts: { seconds: 5 } },
  { code: 'table/not-host', message: 'only the host may do this' },
  { code: 'table/set-aside', message: 'the rules have changed', facts: { reason: 'log/other-events' } },
]

const codes = Object.keys(LANGUAGES) as Language[]

describe.each(codes.filter((code) => code !== 'en'))('%s', (code) => {
  it.each(BROKEN)('tells $code', async (fault) => {
    await need('faults', 'faults-technical', 'online')
    await speak(code)
    const told = faultInWords(fault)
    expect(told).not.toContain(fault.message)
    expect(told).not.toMatch(/\bline\b|\bcolumn\b|\{/)
    const numbers = fault.place?.match(/^line (\d+)/)?.[1]
    if (numbers) expect(told).toContain(numbers)
  })
})

describe('a fault', () => {
  it('that nobody has words for is told as the engine does', () => {
    expect(faultInWords({ code: 'new/thing', message: 'something new' })).toBe('something new')
  })
})
