import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { need } from '$web/base/languages.svelte'
import { has } from '$web/base/messages'
import { boundsOf, centre, coastOf } from './hexes'
import { framesOf } from './replay'
import type { Board, Event, View } from './types'
import { describeEvent } from './words'
import { Names } from '$web/table/names'

await need('mini-express')

const game = '../games/mini-express'
const boards = ['usa', 'europe'].map((map) => JSON.parse(readFileSync(`${game}/data/${map}.json`, 'utf8')) as Board)
const names = new Names([], null)

/** The events of a transcript, step by step. */
function stepsOf(file: string): Event[][] {
  const steps: Event[][] = [[]]
  for (const line of readFileSync(`${game}/transcripts/${file}`, 'utf8').split('\n')) {
    if (line.startsWith('#')) steps.push([])
    else if (line.startsWith('  {')) steps.at(-1)!.push(JSON.parse(line) as Event)
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
    expect(codes.filter((code) => !has(`mini-express-refusal-${code.replaceAll('/', '-')}`))).toEqual([])
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
  it.each(transcripts.filter((file) => /solo|duo/.test(file)))('%s: every event is told with its own view', (file) => {
    let told = 0
    for (const events of stepsOf(file)) {
      const views = events.map((event) => ({ seats: [{}, {}], after: event }) as unknown as View)
      const frames = framesOf(views, events)
      if (frames.length > 0) expect(frames[0]!.event.type).toBe('bot_token_drawn')
      for (const { view, event } of frames) expect((view as unknown as { after: Event }).after).toBe(event)
      told += frames.length
    }
    expect(told).toBeGreaterThan(100)
  })
})
