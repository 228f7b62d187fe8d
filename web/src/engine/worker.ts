/** The engine in a thread of its own: bots may think as long as they like, and the page stays awake. */
import engineAddress from './engine.wasm?url'
import { EngineMemory } from './memory'

const scope = self as unknown as DedicatedWorkerGlobalScope

const engine = fetch(engineAddress)
  .then((response) => WebAssembly.instantiateStreaming(response))
  .then(({ instance }) => new EngineMemory(instance))

scope.onmessage = async ({ data }: MessageEvent<{ id: number; line: string }>) => {
  try {
    scope.postMessage({ id: data.id, line: (await engine).answer(data.line) })
  } catch (error) {
    scope.postMessage({ id: data.id, failure: String(error) })
  }
}
