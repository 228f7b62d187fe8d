/** Every language on every page: what the browser asks for is spoken, and no text overflows its place. */
import { expect, test, type Page } from '@playwright/test'

import { overflowing } from './overflow'
import { recorded } from './records'

/** Nothing overflows here. */
async function fits(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(overflowing), where).toEqual([])
}

/** Plays whatever stands first in the list of actions, and looks at the table after each. */
async function playAlong(page: Page, game: string, moves: number) {
  await page.goto(`/#/new/${game}`)
  await page.locator('button[type=submit]').click()
  const actions = page.locator('#actions')
  for (let move = 0; move < moves; move++) {
    await expect(actions).toBeVisible()
    await fits(page, `${game}, move ${move}`)
    const step = await page.locator('[data-step]').getAttribute('data-step')
    const closed = actions.locator('button[aria-expanded=false]')
    if ((await closed.count()) > 0) await closed.dispatchEvent('click')
    await fits(page, `${game}, move ${move}, the list of actions`)
    // On a phone a sheet may lie over the list; here only the words are looked at.
    await actions.locator('li button').first().dispatchEvent('click')
    await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step!)
  }
}

for (const [code, locale] of Object.entries({ en: 'en-GB', cs: 'cs-CZ', pl: 'pl-PL', ro: 'ro-RO', nl: 'nl-NL' })) {
  test.describe(code, () => {
    test.use({ locale })

    test('is spoken where the browser asks for it, and fits its place everywhere', async ({ page }) => {
      await page.addInitScript(() => {
        const key = 'roundhouse.settings'
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant' }))
      })
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('combobox')).toHaveValue(code)
      await fits(page, 'the start page')
      for (const address of [
        'settings',
        'tables',
        'new/san-francisco',
        'new/mini-express',
        'new/mini-express/together',
      ]) {
        await page.goto(`/#/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click()
        await fits(page, address)
      }
      await playAlong(page, 'san-francisco', 5)
      await playAlong(page, 'mini-express', 4)
      for (const [game, seats] of [
        ['san-francisco', 4],
        ['mini-express', 5],
      ] as const) {
        await page.goto('/#/')
        await page.locator('input[type=file]').setInputFiles(recorded(game, seats, 'languages').path)
        await expect(page.locator('main.end')).toBeVisible()
        await fits(page, `${game}, the scores`)
        const id = new URL(page.url()).hash.split('/').at(-1)
        await page.goto(`/#/replay/${id}/20`)
        await expect(page.locator('[data-step="20"]')).toBeVisible()
        await fits(page, `${game}, the replay`)
        await page.goto(`/#/review/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await fits(page, `${game}, the review`)
      }
      await page.goto('/#/')
      await expect(page.locator('.matches li')).toHaveCount(4)
      await fits(page, 'the start page with matches')
    })
  })
}

test('the language is switched in the middle of a match, and nothing is lost', async ({ page }) => {
  await page.goto('/#/new/san-francisco')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  // Both bots have chosen their tickets, and wait.
  const step = '2'
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step)
  const lines = await page.getByRole('region', { name: 'What happened' }).getByRole('listitem').count()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Čeština')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.getByText('Your turn', { exact: true })).toHaveCount(0)
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step)
  await expect(page.getByRole('combobox', { name: 'Jazyk' })).toHaveValue('cs')
  expect(await page.locator('section ol[reversed] > li').count()).toBe(lines)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page).toHaveTitle(/San Francisco · Roundhouse$/)
})
