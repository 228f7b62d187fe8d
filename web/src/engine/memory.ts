/** What the module `crates/wasm` exports. */
interface Exports {
  memory: WebAssembly.Memory
  alloc(length: number): number
  request(): number
  answer(): number
  free(): void
}

/** The engine protocol over the memory of a WebAssembly module: one request, one answer. */
export class EngineMemory {
  private readonly exports: Exports
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports
  }

  /** Sends one line of JSON, and gives the answer's. */
  answer(line: string): string {
    const { memory, alloc, request, answer } = this.exports
    const bytes = this.encoder.encode(line)
    const at = alloc(bytes.length)
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
    const length = request()
    // The memory may have grown meanwhile, and then the old buffer is gone: ask for it anew.
    return this.decoder.decode(new Uint8Array(memory.buffer, answer(), length))
  }
}
