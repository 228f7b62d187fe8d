/** An accessibility scan of every page, dialog and state, in light and dark and in every language. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { scan } from './axe'
import { CODES, LOCALES, Words } from './words'

const binary = process.env['ROUNDHOUSE'] ?? '../target/release/roundhouse'
const folder = mkdtempSync(join(tmpdir(), 'scan-'))

function finished(game: string, seats: number): string {
  const path = join(folder, `${game}-${process.pid}.json`)
  const flags = ['--seats', String(seats), '--bots', 'greedy', '--seed', 'scan', '--show', '--record', path]
  execFileSync(binary, ['simulate', game, ...flags])
  return path
}

async function begin(page: Page, words: Words, game: string, people: number) {
  await page.goto(`/#/new/${game}`)
  await page.getByRole('radio', { name: words.say('set-up-count', { count: Math.max(people, 1) }) }).click()
  for (let seat = 2; seat <= people; seat++)
    await page.getByRole('combobox', { name: words.say('set-up-who-of', { number: seat }) }).selectOption('person')
  await page.getByRole('textbox', { name: words.say('set-up-name-of', { number: 1 }) }).fill('Ada')
  await page.locator('summary').click()
  await page.getByLabel(words.say('set-up-seed'), { exact: true }).fill('scan')
  await scan(page, `${game}, set-up`)
  await page.getByRole('button', { name: words.say('set-up-start') }).click()
}

/** Opens everything that can be opened beside the map. */
async function openAll(page: Page, words: Words) {
  await page.getByRole('button', { name: words.say('words-title'), exact: true }).press('Enter')
  await page.locator('#actions button[aria-expanded=false]').press('Enter')
}

for (const code of CODES) {
  test.describe(code, () => {
    test.use({ locale: LOCALES[code] })

    test('nothing keeps anybody out', { tag: code === 'en' ? [] : ['@wide'] }, async ({ page }) => {
      const words = new Words(code)
      await page.addInitScript(() => {
        const key = 'roundhouse.settings'
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'brisk' }))
      })
      for (const address of ['settings', 'rules/mini-express', 'learn/san-francisco', 'learn/mini-express']) {
        await page.goto(`/#/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await scan(page, address)
      }

      await begin(page, words, 'san-francisco', 2)
      await page.getByRole('button', { name: words.say('hand-over-ready', { name: 'Ada' }) }).waitFor()
      await scan(page, 'hand-over')
      await page.getByRole('button', { name: words.say('hand-over-ready', { name: 'Ada' }) }).click()
      await page.getByRole('dialog').waitFor()
      await scan(page, 'san-francisco, tickets on offer')

      await begin(page, words, 'mini-express', 1)
      await page.getByRole('dialog').waitFor()
      await openAll(page, words)
      await scan(page, 'mini-express, the draft, everything open')
      await page.getByRole('dialog').getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('button', { name: words.say('me-bot-pause') }).click()
      await scan(page, "mini-express, the bot's turn")
      await page.getByRole('button', { name: words.say('me-bot-skip') }).click()
      await page
        .getByRole('button', { name: words.say('me-take-label', { company: words.say('company-cotton'), price: 4 }) })
        .click()
      await page.getByRole('alert').waitFor()
      await scan(page, 'mini-express, a refusal')
      await page
        .getByRole('group', { name: words.say('table-actions-list') })
        .getByRole('button')
        .last()
        .click()

      for (const [game, seats] of [
        ['san-francisco', 4],
        ['mini-express', 5],
      ] as const) {
        await page.goto('/#/')
        await page.locator('input[type=file]').setInputFiles(finished(game, seats))
        await expect(page.getByRole('heading', { name: words.say('scoring-title') })).toBeVisible()
        await scan(page, `${game}, the scores`)
        await page.getByRole('button', { name: words.say('table-back-to-table') }).click()
        await scan(page, `${game}, the table afterwards`)
      }
      await page.goto('/#/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await scan(page, 'start')
    })
  })
}
