/** Somebody at an online table, in a browser of their own, with a network of their own. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'

import type { House } from './servers'
import { Network } from './servers'

interface Entry {
  number: number
  type: string
  seat?: number
  at_ms: number
}

/** Runs in the page: whenever something is asked, takes one of all legal actions from the list. */
function playAlong(seed: number) {
  setInterval(() => {
    const table = document.querySelector<HTMLElement>('[data-step]')
    if (!table || table.ariaBusy === 'true' || !document.querySelector('.task.mine')) return
    const closed = document.querySelector<HTMLElement>('#actions button[aria-expanded=false]')
    if (closed) {
      closed.click()
      return
    }
    const buttons = document.querySelectorAll<HTMLElement>('#actions li button')
    buttons[(Number(table.dataset['step']) * 7919 + seed) % buttons.length]?.click()
  }, 5)
}

export class Person {
  page!: Page
  /** What the server told each of this person's pages, in order. */
  entries: Entry[] = []
  /** Called when an action of theirs is on its way. */
  onAct: (() => void) | null = null

  private constructor(
    readonly name: string,
    readonly seed: number,
    readonly context: BrowserContext,
    readonly network: Network,
  ) {}

  static async come(browser: Browser, name: string, ...houses: House[]): Promise<Person> {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } })
    await context.addInitScript((name) => {
      const key = 'roundhouse.settings'
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant', name }))
    }, name)
    const person = new Person(name, name.length + name.charCodeAt(0), context, await Network.to(...houses))
    await person.openTab()
    return person
  }

  async openTab(address = '#/') {
    this.page = await this.context.newPage()
    this.entries = []
    this.page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.say(String(payload)))
      socket.on('framereceived', ({ payload }) => this.hear(String(payload)))
    })
    await this.go(address)
  }

  go = (address: string) => this.page.goto(`${this.network.address}${address}`)

  play = () => this.page.evaluate(playAlong, this.seed)

  step = async () => Number(await this.page.locator('[data-step]').getAttribute('data-step'))

  reach = (step: number) =>
    this.page.waitForFunction(
      (step) => Number(document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? -1) >= step,
      step,
      { timeout: 90_000 },
    )

  end = () => expect(this.page.locator('main.end')).toBeVisible({ timeout: 150_000 })

  /** Sits down at the table behind an invitation. */
  async accept(link: string) {
    await this.go(link.slice(link.indexOf('#')))
    await this.page.getByRole('button', { name: 'Take a seat' }).click()
    await expect(this.page.getByText('(You)')).toBeVisible()
  }

  async leave() {
    await this.context.close()
    this.network.close()
  }

  private say(text: string) {
    const message = JSON.parse(text) as { type: string; seen?: number }
    if (message.type === 'act') this.onAct?.()
    // Whoever has just sat down begins anew; everybody else goes on where they were.
    if (message.type === 'hello') {
      if (message.seen === 0) this.entries = []
      expect(message.seen).toBe(this.entries.length)
    }
  }

  private hear(text: string) {
    const message = JSON.parse(text) as { type: string; entries?: Entry[] }
    for (const entry of message.entries ?? []) {
      // Each once, in order, whatever happened in between.
      expect(entry.number).toBe(this.entries.length + 1)
      this.entries.push(entry)
    }
  }
}

export const link = (page: Page) => page.getByLabel('Link to this table').inputValue()

/** Opens a table for so many people; gives the link to it. */
export async function openTable(host: Person, game: string, people: number): Promise<string> {
  await host.go('#/')
  await host.page
    .getByRole('link', { name: 'Play together' })
    .nth(game === 'san-francisco' ? 0 : 1)
    .click()
  await host.page.getByRole('radio', { name: `${people} players` }).click()
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(host.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  return link(host.page)
}
