/** What an event sounds like. */
import type { Sound } from '$web/base/sounds'
import type { EventView } from './types'

const SOUNDS: Record<string, Sound> = {
  card_drawn: 'card',
  card_taken: 'card',
  tickets_drawn: 'card',
  tokens_placed: 'token',
  token_taken: 'token',
  route_claimed: 'train',
}

export const soundOf = ({ type }: EventView): Sound | null => SOUNDS[type] ?? null
