import { expect, test, type Page } from '@playwright/test'

import { over, playToTheEnd, sitDown } from './mini-express'

/** Bots act at once, so that a test doesn't wait for them. */
async function prepare(page: Page, pace = 'at once') {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: pace }).check()
  return failures
}

const MATCHES = [
  { name: 'solo', people: 1, options: [] },
  { name: 'solo as Railwayman, with the Golden Spike', people: 1, options: [/Railwayman/, /Golden Spike/] },
  { name: 'two and the bot, Europe with Ports', people: 2, persons: 2, options: [/Europe/, /Ports/] },
  { name: 'two experts', people: 2, persons: 2, options: [/Two experts/] },
  { name: 'three', people: 3, options: [] },
  { name: 'five, a first game', people: 5, options: [/First game/] },
]

for (const { name, ...wishes } of MATCHES) {
  test(`a whole match of Mini Express: ${name}`, async ({ page }) => {
    const failures = await prepare(page)
    await sitDown(page, { ...wishes, seed: `whole ${name}` })
    await playToTheEnd(page)
    await expect(over(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Winner:/ })).toBeVisible({ timeout: 15_000 })
    const seats = wishes.people < 3 && !name.includes('expert') ? wishes.people + 1 : wishes.people
    await expect(page.getByLabel('Total')).toHaveCount(seats)
    expect(failures).toEqual([])
  })
}

test('an illegal share is explained with its numbers', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { people: 1, seed: 'why-not' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  await page.getByRole('button', { name: 'Take a share of Cotton' }).click()
  await expect(page.getByRole('alert')).toContainText('costs 4 influence')
  await expect(page.getByRole('alert')).toContainText('you have 1')
})

test("the rulebook bot's turn can be stepped through and skipped", async ({ page }) => {
  await prepare(page, 'calmly')
  await sitDown(page, { people: 1, seed: 'thoughts' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  const thoughts = page.getByRole('dialog', { name: 'The bot thinks' })
  await expect(thoughts).toContainText('The bot draws a token')
  await thoughts.getByRole('button', { name: 'Stop here' }).click()
  await thoughts.getByRole('button', { name: 'Next' }).click()
  await expect(thoughts).toContainText('Its company marker moves')
  await thoughts.getByRole('button', { name: 'Skip' }).click()
  await expect(thoughts).toHaveCount(0)
  await expect(page.getByText('Take a share, or build track.')).toBeVisible()
})
