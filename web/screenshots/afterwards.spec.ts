import { test } from '@playwright/test'

import { picture } from './camera'
import { goTo, likeAda, theEnd, through } from './moments'

const SEATS = { 'san-francisco': 3, 'mini-express': 4 } as const

for (const game of ['san-francisco', 'mini-express'] as const) {
  test(`${game}: a replay, what it leads to, and a review`, async ({ page }) => {
    await likeAda(page)
    const id = await goTo(page, { game, seats: SEATS[game], at: theEnd })
    const shows = (step: number) => page.locator(`[data-step="${step}"][aria-busy=false]`).waitFor()
    await page.goto(`/#/replay/${id}/0`)
    await shows(0)
    await page.getByRole('slider').fill('34')
    await shows(34)
    await page.getByRole('slider').blur()
    await picture(page, `${game}-replay`)
    await picture(page, `${game}-replay-whole`, { whole: true })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('Link', { exact: false }).first().waitFor()
    await picture(page, `${game}-share`)
    const link = await page.locator('#share-link').inputValue()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Continue from here' }).click()
    await page.getByRole('dialog').getByRole('combobox').first().waitFor()
    await picture(page, `${game}-what-if`)
    await page.goto(`/${link.slice(link.indexOf('#'))}`)
    await page.getByRole('button', { name: 'Keep' }).waitFor()
    await picture(page, `${game}-shared`)

    await page.goto(`/#/review/${id}`)
    await page.getByRole('button', { name: 'Quick review' }).waitFor()
    await picture(page, `${game}-review-before`)
    await page.getByRole('button', { name: 'Quick review' }).click()
    await page.getByRole('progressbar').waitFor()
    await picture(page, `${game}-reviewing`, { themes: ['light'] })
    await page.getByText('A quick review, kept with the match.').waitFor({ timeout: 150_000 })
    await picture(page, `${game}-review`)
    await picture(page, `${game}-review-whole`, { whole: true })
  })
}

test('a replay while the match goes on', async ({ page }) => {
  await likeAda(page)
  const id = await goTo(page, { game: 'san-francisco', seats: 3, at: through(0.5, 'draw_deck') })
  await page.goto(`/#/replay/${id}/20`)
  await page.locator('[data-step="20"][aria-busy=false]').waitFor()
  await picture(page, 'replay-going-on')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await picture(page, 'share-later')
})
