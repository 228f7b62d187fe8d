import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

const { baseURL } = tests.use!

/** `make third-game`: a game that is only a folder, in the built page. No server is needed for it. */
export default defineConfig({
  ...tests,
  testDir: 'third-game',
  projects: (tests.projects ?? []).filter(({ name }) => name === 'phone'),
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${new URL(baseURL!).port} --strictPort`,
    url: baseURL!,
    reuseExistingServer: false,
  },
})
