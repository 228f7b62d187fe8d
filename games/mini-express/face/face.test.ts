import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { boundsOf, centre, coastOf } from './hexes'
import { framesOf } from './replay'
import type { Board, Event, View } from './types'

const game = '../games/mini-express'
const boards = ['usa', 'europe'].map((map) => JSON.parse(readFileSync(`${game}/data/${map}.json`, 'utf8')) as Board)

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
  it.each(transcripts.filter((file) => /solo|duo/.test(file)))(
    '%s: every event is told with its own view and phrase',
    (file) => {
      let told = 0
      for (const events of stepsOf(file)) {
        const views = events.map((event) => ({ seats: [{}, {}], after: event }) as unknown as View)
        const phrases = events.map(({ type }): [string] | null => (type === 'turn_began' ? null : [type]))
        const frames = framesOf(views, events, phrases)
        if (frames.length > 0) expect(frames[0]!.event.type).toBe('bot_token_drawn')
        for (const { view, event, phrase } of frames) {
          expect((view as unknown as { after: Event }).after).toBe(event)
          expect(phrase).toEqual([event.type])
        }
        told += frames.length
      }
      expect(told).toBeGreaterThan(100)
    },
  )
})
