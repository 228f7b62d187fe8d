import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ENGINE_KB } from '../budgets/sizes'
import { brotli } from '../build/compressed'

const COMPRESSING_MS = 60_000

test('the engine is within its part of the first load', { timeout: COMPRESSING_MS }, () => {
  const kilobytes = brotli(readFileSync('src/engine/engine.wasm')).length / 1000
  expect(kilobytes).toBeLessThanOrEqual(ENGINE_KB)
})
