import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Browser } from '@playwright/test'

import { BINARY } from './programs'
import { openTable, Person } from './people'
import { folder, House, Postgres } from './servers'

// The table on a phone is the same as for a match on this device; what is tried here is what lies behind it.
// So all of it is played on a wide screen only.

const GAMES = ['san-francisco', 'mini-express'] as const

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await Postgres.start()
})
test.afterAll(() => postgres.stop())

/** What keeps the tables, and how many servers there are. */
const HOUSES: Record<string, () => Promise<House[]>> = {
  SQLite: async () => [await House.open(`sqlite:${join(folder(), 'tables.sqlite')}`)],
  PostgreSQL: async () => [await House.open(postgres.database())],
  'two servers': async () => {
    const database = postgres.database()
    return [await House.open(database), await House.open(database)]
  },
}

/** Kills the first server while an action is on its way to it. */
async function killInTheMiddle(houses: House[], people: Person[]) {
  await new Promise<void>((resolve) => {
    for (const person of people) person.onAct = resolve
  })
  await houses[0]!.kill()
  for (const person of people) person.onAct = null
  // Of two servers the other goes on; one alone comes back.
  if (houses.length === 1) await houses[0]!.start()
}

async function threePeople(browser: Browser, houses: House[], game: string) {
  const people: Person[] = []
  for (const [index, name] of ['Ada', 'Bela', 'Cleo'].entries()) {
    // With two servers not everybody is at the same one.
    const ways = index === 1 ? houses.toReversed() : houses
    people.push(await Person.come(browser, name, ...ways))
  }
  const link = await openTable(people[0]!, game, 3)
  for (const guest of people.slice(1)) await guest.accept(link)
  return { people, link }
}

for (const game of GAMES) {
  for (const [kind, open] of Object.entries(HOUSES)) {
    test(
      `three people play ${game} to the end through every mishap: ${kind}`,
      { tag: '@wide' },
      async ({ browser }) => {
        const houses = await open()
        const { people, link } = await threePeople(browser, houses, game)
        const [ada, bela, cleo] = people as [Person, Person, Person]
        const spectator = await Person.come(browser, 'Dora', ...houses)
        await ada.page.getByRole('button', { name: 'Begin' }).click()
        await spectator.go(link.slice(link.indexOf('#')))
        for (const person of people) await person.reach(0)
        for (const person of people) await person.play()

        await ada.reach(8)
        await bela.page.close()
        await expect(ada.page.getByRole('img', { name: 'is away' })).toHaveCount(1)
        await bela.openTab()
        await bela.page.getByRole('link', { name: /Go back/ }).click()
        await bela.reach(8)
        await bela.play()

        await ada.reach(14)
        cleo.network.cut()
        await expect(cleo.page.getByText('The connection is gone.')).toBeVisible()
        cleo.network.mend()
        await cleo.reach(18)

        await killInTheMiddle(houses, people)
        for (const person of people) await person.end()

        expect(spectator.entries.length).toBeGreaterThan(0)
        await expect(spectator.page.locator('main.end')).toBeVisible()
        const told = people.map(({ entries }) =>
          entries.map(({ number, type, seat, at_ms }) => [number, type, seat, at_ms]),
        )
        expect(told[1]).toEqual(told[0])
        expect(told[2]).toEqual(told[0])

        const id = /#\/online\/(\w+)/.exec(link)![1]!
        const response = await ada.page.request.get(`${ada.network.address}api/tables/${id}/record`)
        const file = join(folder(), 'record.json')
        writeFileSync(file, await response.body())
        const record = (await response.json()) as { actions: unknown[] }
        expect(ada.entries.filter(({ type }) => type === 'played').length).toBe(record.actions.length)
        execFileSync(BINARY, ['replay', '--verify', file])

        await bela.page.getByRole('link', { name: 'Check the deal' }).click()
        await expect(bela.page.getByText('The deal was honest.')).toBeVisible()
        await expect(bela.page.locator('[data-passed=true]')).toHaveCount(5)
        await bela.go('#/')
        await expect(bela.page.getByRole('heading', { name: 'Finished matches' })).toBeVisible()

        for (const person of [...people, spectator]) await person.leave()
        for (const house of houses) await house.kill()
      },
    )
  }
}

test(
  'spectators see no hand, words can be muted, moves taken back by consent, and there is a rematch',
  { tag: '@wide' },
  async ({ browser }) => {
    const [house] = (await HOUSES['SQLite']!()) as [House]
    const ada = await Person.come(browser, 'Ada', house)
    const bela = await Person.come(browser, 'Bela', house)
    const link = await openTable(ada, 'san-francisco', 2)
    await bela.accept(link)
    const dora = await Person.come(browser, 'Dora', house)
    await dora.go(link.slice(link.indexOf('#')))
    await expect(bela.page.getByText('Ada is the host.')).toBeVisible()
    await expect(bela.page.getByRole('button', { name: 'Begin' })).toHaveCount(0)
    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await ada.play()
    await bela.play()
    await dora.reach(6)
    await expect(dora.page.locator('[data-card]')).toHaveCount(0)
    await expect(dora.page.getByText('Your tickets')).toHaveCount(0)
    await dora.page.locator('#actions button').click()
    await expect(dora.page.locator('#actions li')).toHaveCount(0)
    await expect(dora.page.getByLabel('Say something')).toHaveCount(0)

    // From here on they only do what is written here.
    for (const person of [ada, bela]) await person.page.reload()
    const talk = (person: Person) => person.page.getByRole('log', { name: 'Talk' })
    await ada.page.getByLabel('Say something').fill('good luck')
    await ada.page.keyboard.press('Enter')
    await expect(talk(bela)).toContainText('good luck')
    await expect(talk(dora)).toContainText('good luck')
    await bela.page.getByText('Mute', { exact: true }).click()
    await bela.page.getByRole('checkbox', { name: 'Ada' }).check()
    await ada.page.getByLabel('Say something').fill('can you hear me?')
    await ada.page.keyboard.press('Enter')
    await expect(talk(bela)).toContainText('(muted)')
    await expect(talk(bela)).not.toContainText('can you hear me?')
    // Who comes later reads what was said before, as far as they hear it.
    await dora.page.reload()
    await expect(talk(dora)).toContainText('can you hear me?')
    await bela.page.reload()
    await expect(talk(bela)).toContainText('(muted)')
    await expect(talk(bela)).not.toContainText('can you hear me?')

    const step = await ada.step()
    await ada.page.getByRole('button', { name: 'Table', exact: true }).click()
    await ada.page.getByRole('button', { name: 'Ask to take back your last move' }).click()
    await expect(ada.page.getByText('Waiting for: Bela')).toBeVisible()
    await expect(dora.page.getByText(/Time left: 0:\d\d. No answer by then means no./)).toBeVisible()
    await bela.page.getByRole('button', { name: 'Agree' }).click()
    await expect(talk(ada)).toContainText('the move is taken back')
    for (const person of [ada, bela, dora]) expect(await person.step()).toBeLessThan(step)

    // Whoever is there is asked before a bot plays for them; whoever agreed can come back at any time.
    const askForBela = async () => {
      await ada.page.getByRole('button', { name: 'Table', exact: true }).click()
      await ada.page.getByRole('button', { name: /^Ask Bela to let/ }).click()
      await expect(bela.page.locator('[data-mine=true]')).toContainText('Ada asks you to let')
    }
    await askForBela()
    await bela.page.getByRole('button', { name: 'Decline' }).click()
    await expect(talk(ada)).toContainText('Bela declines.')
    await expect(bela.page.getByText('is playing for you')).toHaveCount(0)
    await askForBela()
    await bela.page.getByRole('button', { name: 'Agree' }).click()
    await bela.page.getByRole('button', { name: 'Take your seat back' }).click()
    await expect(bela.page.getByText('is playing for you')).toHaveCount(0)

    await house.stop()
    await expect(ada.page.getByText(/The server is being restarted|The connection is gone/)).toBeVisible()
    await house.start()
    await expect(ada.page.getByText(/The server is being restarted|The connection is gone/)).toHaveCount(0, {
      timeout: 15_000,
    })

    await bela.page.getByRole('button', { name: 'Table', exact: true }).click()
    await bela.page.getByRole('button', { name: 'Give up' }).click()
    await bela.page.getByRole('button', { name: 'Give up' }).click()
    await expect(ada.page.getByText('Winner: Ada')).toBeVisible()
    await ada.page.getByRole('button', { name: 'Play again, same people' }).click()
    await expect(ada.page.getByText('kept for Bela')).toBeVisible()
    await ada.page.getByRole('button', { name: 'Take a seat' }).click()
    await bela.page.getByRole('link', { name: 'To the next match' }).click()
    await bela.page.getByRole('button', { name: 'Take a seat' }).click()
    // The host frees a seat, and whoever sat there sits down again.
    await ada.page.getByRole('button', { name: 'Remove Bela' }).click()
    await expect(bela.page.getByText('The host has freed your seat.')).toBeVisible()
    await bela.page.getByRole('button', { name: 'Take a seat' }).click()
    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await ada.reach(0)

    for (const person of [ada, bela, dora]) await person.leave()
    await house.kill()
  },
)

test('the host fills a table with bots, and plays to the end with them', { tag: '@wide' }, async ({ browser }) => {
  const [house] = (await HOUSES['SQLite']!()) as [House]
  const ada = await Person.come(browser, 'Ada', house)
  await openTable(ada, 'mini-express', 3)
  const seatBot = ada.page.getByRole('button', { name: /^Add a bot/ })
  const remove = ada.page.getByRole('button', { name: /^Remove/ })
  for (const bots of [1, 2]) {
    await seatBot.first().click()
    await expect(remove).toHaveCount(bots)
  }
  await remove.first().click()
  await expect(ada.page.getByRole('button', { name: 'Begin' })).toBeDisabled()
  await seatBot.click()
  await ada.page.getByRole('button', { name: 'Begin' }).click()
  await ada.reach(0)
  await ada.play()
  await ada.end()
  await ada.page.getByRole('link', { name: 'Check the deal' }).click()
  await expect(ada.page.getByText('The deal was honest.')).toBeVisible()
  await ada.leave()
  await house.kill()
})

test('where there is no server, playing together says so', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }))
  await page.goto('/#/tables')
  await expect(page.getByText('No server answers here')).toBeVisible()
  await page.goto('/#/new/mini-express/together')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('alert')).toContainText('No server answers here')
})
