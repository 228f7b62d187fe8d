/** An automated scan of a page for what keeps people out. */
import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

import type { Code } from './words'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] })
/** In another theme only the colours are others. */
const COLOURS = only('color-contrast')
/** In another language only the words are others: what has a name, and which names are told apart. */
const WORDS = only(
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'empty-heading', 'landmark-unique'],
  ...['button-name', 'link-name', 'summary-name', 'select-name', 'label', 'image-alt', 'role-img-alt', 'svg-img-alt'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-progressbar-name'],
  'aria-toggle-field-name',
)

/** How far a scan goes. */
export interface Extent {
  /** Only what is in here is new, as a sheet over a table that was looked at before. */
  within?: string
  /** The map is full of things, and the same in many states: it is looked at where it is another. */
  withMap?: boolean
  dark?: boolean
  languages?: readonly Code[]
}

interface Look {
  about: string
  theme?: string
  language?: string
  options: RunOptions
  within: string
  withMap: boolean
}

/** Runs in the page: dresses it for each look, scans, and leaves it as it was. Gives what was found, by look. */
async function lookThrough(looks: Look[]): Promise<Record<string, string[]>> {
  const { axe } = globalThis as unknown as { axe: { run(where: object, how: object): Promise<AxeResults> } }
  const root = document.documentElement
  const before = { theme: root.dataset['theme'], language: root.lang }
  // Nobody sees the page, so nobody waits until it is painted.
  const moment = () => new Promise((resolve) => setTimeout(resolve))
  const speak = async (language: string) => {
    if (root.lang === language) return
    const choice = [...document.querySelectorAll('select')].find((select) => select.querySelector('option[lang]'))!
    choice.value = language
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    const end = performance.now() + 10_000
    while (root.lang !== language) {
      if (performance.now() > end) throw new Error(`${language} was never spoken`)
      await moment()
    }
  }
  // Each scan weighs every node of the page, so a map that isn't looked at is put aside meanwhile.
  const putMapsAside = () => {
    const ways = [...document.querySelectorAll('.content > svg')].map((map) => {
      const place = document.createComment('')
      map.replaceWith(place)
      return () => place.replaceWith(map)
    })
    return () => ways.forEach((back) => back())
  }
  const found: Record<string, string[]> = {}
  for (const { about, theme, language, options, within, withMap } of looks) {
    await speak(language ?? before.language)
    // The page dresses itself anew when it is spoken to in another language.
    root.dataset['theme'] = theme ?? before.theme
    const putBack = withMap ? () => undefined : putMapsAside()
    const { violations } = await axe.run({ include: [within], exclude: withMap ? [] : ['svg'] }, options)
    putBack()
    found[about] = violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 6)
        .map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html.slice(0, 140)}`),
    )
  }
  await speak(before.language)
  root.dataset['theme'] = before.theme
  return found
}

/** Nothing is found here: as it is, in the dark, and in these languages. The page isn't left for any of it. */
export async function scan(page: Page, about: string, extent: Extent) {
  const { within = 'html', withMap = false, dark = true, languages = [] } = extent
  const beside = { within, withMap: false }
  const looks: Look[] = [
    { about: 'light', options: EVERYTHING, within, withMap },
    ...(dark ? [{ ...beside, about: 'dark', theme: 'dark', options: COLOURS }] : []),
    ...languages.map((language) => ({ ...beside, about: language, language, options: WORDS })),
  ]
  const clean = Object.fromEntries(looks.map(({ about }) => [about, []]))
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(source)
  expect.soft(await page.evaluate(lookThrough, looks), about).toEqual(clean)
}
