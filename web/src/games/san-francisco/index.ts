import type { GameFace } from '../../table/game'
import BoardInWords from './BoardInWords.svelte'
import { describeChanges } from './changes'
import { flightsOf } from './flights'
import OpenHand from './OpenHand.svelte'
import { RULES } from './rules'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import { soundOf } from './sounds'
import Table from './Table.svelte'
import type { Preview, View } from './types'
import { describeAction, describeEvent, describeTask, faultArguments, kindOfAction, reveals } from './words'

export const sanFrancisco: GameFace = {
  slug: 'san-francisco',
  Table,
  Scoring,
  BoardInWords,
  OpenHand,
  hasSecrets: true,
  points: (view: View, seat) => view.seats[seat]?.points ?? 0,
  Seat: SeatNumbers,
  describeAction,
  kindOfAction,
  describeChanges: (preview, board) => describeChanges(preview as Preview, board),
  describeEvent,
  describeTask,
  flightsOf,
  soundOf,
  reveals,
  faultArguments,
  rules: RULES,
}
