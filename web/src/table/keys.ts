/** What a button does by keyboard, for things on a map that are buttons by their role only. */
export const pressing = (choose: (() => void) | null | undefined) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  // The space bar would scroll the page.
  event.preventDefault()
  choose?.()
}
