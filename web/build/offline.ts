/** Tells the service worker which files it has to keep. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Plugin } from 'vite'

const WORKER = 'sw.js'

/** Runs once everything is written, and before it is compressed. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle() {
      const files = readdirSync('dist', { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== WORKER && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => relative('dist', join(entry.parentPath, entry.name)))
        .sort()
      const print = createHash('sha256')
      for (const file of files) print.update(file).update(readFileSync(join('dist', file)))
      const path = join('dist', WORKER)
      const known = `const FILES=${JSON.stringify(files)},VERSION=${JSON.stringify(print.digest('hex').slice(0, 12))};`
      writeFileSync(path, known + readFileSync(path, 'utf8'))
    },
  }
}
