/** Opens tables and takes seats, and remembers what was promised about the deal. */
import { say } from '../base/messages'
import { settings } from '../base/settings.svelte'
import { Refused } from '../engine/protocol'
import { faultInWords } from '../table/faults'
import { remember } from './known'
import { openTable, ownRandomness, sitDown, Unreachable } from './server'
import type { TableShown, Settings } from './generated'

/** Opens a table with its host in the first seat that is for a person; gives its id. */
export async function openFor(settings: Settings, name: string): Promise<string> {
  const randomness = ownRandomness()
  return note(await openTable(settings, { name, randomness }), name, randomness)
}

/** Takes a seat: this one, or whichever is free. */
export async function takeSeat(id: string, name: string, seat?: number): Promise<string> {
  const randomness = ownRandomness()
  return note(await sitDown(id, { name, randomness, ...(seat === undefined ? {} : { seat }) }), name, randomness)
}

function note({ id, game, commitment, you }: TableShown, name: string, randomness: string): string {
  settings.name = name
  remember({ id, game, commitment, randomness, seat: you ?? 0, over: false })
  return id
}

/** Why no table could be opened or no seat taken, in words. */
export function openingFault(error: unknown): string {
  if (error instanceof Refused) return faultInWords(error.fault)
  if (error instanceof Unreachable) return say('online-unreachable')
  throw error
}
