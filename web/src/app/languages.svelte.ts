/** The languages of the app, and the one that is spoken now. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import english from './locales/en'

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

type Loader = () => Promise<{ default: string[] }>

const loaders: Record<Exclude<Language, 'en'>, Loader> = {
  cs: () => import('./locales/cs'),
  pl: () => import('./locales/pl'),
  ro: () => import('./locales/ro'),
  nl: () => import('./locales/nl'),
}

function bundleOf(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of files) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Always there, for whatever another language lacks. */
export const ENGLISH = bundleOf('en', english)

const bundles = new Map<Language, FluentBundle>([['en', ENGLISH]])

interface Spoken {
  language: Language
  bundle: FluentBundle
}

/** What is spoken now. Whatever was said on the page is said anew when it changes. */
export const spoken = $state<{ now: Spoken }>({
  now: { language: 'en', bundle: ENGLISH },
})

/** Speaks another language from now on; it is loaded first, so that nothing is shown half in one. */
export async function speak(language: Language) {
  if (language !== 'en' && !bundles.has(language))
    bundles.set(language, bundleOf(language, (await loaders[language]()).default))
  spoken.now = { language, bundle: bundles.get(language)! }
}

/** The first of these that the app speaks; `cs-CZ` is Czech. */
export function firstKnown(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.find(isLanguage) ?? 'en'
}
