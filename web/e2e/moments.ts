/** Matches in the middle of something, as files: a rare moment needn't be played for. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { BINARY } from './programs'
import { recorded, type Recorded } from './records'

interface Action {
  type: string
  [field: string]: unknown
}

interface Match {
  game: 'san-francisco' | 'mini-express'
  seats: number
  options?: object
}

export interface Moment {
  path: string
  /** How many moves were made before it. */
  step: number
}

const folder = mkdtempSync(join(tmpdir(), 'moments-'))
let files = 0

/** What the engine on the command line answers to the last of these requests. */
function ask<Answer>(...requests: object[]): Answer {
  const input = requests.map((request) => JSON.stringify(request)).join('\n')
  const output = execFileSync(BINARY, ['engine'], { input, encoding: 'utf8', maxBuffer: 1e9 })
  const answer = JSON.parse(output.trim().split('\n').at(-1)!) as { ok?: Answer }
  if (!answer.ok) throw new Error(output.slice(-400))
  return answer.ok
}

/** The match after these requests, with these people at the table; bots sit where nobody is named. */
function keep(requests: object[], people: string[]): Moment {
  const { record } = ask<{ record: { actions: unknown[] } }>(...requests, { cmd: 'record' })
  const path = join(folder, `${files++}.json`)
  const players = people.map((name) => (name ? { kind: 'person', name } : { kind: 'bot', bot: 'greedy' }))
  writeFileSync(path, JSON.stringify({ ...record, players }))
  return { path, step: record.actions.length }
}

const recordOf = ({ path }: Recorded) => JSON.parse(readFileSync(path, 'utf8')) as object

/** A match that has just been set up. */
export const fresh = (match: Match, people: string[]) => keep([{ cmd: 'new', ...match, seed: 'moments' }], people)

/** A match that begins in this position, after the first seat has done this. */
export function positioned(match: Match, state: object, actions: Action[], people: string[]): Moment {
  const acts = actions.map((action) => ({ cmd: 'act', seat: 0, action }))
  return keep([{ cmd: 'load', ...match, state }, ...acts], people)
}

/** A match of bots just before one of them does this for the first time; a person has taken over. */
export function before(type: string, { game, seats }: Match): Moment {
  const match = recorded(game, seats, 'moments')
  const step = match.actions.findIndex(({ action }) => (action as Action).type === type)
  const people = Array.from({ length: seats }, (_, seat) => (seat === match.actions[step]!.seat ? 'Ada' : ''))
  return keep(
    [
      { cmd: 'continue', record: recordOf(match) },
      { cmd: 'rewind', step },
    ],
    people,
  )
}

/** A finished match of which only the last moves are known. */
export function lastMoves({ game, seats }: Match, count: number): Moment {
  const match = recorded(game, seats, 'moments')
  const step = match.actions.length - count
  const there = [{ cmd: 'continue', record: recordOf(match) }, { cmd: 'rewind', step }, { cmd: 'state' }]
  const { state } = ask<{ state: object }>(...there)
  const acts = match.actions.slice(step).map((move) => ({ cmd: 'act', ...move }))
  return keep([{ cmd: 'load', game, seats, state }, ...acts], Array<string>(seats).fill(''))
}

/** Goes to it, whether there is a table to be seen, a page before it or the scores. */
export async function open(page: Page, { path }: Moment) {
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.locator('.hand-over, [data-step]')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 })
}
