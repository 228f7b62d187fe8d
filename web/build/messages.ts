/** A game's file of messages in two parts, so that the start page doesn't load what is said at a table. */
import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

const PATH = /^(.*\/games\/[^/]+\/locales\/[^/]+\.ftl)\?(start|table)$/

/** What stands above the first group of messages (`## …`) is for every page, the rest for the table. */
export function partOf(text: string, part: 'start' | 'table'): string {
  const end = text.search(/^## /m)
  if (end < 0) return part === 'start' ? text : ''
  return part === 'start' ? text.slice(0, end) : text.slice(end)
}

export function messages(): Plugin {
  return {
    name: 'messages',
    load: {
      filter: { id: PATH },
      async handler(id) {
        const [, path, part] = PATH.exec(id) as unknown as [string, string, 'start' | 'table']
        this.addWatchFile(path)
        const text = partOf(await readFile(path, 'utf8'), part)
        return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
