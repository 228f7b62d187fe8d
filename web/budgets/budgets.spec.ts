import { expect, test, type Page } from '@playwright/test'

import type { Hands } from '../e2e/hands'
import { player as express } from '../e2e/mini-express'
import { player as franciscan } from '../e2e/san-francisco'
import { prepare, sitDown, type Seating } from '../e2e/table'
import { clickTimes, frameTimes, slowDown, watchClicks } from './page'
import { busyness, median, report, share } from './report'

const FIRST_LOAD_KB = 350
const ANSWER_MS = 100
const FRAME_MS = 34
const CLICKS = 70
/** Clicks that do the same are counted together: a space or a city of the map, a card, a button of a sheet. */
const KINDS = /^$|number|^(Keep|Draw|Take the|Take it|Take a share|Build track|Build with|Next track|Claim)/

const CALLED: Record<string, string> = { '': 'a route', number: 'a city' }

const TABLES: { seating: Seating; player: (page: Page) => Hands }[] = [
  { seating: { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }], seed: 'budgets' }, player: franciscan },
  { seating: { game: 'mini-express', seats: ['Ada'], seed: 'budgets' }, player: express },
]

test.beforeAll(() => {
  const times = busyness()
  if (times > 1.1) console.log(`Others use this machine: work takes ${times.toFixed(1)} times as long here.`)
})

test('the first load, compressed', async ({ page }, info) => {
  const sizes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    sizes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByText('2 to 4 players')).toBeVisible()
  const kilobytes = [...sizes].map(([path, bytes]) => `${path.split('/').pop()} ${(bytes / 1000).toFixed(1)}`)
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  report(`${info.project.name}: first load with the engine`, total, FIRST_LOAD_KB, 'kB', kilobytes.join(', '))
  expect(
    [...sizes.keys()].some((path) => path.endsWith('.wasm')),
    'the engine was counted',
  ).toBe(true)
})

for (const { seating, player } of TABLES) {
  test(`${seating.game}: from a click to its answer`, async ({ page }, info) => {
    await prepare(page)
    await sitDown(page, seating)
    const hands = player(page)
    await hands.look()
    await slowDown(page)
    await page.evaluate(watchClicks)
    const kinds = new Map<string, number[]>()
    for (let clicks = 0; clicks < CLICKS; clicks++) {
      const sight = await hands.look()
      if (sight.asked === 'over') break
      await hands.click(sight)
      const kind = KINDS.exec(sight.name)?.[0] ?? 'a choice'
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...(await clickTimes(page))])
    }
    for (const [kind, times] of kinds) {
      const more = `worst of ${times.length}: ${Math.max(...times).toFixed(0)} ms`
      report(`${info.project.name}: ${seating.game}: ${CALLED[kind] ?? kind}`, median(times), ANSWER_MS, 'ms', more)
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
