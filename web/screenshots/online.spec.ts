/** A table on a server, from the invitation to the check of the deal. */
import { join } from 'node:path'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { folder, House, Network } from '../e2e/servers'
import { picture } from './camera'

interface Guest {
  page: Page
  network: Network
  go: (address: string) => Promise<unknown>
  play: () => Promise<unknown>
}

/** Somebody in a browser of their own, with a network of their own. */
async function come(browser: Browser, house: House, name: string): Promise<Guest> {
  const { viewport, hasTouch, deviceScaleFactor } = test.info().project.use
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: viewport ?? null,
    hasTouch: hasTouch ?? false,
    deviceScaleFactor: deviceScaleFactor ?? 1,
  })
  await context.addInitScript((name) => {
    const key = 'roundhouse.settings'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant', name }))
  }, name)
  const page = await context.newPage()
  const network = await Network.to(house)
  const go = (address: string) => page.goto(`${network.address}${address}`)
  return { page, network, go, play: () => page.evaluate(playAlong) }
}

/** Runs in the page: takes one of all legal actions from the list, whenever something is asked. */
function playAlong() {
  setInterval(() => {
    const table = document.querySelector<HTMLElement>('[data-step]')
    if (!table || table.ariaBusy === 'true' || !document.querySelector('.task.mine')) return
    const closed = document.querySelector<HTMLElement>('#actions button[aria-expanded=false]')
    if (closed) return closed.click()
    const buttons = document.querySelectorAll<HTMLElement>('#actions li button')
    buttons[(Number(table.dataset['step']) * 7919) % buttons.length]?.click()
  }, 5)
}

const reach = ({ page }: Guest, step: number) =>
  page.waitForFunction(
    (step) => Number(document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? -1) >= step,
    step,
    { timeout: 60_000 },
  )

async function sayTo({ page }: Guest, text: string) {
  await page.getByLabel('Say something').fill(text)
  await page.getByLabel('Say something').press('Enter')
  await page.getByLabel('Say something').blur()
}

const whole = { whole: true }

for (const game of ['san-francisco', 'mini-express'] as const) {
  test(`${game}: a table for people at other screens`, async ({ browser }) => {
    const named = (what: string) => `${game}-online-${what}`
    const house = await House.open(`sqlite:${join(folder(), 'tables.sqlite')}`)
    const ada = await come(browser, house, 'Ada')
    const bela = await come(browser, house, 'Bela')
    const dora = await come(browser, house, 'Dora')

    await ada.go(`#/new/${game}/together`)
    await ada.page.getByLabel('Who plays seat 3').selectOption('greedy')
    await ada.page.locator('input[name=public]').last().check()
    await ada.page.getByRole('combobox', { name: 'Time to think' }).selectOption('calm')
    await picture(ada.page, named('set-up'), whole)
    await ada.page.getByRole('button', { name: 'Open the table' }).click()
    await ada.page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await sayTo(ada, 'The kettle is on')
    await picture(ada.page, named('waiting'))
    await picture(ada.page, named('waiting-whole'), whole)
    const link = await ada.page.getByLabel('Link to this table').inputValue()
    await dora.go('#/tables')
    await dora.page.getByRole('listitem').first().waitFor()
    await picture(dora.page, named('tables'))
    await bela.go(link.slice(link.indexOf('#')))
    await bela.page.getByRole('button', { name: 'Take a seat' }).waitFor()
    await picture(bela.page, named('joining'), whole)
    await bela.page.getByRole('button', { name: 'Take a seat' }).click()
    await bela.page.getByText('(You)').waitFor()
    await picture(ada.page, named('all-here'), whole)

    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await dora.go(link.slice(link.indexOf('#')))
    for (const guest of [ada, bela, dora]) await reach(guest, 0)
    for (const guest of [ada, bela]) await guest.play()
    await reach(dora, 24)
    for (const guest of [ada, bela]) await guest.page.reload()
    for (const guest of [ada, bela]) await reach(guest, 24)
    await sayTo(bela, 'Good luck, everybody!')
    await sayTo(ada, 'I like your line along the coast. It would be a shame if somebody built there.')
    await expect(bela.page.getByText('It would be a shame')).toBeVisible()
    await picture(ada.page, named('table'))
    await picture(ada.page, named('table-whole'), whole)
    await picture(dora.page, named('spectator'))
    await ada.page.getByRole('button', { name: 'Table', exact: true }).click()
    await picture(ada.page, named('menu'))
    await ada.page.getByRole('button', { name: 'Ask for a pause' }).click()
    await bela.page.getByRole('button', { name: 'Agree' }).waitFor()
    await picture(ada.page, named('proposing'))
    await picture(bela.page, named('proposal'))
    await bela.page.getByRole('button', { name: 'Decline' }).click()
    bela.network.cut()
    await bela.page.getByText('The connection is gone.').waitFor()
    await picture(bela.page, named('lost'))
    bela.network.mend()
    for (const guest of [ada, bela]) await guest.play()
    for (const guest of [ada, bela]) await guest.page.locator('main.end').waitFor({ timeout: 90_000 })
    await ada.page.getByText(/^Winner:|^You win!|share the win/).waitFor()
    await picture(ada.page, named('end'), whole)
    await ada.page.getByRole('link', { name: 'Check the deal' }).click()
    await ada.page.getByText('The deal was honest.').waitFor()
    await picture(ada.page, named('check'), whole)
    await ada.page.goBack()
    await ada.page.getByRole('button', { name: 'Play again, same people' }).click()
    await ada.page.getByText('kept for Bela').waitFor()
    await picture(ada.page, named('rematch'), whole)

    for (const { page, network } of [ada, bela, dora]) {
      await page.context().close()
      network.close()
    }
    await house.kill()
  })
}
