import { test } from '@playwright/test'

import { picture } from './camera'
import { after, before, goTo, likeAda, theEnd, through, type Wanted } from './moments'

const named = (what: string) => `san-francisco-${what}`
const moment = (seats: number, at: Wanted['at']): Wanted => ({ game: 'san-francisco', seats, at })
const whole = { whole: true }

test.beforeEach(({ page }) => likeAda(page))

for (const seats of [2, 3, 4]) {
  test(`${seats} at the table, from the beginning to the end`, async ({ page }) => {
    await goTo(page, moment(seats, through(0.1, 'draw_deck')))
    await picture(page, named(`${seats}-begin`), whole)
    await goTo(page, moment(seats, through(0.5, 'claim_route')))
    await picture(page, named(`${seats}-middle`), whole)
    await goTo(page, moment(seats, through(0.92, 'claim_route')))
    await picture(page, named(`${seats}-near-the-end`), whole)
    await goTo(page, moment(seats, theEnd))
    await page.getByText(/^Winner:|^You win!|share the win/).waitFor()
    await picture(page, named(`${seats}-scoring`), whole)
    await page.getByRole('button', { name: 'Look at the table' }).click()
    await picture(page, named(`${seats}-end`), whole)
  })
}

test('what is asked and answered', async ({ page }) => {
  await goTo(
    page,
    moment(3, (moves) => before('keep_tickets')(moves)),
  )
  await page.getByRole('dialog').waitFor()
  await picture(page, named('tickets'))
  await goTo(page, moment(3, through(0.6, 'claim_route')))
  await picture(page, named('middle'))
  await page.locator('[data-route].open .space').first().click()
  await page.getByRole('dialog').waitFor()
  await picture(page, named('claim'))
  await page.keyboard.press('Escape')
  await page.locator('[data-route]:not(.open, .taken) .space').first().click()
  await page.getByRole('alert').waitFor()
  await picture(page, named('refusal'))
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('button', { name: 'The board in words', exact: true }).click()
  await page.locator('#actions button[aria-expanded=false]').click()
  await picture(page, named('in-words'), whole)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByText('Match', { exact: true }).click()
  await picture(page, named('menu'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hint' }).click()
  const panel = page.getByRole('region', { name: 'What could you do?' })
  await panel.getByRole('listitem').first().waitFor()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await panel.getByRole('listitem').first().getByRole('button').first().click()
  await picture(page, named('hint'))
})

for (const [name, at] of Object.entries({
  tokens: before('place_tokens'),
  souvenirs: before('take_token'),
  offer: after('draw_tickets'),
})) {
  test(`what is asked rarely: ${name}`, async ({ page }) => {
    await goTo(page, moment(3, at))
    await page.getByRole('dialog').waitFor()
    await picture(page, named(name))
  })
}

test('the page between two people', async ({ page }) => {
  await goTo(page, { ...moment(3, through(0.5, 'draw_deck')), people: true })
  await picture(page, named('hand-over'))
})
