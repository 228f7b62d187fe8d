import type { GameFace } from '../../table/game'
import OpenHand from './OpenHand.svelte'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import Table from './Table.svelte'
import type { View } from './types'
import { describeAction, describeEvent, describeTask, faultArguments, reveals } from './words'

export const sanFrancisco: GameFace = {
  slug: 'san-francisco',
  Table,
  Scoring,
  OpenHand,
  hasSecrets: true,
  points: (view: View, seat) => view.seats[seat]?.points ?? 0,
  Seat: SeatNumbers,
  describeAction,
  describeEvent,
  describeTask,
  reveals,
  faultArguments,
}
