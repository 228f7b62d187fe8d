import { test } from '@playwright/test'

import { player } from '../e2e/mini-express'
import { over, prepare, sitDown, type Seating } from '../e2e/table'
import { picture } from './camera'
import { momentBefore } from './moments'

const magpie = { bot: 'Magpie' }
const named = (what: string) => `mini-express-${what}`
const seated = (seats: Seating['seats'], options: RegExp[] = []): Seating => ({
  game: 'mini-express',
  seats,
  seed: 'pictures',
  options,
})

test('a match alone, from the draft to the scoring', async ({ page }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada']))
  const hands = player(page)
  await hands.look()
  await picture(page, named('draft'))
  await hands.playUntil(({ step }) => step >= 2)
  await picture(page, named('begin'))
  await hands.playUntil(({ step, name }) => step >= 8 && name.startsWith('Build with'))
  await picture(page, named('build'))
  await hands.playUntil(({ step, name }) => step >= 9 && name.startsWith('Take it'))
  await picture(page, named('share'))
  await hands.playToTheEnd()
  await over(page).waitFor()
  await page.getByRole('heading', { name: /^Winner:/ }).waitFor()
  await picture(page, named('scoring'))
})

test("the rulebook bot's turn", async ({ page }) => {
  await prepare(page, 'calmly')
  await sitDown(page, seated(['Ada']))
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  const thoughts = page.getByRole('dialog', { name: 'The bot thinks' })
  await thoughts.getByRole('button', { name: 'Stop here' }).click()
  for (let steps = 0; steps < 7; steps++) {
    await picture(page, steps === 5 ? named('bot') : named(`bot-${steps}`))
    await thoughts.getByRole('button', { name: 'Next' }).click()
  }
  await thoughts.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Take a share of Cotton' }).click()
  await page.getByRole('alert').waitFor()
  await picture(page, named('refusal'))
})

test('five at the table, in the middle and at the end', async ({ page }) => {
  await prepare(page)
  await sitDown(page, seated(['Ada', magpie, magpie, magpie, magpie]))
  const hands = player(page)
  await hands.playUntil(({ step }) => step >= 30)
  await picture(page, named('five'))
  await hands.playToTheEnd()
  await page.getByRole('heading', { name: /^Winner:/ }).waitFor()
  await picture(page, named('five-scoring'))
})

for (const { type, name, seats, options } of [
  { type: 'choose_port', name: 'ports', seats: 3, options: { map: 'europe', ports: true } },
  { type: 'gain_influence', name: 'wild', seats: 3, options: {} },
]) {
  test(`what is asked rarely: ${type}`, async ({ page }) => {
    await prepare(page)
    await page.goto('/#/')
    await page.getByLabel('Open a record').setInputFiles(momentBefore(type, 'mini-express', seats, options))
    const hands = player(page)
    await hands.look()
    await picture(page, named(name))
    if (type !== 'choose_port') return
    await hands.playUntil(({ name }) => name.startsWith('Open the port'))
    await picture(page, named('port'))
  })
}
