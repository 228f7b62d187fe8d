/** After the first visit everything but online tables works without a network, and a new version breaks nothing. */
import { expect, test } from '@playwright/test'

import { builder, claimer, Listener } from './listener'
import { prepare } from './table'
import { Words } from './words'

test.use({ serviceWorkers: 'allow' })

const words = new Words('en')

for (const [game, taste, bot, tag] of [
  ['san-francisco', claimer, 'racer', '@wide'],
  ['mini-express', builder, 'greedy', '@phone'],
] as const) {
  test(`a whole match of ${game} without a network`, { tag }, async ({ page, context }) => {
    await prepare(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
        message: 'the worker is in charge',
      })
      .toBe('activated')
    await context.setOffline(true)
    await page.reload()
    // Another language was never loaded before.
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Čeština')
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
    await page.getByRole('combobox', { name: 'Jazyk' }).selectOption('English')
    await page.goto(`/#/new/${game}`)
    await page.getByRole('radio', { name: '2 players' }).click()
    await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption(bot)
    await page.getByRole('button', { name: 'Begin' }).click()
    const listener = new Listener(page, words, taste(words))
    await listener.open()
    await listener.playToTheEnd()
    await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible()
  })
}

test('a new version waits until it is asked for, and the match goes on', { tag: '@wide' }, async ({ page }) => {
  // While the page is loaded anew there is nobody to ask.
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => 'nobody')
  await prepare(page)
  await expect.poll(inCharge).toMatch(/sw\.js$/)
  await page.goto('/#/new/san-francisco')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: /^Keep \d/ }).click()
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  const address = page.url()
  // Another address of the worker is a newer version to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('sw.js?newer').then(() => undefined))
  const note = page.getByRole('complementary', { name: 'A new version is ready.' })
  await expect(note).toBeVisible()
  expect(await inCharge()).toMatch(/sw\.js$/)
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  await note.getByRole('button', { name: 'Reload now' }).click()
  await expect.poll(inCharge).toMatch(/newer$/)
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  expect(page.url()).toBe(address)
})
