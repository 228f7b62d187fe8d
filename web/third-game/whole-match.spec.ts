/** A game without a face is found on the start page and played to its end. It is the last in the list. */
import { expect, test } from '@playwright/test'

import { scan } from '../e2e/axe'
import { over, players, prepare } from '../e2e/table'
import { CODES } from '../e2e/words'

test('a whole match of a game without a face', async ({ page }) => {
  const failures = await prepare(page)
  await page.goto('/#/')
  const game = page.getByRole('article').last()
  const name = await game.getByRole('heading').innerText()
  await game.getByRole('link', { name: 'Choose seats' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const actions = page.getByRole('group', { name: 'What you can do' }).getByRole('button')
  await expect(actions.first()).toBeVisible()
  await expect(players(page).getByRole('listitem')).toHaveCount(3)
  await scan(page, 'the plain table', { languages: CODES })
  const log = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  for (let step = 0; !(await over(page).isVisible());) {
    if ((await actions.count()) === 0) await page.waitForTimeout(10)
    else {
      // The match may be over before it is clicked.
      await actions
        .last()
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      if (step++ === 0) await expect(log.filter({ hasText: /^You / }).first()).toBeVisible()
    }
  }
  await scan(page, 'the plain scores', { languages: CODES })
  await expect(page.getByText(/^Winner:|share the win$/)).toBeVisible()
  expect(failures).toEqual([])
})
