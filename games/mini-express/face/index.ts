import type { GameFace } from '$web/table/game'
import BoardInWords from './BoardInWords.svelte'
import { flightsOf } from './flights'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import SetUp from './SetUp.svelte'
import { soundOf } from './sounds'
import Table from './Table.svelte'
import type { MiniExpress } from './types'

export const face: GameFace<MiniExpress> = {
  slug: 'mini-express',
  Table,
  Scoring,
  BoardInWords,
  SetUp,
  Seat: SeatNumbers,
  tellsSteps: true,
  hasSecrets: false,
  seatCount: (view) => view.seats.length,
  points: (view, seat) => view.points[seat] ?? 0,
  flightsOf,
  soundOf,
}
