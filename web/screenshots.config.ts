import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

/** `make screenshots`: every page and dialog, as people see it. */
export default defineConfig({
  ...tests,
  testDir: 'screenshots',
  projects: (tests.projects ?? []).map((project) => ({
    ...project,
    use: { ...project.use, deviceScaleFactor: project.name === 'phone' ? 2 : 1 },
  })),
})
