import { defineConfig } from '@playwright/test'

import { BINARY, BROWSER } from './e2e/programs'

const PORT = Number(process.env['ROUNDHOUSE_PORT'] ?? 8091)

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A Chromium with windows has pages of its own, which nobody sees; they would take a quarter of the time.
  '--disable-features=PreloadTopChromeWebUI,PreloadTopChromeWebUILessNavigations',
]

export default defineConfig({
  testDir: 'e2e',
  // Also for what the tests take from a game's folder.
  tsconfig: './tsconfig.json',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: [['list']],
  use: {
    // What moves is tested by hand; matches are played without waiting for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests without a network want the app stored; the others needn't wait for it.
    serviceWorkers: 'block',
    // A click that can't be made within this time never will.
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: {
      executablePath: BROWSER,
      // Chromium's own sandbox doesn't work for root.
      args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
    },
  },
  // What the other width would show no different is played on one of them only.
  projects: [
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `${BINARY} serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
