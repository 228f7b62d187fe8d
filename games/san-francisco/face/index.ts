import type { GameFace } from '$web/table/game'
import BoardInWords from './BoardInWords.svelte'
import { flightsOf } from './flights'
import OpenHand from './OpenHand.svelte'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import { soundOf } from './sounds'
import Table from './Table.svelte'
import type { SanFrancisco } from './types'

export const face: GameFace<SanFrancisco> = {
  slug: 'san-francisco',
  Table,
  Scoring,
  BoardInWords,
  OpenHand,
  hasSecrets: true,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  Seat: SeatNumbers,
  flightsOf,
  soundOf,
}
