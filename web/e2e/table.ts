/** A person at the table: finds things by what is written on them, and plays by mouse. */
import { expect, type Locator, type Page } from '@playwright/test'

export interface Seating {
  /** For each seat a person's name, or a bot as the page calls it. */
  seats: (string | { bot: string })[]
  seed: string
}

/** Bots act at once, so that a test doesn't wait for them; nothing from other hosts may be asked for. */
export async function prepare(page: Page) {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') failures.push(`asked ${hostname}`)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'at once' }).check()
  return failures
}

/** Chooses who plays, and begins. */
export async function sitDown(page: Page, { seats, seed }: Seating) {
  await page.getByRole('link', { name: 'Roundhouse' }).click()
  await page.getByRole('link', { name: 'Choose seats' }).first().click()
  await page.getByRole('radio', { name: `${seats.length} players` }).click()
  for (const [index, seat] of seats.entries()) {
    const who = page.getByLabel(`Who plays seat ${index + 1}`)
    if (typeof seat === 'string') {
      await who.selectOption('person')
      await page.getByLabel(`Name of seat ${index + 1}`).fill(seat)
    } else {
      await who.selectOption({ label: await optionFor(who, seat.bot) })
    }
  }
  await page.getByText('More options').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Begin' }).click()
}

async function optionFor(who: Locator, bot: string): Promise<string> {
  const labels = await who.locator('option').allTextContents()
  return labels.find((label) => label.startsWith(bot))!
}

export const over = (page: Page) => page.getByRole('heading', { name: 'Final scoring' })
/** How many moves were made, as the page says; nothing where it doesn't say it. */
export const stepOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? null)

/** Waits until a person has to choose something, or until the match is over. */
export async function myTurn(page: Page): Promise<'play' | 'hand-over' | 'over'> {
  const mine = page.getByText('Your turn', { exact: true })
  const handOver = page.getByRole('heading', { name: /^Pass the screen/ })
  await expect(mine.or(handOver).or(over(page))).toBeVisible({ timeout: 30_000 })
  if (await over(page).isVisible()) return 'over'
  return (await handOver.isVisible()) ? 'hand-over' : 'play'
}

/** Does one sensible thing by mouse: claims what can be claimed, else draws. */
export async function playOnce(page: Page, claimFrom = 4) {
  const step = await stepOf(page)
  const keep = page.getByRole('button', { name: /^Keep \d/ })
  const take = page.getByRole('button', { name: /^Take the .* of / })
  const place = page.locator('[data-location].open .ring')
  const open = page.locator('[data-route].open')
  if (await keep.isVisible()) await keep.click()
  else if (await take.first().isVisible()) await take.first().click()
  else if ((await place.count()) > 0) await place.first().click({ timeout: 10_000 })
  else if ((await open.count()) > 0 && (await handSize(page)) >= claimFrom) await claim(page, open)
  else await draw(page)
  await expect.poll(() => stepOf(page), { intervals: [10, 20, 50], timeout: 30_000 }).not.toBe(step)
}

/** Picks the longest route that can be claimed, the first payment, and confirms. */
async function claim(page: Page, open: Locator) {
  const lengths = await open.evaluateAll((routes) => routes.map((route) => route.querySelectorAll('.space').length))
  const longest = lengths.indexOf(Math.max(...lengths))
  await open.nth(longest).locator('.space').first().click()
  const dialog = page.getByRole('dialog', { name: /^Claim/ })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^Claim for [1-9]/ }).click()
}

/** The deck; else a face-up card, tickets, or passing, whatever is left. */
async function draw(page: Page) {
  for (const name of [/^Draw an unseen card/, /^Take the \w+ card/, /^Draw destination tickets/, /^Pass$/]) {
    const can = page.locator('button.can').filter({ visible: true })
    const named = page.getByRole('button', { name }).and(name.source.includes('Pass') ? page.locator('button') : can)
    if ((await named.count()) > 0) return named.first().click()
  }
  // Nothing on the table can be clicked: the list of all actions has it.
  await page.getByText(/thing.* you can do/).click()
  await page.locator('details').getByRole('button').first().click()
}

export async function handSize(page: Page): Promise<number> {
  const counts = await page
    .locator('[data-card]')
    .evaluateAll((piles) => piles.map((pile) => Number(pile.dataset['count'])))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Plays on until the end. */
export async function playToTheEnd(page: Page) {
  for (let turns = 0; turns < 400; turns++) {
    const next = await myTurn(page)
    if (next === 'over') return
    if (next === 'hand-over') await page.getByRole('button', { name: /^I am/ }).click()
    else await playOnce(page)
  }
  throw new Error('the match never ended')
}
