/** What a person likes, kept on this device. */

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'calm' | 'brisk' | 'instant'

const KEY = 'roundhouse.settings'

interface Saved {
  theme: Theme
  pace: Pace
  name: string
}

function read(): Saved {
  const defaults: Saved = { theme: 'system', pace: 'calm', name: '' }
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

/** Keeps the settings, and dresses the page in the chosen theme. */
export function applySettings() {
  const theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset['theme'] = theme
  localStorage.setItem(KEY, JSON.stringify(settings))
}
