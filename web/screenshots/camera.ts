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
  'san-francisco-claim-phone-light',
  'san-francisco-hint-wide-light',
  'san-francisco-4-scoring-wide-light',
  'san-francisco-online-waiting-wide-light',
  'san-francisco-replay-wide-dark',
  'mini-express-build-wide-light',
  'mini-express-middle-phone-dark',
  'mini-express-bot-wide-dark',
  'mini-express-learn-2-wide-light',
  'mini-express-review-wide-light',
]

type Theme = 'light' | 'dark'

interface Wanted {
  /** All of the page, also what has to be scrolled to. */
  whole?: boolean
  themes?: Theme[]
}

export async function picture(page: Page, name: string, { whole = false, themes = ['light', 'dark'] }: Wanted = {}) {
  mkdirSync(ALL, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const full = `${name}-${test.info().project.name}-${colorScheme}`
    const path = `${ALL}/${full}.jpg`
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled', fullPage: whole })
    if (KEPT.includes(full)) copyFileSync(path, `${DOCUMENTATION}/${full}.jpg`)
  }
}
