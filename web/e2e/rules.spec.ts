/** The rules in every language: found, searched, and linked from every "why can't I?". */
import { expect, test } from '@playwright/test'

import { prepare, sitDown } from './table'
import { CODES, LOCALES, Words } from './words'

for (const code of CODES) {
  test.describe(code, () => {
    test.use({ locale: LOCALES[code] })

    test('the rules are there, and can be searched', { tag: '@phone' }, async ({ page }) => {
      const words = new Words(code)
      await page.goto('/')
      const name = words.say('start-rules-of', { game: words.say('san-francisco-name') })
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('term')).toHaveCount(68)
      await page.getByRole('searchbox', { name: words.say('rules-search') }).fill('alcatraz')
      await expect(page.getByRole('status')).toHaveText(words.say('rules-found', { count: 1 }))
      await expect(page.getByRole('term')).toHaveText('SETUP-2')
    })
  })
}

test('a refusal leads to its rule, and back to the match', { tag: '@wide' }, async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'mini-express', seats: ['Ada'], seed: 'why-not' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  await page.getByRole('button', { name: 'Take a share of Cotton' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Rule SHARE-3' }).click()
  await expect(page.locator('#rule-SHARE-3')).toBeFocused()
  await expect(page.locator('#rule-SHARE-3')).toBeInViewport()
  await page.goBack()
  await expect(page.getByText('Take a share, or build track.')).toBeVisible()
})
