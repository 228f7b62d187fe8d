import { describe, expect, it } from 'vitest'

import type { BotInfo, MatchRecord } from '../src/engine/protocol'
import type { SeatPlan } from '../src/engine/saves'
import { exported, seatsOf } from '../src/table/matches'

const bots: BotInfo[] = [
  { name: 'greedy', description: '' },
  { name: 'weak', description: '', level: 1 },
  { name: 'usual', description: '', level: 2 },
  { name: 'strong', description: '', level: 3 },
]
const ada: SeatPlan = { kind: 'person', name: 'Ada' }
const strong: SeatPlan = { kind: 'bot', bot: 'strong' }
const usual: SeatPlan = { kind: 'bot', bot: 'usual' }

describe('who sits where in a record that is opened', () => {
  it('is who sat there when it was exported', () => {
    const seats = [strong, ada, { kind: 'bot', bot: 'greedy' } satisfies SeatPlan]
    const record = JSON.parse(JSON.stringify(exported({} as MatchRecord, seats))) as MatchRecord
    expect(seatsOf(record.players, 3, bots)).toEqual(seats)
  })

  it('is whoever opens it, and bots of the usual level, if it does not say', () => {
    for (const players of [undefined, null, 'Ada', []])
      expect(seatsOf(players, 3, bots)).toEqual([{ kind: 'person', name: '' }, usual, usual])
  })

  it('is somebody who can play, whatever the file says', () => {
    const players = [{ kind: 'bot', bot: 'unheard of' }, 7, { kind: 'person', name: ['x'] }, { kind: 'person' }]
    const nobody: SeatPlan = { kind: 'person', name: '' }
    expect(seatsOf(players, 5, bots)).toEqual([usual, usual, nobody, nobody, usual])
    expect(seatsOf([{ kind: 'person', name: 'x'.repeat(50) }], 1, bots)).toEqual([
      { kind: 'person', name: 'x'.repeat(20) },
    ])
  })
})
