/** A person at the table of Mini Express: finds things by what is written on them, and plays by mouse. */
import { expect, type Page } from '@playwright/test'

import { over, stepOf } from './table'

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

export { over }

/** What a person is asked for now. Waits until the page asks for something, or until the match is over. */
async function asked(page: Page): Promise<'over' | 'port' | 'choice' | 'turn'> {
  const shows = async (selector: string) => (await page.locator(selector).count()) > 0
  const now = async () => {
    if (await over(page).isVisible()) return 'over'
    if (!(await page.getByText('Your turn', { exact: true }).isVisible())) return undefined
    if (await shows('[data-port].open')) return 'port'
    if ((await page.getByRole('dialog').getByRole('button').count()) > 0) return 'choice'
    return (await shows('button.can')) ? 'turn' : undefined
  }
  let answer: Awaited<ReturnType<typeof now>>
  await expect(async () => {
    answer = await now()
    expect(answer).toBeDefined()
  }).toPass({ intervals: [10, 20, 50], timeout: 30_000 })
  return answer!
}

/** Does one thing by mouse: whatever is asked, else a share when it is cheap, else a build. */
async function playOnce(page: Page, turn: number, what: 'port' | 'choice' | 'turn') {
  if (what === 'port') return page.locator('[data-port].open').first().locator('path').click()
  if (what === 'choice') {
    const choices = page.getByRole('dialog').getByRole('button')
    return choices.nth(turn % (await choices.count())).click()
  }
  const shares = await page.locator('button.can[aria-label^="Take a share"]').count()
  const builds = await page.locator('button.can[aria-label^="Build track"]').count()
  return shares > 0 && (turn % 2 === 0 || builds === 0) ? takeShare(page, turn) : buildTrack(page, turn)
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
    const what = await asked(page)
    if (what === 'over') return
    const step = await stepOf(page)
    try {
      await playOnce(page, turn, what)
    } catch (error) {
      // While the mouse was on its way, the bots may have moved on; then it is asked anew.
      if ((await stepOf(page)) === step) throw error
    }
    await expect.poll(() => stepOf(page), { intervals: [10, 20, 50], timeout: 30_000 }).not.toBe(step)
  }
  throw new Error('the match never ended')
}
