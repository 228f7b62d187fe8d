/** What every test at a table begins with, whatever the game. */
import type { Locator, Page } from '@playwright/test'

export type Pace = 'slow' | 'instant'

/** Bots act at once, so that a test doesn't wait for them; nothing from other hosts may be asked for. */
export async function prepare(page: Page, pace: Pace = 'instant'): Promise<string[]> {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') failures.push(`asked ${hostname}`)
  })
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: pace }).check()
  return failures
}

export interface Seating {
  game: 'san-francisco' | 'mini-express'
  /** For each seat a person's name, or a bot as the page calls it. */
  seats: (string | { bot: string })[]
  seed: string
  /** Labels of the options to choose, as the page writes them. */
  options?: RegExp[]
}

/** Chooses who plays and how, and begins. */
export async function sitDown(page: Page, { game, seats, seed, options = [] }: Seating) {
  await page.goto(`/#/new/${game}`)
  await page.getByRole('radio', { name: seats.length === 1 ? '1 player' : `${seats.length} players` }).click()
  for (const [index, seat] of seats.entries()) {
    const who = page.getByLabel(`Who plays seat ${index + 1}`)
    if (typeof seat === 'string') {
      await who.selectOption('person')
      await page.getByLabel(`Name for seat ${index + 1}`).fill(seat)
    } else {
      await who.selectOption({ label: await optionFor(who, seat.bot) })
    }
  }
  for (const option of options) await page.getByLabel(option).check()
  await page.getByText('More options').click()
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Begin' }).click()
}

async function optionFor(who: Locator, bot: string): Promise<string> {
  const labels = await who.locator('option').allTextContents()
  return labels.find((label) => label.startsWith(bot))!
}

export const over = (page: Page) => page.getByRole('heading', { name: 'Final scoring' })
export const players = (page: Page) => page.getByRole('list', { name: 'Players' })
