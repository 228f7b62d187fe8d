/** What can happen in each game, as the engine lists it. */
import { readFileSync } from 'node:fs'

import { EngineMemory } from '../src/engine/memory'

interface Vocabulary {
  game: string
  events: string[]
  refusals: string[]
  /** The label of the rule behind each refusal. */
  rules: Record<string, string>
  endings: string[]
  deciders: string[]
}

const module = new WebAssembly.Module(readFileSync('src/engine/engine.wasm'))
const engine = new EngineMemory(new WebAssembly.Instance(module))
const text = engine.answer(JSON.stringify({ cmd: 'games', phrases: true }))

interface Answer {
  ok: { games: { game: string; vocabulary: Omit<Vocabulary, 'game'> }[] }
}

export const vocabulary: Vocabulary[] = (JSON.parse(text) as Answer).ok.games.map(({ game, vocabulary }) => ({
  game,
  ...vocabulary,
}))
