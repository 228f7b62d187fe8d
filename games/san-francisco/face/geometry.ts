/** Where everything of a board file is drawn: curves, spaces, names. Works for any board. */
import { oncePer } from '$web/base/once'
import type { Board, Location, Route } from './types'

export interface Point {
  x: number
  y: number
}

/** One space of a route: its middle, and the direction of the track there in degrees. */
export interface Space extends Point {
  angle: number
}

export interface RouteShape {
  route: Route
  /** The whole curve from location to location, as a path. */
  path: string
  spaces: Space[]
  /** How long a space is drawn. */
  spaceLength: number
  middle: Space
}

export interface Label extends Point {
  lines: string[]
  anchor: 'start' | 'middle' | 'end'
}

export interface Layout {
  places: Map<string, Point>
  routes: RouteShape[]
  labels: Map<string, Label>
}

/** The plane that a board's unit square is drawn on. */
export const WIDTH = 1000
export const HEIGHT = 900
export const MARGIN = { left: 60, top: 84, right: 78, bottom: 62 }
/** The whole map with its margin. */
export const BOX = {
  x: -MARGIN.left,
  y: -MARGIN.top,
  width: WIDTH + MARGIN.left + MARGIN.right,
  height: HEIGHT + MARGIN.top + MARGIN.bottom,
}
export const THICKNESS = 25
export const RADIUS = 17

const LONGEST_SPACE = 47
const TWIN_GAP = 15
const BENDS = [0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2]
const SAMPLES = 24

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** A curve that leaves the straight line by a share of its length, moved sideways for twins. */
class Curve {
  private readonly from: Point
  private readonly to: Point
  private readonly control: Point
  private readonly table: { t: number; length: number }[] = []

  constructor(from: Point, to: Point, bend: number, aside: number) {
    const along = minus(to, from)
    const length = Math.hypot(along.x, along.y) || 1
    const normal = { x: -along.y / length, y: along.x / length }
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const shift = 2 * bend * length + aside * 1.6
    this.from = { x: from.x + normal.x * aside * 0.72, y: from.y + normal.y * aside * 0.72 }
    this.to = { x: to.x + normal.x * aside * 0.72, y: to.y + normal.y * aside * 0.72 }
    this.control = { x: middle.x + normal.x * shift, y: middle.y + normal.y * shift }
    let before = this.at(0)
    let sum = 0
    for (let index = 0; index <= 60; index++) {
      const here = this.at(index / 60)
      sum += distance(before, here)
      this.table.push({ t: index / 60, length: sum })
      before = here
    }
  }

  get length() {
    return this.table.at(-1)!.length
  }

  get path() {
    const { from, control, to } = this
    const write = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
    return `M${write(from)}Q${write(control)} ${write(to)}`
  }

  at(t: number): Point {
    const { from, control, to } = this
    const u = 1 - t
    return {
      x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * control.y + t * t * to.y,
    }
  }

  /** The place this far along the curve. */
  along(length: number): Space {
    const after = Math.max(
      1,
      this.table.findIndex((entry) => entry.length >= length),
    )
    const [low, high] = [this.table[after - 1]!, this.table[after]!]
    const t = low.t + ((high.t - low.t) * (length - low.length)) / (high.length - low.length || 1)
    const ahead = minus(this.at(Math.min(1, t + 0.01)), this.at(Math.max(0, t - 0.01)))
    let angle = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI
    if (angle > 90) angle -= 180
    if (angle < -90) angle += 180
    return { ...this.at(t), angle }
  }
}

/** The table, the scoring page and replays draw the same board: it is laid out once. */
export const layoutOf = oncePer(layOut)

/** Lays a board out: first the curves, one after the other, then the names where they hide least. */
export function layOut(board: Board): Layout {
  const places = new Map(board.locations.map(({ id, x, y }) => [id, { x: x * WIDTH, y: y * HEIGHT }]))
  const routes = layRoutes(board, places)
  return { places, routes, labels: layLabels(board, places, routes) }
}

function layRoutes(board: Board, places: Map<string, Point>): RouteShape[] {
  const centre = { x: WIDTH / 2, y: HEIGHT / 2 }
  const bends = new Map<string, number>()
  const taken: Point[] = []
  const keyOf = (route: Route) => [...route.between].sort().join('--')
  return board.routes.map((route) => {
    const [from, to] = [places.get(route.between[0])!, places.get(route.between[1])!]
    const key = keyOf(route)
    let bend = bends.get(key)
    if (bend === undefined) {
      const others = [...places].filter(([id]) => !route.between.includes(id)).map(([, place]) => place)
      bend = bestBend(from, to, others, taken, route.ferries ? centre : null)
      bends.set(key, bend)
      const curve = new Curve(from, to, bend, 0)
      for (let index = 2; index <= SAMPLES - 2; index++) taken.push(curve.at(index / SAMPLES))
    }
    const twins = board.routes.filter((other) => keyOf(other) === key)
    const aside = (twins.indexOf(route) - (twins.length - 1) / 2) * 2 * TWIN_GAP
    return shape(route, new Curve(from, to, bend, aside))
  })
}

/** The bend that keeps clear of other locations and routes; ferries swing out, away from the middle. */
function bestBend(from: Point, to: Point, others: Point[], taken: Point[], centre: Point | null): number {
  const cost = (bend: number) => {
    const curve = new Curve(from, to, bend, 0)
    let sum = Math.abs(bend) * 260
    for (let index = 2; index <= SAMPLES - 2; index++) {
      const here = curve.at(index / SAMPLES)
      for (const other of others) sum += Math.max(0, 64 - distance(here, other)) * 0.6
      for (const other of taken) sum += Math.max(0, 40 - distance(here, other)) * 0.5
    }
    const { x, y } = curve.at(0.5)
    const outside = Math.max(-x, x - WIDTH, -y, y - HEIGHT, 0)
    if (centre) sum -= distance({ x, y }, centre) * 0.8
    return sum + outside * 4
  }
  return cheapest(BENDS, cost)
}

function shape(route: Route, curve: Curve): RouteShape {
  const room = curve.length - 2 * (RADIUS + 3)
  const pitch = Math.min(room / route.length, LONGEST_SPACE + 5)
  const start = (curve.length - pitch * route.length) / 2
  const spaces = Array.from({ length: route.length }, (_, index) => curve.along(start + pitch * (index + 0.5)))
  return { route, path: curve.path, spaces, spaceLength: pitch - 5, middle: curve.along(curve.length / 2) }
}

const LETTER = 12.2
const LINE = 25
const AROUND: { dx: number; dy: number; anchor: Label['anchor'] }[] = [
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
  { dx: 0, dy: 1.05, anchor: 'middle' },
  { dx: 0, dy: -1.05, anchor: 'middle' },
  { dx: 0.75, dy: 0.8, anchor: 'start' },
  { dx: -0.75, dy: 0.8, anchor: 'end' },
  { dx: 0.75, dy: -0.8, anchor: 'start' },
  { dx: -0.75, dy: -0.8, anchor: 'end' },
]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function layLabels(board: Board, places: Map<string, Point>, routes: RouteShape[]): Map<string, Label> {
  const spaces = routes.flatMap((shape) => shape.spaces.flatMap((space) => pointsOf(space, shape.spaceLength)))
  const boxes: Box[] = []
  const labels = new Map<string, Label>()
  for (const location of board.locations) {
    const candidates = candidatesFor(location, places.get(location.id)!)
    const cost = (candidate: Label) => {
      const box = boxOf(candidate)
      let sum = candidate.lines.length === 2 ? 2 : 0
      for (const space of spaces) sum += overlap(box, space, 14) * 0.6
      for (const [id, place] of places) if (id !== location.id) sum += 3 * overlap(box, place, 22)
      for (const other of boxes) sum += 4 * intersection(box, other)
      const outside = Math.max(0, -MARGIN.left + 8 - box.left) + Math.max(0, box.right - WIDTH - MARGIN.right + 8)
      return (
        sum +
        outside * 20 +
        Math.max(0, -MARGIN.top + 8 - box.top) * 20 +
        Math.max(0, box.bottom - HEIGHT - MARGIN.bottom + 6) * 20
      )
    }
    const best = cheapest(candidates, cost)
    labels.set(location.id, best)
    boxes.push(boxOf(best))
  }
  return labels
}

function cheapest<Kind>(candidates: readonly Kind[], cost: (candidate: Kind) => number): Kind {
  const costs = candidates.map(cost)
  return candidates[costs.indexOf(Math.min(...costs))]!
}

/** Both ends and the middle of a space: what a name should not hide. */
function pointsOf({ x, y, angle }: Space, length: number): Point[] {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn) * (length / 2 - 8), Math.sin(turn) * (length / 2 - 8)]
  return [
    { x: x - dx, y: y - dy },
    { x, y },
    { x: x + dx, y: y + dy },
  ]
}

function candidatesFor(location: Location, place: Point): Label[] {
  const away = RADIUS + 10
  const writings = [[location.name], twoLines(location.name)].filter((lines) => lines.length > 0)
  return writings.flatMap((lines) =>
    AROUND.map(({ dx, dy, anchor }) => {
      const height = lines.length * LINE
      const y = place.y + dy * away + (dy > 0.5 ? height / 2 - 4 : dy < -0.5 ? -height / 2 + 4 : 0)
      return { lines, anchor, x: place.x + dx * away, y }
    }),
  )
}

/** The name broken at the space nearest to its middle, if it has one. */
function twoLines(name: string): string[] {
  const breaks = [...name.matchAll(/ /g)].map((match) => match.index)
  if (breaks.length === 0) return []
  const middle = breaks.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  )
  return [name.slice(0, middle), name.slice(middle + 1)]
}

/** The rectangle that a label covers. */
export function boxOf({ lines, anchor, x, y }: Label): Box {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const half = (lines.length * LINE) / 2
  return { left, top: y - half, right: left + width, bottom: y + half }
}

function overlap(box: Box, { x, y }: Point, radius: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.max(0, radius - Math.hypot(dx, dy))
}

function intersection(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? Math.min(width, height) : 0
}
