/** What a person likes, kept on this device. */
import { firstKnown, isLanguage, speak, spoken, type Language } from './languages.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'calm' | 'brisk' | 'instant'
/** `distinct` are colours that stay apart however somebody sees colours. */
export type Colours = 'usual' | 'distinct'
export type Motion = 'full' | 'quick' | 'none'

const KEY = 'roundhouse.settings'

interface Saved {
  theme: Theme
  pace: Pace
  colours: Colours
  motion: Motion
  /** Is what an action changes shown before it is played? */
  confirm: boolean
  sounds: boolean
  name: string
  /** The language that was chosen here; until one is, the browser's is spoken. */
  language: Language | null
}

function read(): Saved {
  const defaults: Saved = {
    theme: 'system',
    pace: 'calm',
    colours: 'usual',
    motion: 'full',
    confirm: true,
    sounds: false,
    name: '',
    language: null,
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return defaults
  }
}

export const settings = $state(read())

/** How long a bot waits before it acts, so that people can follow. */
export const PAUSE_MS: Record<Pace, number> = { calm: 900, brisk: 300, instant: 0 }

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
let dark = $state(systemIsDark.matches)
systemIsDark.addEventListener('change', () => (dark = systemIsDark.matches))

/** Speaks the language that was chosen, else the one that the browser asks for. */
export async function beginSpeaking() {
  const language = isLanguage(settings.language) ? settings.language : firstKnown(navigator.languages)
  // One that can't be loaded is no reason to show nothing.
  await speak(language).catch(() => speak('en'))
}

export async function chooseLanguage(language: Language) {
  await speak(language)
  settings.language = language
}

/** Keeps the settings, and dresses the page in the chosen theme. */
export function applySettings() {
  document.documentElement.lang = spoken.now.language
  const theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['colours'] = settings.colours
  document.documentElement.dataset['motion'] = settings.motion
  localStorage.setItem(KEY, JSON.stringify(settings))
}
