/** Text twice as large, as a browser's own settings make it: everything still fits its place and can be reached. */
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { askForHint, stopThinking } from './hint'
import { before, fresh, lastMoves, open, positioned } from './moments'
import { overflowing } from './overflow'
import { openTable, Person } from './people'
import { openRecord, recorded } from './records'
import { folder, House } from './servers'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

/** Runs in the page: what can be pressed, but can't be brought to where it could be, whatever is scrolled. */
function unreachable(within: string): string[] {
  const pressed = 'a[href], button:not(:disabled), input, select, summary'
  const part = document.querySelector(within)!
  return [...part.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    if (!element.checkVisibility() || element.closest('.for-readers')) return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const there = document.elementFromPoint(middleX, middleY)
    const reached =
      there && (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
    const about = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    const over = there ? `${there.tagName.toLowerCase()}.${there.className.toString()}` : 'outside'
    return reached ? [] : [`${about} is under ${over}`]
  })
}

async function fits(page: Page, where: string, within = 'body') {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await page.evaluate(overflowing), where).toEqual([])
  expect.soft(await page.evaluate(unreachable, within), `${where}, to be reached`).toEqual([])
}

test('pages', async ({ page }) => {
  for (const address of ['', 'settings', 'tables', 'new/san-francisco', 'new/mini-express', 'rules/san-francisco']) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await fits(page, `the page ${address}`)
  }
})

test('the tables of both games', async ({ page }) => {
  const sheet = page.getByRole('dialog')
  await open(page, fresh({ game: 'san-francisco', seats: 2 }, ['Ada', '']))
  await sheet.waitFor()
  await fits(page, 'tickets on offer')
  await open(page, before('claim_route', { game: 'san-francisco', seats: 2 }))
  await fits(page, 'a turn in San Francisco')
  await page.locator('[data-route].open').first().press('Enter')
  await sheet.waitFor()
  await fits(page, 'claiming a route')
  await open(page, positioned({ game: 'mini-express', seats: 3 }, {}, [], ['Ada', '', '']))
  await fits(page, 'a turn in Mini Express')
  await page.locator('[data-city].open').first().press('Enter')
  await sheet.waitFor()
  await fits(page, 'building in Mini Express')
})

test('the scores of both games', async ({ page }) => {
  for (const [game, seats] of [
    ['san-francisco', 4],
    ['mini-express', 5],
  ] as const) {
    await openRecord(page, recorded(game, seats, 'moments'))
    await fits(page, `${game}, the scores`)
  }
})

test('a hint, a replay and a review', async ({ page }) => {
  await open(page, before('claim_route', { game: 'san-francisco', seats: 2 }))
  const hint = await askForHint(page)
  await stopThinking(hint)
  await hint.getByRole('listitem').first().getByRole('button').click()
  // It lies over the table until it is closed.
  await fits(page, 'a hint', '.hint')

  await open(page, lastMoves({ game: 'mini-express', seats: 2 }, 8))
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider').waitFor()
  await fits(page, 'a replay')
  await page.goBack()
  await page.getByRole('link', { name: 'Review' }).click()
  await fits(page, 'before a review')
  await page.getByRole('button', { name: 'Quick review' }).click()
  await page.getByText('A quick review, kept with the match.').waitFor()
  await page.getByText('All numbers').click()
  await fits(page, 'a review')
})

test('a table online', { tag: '@wide' }, async ({ browser }) => {
  const house = await House.open(`sqlite:${join(folder(), 'tables.sqlite')}`)
  const ada = await Person.come(browser, 'Ada', house)
  const bela = await Person.come(browser, 'Bela', house)
  const link = await openTable(ada, 'san-francisco', 2)
  await fits(ada.page, 'the waiting room')
  await bela.accept(link)
  await ada.page.getByRole('button', { name: 'Begin' }).click()
  for (const person of [ada, bela]) await person.reach(0)
  await fits(bela.page, 'a table online')
  await ada.page.getByRole('button', { name: 'Table', exact: true }).click()
  await ada.page.getByRole('button', { name: /^Ask Bela to let/ }).click()
  await bela.page.getByRole('button', { name: 'Decline' }).waitFor()
  await fits(bela.page, 'a question at a table online')
  await house.kill()
})
