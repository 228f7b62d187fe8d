/** Every company's trains as lines and places, ready to draw. */
import { neighbours, placeOf, type Point } from './hexes'
import { COMPANIES, companiesOn, hexAt, type Board, type Company, type View } from './types'

export interface Line {
  company: Company
  from: Point
  to: Point
  key: string
}

export interface Train {
  company: Company
  at: Point
  key: string
}

/** Trains of one company on neighbouring hexes are connected (ME-6). */
export function linesOf(board: Board, view: View): Line[] {
  return COMPANIES.flatMap((company) => {
    const trains = new Set(view.companies[company].trains)
    return [...trains].flatMap((key) =>
      neighbours(key)
        .filter((other) => key < other && trains.has(other))
        .map((other) => ({
          company,
          key: `${company} ${key} ${other}`,
          from: standing(board, view, company, key),
          to: standing(board, view, company, other),
        })),
    )
  })
}

/** Trains on landscape and ports; those in a city stand in its places. */
export function trainsOf(board: Board, view: View): Train[] {
  return COMPANIES.flatMap((company) =>
    view.companies[company].trains
      .filter((key) => !hexAt(board, key)?.city)
      .map((key) => ({ company, key: `${company} ${key}`, at: standing(board, view, company, key) })),
  )
}

function standing(board: Board, view: View, company: Company, key: string): Point {
  const there = companiesOn(view, key)
  const inCity = hexAt(board, key)?.city !== undefined
  return inCity ? placeOf(key, 0, 1) : placeOf(key, there.indexOf(company), there.length)
}
