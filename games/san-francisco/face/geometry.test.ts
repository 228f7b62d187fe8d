import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { boxOf, HEIGHT, layOut, MARGIN, WIDTH } from './geometry'
import type { Board } from './types'

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
