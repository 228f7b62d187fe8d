/** What is asked of the server by plain HTTP. */
import { Refused, type Fault, type MatchRecord } from '../engine/protocol'
import type { OneTable, OpenTable, Settings, TableList, TakeSeat } from './generated'

/** There is no server to play on: the page came from plain files, or the network is gone. */
export class Unreachable extends Error {}

const addressOf = (path: string) => new URL(`api/${path}`, document.baseURI)

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(addressOf(path), init).catch(() => {
    throw new Unreachable('no answer')
  })
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await request(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  // A server of plain files answers too, with a page.
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Unreachable('no such server')
  const answer = (await response.json()) as Answer | { error: Fault | Fault[] }
  if (!response.ok) throw new Refused([(answer as { error: Fault | Fault[] }).error].flat()[0]!)
  return answer as Answer
}

/** 256 random bits for the seed, from this machine: with them the server can't have chosen the deal. */
export function ownRandomness(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const openTable = (table: Settings, sit: TakeSeat) =>
  ask<OneTable>('tables', { table, sit } satisfies OpenTable).then((answer) => answer.table)

export const sitDown = (id: string, sit: TakeSeat) =>
  ask<OneTable>(`tables/${id}/seats`, sit).then((answer) => answer.table)

export const describe = (id: string) => ask<OneTable>(`tables/${id}`).then((answer) => answer.table)

export const publicTables = () => ask<TableList>('tables').then((answer) => answer.tables)

export const recordOf = (id: string) => ask<MatchRecord>(`tables/${id}/record`)

/** The log of a table that was set aside, as far as somebody who sat there may see it without the rules. */
export async function logOf(id: string): Promise<string> {
  const path = `tables/${id}/log`
  const response = await request(path)
  // What is refused has a reason, which is read like that of any other request.
  return response.ok ? response.text() : ask<never>(path)
}

/** Makes sure that this browser is somebody. */
export const beginSession = () => ask<object>('session', {})

export function socketAt(id: string): WebSocket {
  const address = addressOf(`tables/${id}/socket`)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}
