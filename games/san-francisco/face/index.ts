import type { GameFace } from '$web/table/game'
import BoardInWords from './BoardInWords.svelte'
import { describeChanges } from './changes'
import { flightsOf } from './flights'
import OpenHand from './OpenHand.svelte'
import { RULES } from './rules'
import Scoring from './Scoring.svelte'
import SeatNumbers from './SeatNumbers.svelte'
import { soundOf } from './sounds'
import Table from './Table.svelte'
import type { SanFrancisco } from './types'
import { describeAction, describeEvent, describeTask, faultArguments, kindOfAction } from './words'

export const face: GameFace<SanFrancisco> = {
  slug: 'san-francisco',
  Table,
  Scoring,
  BoardInWords,
  OpenHand,
  hasSecrets: true,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  Seat: SeatNumbers,
  describeAction,
  kindOfAction,
  describeChanges: (preview, board) => describeChanges(preview, board),
  describeEvent,
  describeTask,
  flightsOf,
  soundOf,
  faultArguments,
  rules: RULES,
}
