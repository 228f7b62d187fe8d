import { expect, test } from '@playwright/test'

import { player } from './mini-express'
import { over, prepare, sitDown } from './table'

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'Magpie' }))

/** Every mode and number of players; maps, variants and the first game are spread over them. */
const MATCHES = [
  { name: 'solo as Passenger', seats: ['Ada'], options: [/Passenger/], scores: 2 },
  { name: 'solo as Tourist, in Europe', seats: ['Ada'], options: [/Tourist/, /Europe/], scores: 2 },
  { name: 'solo as Railfan, a first game', seats: ['Ada'], options: [/Railfan/, /First game/], scores: 2 },
  {
    name: 'solo as Conductor, Europe with Ports',
    seats: ['Ada'],
    options: [/Conductor/, /Europe/, /Ports/],
    scores: 2,
  },
  { name: 'solo as Railwayman, Golden Spike', seats: ['Ada'], options: [/Railwayman/, /Golden Spike/], scores: 2 },
  { name: 'two and the bot, Europe with Ports', seats: ['Ada', 'Bo'], options: [/Europe/, /Ports/], scores: 3 },
  { name: 'two and the bot, one of them a bot too', seats: ['Ada', ...bots(1)], options: [/Golden Spike/], scores: 3 },
  { name: 'two experts', seats: ['Ada', 'Bo'], options: [/Two experts/], scores: 2 },
  { name: 'two experts, Europe', seats: ['Ada', ...bots(1)], options: [/Two experts/, /Europe/], scores: 2 },
  { name: 'three', seats: ['Ada', ...bots(2)], options: [], scores: 3 },
  { name: 'four, Golden Spike', seats: ['Ada', 'Bo', ...bots(2)], options: [/Golden Spike/], scores: 4 },
  { name: 'five, a first game', seats: ['Ada', ...bots(4)], options: [/First game/], scores: 5 },
  { name: 'five people in Europe', seats: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], options: [/Europe/, /Ports/], scores: 5 },
]

for (const { name, scores, ...seating } of MATCHES) {
  test(`a whole match of Mini Express: ${name}`, async ({ page }) => {
    const failures = await prepare(page)
    await sitDown(page, { game: 'mini-express', ...seating, seed: `whole ${name}` })
    await player(page).playToTheEnd()
    await expect(over(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^(Winner:|You win!)/ })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByLabel('Total')).toHaveCount(scores)
    expect(failures).toEqual([])
  })
}

test('an illegal share is explained with its numbers', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'mini-express', seats: ['Ada'], seed: 'why-not' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  await page.getByRole('button', { name: 'Take a share of Cotton' }).click()
  await expect(page.getByRole('alert')).toContainText('costs 4 influence')
  await expect(page.getByRole('alert')).toContainText('you have 1')
})

test("the rulebook bot's turn can be stepped through and skipped", async ({ page }) => {
  await prepare(page, 'slow')
  await sitDown(page, { game: 'mini-express', seats: ['Ada'], seed: 'thoughts' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  const thoughts = page.getByRole('dialog', { name: 'The bot is thinking' })
  await expect(thoughts).toContainText('The bot draws a token')
  await thoughts.getByRole('button', { name: 'Stop here' }).click()
  // Until it is told to its end, it is the bot's turn everywhere on the page.
  await expect(page.getByText('The bot is playing')).toBeVisible()
  await expect(page.getByText('Your turn', { exact: true })).toHaveCount(0)
  await thoughts.getByRole('button', { name: 'Next' }).click()
  await expect(thoughts).toContainText('Its company marker moves')
  await thoughts.getByRole('button', { name: 'Skip' }).click()
  await expect(thoughts).toHaveCount(0)
  await expect(page.getByText('Take a share, or build track.')).toBeVisible()
})
