import { test } from '@playwright/test'

import { player } from '../e2e/san-francisco'
import { over, prepare, sitDown } from '../e2e/table'
import { picture } from './camera'

const magpie = { bot: 'Magpie' }
const named = (what: string) => `san-francisco-${what}`

test('a match, from the first tickets to the scoring', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', magpie, magpie], seed: 'pictures' })
  const hands = player(page)
  await hands.look()
  await picture(page, named('tickets'))
  await hands.playUntil(({ name }) => name.startsWith('Draw an unseen card'))
  await picture(page, named('begin'))
  await page.locator('[data-route="golden-gate-bridge--fort-mason"] .space').first().click()
  await page.getByRole('alert').waitFor()
  await picture(page, named('refusal'))
  await page.getByRole('button', { name: 'Close this message' }).click()
  await hands.playUntil(({ step, name }) => step >= 40 && name.startsWith('Claim for'))
  await picture(page, named('claim'))
  await page.keyboard.press('Escape')
  await picture(page, named('middle'))
  await player(page).playToTheEnd()
  await over(page).waitFor()
  await page.getByText(/^Winner:|share the win/).waitFor()
  await picture(page, named('scoring'))
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await picture(page, named('end'))
})

test('tokens to be placed, and the page between two people', async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', 'Bo', magpie, magpie], seed: 'pictures' })
  const hands = player(page)
  await picture(page, named('hand-over'))
  await hands.playUntil(({ name }) => /token/.test(name))
  await picture(page, named('tokens'))
})
