/** The engine in a thread of its own: bots may think as long as they like, and the page stays awake.
 *
 * Matches are written down from here too: a record is long, and the page has better things to do than to read it. */
import engineAddress from './engine.wasm?url'
import { EngineMemory } from './memory'
import type { Fault, MatchRecord } from './protocol'
import { save, type SavedMatch } from './saves'

/** One line of the engine protocol, or a match to be saved with its record as it is then. */
export type Request = { id: number; line: string } | { id: number; keep: Omit<SavedMatch, 'record'> }

const scope = self as unknown as DedicatedWorkerGlobalScope

const engine = fetch(engineAddress)
  .then((response) => WebAssembly.instantiateStreaming(response))
  .then(({ instance }) => new EngineMemory(instance))

async function keep(match: Omit<SavedMatch, 'record'>): Promise<string> {
  const line = (await engine).answer('{"cmd":"record"}')
  const answer = JSON.parse(line) as { ok: { record: MatchRecord } } | { error: Fault }
  if ('ok' in answer) await save({ ...match, record: answer.ok.record })
  return 'ok' in answer ? '{"ok":{}}' : line
}

scope.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    const line = 'keep' in data ? await keep(data.keep) : (await engine).answer(data.line)
    scope.postMessage({ id: data.id, line })
  } catch (error) {
    scope.postMessage({ id: data.id, failure: String(error) })
  }
}
