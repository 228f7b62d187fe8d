import { expect, test, type Page } from '@playwright/test'

import type { Hands } from '../e2e/hands'
import { player as express } from '../e2e/mini-express'
import { player as franciscan } from '../e2e/san-francisco'
import { prepare, sitDown, type Seating } from '../e2e/table'
import { clickTimes, frameTimes, slowDown, watchClicks, work, type ClickTimes } from './page'
import { busyness, median, report, share } from './report'
import { ENGINE_KB, FIRST_LOAD_KB } from './sizes'

/** Until the page shows that it heard a click, and no longer until it shows what comes of it. */
const ANSWER_MS = 100
const FRAME_MS = 34
const CLICKS = 70
/** People see what they point at before they press, and press for a while: what pointing costs is no part of the answer. */
const ARRIVED_MS = 250
const HELD_MS = 70
/** A median of fewer clicks says nothing. */
const FEWEST = 4
/** Clicks that do the same are counted together: a space or a city of the map, a card, a button of a sheet. */
const KINDS = /^$|number|^(Keep|Draw|Take the|Take it|Take a share|Build track|Build with|Next track|Claim)/

const CALLED: Record<string, string> = { '': 'a route', number: 'a city' }

const TABLES: { seating: Seating; player: (page: Page) => Hands }[] = [
  { seating: { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }], seed: 'budgets' }, player: franciscan },
  { seating: { game: 'mini-express', seats: ['Ada'], seed: 'budgets' }, player: express },
]

/** Where others use the machine, times tell of them too: then a click is judged by the page's own work. */
let busy = false

test.beforeAll(() => {
  const times = busyness()
  busy = times > 1.2
  if (busy) console.log(`Others use this machine: work takes ${times.toFixed(1)} times as long here.`)
})

// One language has letters that its headings need a second font for.
for (const [locale, loaded] of Object.entries({ 'en-GB': '2 to 4 players', 'cs-CZ': '2 až 4 hráči' })) {
  test.describe(locale, () => {
    test.use({ locale })

    test('the first load, compressed', async ({ page }, info) => {
      test.skip(info.project.name !== 'wide', 'it is the same everywhere')
      const sizes = new Map<string, number>()
      page.on('requestfinished', async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes()
        sizes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize)
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByText(loaded)).toBeVisible()
      const kilobytes = [...sizes].map(([path, bytes]) => `${path.split('/').pop()} ${(bytes / 1000).toFixed(1)}`)
      const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
      report(`first load with the engine, ${locale}`, total, FIRST_LOAD_KB, 'kB', kilobytes.join(', '))
      const [, engine] = [...sizes].find(([path]) => path.endsWith('.wasm')) ?? []
      expect(engine, 'the engine was counted').toBeDefined()
      report(`the engine of it, ${locale}`, engine! / 1000, ENGINE_KB, 'kB')
    })
  })
}

for (const { seating, player } of TABLES) {
  test(`${seating.game}: from a click to its answer`, async ({ page }, info) => {
    await prepare(page)
    await sitDown(page, seating)
    const hands = player(page)
    await hands.look()
    const session = await slowDown(page)
    await page.evaluate(watchClicks)
    const kinds = new Map<string, { times: ClickTimes[]; works: number[] }>()
    for (let clicks = 0; clicks < CLICKS; clicks++) {
      const sight = await hands.look()
      if (sight.asked === 'over') break
      await hands.reach(sight)
      await page.waitForTimeout(ARRIVED_MS)
      const before = await work(session)
      await hands.click(sight, HELD_MS)
      const kind = KINDS.exec(sight.name)?.[0] ?? 'a choice'
      const { times, works } = kinds.get(kind) ?? { times: [], works: [] }
      times.push(...(await clickTimes(page)))
      works.push((await work(session)) - before)
      kinds.set(kind, { times, works })
    }
    for (const [kind, { times, works }] of kinds) {
      if (times.length < FEWEST) continue
      const shown = (values: number[]) => `worst of ${values.length} ${Math.max(...values).toFixed(0)} ms`
      const what = `${info.project.name}: ${seating.game}: ${CALLED[kind] ?? kind}`
      const [signs, results] = [times.map(({ sign }) => sign), times.map(({ result }) => result)]
      report(`${what}, heard`, median(busy ? works : signs), ANSWER_MS, 'ms', shown(signs))
      report(
        `${what}, shown`,
        median(busy ? works : results),
        ANSWER_MS,
        'ms',
        `${shown(results)}; work ${shown(works)}`,
      )
    }
  })

  test(`${seating.game}: moving and zooming the map`, async ({ page }, info) => {
    await prepare(page)
    await sitDown(page, seating)
    await player(page).playUntil(({ step }) => step >= 20)
    await slowDown(page)
    const box = (await page.locator('div.frame').boundingBox())!
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    const zooming = await frameTimes(page, async () => {
      for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, turn < 14 ? -60 : 40)
    })
    const moving = await frameTimes(page, async () => {
      await page.mouse.down()
      for (let turn = 0; turn < 40; turn++) {
        await page.mouse.move(middle.x + 90 * Math.sin(turn / 5), middle.y + 60 * Math.cos(turn / 7))
      }
      await page.mouse.up()
    })
    for (const [what, frames] of Object.entries({ zooming, moving })) {
      const more = `median ${median(frames).toFixed(0)} ms of ${frames.length} frames, worst ${Math.max(...frames).toFixed(0)} ms`
      report(
        `${info.project.name}: ${seating.game}: ${what}, 95 of 100 frames`,
        share(frames, 0.95),
        FRAME_MS,
        'ms',
        more,
      )
    }
  })
}
