/** Who is asked about a proposal, what it means to say nothing, and what one may propose about somebody's seat. */
import { thinkingLeft } from './countdown'
import type { Entry, Now, ProposalNow, Proposal } from './generated'

/** A proposal as one person at the table sees it. */
export interface Question {
  pending: ProposalNow
  /** The seat that a bot would play, if it is about that. */
  target: number | null
  /** Must the viewer still answer? */
  asked: boolean
  /** Is it the viewer's own seat? */
  mine: boolean
  /** Whose answer is still missing. */
  waitedFor: number[]
  /** What happens at the end of the time to answer: to a seat whose person is missing, something of its own. */
  silence: 'agrees' | 'declines' | 'takes_over'
}

const targetOf = (proposal: Proposal) => (proposal.type === 'take_over' ? proposal.seat : null)

export function questionFor(pending: ProposalNow, you: number | null): Question {
  const { proposal, agreed, asked } = pending
  const target = targetOf(proposal)
  const open = asked.filter((seat) => !agreed.includes(seat))
  // Nobody waits for the word of somebody who is missing: they have until the end to come back.
  const countdown = target !== null && pending.silence === 'agrees' && !agreed.includes(target)
  return {
    pending,
    target,
    asked: you !== null && open.includes(you),
    mine: you !== null && target === you,
    waitedFor: countdown ? open.filter((seat) => seat !== target) : open,
    silence: countdown ? 'takes_over' : pending.silence,
  }
}

/** What can be done about the seat of somebody else who plays. */
export interface SeatRequest {
  seat: number
  name: string
  /** `take_over`: they are missing, and a countdown may begin. `ask`: they are there, and can be asked. `wait`: their
   * connection has just been lost. */
  kind: 'take_over' | 'ask' | 'wait'
}

export function seatRequests(now: Now, you: number | null, present: number[], time_ms: number): SeatRequest[] {
  return now.seats.flatMap(({ name, bot, standing, gone }, seat) => {
    if (name === null || bot !== null || standing !== 'playing' || seat === you) return []
    const missing = gone || thinkingLeft(now.clocks, seat, time_ms) === 0
    return [{ seat, name, kind: missing ? 'take_over' : present.includes(seat) ? 'ask' : 'wait' }]
  })
}

/** What ends a proposal, besides a connection of the person whom it is about. */
const ENDS = ['declined', 'lapsed', 'returned', 'resigned']

/** The seat whose proposal to let a bot play for the viewer came to nothing because the viewer is back, and the number of
 * the entry that says so; `null` if there was none, or once the viewer has moved since. */
export function cancelledByReturn(entries: Entry[], you: number | null): { by: number; number: number } | null {
  let open: number | null = null
  let cancelled: { by: number; number: number } | null = null
  if (you === null) return null
  for (const entry of entries) {
    const { type, number } = entry
    const isOwn = 'seat' in entry && entry.seat === you
    if (type === 'proposed') open = targetOf(entry.proposal) === you ? entry.seat : null
    else if (ENDS.includes(type)) open = null
    else if (isOwn && type === 'agreed') open = null
    else if (isOwn && type === 'here') {
      if (open !== null) cancelled = { by: open, number }
      open = null
    } else if (isOwn && type === 'played') cancelled = open = null
  }
  return cancelled
}
