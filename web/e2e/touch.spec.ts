/** The map under fingers: two move and zoom it, one scrolls the page. */
import { expect, test, type CDPSession, type Page } from '@playwright/test'

import { player } from './san-francisco'
import { prepare, sitDown } from './table'

interface Point {
  x: number
  y: number
}

/** Puts fingers down, moves each from its first to its last point, and lifts them. */
async function swipe(session: CDPSession, fingers: { from: Point; to: Point }[]) {
  const steps = 12
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= steps; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How the map lies now. */
const lie = (page: Page) =>
  page.locator('div.frame .content').evaluate((content) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(content).transform)
    return { scale, x, y }
  })

test('two fingers zoom and move the map, one finger scrolls the page', { tag: '@phone' }, async ({ page }) => {
  await prepare(page)
  await sitDown(page, { game: 'san-francisco', seats: ['Ada', { bot: 'Magpie' }], seed: 'fingers' })
  await player(page).playUntil(({ name }) => name.startsWith('Draw an unseen card'))
  const session = await page.context().newCDPSession(page)
  const frame = page.locator('div.frame')
  await frame.scrollIntoViewIfNeeded()
  const box = (await frame.boundingBox())!
  const beside = (x: number, y = 0): Point => ({ x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y })

  expect((await lie(page)).scale).toBe(1)
  await swipe(session, [
    { from: beside(-30), to: beside(-90) },
    { from: beside(30), to: beside(90) },
  ])
  const close = await lie(page)
  expect(close.scale).toBeGreaterThan(2.5)
  expect(close.scale).toBeLessThan(3.5)

  await swipe(session, [
    { from: beside(-40), to: beside(-10, 30) },
    { from: beside(40), to: beside(70, 30) },
  ])
  const moved = await lie(page)
  expect(moved.scale).toBeCloseTo(close.scale, 1)
  expect(moved.x - close.x).toBeGreaterThan(20)
  expect(moved.y - close.y).toBeGreaterThan(20)

  // What is under the fingers when they are lifted is not chosen, and the page stays where it is.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const scrolled = await page.evaluate(() => scrollY)
  await swipe(session, [{ from: beside(0, 60), to: beside(0, -120) }])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50)
  expect(await lie(page)).toEqual(moved)
  await expect(page.getByText('Use two fingers to move the map')).toBeVisible()
})
