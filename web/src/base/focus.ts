/** Whoever goes by keyboard is never lost: on a new page the focus is on its heading, and when the thing that had it
 * goes away, on the nearest place around it that stayed. */

/** The places around whatever has the focus, the nearest first. */
let around: Element[] = []
/** A new page was asked for, and its heading isn't there yet. */
let awaited = false
/** Where the focus goes before the next frame if this is there by then: anyway, or only if it is nowhere. */
let goal: { place: Focusable; anyway: boolean } | null = null

type Focusable = HTMLElement | SVGElement

function remember(event: FocusEvent) {
  around = event.composedPath().filter((node) => node instanceof Element)
}

const isNowhere = () => (document.activeElement ?? document.body) === document.body

/** The focus was on something that is gone. */
const isLost = () => around.length > 0 && !around[0]!.isConnected && isNowhere()

function give(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  // The page scrolls when somebody asks for it, not because something went away.
  place.focus({ preventScroll: true })
}

/** Places that say so take the focus of what was in them; else the page says what it is about. */
function restore() {
  const kept = around.find((element) => element.isConnected && element.matches('[data-keeps-focus]'))
  const place = kept ?? document.querySelector('[data-takes-focus]') ?? document.querySelector('h1')
  if (place instanceof HTMLElement) give(place)
}

function look() {
  const heading = awaited ? document.querySelector('h1') : null
  if (heading) {
    awaited = false
    give(heading)
  } else if (goal?.place.isConnected && (goal.anyway || isNowhere())) goal.place.focus({ preventScroll: true })
  else if (isLost()) restore()
  goal = null
}

/** A look is due before the next frame. */
let due = false

/** Giving the focus lays the page out: once a frame, when all that changes has changed. */
function lookSoon() {
  if (due) return
  due = true
  requestAnimationFrame(() => {
    due = false
    look()
  })
}

/** The next heading that appears gets the focus. */
export function awaitHeading() {
  awaited = true
  // The page may have been there already, as when only a part of it changes.
  lookSoon()
}

/** What has the focus, or is about to get it. */
export function held(): Focusable | null {
  const now = goal?.place ?? document.activeElement
  return now !== document.body && (now instanceof HTMLElement || now instanceof SVGElement) ? now : null
}

/** The focus goes here. */
export function goTo(place: Focusable) {
  goal = { place, anyway: true }
  lookSoon()
}

/** The focus goes here unless it is, or was sent, somewhere else. */
export function goBack(place: Focusable) {
  if (goal?.anyway && goal.place.isConnected) return
  goal = { place, anyway: false }
  lookSoon()
}

/** To be called before anything is shown that ends a choice. What has the focus would be taken away in the middle of
 * changing the page, and then the browser lays out the page, half changed, to find that out: up to a third of the time
 * that an answer takes. So it is let go while nothing has changed; if it stays, it is given back. */
export function letGo() {
  const now = document.activeElement
  if (!(now instanceof HTMLElement) || !now.closest('[data-passes]')) return
  now.blur()
  goBack(now)
}

/** Watches over the focus from now on. */
export function keepFocus() {
  document.addEventListener('focusin', remember)
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true })
}
