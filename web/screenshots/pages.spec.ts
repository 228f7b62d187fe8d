import { test } from '@playwright/test'

import { player } from '../e2e/san-francisco'
import { prepare, sitDown } from '../e2e/table'
import { picture } from './camera'

const COUNTS = { 'san-francisco': [2, 3, 4], 'mini-express': [1, 2, 3, 4, 5] }

test('the start page, first empty, then with matches', async ({ page }) => {
  await page.goto('/')
  await page.getByText('2 to 4 players').waitFor()
  await picture(page, 'start')
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }, { bot: 'Driver' }], seed: 'start' })
  await player(page).playUntil(({ step }) => step >= 12)
  await page.goto('/#/')
  await page.getByRole('heading', { name: 'Continue' }).waitFor()
  await picture(page, 'start-again')
})

test('settings', async ({ page }) => {
  await page.goto('/#/settings')
  await picture(page, 'settings')
})

for (const [game, counts] of Object.entries(COUNTS)) {
  test(`${game}: the set-up for every number of players`, async ({ page }) => {
    await page.goto(`/#/new/${game}`)
    for (const count of counts) {
      await page.getByRole('radio', { name: count === 1 ? '1 player' : `${count} players` }).click()
      await picture(page, `${game}-set-up-${count}`)
    }
  })
}
