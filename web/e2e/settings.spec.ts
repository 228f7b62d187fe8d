/** What a person likes is kept, and the table follows it. */
import { expect, test } from '@playwright/test'

import { prepare, sitDown } from './table'

test('colours, motion, confirmation and sounds are chosen and kept', { tag: '@wide' }, async ({ page }) => {
  await prepare(page)
  await page.getByRole('radio', { name: 'Easier to tell apart' }).check()
  await page.getByRole('radio', { name: 'none' }).check()
  await page.getByRole('checkbox', { name: /^Show what an action changes/ }).uncheck()
  await page.getByRole('checkbox', { name: 'Sounds' }).check()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'distinct')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none')
  await expect(page.getByRole('checkbox', { name: /^Show what an action changes/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).toBeChecked()

  // Without a question before it, one click plays.
  await sitDown(page, { game: 'mini-express', seats: ['Ada'], seed: 'settings' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  const table = page.locator('[data-step]')
  await expect(table).toHaveAttribute('data-step', '2')
  await page.getByRole('button', { name: 'Build track for Cotton' }).click()
  await page.getByRole('button', { name: /^Fort Smith,/ }).press('Enter')
  await expect(table).not.toHaveAttribute('data-step', '2')
})

test('cards fly to where they go, unless somebody wants no motion', { tag: '@wide' }, async ({ page }) => {
  // Runs in the page: how many things fly at the same time, at most.
  await page.addInitScript(() => {
    const holder = window as unknown as { flown: number }
    holder.flown = 0
    new MutationObserver(() => {
      holder.flown = Math.max(holder.flown, document.querySelectorAll('.over > span').length)
    }).observe(document, { childList: true, subtree: true })
  })
  const flown = () => page.evaluate(() => (window as unknown as { flown: number }).flown)
  const draw = async () => {
    await page.goto('/#/learn/san-francisco')
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await expect(page.getByText('Draw two cards, but leave the ferry alone.')).toBeVisible()
    await page.getByRole('button', { name: /^Draw an unseen card from the deck/ }).click()
    await expect(page.getByText('Draw a second card')).toBeVisible()
  }
  await draw()
  expect(await flown(), 'the browser asks for less motion').toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await draw()
  // What moves follows the answer.
  await expect.poll(flown).toBe(1)
})
