import { expect, test, type Page } from '@playwright/test'

import { picture } from './camera'
import { goTo, likeAda, theEnd, through } from './moments'

const COUNTS = { 'san-francisco': [2, 3, 4], 'mini-express': [1, 2, 3, 4, 5] }
const whole = { whole: true }

test.beforeEach(({ page }) => likeAda(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the start page, first empty, then with matches', async ({ page }) => {
  await page.goto('/')
  await page.getByText('2 to 4 players').waitFor()
  await picture(page, 'start')
  await picture(page, 'start-whole', whole)
  await goTo(page, { game: 'san-francisco', seats: 3, at: through(0.5, 'draw_deck') })
  await goTo(page, { game: 'mini-express', seats: 5, at: through(0.5, 'take_share') })
  await goTo(page, { game: 'san-francisco', seats: 4, at: theEnd })
  await page.goto('/#/')
  await page.getByRole('heading', { name: 'Continue' }).waitFor()
  await picture(page, 'start-again', whole)
  await page.locator('input[type=file]').setInputFiles('package.json')
  await page.getByRole('alert').waitFor()
  await picture(page, 'start-refused', whole)
})

test('settings', async ({ page }) => {
  await page.goto('/#/settings')
  await heading(page).waitFor()
  await picture(page, 'settings', whole)
})

for (const [game, counts] of Object.entries(COUNTS)) {
  test(`${game}: the set-up for every number of players`, async ({ page }) => {
    await page.goto(`/#/new/${game}`)
    for (const count of counts) {
      await page.getByRole('radio', { name: count === 1 ? '1 player' : `${count} players` }).click()
      await picture(page, `${game}-set-up-${count}`, whole)
    }
    await page.locator('summary').click()
    await picture(page, `${game}-set-up-more`, whole)
  })

  test(`${game}: the rules`, async ({ page }) => {
    await page.goto(`/#/rules/${game}`)
    await page.getByRole('term').first().waitFor()
    await picture(page, `${game}-rules`)
    await page.getByRole('searchbox').fill(game === 'mini-express' ? 'share' : 'ferry')
    await picture(page, `${game}-rules-search`)
    await page.goto(`/#/rules/${game}/END-1`)
    await page.reload()
    await page.getByRole('term').first().waitFor()
    await page.waitForTimeout(300)
    await picture(page, `${game}-rules-one`)
  })

  test(`${game}: the introduction`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`)
    for (let step = 1; step <= 8; step++) {
      await page.getByText(`Step ${step} of 8`).waitFor()
      if ([1, 2, 4, 6, 8].includes(step)) await picture(page, `${game}-learn-${step}`, { whole: step !== 1 })
      if (step === 2) {
        await page.locator('#actions button[aria-expanded=false]').click()
        await page.locator('#actions li button').first().click()
        await page.waitForTimeout(300)
        await picture(page, `${game}-learn-${step}-done`)
      }
      await page.getByRole('button', { name: /^(Skip this step|Next$)/ }).click()
    }
    await heading(page).waitFor()
    await picture(page, `${game}-learn-finished`)
  })
}

test('what is not there', async ({ page }) => {
  for (const address of ['table/nothing', 'replay/nothing', 'review/nothing', 'online/nothing', 'shared/nothing']) {
    await page.goto(`/#/${address}`)
    await page.getByRole('link', { name: /./ }).last().waitFor()
    await page.waitForTimeout(300)
    await picture(page, `missing-${address.split('/')[0]}`)
  }
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }))
  await page.goto('/#/tables')
  await expect(page.getByText('No server answers here')).toBeVisible()
  await picture(page, 'missing-server')
  await page.goto('/#/check/nothing')
  await page.getByRole('alert').waitFor()
  await picture(page, 'missing-check')
})

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' })

  test('waits', async ({ page }) => {
    await page.goto('/#/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.evaluate(() => navigator.serviceWorker.register('sw.js?newer').then(() => undefined))
    await page.getByRole('complementary', { name: 'A new version is ready.' }).waitFor()
    await picture(page, 'update')
  })
})
