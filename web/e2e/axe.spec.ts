/** An accessibility scan of every page, dialog and state: in light and dark, and in every language. A state is reached
 * once; the page changes its theme and its language where it stands. */
import { join } from 'node:path'

import { expect, test as base, type Page } from '@playwright/test'

import { scan } from './axe'
import { askForHint, stopThinking } from './hint'
import { before, fresh, lastMoves, open, positioned } from './moments'
import { openTable, Person } from './people'
import { openRecord, recorded } from './records'
import { folder, House } from './servers'
import { CODES } from './words'

type Scan = (where: string, how?: { on?: Page; within?: string; withMap?: boolean }) => Promise<void>

const SHEET = '[role=dialog]'

/** On a phone only the layout is another: its colours and words were looked at on the wide screen. */
const test = base.extend<{ clean: Scan }>({
  clean: async ({ page }, use, { project }) => {
    const wide = project.name === 'wide'
    const languages = wide ? CODES.filter((code) => code !== 'en') : []
    await page.addInitScript(() => {
      const key = 'roundhouse.settings'
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'brisk' }))
    })
    await use((where, { on = page, ...part } = {}) => scan(on, where, { ...part, dark: wide, languages }))
  },
})

const SAN_FRANCISCO = { game: 'san-francisco', seats: 2 } as const
const SOLO = { game: 'mini-express', seats: 1, options: { mode: 'solo' } } as const

test('no page and no lesson keeps anybody out', async ({ page, clean }) => {
  for (const address of [
    ...['', 'settings', 'tables', 'rules/mini-express', 'learn/san-francisco', 'learn/mini-express'],
    ...['new/san-francisco', 'new/mini-express', 'new/mini-express/together'],
  ]) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click()
    await clean(`the page ${address}`)
  }
})

test('no table of San Francisco keeps anybody out', async ({ page, clean }) => {
  const sheet = page.getByRole('dialog')
  await open(page, fresh(SAN_FRANCISCO, ['Ada', 'Bo']))
  await clean('passing the screen')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await sheet.waitFor()
  await clean('tickets on offer', { withMap: true })
  await sheet.getByRole('checkbox').first().click()
  await sheet.getByRole('checkbox').last().click()
  await page.getByRole('button', { name: 'Keep none' }).click()
  await page.getByRole('alert').waitFor()
  await clean('a refusal', { within: '[role=alert]' })

  await open(page, before('place_tokens', SAN_FRANCISCO))
  await clean('placing tourist tokens', { within: SHEET })

  await open(page, before('claim_route', SAN_FRANCISCO))
  const hint = await askForHint(page)
  await stopThinking(hint)
  await hint.getByRole('listitem').first().getByRole('button').click()
  await clean('a hint', { within: '.hint' })
  await hint.getByRole('button', { name: 'Close the hint' }).click()
  await page.locator('[data-route].open').first().press('Enter')
  await sheet.waitFor()
  await clean('claiming a route', { within: SHEET })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'The board in words', exact: true }).press('Enter')
  await page.locator('#actions button[aria-expanded=false]').press('Enter')
  await page.locator('summary', { hasText: 'Match' }).press('Enter')
  await clean('the menu, the actions and the board in words')
})

test('no table of Mini Express keeps anybody out', async ({ page, clean }) => {
  const sheet = page.getByRole('dialog')
  const company = (slug: string) => page.locator(`[data-company=${slug}] button`)
  await open(page, fresh(SOLO, ['Ada']))
  await clean('the draft', { withMap: true })
  await sheet.getByRole('button').last().click()
  // Otherwise the next click could still be meant for the share that is being taken.
  await page.getByText('You took a set-aside share').first().waitFor({ state: 'attached' })
  await sheet.getByRole('button').last().click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await clean("the bot's turn", { within: SHEET })
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Take a share of Cotton' }).click()
  await page.getByRole('alert').waitFor()
  await clean('a refusal', { within: '[role=alert]' })
  await company('wood').first().press('Enter')
  await clean('choosing a city', { within: SHEET })
  await page.locator('[data-city].open').first().press('Enter')
  await clean('building track', { within: SHEET })
  await page.keyboard.press('Escape')
  await page.locator('[data-city].open').first().press('Enter')
  await clean('choosing a company', { within: SHEET })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'The board in words', exact: true }).press('Enter')
  await page.locator('#actions button[aria-expanded=false]').press('Enter')
  await page.locator('summary', { hasText: 'Match' }).press('Enter')
  await clean('the menu, the actions and the board in words')
})

test('no variant of Mini Express keeps anybody out', async ({ page, clean }) => {
  const sheet = page.getByRole('dialog')
  const golden = { game: 'mini-express', seats: 3, options: { golden_spike: true } } as const
  // Wood's first track to Omaha meets Steel's, which is one hex from San Francisco.
  const spike = {
    companies: {
      wood: { reserve: 3, trains: ['7,-2', '6,-2', '5,-2', '4,-2', '3,-2'] },
      steel: {
        reserve: 3,
        trains: '6,-1 5,-1 4,-1 3,-1 2,-1 1,-1 0,-1 -1,0 -2,0 -3,1 -4,1 -5,2 -6,3 -7,4 -8,5'.split(' '),
      },
    },
  }
  const toOmaha = { type: 'build_track', company: 'wood', city: 'omaha', path: ['2,-1', '1,-1', '0,0'] }
  await open(page, positioned(golden, spike, [], ['Ada', 'Bo', '']))
  await clean('the race for the Golden Spike')
  await open(page, positioned(golden, spike, [toOmaha], ['Ada', 'Bo', '']))
  await sheet.waitFor()
  await clean('choosing the western branch', { within: SHEET })

  const ports = { game: 'mini-express', seats: 3, options: { map: 'europe', ports: true } } as const
  const wild = {
    companies: { wood: { reserve: 2 } },
    demand: { lviv: ['steel', 'wild'], copenhagen: ['wood', 'cotton'] },
  }
  const toLviv = { type: 'build_track', company: 'wood', city: 'lviv', path: ['7,-7', '8,-7'] }
  await open(page, positioned(ports, wild, [toLviv], ['Ada', 'Bo', '']))
  await sheet.waitFor()
  await clean('choosing a wild point', { within: SHEET })
  await sheet.getByRole('button').last().click()
  await page.locator('[data-port].open').first().waitFor()
  await clean('choosing a port', { withMap: true })
  await page.locator('[data-port].open').first().press('Enter')
  await clean('opening a port', { within: SHEET })
})

test('no finished match keeps anybody out', async ({ page, clean }) => {
  for (const [game, seats] of [
    ['san-francisco', 4],
    ['mini-express', 5],
  ] as const) {
    await openRecord(page, recorded(game, seats, 'moments'))
    await clean(`${game}, the scores`)
    await page.getByRole('button', { name: 'Look at the table' }).click()
    await clean(`${game}, the table afterwards`, { within: 'header' })
    await page.getByRole('button', { name: 'Scores' }).click()
    await page.getByRole('link', { name: 'Replay' }).click()
    await page.getByRole('slider').waitFor()
    await clean(`${game}, a replay`, { within: '.above' })
  }
  for (const [button, title] of [
    ['Share', 'Share this match'],
    ['Continue from here', 'What if, from move 0'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name: title }).locator('input, select').first().waitFor()
    await clean(title, { within: 'dialog' })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('button', { name: 'Play on' }).click()
  await page.locator('.task.mine').waitFor()
  await clean('a match that goes on from another', { within: 'header' })

  await open(page, lastMoves({ game: 'mini-express', seats: 2 }, 8))
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Quick review' }).click()
  await page.getByText('A quick review, kept with the match.').waitFor()
  await page.getByText('All numbers').click()
  await clean('a review', { withMap: true })
  await page.goto('/#/')
  await page.locator('.matches li').first().waitFor()
  await clean('the start page with matches')
})

test('no table online keeps anybody out', { tag: '@wide' }, async ({ browser, clean }) => {
  const house = await House.open(`sqlite:${join(folder(), 'tables.sqlite')}`)
  const ada = await Person.come(browser, 'Ada', house)
  const bela = await Person.come(browser, 'Bela', house)
  const dora = await Person.come(browser, 'Dora', house)
  const seenBy = (people: Person[], where: string, within = 'html') =>
    Promise.all(people.map(({ name, page }) => clean(`${where}, ${name}`, { on: page, within })))

  const link = await openTable(ada, 'san-francisco', 2)
  await bela.go(link.slice(link.indexOf('#')))
  await bela.page.getByRole('button', { name: 'Take a seat' }).waitFor()
  await seenBy([ada, bela], 'the waiting room with a free seat')
  await bela.accept(link)
  await dora.go(link.slice(link.indexOf('#')))
  await dora.page.getByRole('heading', { level: 1 }).waitFor()
  await seenBy([ada, dora], 'the waiting room', 'main')

  await ada.page.getByRole('button', { name: 'Begin' }).click()
  for (const person of [ada, bela, dora]) await person.reach(0)
  await ada.page.getByLabel('Say something').fill('good luck')
  await ada.page.keyboard.press('Enter')
  await bela.page.getByText('good luck').waitFor()
  await bela.page.getByText('Mute', { exact: true }).click()
  await seenBy([ada, bela, dora], 'the table, with talk')

  await ada.page.getByRole('button', { name: 'Table', exact: true }).click()
  await ada.page.getByRole('button', { name: 'Give up' }).click()
  await seenBy([ada], 'giving up?', '.menu')
  await ada.page.getByRole('button', { name: 'Play on', exact: true }).click()
  await ada.page.getByRole('button', { name: 'Ask for a pause' }).click()
  await bela.page.getByRole('button', { name: 'Agree' }).waitFor()
  await seenBy([ada, bela], 'a proposal', '.notices')
  await bela.page.getByRole('button', { name: 'Agree' }).click()
  await ada.page.getByText('Waiting for: Bela').waitFor({ state: 'detached' })
  await seenBy([ada], 'the match stands still', 'main')

  dora.network.cut()
  await dora.page.getByText('The connection is gone.').waitFor()
  await seenBy([dora], 'no connection', '.notices')

  await bela.page.getByRole('button', { name: 'Table', exact: true }).click()
  await bela.page.getByRole('button', { name: 'Give up' }).click()
  await bela.page.getByRole('button', { name: 'Give up' }).click()
  await ada.page.getByText('Winner: Ada').waitFor()
  await seenBy([ada, bela], 'the end')
  await bela.page.getByRole('link', { name: 'Check the deal' }).click()
  await bela.page.getByText('The deal was honest.').waitFor()
  await ada.page.getByRole('button', { name: 'Play again, same people' }).click()
  await ada.page.getByText('kept for Bela').waitFor()
  await seenBy([bela, ada], 'the check of the deal, and a rematch')
  await ada.go('#/')
  await ada.page.getByRole('heading', { name: 'Finished matches' }).waitFor()
  await seenBy([ada], 'the start page with tables')

  for (const person of [ada, bela, dora]) await person.leave()
  await house.kill()
})
