/** Whoever goes by keyboard is never lost: on a new page the focus is on its heading, and when the thing that had it
 * goes away, on the nearest place around it that stayed. */

/** The places around whatever has the focus, the nearest first. */
let around: Element[] = []
/** A new page was asked for, and its heading isn't there yet. */
let awaited = false

function remember(event: FocusEvent) {
  around = event.composedPath().filter((node) => node instanceof Element)
}

/** The focus was on something that is gone. */
const isLost = () =>
  around.length > 0 && !around[0]!.isConnected && (document.activeElement ?? document.body) === document.body

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
  } else if (isLost()) restore()
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

/** Watches over the focus from now on. */
export function keepFocus() {
  document.addEventListener('focusin', remember)
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true })
}
