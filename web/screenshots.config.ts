import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

/** `make screenshots`: every page and dialog, as people see it. */
export default defineConfig({ ...tests, testDir: 'screenshots', timeout: 400_000 })
