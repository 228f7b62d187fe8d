/** The introductions, by game. */
import type { Step } from './lesson'
import { STEPS as MINI_EXPRESS } from './mini-express'
import { STEPS as SAN_FRANCISCO } from './san-francisco'

export const LESSONS: Record<string, Step[]> = {
  'san-francisco': SAN_FRANCISCO,
  'mini-express': MINI_EXPRESS,
}
