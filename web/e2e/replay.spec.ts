/** A match looked at again: every step, from every seat, continued, and sent to somebody else. */
import { expect, test, type Page } from '@playwright/test'

import { openRecord, recorded, viewsOf } from './records'
import { player } from './san-francisco'
import { over, prepare, sitDown } from './table'

const magpie = { bot: 'Magpie' }

/** The points beside the names, as soon as this step is shown. It is waited for within the page, so that a step takes
 * milliseconds. */
const pointsAt = (page: Page, step: number) =>
  page.evaluate(async (step) => {
    const end = performance.now() + 30_000
    while (!document.querySelector(`[data-step="${step}"][aria-busy=false]`)) {
      if (performance.now() > end) throw new Error(`step ${step} was never shown`)
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    return [...document.querySelectorAll('.seats .points')].map(({ textContent }) => Number(textContent))
  }, step)

const shows = (page: Page, step: number) =>
  expect(page.locator('[data-step][aria-busy=false]')).toHaveAttribute('data-step', String(step))

const slider = (page: Page) => page.getByRole('slider', { name: 'Move' })

interface PublicView {
  /** Mini Express. */
  points?: number[]
  /** San Francisco. */
  seats: { points?: number }[]
}

const pointsIn = ({ points, seats }: PublicView) => points ?? seats.map((seat) => seat.points)

for (const [game, seats] of [
  ['san-francisco', 3],
  ['mini-express', 3],
] as const) {
  test(`every step of a match of ${game} is shown, by keyboard`, { tag: '@wide' }, async ({ page }) => {
    const match = recorded(game, seats, 'every step')
    const expected = viewsOf<PublicView>(match, null).map(pointsIn)
    const last = match.actions.length
    const failures = await prepare(page)
    const id = await openRecord(page, match)
    await page.getByRole('link', { name: 'Replay' }).click()
    await shows(page, 0)
    for (let step = 1; step < last; step++) {
      await page.keyboard.press('ArrowRight')
      expect(await pointsAt(page, step), `step ${step}`).toEqual(expected[step])
    }
    await page.keyboard.press('End')
    await shows(page, last)
    await expect(over(page)).toBeVisible()
    await expect(page.getByText(/^Winner:|^You win!|share the win/)).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('ArrowLeft')
    await shows(page, last - 1)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${last - 1} of ${last}\\. .+`))
    await page.keyboard.press('Home')
    await shows(page, 0)

    // The address keeps the step; a jump is taken back by the browser's own button.
    await slider(page).fill('20')
    await shows(page, 20)
    await expect(page).toHaveURL(new RegExp(`#/replay/${id}/20$`))
    await page.reload()
    await shows(page, 20)
    await page.getByRole('region', { name: 'What happened' }).getByRole('button').first().click()
    await shows(page, last)
    await page.goBack()
    await shows(page, 20)
    expect(failures).toEqual([])
  })
}

test('a replay plays by itself, as fast as one likes', { tag: '@wide' }, async ({ page }) => {
  const match = recorded('mini-express', 2, 'by itself')
  await prepare(page)
  await openRecord(page, match)
  await page.getByRole('link', { name: 'Replay' }).click()
  await shows(page, 0)
  await page.getByLabel('Speed').selectOption('8×')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.keyboard.press('Home')
  await shows(page, 0)
})

test('each seat sees its own hand and no other, or all lie open', { tag: '@wide' }, async ({ page }) => {
  const match = recorded('san-francisco', 3, 'each seat')
  const step = 24
  await prepare(page)
  const id = await openRecord(page, match)
  await page.goto(`/#/replay/${id}/${step}`)
  await shows(page, step)
  const hands = [0, 1, 2].map((seat) => viewsOf<{ own: { hand: Record<string, number> } }>(match, seat)[step]!.own.hand)
  const sorted = (hand: Record<string, number>) =>
    Object.entries(hand)
      .filter(([, count]) => count > 0)
      .sort()
  const shown = () =>
    page
      .locator('.pile[data-card]')
      .evaluateAll((piles) => piles.map((pile) => [pile.dataset['card'], Number(pile.dataset['count'])]).sort())
  const view = page.getByLabel('View as')
  const open = page.getByRole('region', { name: "Everybody's cards" })
  for (const [seat, hand] of hands.entries()) {
    await view.selectOption({ index: seat + 1 })
    await expect.poll(shown).toEqual(sorted(hand))
    await expect(open).toHaveCount(0)
  }
  await view.selectOption('A spectator')
  await expect.poll(shown).toEqual([])
  await view.selectOption('Everything open')
  const count = hands.reduce((sum, hand) => sum + sorted(hand).length, 0)
  await expect(open.getByRole('img', { name: /\d/ })).toHaveCount(count)
})

test('while a match goes on its secrets stay secret', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', magpie], seed: 'secrets' })
  const { step } = await player(page).playUntil(({ step }) => step >= 12)
  await page.getByText('Match', { exact: true }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await shows(page, step)
  await expect(page.getByLabel('View as').getByRole('option')).toHaveText(['Ada', 'A spectator'])
  await expect(page.getByRole('button', { name: 'Continue from here' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this match' })
  await expect(dialog).toContainText('It can be shared after the end.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(page.locator('.task.mine')).toBeVisible()
})

test('a match is continued from a step of another, to its end', { tag: '@wide' }, async ({ page }) => {
  const match = recorded('san-francisco', 2, 'what if')
  const step = match.actions.length - 12
  await prepare(page)
  const id = await openRecord(page, match)
  await page.goto(`/#/replay/${id}/${step}`)
  await page.getByRole('button', { name: 'Continue from here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who plays seat 1').selectOption('person')
  await dialog.getByLabel('Who plays seat 2').selectOption('greedy')
  await dialog.getByRole('button', { name: 'Play on' }).click()
  const hands = player(page)
  expect((await hands.look()).step).toBeGreaterThanOrEqual(step)
  await page.goto('/#/')
  await expect(page.getByText(`What if, from move ${step}`)).toBeVisible()
  await page.getByRole('link', { name: /Resume/ }).click()
  await hands.playToTheEnd()
  await expect(over(page)).toBeVisible()
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: /View/ })).toHaveCount(2)
  await expect(page.getByText(`What if, from move ${step}`)).toBeVisible()
})

test('a link holds the whole match, for somebody else', async ({ page, browser }) => {
  const match = recorded('mini-express', 4, 'a link')
  await prepare(page)
  const id = await openRecord(page, match)
  await page.goto(`/#/replay/${id}/17`)
  const before = await pointsAt(page, 17)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'As a link' }).inputValue()
  expect(link.length).toBeLessThan(4000)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link)
  expect(await pointsAt(other, 17)).toEqual(before)
  await other.getByRole('button', { name: 'Keep this match' }).click()
  await expect(other).toHaveURL(/#\/replay\/\w+\/17$/)
  await other.goto(link.slice(0, -40))
  await expect(other.getByRole('alert')).toContainText('The link is damaged or incomplete.')
  await other.goto(new URL('/#/', link).href)
  await expect(other.getByRole('link', { name: /View/ })).toHaveCount(1)
  await context.close()
})
