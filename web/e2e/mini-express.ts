/** A player of Mini Express: does what is asked, else takes a share or builds, in turns. */
import type { Page } from '@playwright/test'

import { Hands, type Eyes } from './hands'

/** Runs in the page, so it can use nothing from here. */
const eyes: Eyes = (step) => {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0)
  const some = <T>(things: T[]) => things[step % things.length] ?? null
  const uncovered = (element: Element) => {
    element.closest('.frame')!.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  // On a small screen the whole map is shown first, so that everything on it can be reached.
  const onMap = (places: HTMLElement[]) => all('button[aria-label="Whole map"]')[0] ?? places.find(uncovered) ?? null

  const sheet = all('[role=dialog]')[0]
  const buttons = all('[role=dialog] button:not(.cancel, .link)')
  const confirm = buttons.find((button) => /^(Take it|Build with|Open the port)/.test(button.textContent!.trim()))
  if (confirm) {
    const next = buttons.find((button) => button.getAttribute('aria-label') === 'Next track')
    return next && sheet!.textContent!.includes('Track 1 of') ? next : confirm
  }
  const ports = all('[data-port].open path')
  if (ports.length > 0) return onMap(ports)
  const building = all('button[aria-pressed=true][aria-label^="Build track"]').length > 0
  if (building) return onMap(all('[data-city].open'))
  if (sheet) return some(buttons)
  const shares = all('button.can[aria-label^="Take a share"]')
  const builds = all('button.can[aria-label^="Build track"]')
  return some(shares.length > 0 && (step % 2 === 0 || builds.length === 0) ? shares : builds)
}

export const player = (page: Page) => new Hands(page, eyes)
