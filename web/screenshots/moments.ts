/** Matches that bots played, cut off where there is something to be seen, as files that the page opens. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { BINARY } from '../e2e/programs'

interface Move {
  seat: number
  action: { type: string }
}

export interface Wanted {
  game: 'san-francisco' | 'mini-express'
  seats: number
  options?: object
  /** The step to go back to; below 0 if this match has none. */
  at: (moves: Move[]) => number
  /** Does a person sit in every seat? Otherwise only in that of whoever is asked. */
  people?: boolean
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil']

const folder = mkdtempSync(join(tmpdir(), 'moments-'))
let count = 0

/** Where somebody does something of this kind. */
export const before = (type: string) => (moves: Move[]) => moves.findIndex(({ action }) => action.type === type)

/** Where something of this kind was just done. */
export const after = (type: string) => (moves: Move[]) => before(type)(moves) + 1 || -1

/** At this part of the match, when somebody may do whatever they like. */
export const through = (part: number, type: string) => (moves: Move[]) => {
  const first = Math.floor(moves.length * part)
  return moves.findIndex(({ action }, step) => step >= first && action.type === type)
}

export const theEnd = (moves: Move[]) => moves.length

/** A match at the wanted moment: the first that has one. */
function fileOf({ game, seats, options = {}, at, people = false }: Wanted): string {
  const path = join(folder, `${process.pid}-${count++}.json`)
  for (let seed = 0; seed < 60; seed++) {
    const flags = ['--seats', String(seats), '--bots', 'greedy', '--seed', String(seed), '--options']
    execFileSync(BINARY, ['simulate', game, ...flags, JSON.stringify(options), '--show', '--record', path])
    const record = JSON.parse(readFileSync(path, 'utf8')) as { actions: Move[] }
    const step = at(record.actions)
    if (step < 0) continue
    const asked = record.actions[step]?.seat ?? 0
    const players = NAMES.slice(0, seats).map((name, seat) =>
      people || seat === asked ? { kind: 'person', name } : { kind: 'bot', bot: 'greedy' },
    )
    const lines = [{ cmd: 'continue', record }, { cmd: 'rewind', step }, { cmd: 'record' }]
    const input = lines.map((line) => JSON.stringify(line)).join('\n')
    const answer = execFileSync(BINARY, ['engine'], { input, encoding: 'utf8' }).trim().split('\n').at(-1)!
    const cut = step === record.actions.length ? record : (JSON.parse(answer) as { ok: { record: object } }).ok.record
    writeFileSync(path, JSON.stringify({ ...cut, players }))
    return path
  }
  throw new Error('there is no such moment')
}

/** Opens a match at the wanted moment; gives its id on this device. */
export async function goTo(page: Page, wanted: Wanted): Promise<string> {
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(fileOf(wanted))
  await page.locator('.hand-over, main.end, .task.mine').waitFor()
  return new URL(page.url()).hash.split('/').at(-1)!
}

/** Bots act at once, and there is somebody who sits here. */
export const likeAda = (page: Page) =>
  page.addInitScript(() => {
    const key = 'roundhouse.settings'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: 'instant', name: 'Ada' }))
  })
