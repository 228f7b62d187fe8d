/** The languages of the app, the one that is spoken now, and the parts of it that are loaded. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { untrack } from 'svelte'

import { FUNCTIONS } from './functions'

/** Each language by its own name. */
export const LANGUAGES = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  ro: 'Română',
  nl: 'Nederlands',
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && code in LANGUAGES

/** A part is a file of messages, there in every language. Each is loaded when a page first needs it, and only in the
 * language that is spoken: `languages.test.ts` sees to it that no language lacks anything. What only the binary says is
 * never loaded. */
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/{arena,binary,help}.ftl'], {
  query: '?raw',
  import: 'default',
})
/** A game brings a file of its own: what every page says about it is in the part `games`, with the same of the other
 * games; the rest is a part that has the game's name. */
const about = import.meta.glob<string>('../../../games/*/locales/*.ftl', { query: '?start', import: 'default' })
const atTable = import.meta.glob<string>('../../../games/*/locales/*.ftl', { query: '?table', import: 'default' })

/** What every page needs; a page that needs more says so with `need`. */
export const FIRST_PARTS = ['app', 'games']

const needed = new Set(FIRST_PARTS)
const bundles = new Map<Language, FluentBundle>()
const loading = new Map<string, Promise<void>>()

function bundleOf(language: Language): FluentBundle {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS })
  bundles.set(language, bundle)
  return bundle
}

function filesOf(language: Language, part: string) {
  if (part === 'games')
    return Object.keys(about).flatMap((path) => (path.endsWith(`/${language}.ftl`) ? about[path]! : []))
  const file =
    files[`../../../locales/${language}/${part}.ftl`] ?? atTable[`../../../games/${part}/locales/${language}.ftl`]
  if (!file) throw new Error(`there are no messages called ${part}`)
  return [file]
}

async function load(language: Language, part: string) {
  const texts = await Promise.all(filesOf(language, part).map((file) => file()))
  for (const text of texts) bundleOf(language).addResource(new FluentResource(text))
}

/** Loads a part once; if that fails, the next who needs it tries again. */
function loadOnce(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`
  const begun = loading.get(key) ?? load(language, part)
  loading.set(key, begun)
  begun.catch(() => loading.delete(key))
  return begun
}

/** Everything needed so far; also what came to be needed while the rest was loading. */
async function loadNeeded(language: Language) {
  for (let count = -1; count !== needed.size;) {
    count = needed.size
    await Promise.all([...needed].map((part) => loadOnce(language, part)))
  }
}

interface Spoken {
  language: Language
  bundle: FluentBundle
}

/** What is spoken now. Whatever was said on the page is said anew when it changes. */
export const spoken = $state<{ now: Spoken }>({ now: { language: 'en', bundle: bundleOf('en') } })

/** Speaks another language from now on; it is loaded first, so that nothing is shown half in one. */
export async function speak(language: Language) {
  await loadNeeded(language)
  spoken.now = { language, bundle: bundleOf(language) }
}

/** Loads these parts of what the app says, before a page that says any of it is shown. */
export async function need(...parts: string[]) {
  for (const part of parts) needed.add(part)
  // A page that asks isn't made anew for another language: `speak` loads what was needed.
  await loadNeeded(untrack(() => spoken.now.language))
}

/** Code that is loaded when it is needed, together with the messages that it says. */
export async function withMessages<Code>(parts: string[], code: Promise<Code>): Promise<Code> {
  return (await Promise.all([code, need(...parts)]))[0]
}

/** The first of these that the app speaks; `cs-CZ` is Czech. */
export function firstKnown(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.find(isLanguage) ?? 'en'
}
