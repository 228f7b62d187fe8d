/** Was the deal what was promised? docs/records.md, "Fairness". */
import type { Engine } from '../engine/client'
import { Refused, type Fault, type MatchRecord } from '../engine/protocol'
import type { KnownTable } from './known'

interface Fairness {
  commitment: string
  secret: string
  contributions: string[]
}

/** One thing that was checked: `passed` is `null` if this device can't know. */
export interface Finding {
  what: 'promise' | 'shown' | 'own' | 'seed' | 'replay'
  passed: boolean | null
  fault?: Fault
}

/** Only pages that came over an encrypted connection, or from this machine, are given it by the browser. */
export const canHash = () => globalThis.crypto.subtle !== undefined

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Everything that can be checked about a record, and against what this device was told before the match. */
export async function findings(engine: Engine, record: MatchRecord, known: KnownTable | undefined): Promise<Finding[]> {
  const fairness = record['fairness'] as Fairness | undefined
  if (!fairness) return [{ what: 'promise', passed: false }]
  const { commitment, secret, contributions } = fairness
  const odd = contributions.some((text) => !/^[a-zA-Z0-9]{0,64}$/.test(text))
  return [
    { what: 'promise', passed: canHash() ? (await sha256(secret)) === commitment : null },
    { what: 'shown', passed: known ? known.commitment === commitment : null },
    { what: 'own', passed: known ? contributions[known.seat] === known.randomness : null },
    { what: 'seed', passed: !odd && [secret, ...contributions].join(':') === record.seed },
    await replayed(engine, record),
  ]
}

/** Plays the record again: every shuffle has to fall as the seed says. */
async function replayed(engine: Engine, record: MatchRecord): Promise<Finding> {
  try {
    await engine.resume(record)
    return { what: 'replay', passed: true }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { what: 'replay', passed: false, fault: error.fault }
  }
}
