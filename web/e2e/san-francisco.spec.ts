import { execFileSync } from 'node:child_process'

import { expect, test } from '@playwright/test'

import { myTurn, over, playOnce, playToTheEnd, prepare, sitDown, handSize, stepOf } from './table'

const magpie = { bot: 'Magpie' }
const binary = process.env['ROUNDHOUSE'] ?? '../target/release/roundhouse'

for (const players of [2, 3, 4]) {
  test(`a whole match for ${players}, one person and bots`, async ({ page }) => {
    const failures = await prepare(page)
    await sitDown(page, {
      seats: ['Ada', ...Array.from({ length: players - 1 }, () => magpie)],
      seed: `whole-${players}`,
    })
    await playToTheEnd(page)
    await expect(page.getByText(/^Winner:|share the win/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByLabel(/^Total: /)).toHaveCount(players)
    expect(failures).toEqual([])
  })
}

test('closed and reopened in the middle, nothing is lost', async ({ page, context }) => {
  await prepare(page)
  await sitDown(page, { seats: ['Ada', magpie], seed: 'reopened' })
  for (let turns = 0; turns < 12; turns++) {
    expect(await myTurn(page)).toBe('play')
    await playOnce(page)
  }
  await myTurn(page)
  const before = await page.getByRole('list', { name: 'Players' }).innerText()
  const cards = await handSize(page)
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByRole('heading', { name: 'Continue' })).toBeVisible()
  await again.getByRole('link', { name: /Go on/ }).click()
  await myTurn(again)
  expect(await again.getByRole('list', { name: 'Players' }).innerText()).toBe(before)
  expect(await handSize(again)).toBe(cards)
  await playToTheEnd(again)
  await expect(over(again)).toBeVisible()
})

test('an illegal choice is explained with its numbers', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { seats: ['Ada', magpie], seed: 'why-not' })
  expect(await myTurn(page)).toBe('play')
  // Tickets come first: drawing has to wait.
  await page.getByRole('checkbox').first().click()
  await page.getByRole('checkbox').last().click()
  await page.getByRole('button', { name: 'Keep none' }).click()
  await expect(page.getByRole('alert')).toContainText('At least one ticket has to be kept.')
  await page.getByRole('checkbox').first().click()
  while ((await myTurn(page)) === 'play' && !(await page.getByText('Draw cards, claim a route').isVisible())) {
    await playOnce(page)
  }
  await page.locator('[data-route="golden-gate-bridge--fort-mason"] .space').first().click()
  await expect(page.getByRole('alert')).toContainText(/That takes \d .* cards, you have \d\./)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an exported record is accepted by the command line, and comes back', async ({ page }, info) => {
  await prepare(page)
  await sitDown(page, { seats: ['Ada', magpie, magpie], seed: 'record' })
  for (let turns = 0; turns < 10; turns++) {
    await myTurn(page)
    await playOnce(page)
  }
  await myTurn(page)
  const points = await page
    .getByRole('list', { name: 'Players' })
    .getByTitle(/points?$/)
    .allInnerTexts()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const file = info.outputPath('record.json')
  await download.saveAs(file)
  const checked = JSON.parse(execFileSync(binary, ['replay', '--json', file], { encoding: 'utf8' })) as object
  expect(checked).toBeTruthy()

  await page.goto('/')
  await page.getByLabel('Open a record').setInputFiles(file)
  await myTurn(page)
  expect(
    await page
      .getByRole('list', { name: 'Players' })
      .getByTitle(/points?$/)
      .allInnerTexts(),
  ).toEqual(points)
})

test('two people share one screen, and neither sees the other hand', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { seats: ['Ada', 'Bo', magpie], seed: 'one-screen' })
  for (let turns = 0; turns < 14; turns++) {
    if ((await myTurn(page)) === 'hand-over') {
      await expect(page.locator('[data-card]')).toHaveCount(0)
      await page.getByRole('button', { name: /^I am/ }).click()
      await myTurn(page)
    }
    await playOnce(page)
  }
})

test('undo takes back what revealed nothing, and only that', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { seats: ['Ada', 'Bo'], seed: 'undo' })
  const undo = page.getByRole('button', { name: 'Undo' })
  for (;;) {
    if ((await myTurn(page)) === 'hand-over') await page.getByRole('button', { name: /^I am/ }).click()
    await myTurn(page)
    if (await page.getByText('Where shall they lie?').isVisible()) break
    await playOnce(page)
  }
  const stacks = page.locator('[data-location] .token:not(.under)')
  const before = await stacks.count()
  await playOnce(page)
  await expect(stacks).toHaveCount(before + 1)
  await undo.click()
  await expect(stacks).toHaveCount(before)
})

test('bots can be watched, paused and stepped', async ({ page }) => {
  await prepare(page)
  await page.getByRole('radio', { name: 'calmly' }).check()
  await sitDown(page, { seats: [magpie, { bot: 'Pigeon' }], seed: 'watched' })
  await page.getByRole('button', { name: 'Pause' }).click()
  const step = () => stepOf(page)
  await page.waitForTimeout(1200)
  const paused = Number(await step())
  await page.getByRole('button', { name: 'One move' }).click()
  await expect.poll(async () => Number(await step())).toBe(paused + 1)
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'at once' }).check()
  await page.getByRole('link', { name: 'Roundhouse' }).click()
  await page.getByRole('link', { name: /Go on/ }).click()
  await expect(over(page)).toBeVisible({ timeout: 60_000 })
})
