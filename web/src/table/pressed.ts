/** What somebody pressed shows it in the next frame, and until the table has answered: over a slow network, or on a slow
 * phone, nobody wonders whether it was heard. */

/** Less than this is not seen. */
const SHOWN_MS = 150

export function showPressed(table: HTMLElement, isBusy: () => boolean) {
  const press = ({ target }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest('button, [role=button]') : null
    if (!thing) return
    thing.setAttribute('data-pressed', '')
    const rest = () => {
      if (isBusy()) setTimeout(rest, SHOWN_MS)
      else thing.removeAttribute('data-pressed')
    }
    setTimeout(rest, SHOWN_MS)
  }
  table.addEventListener('click', press, { capture: true })
  return { destroy: () => table.removeEventListener('click', press, { capture: true }) }
}
