/** What an event sounds like. */
import type { Sound } from '$web/base/sounds'
import type { Event } from './types'

const SOUNDS: Record<string, Sound> = {
  share_drafted: 'card',
  share_taken: 'card',
  demand_token_removed: 'token',
  bot_token_drawn: 'token',
  track_built: 'train',
  port_opened: 'train',
}

export const soundOf = ({ type }: Event): Sound | null => SOUNDS[type] ?? null
