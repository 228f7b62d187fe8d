/** Whole matches by somebody who only listens, in every language: what can be done, what it changes and what happened
 * are all in the accessibility tree. */
import { expect, test } from '@playwright/test'

import { builder, claimer, Listener } from './listener'
import { CODES, LOCALES, Words } from './words'

const quick = () => {
  const key = 'roundhouse.settings'
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant' }))
}

for (const code of CODES) {
  test.describe(code, () => {
    test.use({ locale: LOCALES[code] })
    const words = new Words(code)

    // Each game is heard on one width, and in one language on the other.
    const [wide, phone] = code === 'nl' ? ['@phone', '@wide'] : ['@wide', '@phone']
    for (const [game, taste, bot, tag] of [
      ['san-francisco', claimer, 'racer', wide],
      ['mini-express', builder, 'greedy', phone],
    ] as const) {
      test(`a whole match of ${game}, heard and not seen`, { tag: tag! }, async ({ page }) => {
        await page.addInitScript(quick)
        await page.goto(`/#/new/${game}`)
        const begin = page.getByRole('button', { name: words.say('set-up-start') })
        await page.getByRole('radio', { name: words.say('set-up-count', { count: 2 }) }).click()
        await page.getByRole('combobox', { name: words.say('set-up-who-of', { number: 2 }) }).selectOption(bot)
        await begin.click()
        const listener = new Listener(page, words, taste(words))
        await listener.open()
        await listener.playToTheEnd()
        await expect(page.getByRole('heading', { name: words.say('scoring-title') })).toBeVisible()
      })
    }
  })
}

test('what an action changes, and what happened, is told', { tag: '@wide' }, async ({ page }) => {
  const words = new Words('en')
  await page.addInitScript(quick)
  await page.goto('/#/new/mini-express')
  await page.getByRole('radio', { name: '1 player' }).click()
  await page.getByText('More options').click()
  await page.getByLabel('Seed', { exact: true }).fill('told')
  await page.getByRole('button', { name: 'Begin' }).click()
  await new Listener(page, words, builder(words)).open()
  const draft = (company: string) => page.getByRole('button', { name: `Take a set-aside share of ${company}` }).last()
  await draft('Wood').click()
  await draft('Steel').click()
  const build = page
    .getByRole('group', { name: 'What you can do' })
    .getByRole('button', { name: /^Build \w+'s track to/ })
  await build.first().focus()
  await expect(page.getByRole('status').filter({ hasText: 'reserve from 4 to' })).toBeVisible()
  await build.first().click()
  await expect(page.getByRole('log')).toContainText(/built \w+'s track to/)
})

test('the board can be explored in words, place by place', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(quick)
  await page.goto('/#/new/san-francisco')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: /^Keep \d/ }).click()
  await page.getByRole('button', { name: 'The board in words', exact: true }).click()
  await page.getByRole('combobox', { name: 'Location', exact: true }).selectOption('Alcatraz')
  await expect(page.getByRole('paragraph').filter({ hasText: /^Alcatraz, \d .* tokens?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pier 39:' }).click()
  await expect(page.getByRole('combobox', { name: 'Location', exact: true })).toHaveValue('pier-39')
  await page.getByRole('combobox', { name: 'Distance to' }).selectOption('Alcatraz')
  await expect(page.getByText('2 spaces to go. Still to be claimed: Pier 39 – Alcatraz.')).toBeVisible()
})
