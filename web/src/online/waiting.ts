/** Who may do what before the match begins. */
import type { Now } from './generated'

export interface Powers {
  /** May this viewer begin the match, seat bots and free seats? */
  hosts: boolean
  /** Who else may, if not the viewer. */
  host: number | null
  /** Seats that nobody has taken. */
  free: number[]
  /** Seats that this viewer may free again. */
  removable: number[]
}

export function powersOf({ seats, host }: Now, you: number | null): Powers {
  const hosts = you !== null && host === you
  const taken = seats.map(({ name, bot }) => name !== null || bot !== null)
  const where = (test: (seat: number) => boolean) => [...seats.keys()].filter(test)
  return {
    hosts,
    host: hosts ? null : host,
    free: where((seat) => !taken[seat]),
    removable: hosts ? where((seat) => taken[seat]! && seat !== you) : [],
  }
}
