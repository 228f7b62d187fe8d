import type { GameFace } from '../../table/game'
import Picture from './Picture.svelte'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import Table from './Table.svelte'
import { describeAction, describeEvent, describeTask, faultArguments, reveals } from './words'

export const sanFrancisco: GameFace = {
  slug: 'san-francisco',
  Table,
  Scoring,
  Picture,
  Seat: SeatNumbers,
  describeAction,
  describeEvent,
  describeTask,
  reveals,
  faultArguments,
}
