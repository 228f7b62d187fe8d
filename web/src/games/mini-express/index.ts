import type { GameFace } from '../../table/game'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import SetUp from './SetUp.svelte'
import Table from './Table.svelte'
import type { View } from './types'
import { describeAction, describeEvent, describeTask, faultArguments, reveals } from './words'

export const miniExpress: GameFace = {
  slug: 'mini-express',
  Table,
  Scoring,
  SetUp,
  Seat: SeatNumbers,
  hasSecrets: false,
  seatCount: (view: View) => view.seats.length,
  points: (view: View, seat) => view.points[seat] ?? 0,
  describeAction,
  describeEvent,
  describeTask,
  reveals,
  faultArguments,
}
