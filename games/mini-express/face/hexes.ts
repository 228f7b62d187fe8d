/** Where hexes lie on the page: flat-topped, `q` is the column, `r + q / 2` the height. */
import type { Board, Hex } from './types'

export interface Point {
  x: number
  y: number
}

/** From a hex's middle to a corner. */
export const RADIUS = 50
const HEIGHT = Math.sqrt(3) * RADIUS

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export const centre = ({ q, r }: { q: number; r: number }): Point => ({ x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) })

export const fromKey = (key: string): Point => {
  const [q, r] = key.split(',').map(Number) as [number, number]
  return centre({ q, r })
}

/** The corner that lies clockwise after the east, counted from 0. */
const corner = (middle: Point, index: number, radius = RADIUS): Point => ({
  x: middle.x + radius * Math.cos((index * Math.PI) / 3),
  y: middle.y + radius * Math.sin((index * Math.PI) / 3),
})

export const outline = (middle: Point, radius = RADIUS) =>
  Array.from({ length: 6 }, (_, index) => corner(middle, index, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')

export const neighbours = (key: string) => {
  const [q, r] = key.split(',').map(Number) as [number, number]
  return DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`)
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Everything that the board file names, with a little sea around the land. */
export function boundsOf(board: Board): Box {
  const middles = board.hexes.map(centre)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const margin = { x: RADIUS * 1.9, y: HEIGHT * 0.95 }
  const x = Math.min(...xs) - margin.x
  const y = Math.min(...ys) - margin.y
  return { x, y, width: Math.max(...xs) + margin.x - x, height: Math.max(...ys) + margin.y - y }
}

/** A number from 0 to 1 that is always the same for the same hex: the relief is no accident. */
export function grain(q: number, r: number, salt: number) {
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453
  return mixed - Math.floor(mixed)
}

/** The coast: every line between land and anything else, chained into rings and rounded off. */
export function coastOf(board: Board): string {
  const land = new Set(board.hexes.map(({ q, r }) => `${q},${r}`))
  const next = new Map<string, { from: Point; to: Point }>()
  const name = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
  for (const hex of board.hexes) {
    const middle = centre(hex)
    for (const [direction, [dq, dr]] of DIRECTIONS.entries()) {
      if (land.has(`${hex.q + dq},${hex.r + dr}`)) continue
      const [from, to] = [corner(middle, direction), corner(middle, direction + 1)]
      next.set(`${name(from)}`, { from, to })
    }
  }
  return ringsOf(next, name).map(rounded).join(' ')
}

function ringsOf(next: Map<string, { from: Point; to: Point }>, name: (point: Point) => string): Point[][] {
  const rings: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let at = [...next.keys()][0]!
    for (let line = next.get(at); line; line = next.get(at)) {
      next.delete(at)
      ring.push(line.from)
      at = name(line.to)
    }
    rings.push(ring)
  }
  return rings
}

/** Corners become bends, and straight lines wander a little. */
function rounded(ring: Point[]): string {
  const wander = (point: Point, index: number): Point => ({
    x: point.x + (grain(Math.round(point.x), Math.round(point.y), 1) - 0.5) * (index % 2 ? 9 : 5),
    y: point.y + (grain(Math.round(point.x), Math.round(point.y), 2) - 0.5) * (index % 2 ? 9 : 5),
  })
  const bends = ring.map(wander)
  const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const begin = between(bends.at(-1)!, bends[0]!)
  const curves = bends.map((bend, index) => `Q${text(bend)} ${text(between(bend, bends[(index + 1) % bends.length]!))}`)
  return `M${text(begin)}${curves.join('')}Z`
}

/** How far each hex lies from the coast, in steps: relief grows inland. */
export function inlandOf(board: Board): Map<string, number> {
  const land = new Set(board.hexes.map(({ q, r }) => `${q},${r}`))
  const depth = new Map<string, number>()
  let ring = [...land].filter((key) => neighbours(key).some((other) => !land.has(other)))
  for (let steps = 0; ring.length > 0; steps++) {
    for (const key of ring) depth.set(key, steps)
    ring = [...new Set(ring.flatMap(neighbours))].filter((key) => land.has(key) && !depth.has(key))
  }
  return depth
}

/** Where a company's train stands on a hex, so that several have room. */
export function placeOf(key: string, index: number, count: number): Point {
  const middle = fromKey(key)
  if (count === 1) return middle
  const angle = (count === 2 ? 0 : -Math.PI / 2) + (index * 2 * Math.PI) / count
  const reach = count === 2 ? 17 : 20
  return { x: middle.x - reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) }
}

export const isLandscape = (hex: Hex) => !hex.city && !hex.port
