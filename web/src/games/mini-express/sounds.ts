/** What an event sounds like. */
import type { Sound } from '../../app/sounds'
import type { Thing } from '../../engine/protocol'

const SOUNDS: Record<string, Sound> = {
  share_drafted: 'card',
  share_taken: 'card',
  demand_token_removed: 'token',
  bot_token_drawn: 'token',
  track_built: 'train',
  port_opened: 'train',
}

export const soundOf = ({ type }: Thing): Sound | null => SOUNDS[type] ?? null
