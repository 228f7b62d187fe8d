/** What a person wrote can't rearrange the words around it. */
import { describe, expect, it } from 'vitest'

import { isolated } from '../src/base/isolate'
import { Names } from '../src/table/names'

const [FSI, PDI, RLO, LRI] = ['\u2068', '\u2069', '\u202e', '\u2066']

describe('a text that somebody wrote', () => {
  it('stays as it is if it runs from left to right', () => {
    for (const text of ['Ada', 'Žofie Łukasz', 'Ștefan!', 'Ада', '李', '', '😀 1–2']) expect(isolated(text)).toBe(text)
  })

  it('is isolated if it runs from right to left', () => {
    for (const text of ['שרה', 'ليلى', 'Ada שרה', 'Ada\u200f', 'a\u{1e900}'])
      expect(isolated(text)).toBe(FSI + text + PDI)
  })

  it('can neither leave its isolation nor turn what follows', () => {
    expect(isolated(`שרה${PDI}${RLO}ada`)).toBe(`${FSI}שרהada${PDI}`)
    expect(isolated(`${RLO}Ada`)).toBe('Ada')
    expect(isolated(`שרה${LRI}${FSI}`)).toBe(`${FSI}שרה${PDI}`)
    expect(isolated('שרה\u2029ada')).toBe(`${FSI}שרהada${PDI}`)
  })

  it('is isolated as a name, wherever names are said', () => {
    const names = new Names(
      [
        { kind: 'person', name: `שרה${RLO}` },
        { kind: 'person', name: RLO },
        { kind: 'bot', bot: `${RLO}reknaht` },
      ],
      null,
    )
    expect(names.of(0)).toBe(`${FSI}שרה${PDI}`)
    expect(names.of(1)).not.toContain(RLO)
    expect(names.of(1)).not.toBe('')
    expect(names.of(2)).not.toContain(RLO)
  })
})
