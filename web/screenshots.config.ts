import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

/** `make screenshots`: every page and dialog, as people see it. */
export default defineConfig({
  ...tests,
  testDir: 'screenshots',
  // One test takes many pictures, and a table for people at other screens plays a whole match between them.
  timeout: 400_000,
  projects: (tests.projects ?? []).map((project) => ({
    ...project,
    use: { ...project.use, deviceScaleFactor: project.name === 'phone' ? 2 : 1 },
  })),
})
