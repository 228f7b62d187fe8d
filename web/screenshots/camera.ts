/** Takes pictures of the page, light and dark, and keeps a few of them for the documentation. */
import { copyFileSync, mkdirSync } from 'node:fs'

import { test, type Page } from '@playwright/test'

const ALL = 'screenshots/pictures'
const DOCUMENTATION = '../docs/screenshots'

/** What the README and the documentation show. */
const KEPT = [
  'start-wide-light',
  'san-francisco-middle-wide-light',
  'san-francisco-middle-wide-dark',
  'san-francisco-middle-phone-dark',
  'san-francisco-claim-phone-light',
  'san-francisco-scoring-wide-light',
  'mini-express-build-wide-light',
  'mini-express-build-phone-dark',
  'mini-express-bot-wide-dark',
  'mini-express-five-wide-light',
]

export async function picture(page: Page, name: string) {
  mkdirSync(ALL, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const full = `${name}-${test.info().project.name}-${colorScheme}`
    const path = `${ALL}/${full}.jpg`
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' })
    if (KEPT.includes(full)) copyFileSync(path, `${DOCUMENTATION}/${full}.jpg`)
  }
}
