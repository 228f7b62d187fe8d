/** What somebody pressed goes down like a key until the table has answered: over a slow network, or on a slow phone, nobody
 * wonders whether it was heard. */

/** An answer that comes sooner than this is its own sign. Another one would only keep it waiting: frames come one after
 * the other, and on a slow phone each takes as long as the answer itself. */
const SOON_MS = 24
/** Less than this is not seen. */
const SHOWN_MS = 150

interface Answering {
  readonly step: number
  readonly busy: boolean
}

export function showPressed(table: HTMLElement, sitting: () => Answering) {
  const press = ({ target }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest('button, [role=button]') : null
    if (!thing) return
    const { step } = sitting()
    // A step that is shown is an answer, even while it is still being saved.
    const isWaiting = () => sitting().busy && sitting().step === step
    const show = () => {
      if (!isWaiting()) return
      thing.setAttribute('data-pressed', '')
      setTimeout(rest, SHOWN_MS)
    }
    const rest = () => {
      if (isWaiting()) setTimeout(rest, SHOWN_MS)
      else thing.removeAttribute('data-pressed')
    }
    setTimeout(show, SOON_MS)
  }
  table.addEventListener('click', press, { capture: true })
  return { destroy: () => table.removeEventListener('click', press, { capture: true }) }
}
