/** An automated scan of a page for what keeps people out. */
import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The map is the same in every language, and its colours are no text's. */
const BESIDE_THE_MAP = { exclude: ['svg'] }

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** In another theme only the colours are others. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] }

async function violations(page: Page, where: object | null, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(source)
  const results = await page.evaluate<AxeResults>(
    `axe.run(${where ? JSON.stringify(where) : 'document'}, ${JSON.stringify(options)})`,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 6)
      .map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html.slice(0, 140)}`),
  )
}

async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Nothing is found here, in light and in dark. */
export async function scan(page: Page, where: string, withMap: boolean) {
  await dress(page, 'light')
  expect.soft(await violations(page, withMap ? null : BESIDE_THE_MAP, everything), `${where}, light`).toEqual([])
  await dress(page, 'dark')
  expect.soft(await violations(page, BESIDE_THE_MAP, colours), `${where}, dark`).toEqual([])
}
