/** Hints at a table, as the tests ask for them. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Asks for a hint; it has only begun to think. */
export async function askForHint(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Hint' }).click()
  return page.getByRole('region', { name: 'What could you do?' })
}

/** Stops a hint that thinks, and tells how many futures it looked at. */
export async function stopThinking(hint: Locator): Promise<number> {
  // While it thinks, moves change their places and the button its own: a pointer might miss it.
  await hint.getByRole('button', { name: 'Stop' }).dispatchEvent('click')
  const status = hint.getByRole('status')
  await expect(status).toContainText(/Looked at [\d,]+ possible futures?/)
  return Number((await status.innerText()).replace(/\D/g, ''))
}
