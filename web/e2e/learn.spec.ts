/** The introductions, played to their end in every language; what doesn't follow the idea is explained. */
import { expect, test, type Page } from '@playwright/test'

import type { Lesson } from '../src/table/lesson'
import { literally, LOCALES, Words } from './words'

/** The actions of the list that may follow the idea of a step, by their names; the first that is there is played. */
const IDEAS: Record<string, (words: Words) => RegExp[]> = {
  'sf-tickets': (words) => [words.anyOf('san-francisco-action-keep_tickets', 'tickets')],
  'sf-draw': (words) => [words.anyOf('san-francisco-action-draw_deck')],
  'sf-ferry': (words) => [
    exactly(words.say('san-francisco-action-draw_face_up', { card: words.say('san-francisco-card-ferry') })),
  ],
  'sf-claim': () => [/Lombard Street – Chinatown/],
  'sf-complete': () => [/Fort Mason – Lombard Street/],
  'sf-souvenir': (words) => [/Pier 39 – Alcatraz/, words.anyOf('san-francisco-action-take_token', 'location')],
  'sf-more': (words) => [
    words.anyOf('san-francisco-action-draw_tickets'),
    words.anyOf('san-francisco-action-keep_tickets', 'tickets'),
  ],
  'sf-end': () => [/Golden Gate Bridge – Japanese Garden/],
  'me-draft': (words) => [words.anyOf('mini-express-action-draft_share', 'company')],
  'me-build': (words) => [building(words, 'wood', 'New York')],
  'me-length': (words) => [building(words, 'wood', 'Louisville')],
  'me-share': (words) => [taking(words, 'steel')],
  'me-free': (words) => [taking(words, 'leather')],
  'me-compensation': (words) => [building(words, 'wood', 'Detroit')],
  'me-wild': (words) => [
    building(words, 'cotton', 'Fort Smith'),
    words.anyOf('mini-express-action-gain_influence', 'company'),
  ],
  'me-worth': (words) => [taking(words, 'cotton')],
}

/** Some languages decline the company's name: its last letter may be another. */
const building = (words: Words, company: string, city: string) =>
  new RegExp(`${words.say(`mini-express-company-${company}`).slice(0, -1)}.*${city}`)

const exactly = (text: string) => new RegExp(`^${literally(text)}$`)

const taking = (words: Words, company: string) =>
  exactly(words.say('mini-express-action-take_share', { company: words.say(`mini-express-company-${company}`) }))

const lessonsOf = async (game: string) =>
  ((await import(`../../games/${game}/lessons/index.ts`)) as { lessons: Lesson[] }).lessons

async function playLessons(page: Page, words: Words, game: string) {
  const lessons = await lessonsOf(game)
  await page.goto(`/#/learn/${game}`)
  await page.locator('#actions button[aria-expanded=false]').press('Enter')
  const list = page.getByRole('group', { name: words.say('table-actions-list') })
  for (const [index, { name, times = 1 }] of lessons.entries()) {
    await expect(page.getByText(words.say('learn-step', { number: index + 1, count: lessons.length }))).toBeVisible()
    await expect(page.getByText(words.say(`learn-${name}`))).toBeVisible()
    for (let played = 0; played < times; played++) {
      const wished = IDEAS[name]!(words)
      const button = list.getByRole('button', { name: wished[Math.min(played, wished.length - 1)]! })
      await expect(page.locator('[data-step]')).toHaveAttribute('aria-busy', 'false')
      await button.first().press('Enter')
    }
    await expect(page.getByText(words.say(`learn-${name}-done`))).toBeVisible()
    await page.getByRole('button', { name: words.say('learn-next'), exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: words.say('learn-finished') })).toBeFocused()
}

/** Each language plays one of them, English both. */
const PLAYED = [
  ['san-francisco', '@wide', ['en', 'pl', 'nl']],
  ['mini-express', '@phone', ['en', 'cs', 'ro']],
] as const

for (const [game, tag, codes] of PLAYED)
  for (const code of codes) {
    test.describe(code, () => {
      test.use({ locale: LOCALES[code] })

      test(`the introduction to ${game} can be completed`, { tag }, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('roundhouse.settings', JSON.stringify({ pace: 'instant' })))
        await playLessons(page, new Words(code), game)
      })
    })
  }

test('what does not follow the idea is explained, and nothing is played', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'San Francisco: learn by playing' }).click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page.getByText('Draw two cards, but leave the ferry alone.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the ferry card' }).click()
  await expect(page.getByRole('alert')).toContainText('this step is about something else')
  await page.getByRole('button', { name: /^Fort Mason – Alcatraz/ }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Rule CLAIM-')
  await expect(page.getByRole('button', { name: 'Skip this step' })).toBeVisible()
})
