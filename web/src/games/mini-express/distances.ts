/** How far it is over land: what a company needs to reach a city, and which cities lie near each other. */
import { isLandscape, neighbours } from './hexes'
import { keyOf, type Board, type Hex } from './types'

/** How many hexes each city is away from these, itself counted; track runs over landscape only (BUILD-5). */
export function citiesFrom(board: Board, starts: string[]): Map<string, number> {
  const hexes = new Map(board.hexes.map((hex) => [keyOf(hex), hex]))
  const seen = new Set(starts)
  const found = new Map<string, number>()
  let ring = starts
  for (let steps = 1; ring.length > 0; steps++) {
    const reached = [...new Set(ring.flatMap(neighbours))].filter((key) => hexes.has(key) && !seen.has(key))
    for (const key of reached) {
      seen.add(key)
      const { id, city } = hexes.get(key)!
      if (city && id) found.set(id, steps)
    }
    ring = reached.filter((key) => isLandscape(hexes.get(key)!))
  }
  return found
}

/** The cities around one, the nearest first. */
export function nearestTo(board: Board, city: Hex, most: number): { id: string; steps: number }[] {
  return [...citiesFrom(board, [keyOf(city)])].slice(0, most).map(([id, steps]) => ({ id, steps }))
}
