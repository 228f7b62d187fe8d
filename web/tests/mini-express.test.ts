import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { need } from '../src/app/languages.svelte'
import { has } from '../src/app/messages'
import type { Thing } from '../src/engine/protocol'
import { boundsOf, centre, coastOf } from '../src/games/mini-express/hexes'
import { framesOf } from '../src/games/mini-express/replay'
import { COMPANIES, keyOf, type Board, type View } from '../src/games/mini-express/types'
import { describeEvent } from '../src/games/mini-express/words'
import { Names } from '../src/table/names'

await need('mini-express')

const game = '../games/mini-express'
const boards = ['usa', 'europe'].map((map) => JSON.parse(readFileSync(`${game}/data/${map}.json`, 'utf8')) as Board)
const names = new Names([], null)

/** The events of a transcript, step by step. */
function stepsOf(file: string): Thing[][] {
  const steps: Thing[][] = [[]]
  for (const line of readFileSync(`${game}/transcripts/${file}`, 'utf8').split('\n')) {
    if (line.startsWith('#')) steps.push([])
    else if (line.startsWith('  {')) steps.at(-1)!.push(JSON.parse(line) as Thing)
  }
  return steps
}

const transcripts = readdirSync(`${game}/transcripts`)

describe('Mini Express in words', () => {
  it.each(transcripts)('every event of %s has a sentence, or is left untold', (file) => {
    const board = boards.find(({ id }) => file.startsWith(id))!
    for (const event of stepsOf(file).flat()) {
      const text = describeEvent(event, board, names)
      expect(text ?? 'untold', JSON.stringify(event)).not.toMatch(/me-|undefined|\{ ?\$/)
    }
  })

  it('every refusal has a sentence', () => {
    const rules = readFileSync(`${game}/src/action.rs`, 'utf8')
    const codes = [...rules.matchAll(/strum\(serialize = "([^"]+)"\)/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter((code) => !has(`fault-mini-express-${code.replaceAll('/', '-')}`))).toEqual([])
  })
})

describe('the map of Mini Express', () => {
  it.each(boards)('$name: every hex inside its bounds, and a coast of closed rings', (board) => {
    const { x, y, width, height } = boundsOf(board)
    for (const middle of board.hexes.map(centre)) {
      expect(middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height).toBe(true)
    }
    const coast = coastOf(board)
    expect(coast.match(/M/g)).toHaveLength(coast.match(/Z/g)!.length)
    expect(coast).not.toContain('NaN')
  })
})

describe("the rulebook bot's turn", () => {
  it.each(transcripts.filter((file) => /solo|duo/.test(file)))('%s: no train is lost while it is told', (file) => {
    const board = boards.find(({ id }) => file.startsWith(id))!
    let view = laid(board, file.includes('duo') ? 3 : 2)
    let told = 0
    for (const events of stepsOf(file)) {
      const frames = framesOf(view, events)
      told += frames.length
      for (const frame of frames) {
        for (const company of COMPANIES) {
          const { reserve, supply, trains } = frame.view.companies[company]
          expect(Math.min(reserve, supply, 5 - reserve)).toBeGreaterThanOrEqual(0)
          expect(new Set(trains).size, `${company} in ${frame.event.type}`).toBe(trains.length)
        }
      }
      view = framesOf(view, [{ type: 'bot_token_drawn' }, ...events, { type: 'end' }]).at(-1)!.view
    }
    expect(told).toBeGreaterThan(100)
  })
})

/** The table before the draft, as far as trains go. */
function laid(board: Board, seats: number): View {
  const each = <T>(value: (company: (typeof COMPANIES)[number]) => T) =>
    Object.fromEntries(COMPANIES.map((company) => [company, value(company)]))
  return {
    companies: each((company) => ({
      offer: 6,
      set_aside: 2,
      out: 1,
      reserve: 4,
      supply: 20,
      length: 0,
      trains: [keyOf(board.hexes.find(({ start }) => start === company)!)],
    })),
    seats: Array.from({ length: seats }, () => ({ shares: each(() => 0), influence: each(() => 1) })),
    demand: {},
    bot: { target: null, company: 'wood', bag: [], drawn: [] },
  } as unknown as View
}
