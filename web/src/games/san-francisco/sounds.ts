/** What an event sounds like. */
import type { Sound } from '../../app/sounds'
import type { Thing } from '../../engine/protocol'

const SOUNDS: Record<string, Sound> = {
  card_drawn: 'card',
  card_taken: 'card',
  tickets_drawn: 'card',
  tokens_placed: 'token',
  token_taken: 'token',
  route_claimed: 'train',
}

export const soundOf = ({ type }: Thing): Sound | null => SOUNDS[type] ?? null
