/** Runs in the page: every text that is wider or higher than its place, or the page that is wider than the screen. */
export function overflowing(): string[] {
  const found: string[] = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth + 1) {
    const outside = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].filter(
      (element) =>
        element.checkVisibility() &&
        element.children.length === 0 &&
        element.getBoundingClientRect().right > page.clientWidth + 1,
    )
    const names = outside.slice(0, 4).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    found.push(`the page is ${page.scrollWidth - page.clientWidth}px too wide: ${names.join(', ')}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent!.trim())
      .join(' ')
      .trim()
    if (!text) continue
    const { display, overflowX, overflowY } = getComputedStyle(element)
    // What only a screen reader finds is one pixel wide.
    if (display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex') continue
    if (element.clientWidth <= 1 || element.tagName === 'OPTION') continue
    const about = `${element.tagName.toLowerCase()}.${element.className}: ${text.slice(0, 60)}`
    if (element.scrollWidth > element.clientWidth + 1 && !['auto', 'scroll'].includes(overflowX))
      found.push(`${about} (${element.scrollWidth - element.clientWidth}px too wide)`)
    const clipped = ['hidden', 'clip'].includes(overflowY)
    if (clipped && element.scrollHeight > element.clientHeight + 2)
      found.push(`${about} (${element.scrollHeight - element.clientHeight}px too high)`)
  }
  return found
}
