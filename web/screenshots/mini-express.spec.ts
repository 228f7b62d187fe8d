import { test } from '@playwright/test'

import { player } from '../e2e/mini-express'
import { prepare, sitDown } from '../e2e/table'
import { picture } from './camera'
import { before, goTo, likeAda, theEnd, through, type Wanted } from './moments'

const named = (what: string) => `mini-express-${what}`
const moment = (seats: number, options: object, at: Wanted['at']): Wanted => ({
  game: 'mini-express',
  seats,
  options,
  at,
})
const whole = { whole: true }

/** Every mode and number of players; maps and variants are spread over them. */
const MATCHES = [
  { name: 'solo', seats: 1, options: { mode: 'solo', level: 'railfan', map: 'usa' } },
  { name: 'duo', seats: 2, options: { mode: 'duo', map: 'europe', ports: true } },
  { name: 'expert', seats: 2, options: { mode: 'expert', map: 'usa' } },
  { name: 'three', seats: 3, options: { map: 'usa', golden_spike: true } },
  { name: 'four', seats: 4, options: { map: 'europe', ports: true } },
  { name: 'five', seats: 5, options: { map: 'usa' } },
]

for (const { name, seats, options } of MATCHES) {
  test(`${name} at the table, from the beginning to the end`, async ({ page }) => {
    await likeAda(page)
    await goTo(page, moment(seats, options, before('draft_share')))
    await page.getByRole('dialog').waitFor()
    await picture(page, named(`${name}-draft`))
    await goTo(page, moment(seats, options, through(0.5, 'build_track')))
    await picture(page, named(`${name}-middle`), whole)
    await goTo(page, moment(seats, options, through(0.9, 'build_track')))
    await picture(page, named(`${name}-near-the-end`), whole)
    await goTo(page, moment(seats, options, theEnd))
    await page.getByRole('heading', { name: /^(Winner:|You win!)/ }).waitFor()
    await picture(page, named(`${name}-scoring`), whole)
    await page.getByRole('button', { name: 'Look at the table' }).click()
    await picture(page, named(`${name}-end`), whole)
  })
}

test('what is asked and answered', async ({ page }) => {
  await likeAda(page)
  await goTo(page, moment(3, { map: 'usa' }, through(0.4, 'build_track')))
  await picture(page, named('middle'))
  await player(page).playUntil(({ name }) => name.startsWith('Build with'))
  await picture(page, named('build'))
  await page.keyboard.press('Escape')
  await page.locator('button.can[aria-label^="Take a share"]').first().click()
  await page.getByRole('dialog').waitFor()
  await picture(page, named('share'))
  await page.keyboard.press('Escape')
  await page.locator('button:not(.can)[aria-label^="Take a share"]').first().click()
  await page.getByRole('alert').waitFor()
  await picture(page, named('refusal'))
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('button', { name: 'The board in words', exact: true }).click()
  await page.locator('#actions button[aria-expanded=false]').click()
  await picture(page, named('in-words'), whole)
})

for (const [type, options] of Object.entries({
  choose_port: { map: 'europe', ports: true },
  gain_influence: {},
  choose_western_branch: { map: 'usa', golden_spike: true },
})) {
  test(`what is asked rarely: ${type}`, async ({ page }) => {
    await likeAda(page)
    await goTo(page, moment(3, options, before(type)))
    const hands = player(page)
    await hands.look()
    await picture(page, named(type.replaceAll('_', '-')))
    if (type !== 'choose_port') return
    await hands.playUntil(({ name }) => name.startsWith('Open the port'))
    await picture(page, named('port'))
  })
}

test("the rulebook bot's turn", async ({ page }) => {
  await prepare(page, 'slow')
  await sitDown(page, { game: 'mini-express', seats: ['Ada'], seed: 'pictures' })
  for (const company of ['Wood', 'Steel']) {
    await page.getByRole('dialog').getByRole('button', { name: company }).click()
  }
  const thoughts = page.getByRole('dialog', { name: 'The bot is thinking' })
  await thoughts.getByRole('button', { name: 'Stop here' }).click()
  for (const step of [0, 1, 2, 3, 4, 5]) {
    if (step === 1) await picture(page, named('bot-begins'))
    if (step === 5) await picture(page, named('bot'))
    await thoughts.getByRole('button', { name: 'Next' }).click()
  }
})
