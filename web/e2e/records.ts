/** Matches that bots played beforehand, and what the command line says about them. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { BINARY } from './programs'
import { over } from './table'

const folder = mkdtempSync(join(tmpdir(), 'records-'))

export interface Recorded {
  path: string
  game: string
  seats: number
  actions: { seat: number; action: unknown }[]
  outcome: { points: number[] }
}

/** A finished match of greedy bots, as a file. */
export function recorded(game: string, seats: number, seed: string): Recorded {
  const path = join(folder, `${game}-${seats}-${seed}.json`)
  const flags = ['--seats', String(seats), '--bots', 'greedy', '--seed', seed, '--show', '--record', path]
  execFileSync(BINARY, ['simulate', game, ...flags])
  return { ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<Recorded, 'path'>), path }
}

/** What the engine on the command line shows to a viewer after each step of a match, from the set-up on. */
export function viewsOf<View>({ path, actions }: Recorded, seat: number | null): View[] {
  const record = JSON.parse(readFileSync(path, 'utf8')) as unknown
  const requests = [
    { cmd: 'continue', record },
    { cmd: 'rewind', step: 0 },
    { cmd: 'view', seat },
    ...actions.flatMap(({ seat: actor, action }) => [
      { cmd: 'act', seat: actor, action },
      { cmd: 'view', seat },
    ]),
  ]
  const input = requests.map((request) => JSON.stringify(request)).join('\n')
  const lines = execFileSync(BINARY, ['engine'], { input, encoding: 'utf8', maxBuffer: 1e9 }).trim().split('\n')
  const answers = lines.map((line) => JSON.parse(line) as { ok: { view?: View } })
  return answers.flatMap(({ ok }) => (ok.view === undefined ? [] : [ok.view]))
}

/** Opens a finished match from its file: its scores are shown. Gives its id on this device. */
export async function openRecord(page: Page, { path }: Recorded): Promise<string> {
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(over(page)).toBeVisible({ timeout: 15_000 })
  return new URL(page.url()).hash.split('/').at(-1)!
}
