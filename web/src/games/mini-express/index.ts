import type { GameFace } from '../../table/game'
import BoardInWords from './BoardInWords.svelte'
import { describeChanges } from './changes'
import { flightsOf } from './flights'
import { RULES } from './rules'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import SetUp from './SetUp.svelte'
import { soundOf } from './sounds'
import Table from './Table.svelte'
import type { Preview, View } from './types'
import { describeAction, describeEvent, describeTask, faultArguments, kindOfAction, reveals } from './words'

export const miniExpress: GameFace = {
  slug: 'mini-express',
  Table,
  Scoring,
  BoardInWords,
  SetUp,
  Seat: SeatNumbers,
  hasSecrets: false,
  seatCount: (view: View) => view.seats.length,
  points: (view: View, seat) => view.points[seat] ?? 0,
  describeAction,
  kindOfAction,
  describeChanges: (preview, _, viewer) => describeChanges(preview as Preview, viewer),
  describeEvent,
  describeTask,
  flightsOf,
  soundOf,
  reveals,
  faultArguments,
  rules: RULES,
}
