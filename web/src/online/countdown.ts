/** Time that runs out, by the server's time. */
import type { ClocksNow } from './generated'

/** Whole seconds until then, never below zero. */
export const secondsLeft = (until_ms: number, time_ms: number) => Math.max(0, Math.ceil((until_ms - time_ms) / 1000))

/** How long somebody may still think; `null` where nobody's time is counted. */
export function thinkingLeft(clocks: ClocksNow | null, seat: number, time_ms: number): number | null {
  const whole = clocks?.left_ms[seat]
  if (!clocks || whole === undefined) return null
  const passed = clocks.running.includes(seat) ? Math.max(0, time_ms - clocks.at_ms) : 0
  return secondsLeft(whole, passed)
}

/** As a clock shows it: `1:05`, `2:00:09`. */
export function clockFace(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A listener hears of a countdown when it begins, and once more when so many seconds are left. */
export const SOON_S = 10

/** Is it time to say once more that time runs out? Not if so little was left from the beginning. */
export const isSoon = (first: number, left: number) => first > SOON_S && left <= SOON_S
