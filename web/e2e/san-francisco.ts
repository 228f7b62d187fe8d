/** A player of San Francisco: claims what can be claimed, else draws. */
import type { Page } from '@playwright/test'

import { Hands, type Eyes } from './hands'

/** Runs in the page, so it can use nothing from here. */
const eyes: Eyes = () => {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0)
  const sheet = all('[role=dialog]')[0]
  const places = all('[data-location].open .ring')
  if (places.length > 0) return places[0]!
  if (sheet) {
    const wanted = /^(Keep \d|Take the .* from |Claim \(\+[1-9])/
    return all('[role=dialog] button').find((button) => wanted.test(button.textContent!.trim())) ?? null
  }
  const cards = all('[data-card]').reduce((sum, pile) => sum + Number(pile.dataset['count']), 0)
  const spaces = all('[data-route].open').map((route) => [...route.querySelectorAll('.space')])
  const [longest] = spaces.sort((one, other) => other.length - one.length)
  if (longest && cards >= 4) return longest[0]!
  const [draw] = [...all('.deck.can'), ...all('[data-slot].can'), ...all('.pile.tickets.can')]
  const pass = all('.tickets > button').find((button) => button.textContent!.trim() === 'Pass')
  return draw ?? longest?.[0] ?? pass ?? null
}

export const player = (page: Page) => new Hands(page, eyes)

export async function handSize(page: Page): Promise<number> {
  const counts = await page
    .locator('[data-card]')
    .evaluateAll((piles) => piles.map((pile) => Number(pile.dataset['count'])))
  return counts.reduce((sum, count) => sum + count, 0)
}
