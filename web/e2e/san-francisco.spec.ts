import { execFileSync } from 'node:child_process'

import { expect, test } from '@playwright/test'

import { BINARY } from './programs'
import { handSize, player } from './san-francisco'
import { over, players, prepare, sitDown, type Seating } from './table'

const magpie = { bot: 'Magpie' }
const pigeon = { bot: 'Pigeon' }
const seated = (seats: Seating['seats'], seed: string): Seating => ({ game: 'san-francisco', seats, seed })

/** One person and bots, people who share the screen, and bots that are watched, at every number of players. */
const MATCHES = [
  { name: 'two, a person and a bot', seats: ['Ada', magpie] },
  { name: 'three, a person and bots', seats: ['Ada', magpie, magpie] },
  { name: 'four, a person and bots', seats: ['Ada', magpie, pigeon, magpie] },
  { name: 'two people at one screen', seats: ['Ada', 'Bo'] },
  { name: 'four at one screen, two of them bots', seats: ['Ada', magpie, 'Cy', magpie] },
  { name: 'three bots, watched', seats: [magpie, pigeon, magpie] },
]

for (const { name, seats } of MATCHES) {
  test(`a whole match of San Francisco: ${name}`, async ({ page }) => {
    const failures = await prepare(page)
    await sitDown(page, seated(seats, `whole ${name}`))
    await player(page).playToTheEnd()
    await expect(over(page)).toBeVisible()
    await expect(page.getByText(/^Winner:|^You win!|share the win/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByLabel(/^Total: /)).toHaveCount(seats.length)
    expect(failures).toEqual([])
  })
}

test('closed and reopened in the middle, nothing is lost', async ({ page, context }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', magpie], 'reopened'))
  const hands = player(page)
  const { step } = await hands.playUntil(({ step }) => step >= 25)
  const before = await players(page).innerText()
  const cards = await handSize(page)
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByRole('heading', { name: 'Continue' })).toBeVisible()
  await again.getByRole('link', { name: /Resume/ }).click()
  const other = player(again)
  expect((await other.look()).step).toBe(step)
  expect(await players(again).innerText()).toBe(before)
  expect(await handSize(again)).toBe(cards)
  await other.playToTheEnd()
  await expect(over(again)).toBeVisible()
})

test('an illegal choice is explained with its numbers', async ({ page }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', magpie], 'why-not'))
  await page.getByRole('checkbox').first().click()
  await page.getByRole('checkbox').last().click()
  await page.getByRole('button', { name: 'Keep none' }).click()
  await expect(page.getByRole('alert')).toContainText('You have to keep at least one ticket.')
  await page.getByRole('checkbox').first().click()
  await player(page).playUntil(({ name }) => name.startsWith('Draw an unseen card'))
  await page.locator('[data-route="golden-gate-bridge--fort-mason"] .space').first().click()
  await expect(page.getByRole('alert')).toContainText(/That takes \d .* cards?, but you have (none|only \d|\d)\./)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an exported record is accepted by the command line, and comes back', async ({ page }, info) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', magpie, magpie], 'record'))
  await player(page).playUntil(({ step }) => step >= 30)
  const before = await players(page).innerText()
  await page.getByText('Match', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const file = info.outputPath('record.json')
  await download.saveAs(file)
  const checked = JSON.parse(execFileSync(BINARY, ['replay', '--json', file], { encoding: 'utf8' })) as object
  expect(checked).toBeTruthy()

  await page.goto('/')
  await page.getByLabel('Open a record').setInputFiles(file)
  await player(page).look()
  // Everybody has their name, their seat and their points.
  expect(await players(page).innerText()).toBe(before)
})

test('two people share one screen, and neither sees the other hand', async ({ page }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', 'Bo', magpie], 'one-screen'))
  const hands = player(page)
  for (let turns = 0; turns < 10; turns++) {
    await hands.click(await hands.playUntil(({ asked }) => asked === 'turn'))
    await hands.playUntil(({ asked }) => asked === 'hand-over')
    await expect(page.locator('[data-card]')).toHaveCount(0)
    await expect(page.getByText('Your tickets')).toHaveCount(0)
  }
})

test('undo takes back what revealed nothing, and only that', async ({ page }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', 'Bo'], 'undo'))
  const hands = player(page)
  const placing = page.getByText('Where do you want to put them?')
  const stacks = page.locator('[data-location] .token:not(.under)')
  let sight = await hands.look()
  while (!(await placing.isVisible())) {
    await hands.click(sight)
    sight = await hands.look()
  }
  const before = await stacks.count()
  await hands.click(sight)
  await expect(stacks).toHaveCount(before + 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stacks).toHaveCount(before)
})

test('bots can be watched, paused and stepped', async ({ page }) => {
  await prepare(page, 'slow')
  await sitDown(page, seated([magpie, pigeon], 'watched'))
  await page.getByRole('button', { name: 'Pause' }).click()
  const table = page.locator('[data-step]')
  await expect(table).toHaveAttribute('aria-busy', 'false')
  const paused = Number(await table.getAttribute('data-step'))
  await page.getByRole('button', { name: 'One move' }).click()
  await expect(table).toHaveAttribute('data-step', String(paused + 1))
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'instant' }).check()
  await page.getByRole('link', { name: 'Roundhouse' }).click()
  await page.getByRole('link', { name: /Resume/ }).click()
  await expect(over(page)).toBeVisible({ timeout: 60_000 })
})
