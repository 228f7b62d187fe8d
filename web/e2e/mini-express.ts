/** A person at the table of Mini Express: finds things by what is written on them, and plays by mouse. */
import { expect, type Page } from '@playwright/test'

export interface Wishes {
  people: number
  seed: string
  /** Labels of the options to choose, as the page writes them. */
  options?: RegExp[]
  /** How many of the seats people take; the others go to bots. */
  persons?: number
}

/** Chooses who plays and how, and begins. */
export async function sitDown(page: Page, { people, seed, options = [], persons = 1 }: Wishes) {
  await page.goto('/#/new/mini-express')
  await page.getByRole('radio', { name: people === 1 ? '1 player' : `${people} players` }).click()
  for (let seat = 2; seat <= persons; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('person')
  }
  for (const option of options) await page.getByLabel(option).check()
  await page.getByText('More options').click()
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Begin' }).click()
}

export const over = (page: Page) => page.getByRole('heading', { name: 'Final scoring' })
const task = (page: Page) => page.getByRole('main').getByRole('status')

async function myTurn(page: Page): Promise<boolean> {
  await expect(page.getByText('Your turn', { exact: true }).or(over(page))).toBeVisible({ timeout: 30_000 })
  return !(await over(page).isVisible())
}

/** Does one thing by mouse: whatever is asked, else a share when it is cheap, else a build. */
async function playOnce(page: Page, turn: number) {
  const step = await task(page).getAttribute('data-step')
  const choices = page.getByRole('dialog').getByRole('button')
  const port = page.locator('[data-port].open')
  const share = page.locator('button.can[aria-label^="Take a share"]')
  const build = page.locator('button.can[aria-label^="Build track"]')
  if ((await port.count()) > 0) await port.first().locator('path').click()
  else if ((await choices.count()) > 0) await choices.nth(turn % (await choices.count())).click()
  else if ((await share.count()) > 0 && (turn % 2 === 0 || (await build.count()) === 0)) await takeShare(page, turn)
  else await buildTrack(page, turn)
  await expect(async () => {
    const now = (await task(page).count()) > 0 ? await task(page).getAttribute('data-step') : 'gone'
    expect(now).not.toBe(step)
  }).toPass({ intervals: [10, 20, 50] })
}

async function takeShare(page: Page, turn: number) {
  const share = page.locator('button.can[aria-label^="Take a share"]')
  await share.nth(turn % (await share.count())).click()
  const dialog = page.getByRole('dialog', { name: /^Take a share/ })
  await expect(dialog.getByText('shares on offer')).toBeVisible()
  await dialog.getByRole('button', { name: /^Take it/ }).click()
}

/** Company, city, and, where there are several, the second track. */
async function buildTrack(page: Page, turn: number) {
  const build = page.locator('button.can[aria-label^="Build track"]')
  await build.nth(turn % (await build.count())).click()
  await (await cityInSight(page)).click()
  const dialog = page.getByRole('dialog', { name: /builds to/ })
  await expect(dialog.getByText('reserve').first()).toBeVisible()
  const next = dialog.getByRole('button', { name: 'Next track' })
  if (await next.isVisible()) {
    await next.click()
    await expect(dialog.getByText(/^Track 2 of/)).toBeVisible()
  }
  await dialog.getByRole('button', { name: /^Build with/ }).click()
}

/** A city that can be built to; on a small screen the whole map is shown first, so that it can be reached. */
async function cityInSight(page: Page) {
  const whole = page.getByRole('button', { name: 'Whole map' })
  if (await whole.isVisible()) await whole.click()
  const open = page.locator('[data-city].open')
  await open.first().scrollIntoViewIfNeeded()
  const uncovered = await open.evaluateAll((cities) =>
    cities.findIndex((city) => {
      const { x, y, width, height } = city.getBoundingClientRect()
      return city.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
  return open.nth(Math.max(0, uncovered))
}

export async function playToTheEnd(page: Page) {
  for (let turn = 0; turn < 300; turn++) {
    if (!(await myTurn(page))) return
    await playOnce(page, turn)
  }
  throw new Error('the match never ended')
}
