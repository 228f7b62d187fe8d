/** Hints at the table, and the review after a match. */
import { expect, test } from '@playwright/test'

import { askForHint, stopThinking } from './hint'
import { before, open, positioned, type Moment } from './moments'
import { openRecord, recorded } from './records'
import { player } from './san-francisco'
import { prepare, sitDown } from './table'

test('a hint is asked for, stopped, thought on, and taken', async ({ page }) => {
  const failures = await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }], seed: 'hint' })
  const { step } = await player(page).playUntil(({ step }) => step >= 8)
  const panel = await askForHint(page)
  const moves = panel.getByRole('listitem')
  const first = await stopThinking(panel)
  await expect(moves.first()).toBeVisible()
  const more = panel.getByRole('button', { name: 'Think longer' })
  await more.click()
  const progress = panel.getByRole('progressbar', { name: 'Progress' })
  await expect.poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0)
  expect(await stopThinking(panel)).toBeGreaterThan(first)
  // It was another button in between, but nobody lost their place.
  await expect(more).toBeFocused()
  const best = moves.first()
  await best.getByRole('button').first().click()
  await expect(best).toContainText(/wins \d+% of the time, -?\d+\.\d points expected/)
  await best.getByRole('button', { name: 'Play this' }).click()
  await expect(panel).toHaveCount(0)
  await expect
    .poll(async () => Number(await page.locator('[data-step]').getAttribute('data-step')))
    .toBeGreaterThan(step)
  expect(failures).toEqual([])
})

/** Where a move is shown, and nothing else is while nobody asked for anything. */
const SHOWN = '[data-route].shown, [data-slot].pointed, [data-pile].pointed, [data-company].pointed'

for (const [game, moment] of [
  ['San Francisco', () => before('claim_route', { game: 'san-francisco', seats: 2 })],
  ['Mini Express', () => positioned({ game: 'mini-express', seats: 3 }, {}, [], ['Ada', '', ''])],
] as [string, () => Moment][]) {
  test(`what a hint speaks of is shown on the table of ${game}`, { tag: '@wide' }, async ({ page }) => {
    await prepare(page)
    await open(page, moment())
    const shown = page.locator(SHOWN)
    const panel = await askForHint(page)
    const best = panel.getByRole('listitem').first().getByRole('button')
    await stopThinking(panel)
    await expect(shown).toHaveCount(0)
    await best.focus()
    await expect(shown).not.toHaveCount(0)
    await panel.getByRole('button', { name: 'Close the hint' }).focus()
    await expect(shown).toHaveCount(0)
    await best.hover()
    await expect(shown).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)

    // The list of actions shows them in the same way.
    await page.locator('#actions button[aria-expanded=false]').press('Enter')
    await page.locator('#actions li button').last().focus()
    await expect(shown).not.toHaveCount(0)
    // A pointer that passes by leaves it as it was.
    await page.locator('#actions li button').nth(-2).hover()
    await page.mouse.move(2, 2)
    await expect(page.locator('#actions li button').last()).toBeFocused()
    await expect(shown).not.toHaveCount(0)
  })
}

test('a move made meanwhile ends the hint, and nothing waits for it', { tag: '@wide' }, async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }], seed: 'meanwhile' })
  const hands = player(page)
  const { step } = await hands.playUntil(({ step }) => step >= 8)
  const panel = await askForHint(page)
  await expect(panel).toBeVisible()
  await hands.playUntil(({ step: now }) => now > step)
  await expect(panel).toHaveCount(0)
})

test('a match is reviewed, and its mistakes are looked at in the replay', { tag: '@wide' }, async ({ page }) => {
  const match = recorded('mini-express', 2, 'review')
  const failures = await prepare(page)
  const id = await openRecord(page, match)
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Review of the match' })).toBeVisible()

  await page.getByRole('button', { name: 'Thorough review' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Thorough review' })).toBeVisible()

  await page.getByRole('button', { name: 'Quick review' }).click()
  await expect(page.getByText('A quick review, kept with the match.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('group', { name: 'Winning chances' })).toBeVisible()
  await page.getByText('All numbers').click()
  const rows = page.getByRole('row')
  const judged = await rows.count()
  expect(judged).toBeGreaterThan(10)
  expect(judged - 1).toBeLessThanOrEqual(match.actions.length)

  // Greedy bots make mistakes. The costliest stands first, and leads to the moment before it.
  const show = page.getByRole('link', { name: /^Show move \d+ in the replay$/ }).first()
  const step = Number(/\d+/.exec((await show.getAttribute('aria-label'))!)![0])
  await show.click()
  await expect(page).toHaveURL(new RegExp(`#/replay/${id}/${step - 1}$`))
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', String(step - 1))

  // It is kept with the match.
  await page.reload()
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByText('A quick review, kept with the match.')).toBeVisible()
  expect(failures).toEqual([])
})
