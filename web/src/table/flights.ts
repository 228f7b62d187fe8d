/** Things that move over the table, so that one sees what happened: from where, to where, and what it looks like. */

export interface Flight {
  /** Selectors of what it leaves and where it arrives. */
  from: string
  to: string
  look: 'card' | 'token' | 'train'
  /** A colour of the theme, such as `var(--card-red)`. */
  colour: string
}

export const seatPlace = (seat: unknown) => `[data-seat="${String(seat)}"]`

const LASTS_MS = { full: 560, quick: 200, none: 0 } as const
const APART_MS = { full: 130, quick: 50, none: 0 } as const
/** A turn with more than that is told by the log. */
const MOST = 8

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

function middleOf(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** The answer first, then what moves: asking where things lie before they are painted would lay out the page twice. */
export function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then))
}

/** Lets things fly, one shortly after the other; nothing moves for whoever doesn't want it. */
export function fly(flights: Flight[], motion: keyof typeof LASTS_MS, over: HTMLElement) {
  if (motion === 'none' || reduced.matches || document.hidden) return
  for (const [index, { from, to, look, colour }] of flights.slice(0, MOST).entries()) {
    const [begin, end] = [middleOf(from), middleOf(to)]
    if (!begin || !end) continue
    const thing = document.createElement('span')
    thing.className = look
    thing.style.setProperty('--colour', colour)
    over.append(thing)
    const place = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const flight = thing.animate(
      [
        { transform: place(begin, 0.7), opacity: 0 },
        { transform: place(begin, 1.15), opacity: 1, offset: 0.15 },
        { transform: place(end, 1), opacity: 1, offset: 0.85 },
        { transform: place(end, 0.6), opacity: 0 },
      ],
      { duration: LASTS_MS[motion], delay: index * APART_MS[motion], easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
    )
    flight.onfinish = () => thing.remove()
    flight.oncancel = () => thing.remove()
  }
}
