import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { boxOf, HEIGHT, layOut, MARGIN, WIDTH } from '../src/games/san-francisco/geometry'
import { progressOf } from '../src/games/san-francisco/progress'
import type { Board, View } from '../src/games/san-francisco/types'

const board = JSON.parse(readFileSync('../games/san-francisco/data/san-francisco.json', 'utf8')) as Board
const layout = layOut(board)

test('every route has its spaces, and twins lie apart', () => {
  for (const { route, spaces } of layout.routes) expect(spaces.length).toBe(route.length)
  const [one, other] = layout.routes.filter(({ route }) => route.id.startsWith('chinatown--union-square'))
  expect(Math.hypot(one!.middle.x - other!.middle.x, one!.middle.y - other!.middle.y)).toBeGreaterThan(20)
})

test('every name stays on the map', () => {
  for (const label of layout.labels.values()) {
    const { left, top, right, bottom } = boxOf(label)
    expect(left).toBeGreaterThan(-MARGIN.left)
    expect(top).toBeGreaterThan(-MARGIN.top)
    expect(right).toBeLessThan(WIDTH + MARGIN.right)
    expect(bottom).toBeLessThan(HEIGHT + MARGIN.bottom)
  }
})

test('a ticket counts the spaces that are missing, and knows when it is cut off', () => {
  const view = (mine: string[], others: string[]) =>
    ({ seats: [{ routes: mine }, { routes: others }] }) as unknown as View
  const ticket = 'civic-center--haight-ashbury'
  expect(progressOf(board, view([], []), 0, ticket).missing).toBe(3)
  expect(progressOf(board, view(['civic-center--painted-ladies'], []), 0, ticket).missing).toBe(1)
  const done = progressOf(
    board,
    view(['civic-center--painted-ladies', 'painted-ladies--haight-ashbury--1'], []),
    0,
    ticket,
  )
  expect(done.done).toBe(true)
  const others = board.routes.filter(({ between }) => between.includes('haight-ashbury')).map(({ id }) => id)
  expect(progressOf(board, view([], others), 0, ticket).missing).toBeNull()
})
