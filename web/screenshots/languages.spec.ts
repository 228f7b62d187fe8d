/** Every page in every other language; not every state of it, and each width in one theme. */
import { test, type Page } from '@playwright/test'

import { CODES, LOCALES, Words } from '../e2e/words'
import { picture } from './camera'
import { before, goTo, likeAda, theEnd, through } from './moments'

const ADDRESSES = [
  'settings',
  'tables',
  'new/san-francisco',
  'new/mini-express',
  'new/mini-express/together',
  'rules/san-francisco',
  'rules/mini-express',
  'learn/san-francisco',
  'learn/mini-express',
  'online/nothing',
  'shared/nothing',
]

for (const code of CODES.filter((code) => code !== 'en')) {
  test.describe(code, () => {
    test.use({ locale: LOCALES[code] })

    test('every page', async ({ page }) => {
      await likeAda(page)
      const theme = test.info().project.name === 'wide' ? 'light' : 'dark'
      const take = (name: string, whole = true) => picture(page, `${code}-${name}`, { whole, themes: [theme] })
      for (const address of ADDRESSES) {
        await page.goto(`/#/${address}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        if (address.startsWith('new/')) await page.locator('main button[type=submit]').waitFor()
        if (address === 'new/mini-express') await page.getByRole('radio').first().click()
        await take(address.replaceAll('/', '-'), !/rules|learn/.test(address))
      }
      await takeTables(page, new Words(code), take)
      await page.goto('/#/')
      await page.locator('.matches li').first().waitFor()
      await take('start')
    })
  })
}

async function takeTables(page: Page, words: Words, take: (name: string, whole?: boolean) => Promise<void>) {
  await goTo(page, { game: 'san-francisco', seats: 4, at: through(0.5, 'claim_route') })
  await page.locator('[data-route].open .space').first().click()
  await take('san-francisco-claim', false)
  await page.keyboard.press('Escape')
  await page.locator('[data-route]:not(.open, .taken) .space').first().click()
  await take('san-francisco')
  await goTo(page, { game: 'mini-express', seats: 5, at: through(0.5, 'build_track') })
  await take('mini-express')
  await page.locator('button.can').last().click()
  await page.getByRole('dialog').waitFor()
  await take('mini-express-share', false)
  await goTo(page, { game: 'mini-express', seats: 3, at: before('gain_influence') })
  await take('mini-express-wild', false)
  for (const [game, seats] of [
    ['san-francisco', 4],
    ['mini-express', 5],
  ] as const) {
    const id = await goTo(page, { game, seats, at: theEnd })
    await take(`${game}-scoring`)
    await page.goto(`/#/replay/${id}/20`)
    await page.locator('[data-step="20"][aria-busy=false]').waitFor()
    await take(`${game}-replay`, false)
    await page.goto(`/#/review/${id}`)
    await page.getByRole('button', { name: words.say('review-begin-quick') }).click()
    await page.getByText(words.say('review-kept-quick')).waitFor({ timeout: 150_000 })
    await take(`${game}-review`)
  }
  await goTo(page, { game: 'san-francisco', seats: 2, at: through(0.5, 'draw_deck'), people: true })
  await take('hand-over', false)
}
