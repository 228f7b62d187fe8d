/** Reads a game's `game.toml` while the page is built: whoever imports it gets its values. */
import type { Plugin } from 'vite'

/** The values above the first table, as constants. Unused ones don't reach the page. The file is checked in Rust: here
 * it is enough to read strings and numbers, which are written as in JSON. */
export function constantsIn(text: string): string {
  const top = text.split(/^\[/m)[0]!
  const values = [...top.matchAll(/^([a-z_]+) = ("[^"]*"|\d+)\s*(?:#.*)?$/gm)]
  return values.map(([, name, value]) => `export const ${name} = ${value}\n`).join('')
}

export function titles(): Plugin {
  return {
    name: 'titles',
    transform: {
      filter: { id: /\/game\.toml$/ },
      handler: (text) => ({ code: constantsIn(text), map: null, moduleType: 'js' }),
    },
  }
}
