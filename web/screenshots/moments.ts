/** Matches cut off where something rare is asked for, as files that the page opens. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { BINARY } from '../e2e/binary'

interface Played {
  seats: number
  actions: { seat: number; action: { type: string } }[]
}

const folder = mkdtempSync(join(tmpdir(), 'moments-'))

/** Plays matches until somebody does something of this kind, and goes back to just before. People sit everywhere. */
export function momentBefore(type: string, game: string, seats: number, options: object): string {
  const path = join(folder, `${type}-${process.pid}.json`)
  for (let seed = 0; seed < 60; seed++) {
    const flags = ['--seats', String(seats), '--bots', 'greedy', '--seed', String(seed), '--options']
    execFileSync(BINARY, ['simulate', game, ...flags, JSON.stringify(options), '--show', '--record', path])
    const record = JSON.parse(readFileSync(path, 'utf8')) as Played
    const step = record.actions.findIndex(({ action }) => action.type === type)
    if (step < 0) continue
    const lines = [{ cmd: 'continue', record }, { cmd: 'rewind', step }, { cmd: 'record' }]
    const input = lines.map((line) => JSON.stringify(line)).join('\n')
    const answer = execFileSync(BINARY, ['engine'], { input, encoding: 'utf8' }).trim().split('\n').at(-1)!
    const { ok } = JSON.parse(answer) as { ok: { record: object } }
    const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, seats).map((name) => ({ kind: 'person', name }))
    writeFileSync(path, JSON.stringify({ ...ok.record, players }))
    return path
  }
  throw new Error(`nobody ever did ${type}`)
}
