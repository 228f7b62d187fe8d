/** An accessibility scan of every page, dialog and state, in light and dark and in every language. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { scan as scanPage } from './axe'
import { BINARY } from './binary'
import { CODES, LOCALES, Words } from './words'

const folder = mkdtempSync(join(tmpdir(), 'scan-'))

function finished(game: string, seats: number): string {
  const path = join(folder, `${game}-${process.pid}.json`)
  const flags = ['--seats', String(seats), '--bots', 'greedy', '--seed', 'scan', '--show', '--record', path]
  execFileSync(BINARY, ['simulate', game, ...flags])
  return path
}

/** The whole map is looked at once, in English. */
const scan = (page: Page, words: Words, where: string) => scanPage(page, where, words.code === 'en')

async function begin(page: Page, words: Words, game: string, people: number) {
  await page.goto(`/#/new/${game}`)
  await page.getByRole('radio', { name: words.say('set-up-count', { count: Math.max(people, 1) }) }).click()
  for (let seat = 2; seat <= people; seat++)
    await page.getByRole('combobox', { name: words.say('set-up-who-of', { number: seat }) }).selectOption('person')
  await page.getByRole('textbox', { name: words.say('set-up-name-of', { number: 1 }) }).fill('Ada')
  await page.locator('summary').click()
  await page.getByLabel(words.say('set-up-seed'), { exact: true }).fill('scan')
  await scan(page, words, `${game}, set-up`)
  await page.getByRole('button', { name: words.say('set-up-start') }).click()
}

/** Opens everything that can be opened beside the map. */
async function openAll(page: Page, words: Words) {
  await page.getByRole('button', { name: words.say('words-title'), exact: true }).press('Enter')
  await page.locator('#actions button[aria-expanded=false]').press('Enter')
}

/** The introduction is a short way to many a state. */
async function skipSteps(page: Page, words: Words, game: string, count: number) {
  await page.goto(`/#/learn/${game}`)
  for (let step = 1; step <= count; step++) {
    await page.getByText(words.say('learn-step', { number: step, count: 8 })).waitFor()
    await page.getByRole('button', { name: words.say('learn-skip') }).click()
  }
  await page.getByText(words.say('learn-step', { number: count + 1, count: 8 })).waitFor()
}

for (const code of CODES) {
  test.describe(code, () => {
    test.use({ locale: LOCALES[code] })
    const words = new Words(code)
    // On a phone only the layout is another; English will do.
    const tag = code === 'en' ? [] : ['@wide']

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        const key = 'roundhouse.settings'
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'brisk' }))
      })
    })

    test('no page and no lesson keeps anybody out', { tag }, async ({ page }) => {
      for (const address of ['settings', 'tables', 'rules/mini-express', 'learn/san-francisco', 'learn/mini-express']) {
        await page.goto(`/#/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await scan(page, words, address)
      }
      // What is picked but not yet played, in both games.
      await skipSteps(page, words, 'san-francisco', 3)
      await page.locator('[data-route="lombard-street--chinatown--2"]').press('Enter')
      await page.getByRole('dialog').waitFor()
      await scan(page, words, 'san-francisco, claiming')
      await skipSteps(page, words, 'mini-express', 3)
      await page.locator('[data-company=steel] button').last().press('Enter')
      await page.getByRole('dialog').waitFor()
      await scan(page, words, 'mini-express, taking a share')
    })

    test('no table keeps anybody out', { tag }, async ({ page }) => {
      await begin(page, words, 'san-francisco', 2)
      await page.getByRole('button', { name: words.say('hand-over-ready', { name: 'Ada' }) }).waitFor()
      await scan(page, words, 'hand-over')
      await page.getByRole('button', { name: words.say('hand-over-ready', { name: 'Ada' }) }).click()
      await page.getByRole('dialog').waitFor()
      await scan(page, words, 'san-francisco, tickets on offer')

      await begin(page, words, 'mini-express', 1)
      await page.getByRole('dialog').waitFor()
      await openAll(page, words)
      await scan(page, words, 'mini-express, the draft, everything open')
      await page.getByRole('dialog').getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('button', { name: words.say('me-bot-pause') }).click()
      await scan(page, words, "mini-express, the bot's turn")
      await page.getByRole('button', { name: words.say('me-bot-skip') }).click()
      await page
        .getByRole('button', { name: words.say('me-take-label', { company: words.say('company-cotton'), price: 4 }) })
        .click()
      await page.getByRole('alert').waitFor()
      await scan(page, words, 'mini-express, a refusal')
    })

    test('no finished match keeps anybody out', { tag }, async ({ page }) => {
      for (const [game, seats] of [
        ['san-francisco', 4],
        ['mini-express', 5],
      ] as const) {
        await page.goto('/#/')
        await page.locator('input[type=file]').setInputFiles(finished(game, seats))
        await expect(page.getByRole('heading', { name: words.say('scoring-title') })).toBeVisible()
        await scan(page, words, `${game}, the scores`)
        await page.getByRole('button', { name: words.say('table-back-to-table') }).click()
        await scan(page, words, `${game}, the table afterwards`)
        await page.getByRole('button', { name: words.say('table-scores') }).click()
        await page
          .getByRole('link', { name: words.say('replay-link') })
          .first()
          .click()
        await page.getByRole('slider').waitFor()
        await scan(page, words, `${game}, a replay`)
      }
      await page.getByRole('button', { name: words.say('share-button'), exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await scan(page, words, 'sharing a match')
      await page.goto('/#/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await scan(page, words, 'start')
    })
  })
}
