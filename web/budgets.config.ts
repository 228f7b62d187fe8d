import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

/** `make budgets`: what the page costs, measured in the same browser as the tests. */
export default defineConfig({
  ...tests,
  testDir: 'budgets',
  workers: 1,
  timeout: 300_000,
  projects: (tests.projects ?? []).map((project) => ({
    ...project,
    // Things move as they do for people, and a phone has more points than the tests need to draw.
    use: {
      ...project.use,
      deviceScaleFactor: project.name === 'phone' ? 2 : 1,
      contextOptions: { reducedMotion: 'no-preference' },
    },
  })),
})
