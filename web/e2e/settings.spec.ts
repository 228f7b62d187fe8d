/** What a person likes is kept, and the table follows it. */
import { expect, test } from '@playwright/test'

import { overflowing } from './overflow'
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

test('text twice as large still fits', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  for (const address of ['', 'settings', 'new/mini-express', 'rules/san-francisco']) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(overflowing), address).toEqual([])
  }
})
