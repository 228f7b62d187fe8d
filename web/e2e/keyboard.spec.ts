/** Whole matches by keyboard alone, from the start page to the scores, and the focus is always somewhere. */
import { expect, test } from '@playwright/test'

import { Typist } from './typist'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const key = 'roundhouse.settings'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant' }))
  })
})

for (const [name, about, wishes] of [
  ['San Francisco', 0, ['^(Claim|Keep)']],
  ['Mini Express', 1, ['^Take a', '^Build']],
] as const) {
  test(`a whole match of ${name} by keyboard alone`, { tag: '@wide' }, async ({ page }) => {
    const typist = new Typist(page)
    await page.goto('/')
    await typist.tabTo(/^Choose seats$/)
    for (let games = 0; games < about; games++) {
      await typist.press('Tab')
      await typist.tabTo(/^Choose seats$/)
    }
    await typist.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await typist.tabTo(/^2 players$/)
    await typist.press('Space')
    // A quick bot, by its first letters.
    await typist.tabTo(/^Who plays seat 2$/)
    await page.keyboard.type('Mag')
    await typist.choose(/^Begin$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await typist.tabTo(/^Skip to your moves$/, 'Shift+Tab')
    await typist.press('Enter')
    await typist.press('Enter')
    await typist.playToTheEnd([...wishes])
    await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible()
    expect(await typist.focused()).not.toBe('')
  })
}

test('a sheet takes the focus and gives it back', { tag: '@wide' }, async ({ page }) => {
  const typist = new Typist(page)
  await page.goto('/#/new/san-francisco')
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByText('More options').click()
  await page.getByLabel('Seed', { exact: true }).fill('focus')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: /^Keep \d/ }).click()
  const route = page.getByRole('button', { name: /can be claimed now$/ }).first()
  while ((await route.count()) === 0) {
    const place = page.getByRole('button', { name: /^Put / })
    await page.getByRole('button', { name: /^(All \d+ things|The one thing)/ }).click()
    if ((await place.count()) > 0) await place.first().click()
    else await page.getByRole('group', { name: 'What you can do' }).getByRole('button').first().click()
    await page.getByRole('button', { name: /^(All \d+ things|The one thing)/ }).click()
  }
  await route.focus()
  await typist.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Claim/ })
  await expect(sheet).toBeFocused()
  await typist.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(route).toBeFocused()
})
