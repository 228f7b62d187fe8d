/** The face of a game that brings none: its actions in words are the table. */
import type { GameFace } from '../table/game'
import Scoring from './Scoring.svelte'
import Table from './Table.svelte'

/** As much of a view as says who has how many points, where a game has one of these fields. */
type Pointed = { points?: number[]; seats?: { points?: number }[] } | null

export const plainFace = (slug: string): GameFace => ({
  slug,
  Table,
  Scoring,
  listsActions: true,
  // Nobody knows, so the screen is handed over.
  hasSecrets: true,
  points(view, seat) {
    const { points, seats } = (view as Pointed) ?? {}
    return points?.[seat] ?? seats?.[seat]?.points
  },
})
