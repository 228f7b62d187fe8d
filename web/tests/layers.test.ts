/** The page is built in layers, and imports only point down. So there are no cycles between folders: in every cycle some
 * import points up, or sideways. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** From the bottom to the top. Folders in one layer don't know each other: no game knows another game, and no page
 * another page. */
const LAYERS = [
  /** Messages, settings, the address, what every page looks like. */
  /^web\/src\/base(?=\/)/,
  /** The rules in a worker, and the matches kept on this device. */
  /^web\/src\/engine(?=\/)/,
  /** A table that knows no game. */
  /^web\/src\/table(?=\/)/,
  /** A table for games without a face. */
  /^web\/src\/plain(?=\/|$)/,
  /** What one game brings to the table. */
  /^games\/[^/]+(?=\/(face|lessons)(\/|$))/,
  /** The list of games. */
  /^web\/src\/games(?=\/|$)/,
  /** Hints and reviews: a page of its own, and part of the table in local play. */
  /^web\/src\/insight(?=\/)/,
  /** Everything else that somebody can go to. */
  /^web\/src\/(learn|offline|online|play|replay|rules)(?=\/)/,
  /** The shell: which page is shown. */
  /^web\/src\/app(?=\/)/,
  /^web\/src\/main\.ts$/,
]

/** A file by its path in the repository, and its text. */
type Source = [path: string, text: string]

function placeOf(path: string) {
  const layer = LAYERS.findIndex((folder) => folder.test(path))
  return { layer, folder: LAYERS[layer]?.exec(path)?.[0] ?? path }
}

const codeOf = ([path, text]: Source) =>
  path.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join() : text

/** What a file takes from its own folder or another one: imports of values and of types, at once and later, workers and
 * globs all name a relative path, or one from the top of the page. What a game brings besides code has no layer. */
const importsOf = (source: Source) =>
  [...codeOf(source).matchAll(/(['"`])((?:\.\.?|\$web)(?:\/[^'"`\n]*)?)\1/g)]
    .map(([, , path]) => (path!.startsWith('$web') ? path!.replace('$web', 'web/src') : join(source[0], '..', path!)))
    .filter((path) => path.startsWith('web/src/') || placeOf(path).layer >= 0)

/** Every import that doesn't point down or into its own folder. */
function wrongImports(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const from = placeOf(source[0])
    const isWrong = (path: string) => {
      const to = placeOf(path)
      return from.folder !== to.folder && (to.layer < 0 || from.layer <= to.layer)
    }
    return importsOf(source)
      .filter(isWrong)
      .map((path) => `${source[0]} → ${path}`)
  })
}

/** The code of the page below a folder. */
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): Source => [relative('..', path), readFileSync(path, 'utf8')])

describe('layers', () => {
  const sources = [...sourcesIn('src'), ...sourcesIn('../games')]

  it('holds every file', () => {
    expect(sources.map(([path]) => path).filter((path) => placeOf(path).layer < 0)).toEqual([])
    expect(new Set(sources.map(([path]) => placeOf(path).layer)).size).toBe(LAYERS.length)
  })

  it('imports only downwards', () => {
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(500)
    expect(wrongImports(sources)).toEqual([])
  })

  it('notices every import that goes another way', () => {
    const wrong = (path: string, text: string) => wrongImports([[path, text]]).length > 0
    const page = (path: string, text: string) => wrong(`web/src/${path}`, text)
    // Down, and within a folder.
    expect(page('play/PlayPage.svelte', `<script lang="ts">import { go } from '../base/route.svelte'</script>`)).toBe(
      false,
    )
    expect(page('games/index.ts', `import.meta.glob('../../../games/*/face/index.ts')`)).toBe(false)
    expect(page('base/languages.svelte.ts', `import.meta.glob('../../../locales/*/*.ftl')`)).toBe(false)
    expect(page('table/Log.svelte', `<p>'../play/session'</p>`)).toBe(false)
    expect(wrong('games/one/face/index.ts', `import { say } from '$web/base/messages'`)).toBe(false)
    expect(wrong('games/one/face/index.ts', `import Table from './Table.svelte'`)).toBe(false)
    // Up, of every kind.
    expect(page('base/once.ts', `import type {  } from '../engine/protocol'`)).toBe(true)
    expect(page('engine/saves.ts', `import {\n  one,\n} from "../insight/review"`)).toBe(true)
    expect(page('table/Log.svelte', `<script>\n  const later = () => import('../games')\n</script>`)).toBe(true)
    expect(page('engine/client.ts', `new URL('../offline/worker.ts', import.meta.url)`)).toBe(true)
    expect(page('insight/review.ts', `import.meta.glob('../replay/*.ts')`)).toBe(true)
    expect(page('table/game.ts', `import.meta.glob('../../../games/*/face/index.ts')`)).toBe(true)
    expect(wrong('games/one/face/index.ts', `import { Session } from '$web/play/session.svelte'`)).toBe(true)
    expect(wrong('games/one/face/index.ts', `import { Session } from '../../../web/src/play/session'`)).toBe(true)
    // Sideways: between pages, between games, and from a game to the list that it is in.
    expect(page('replay/link.ts', `import { Session } from '../play/session.svelte'`)).toBe(true)
    expect(wrong('games/one/face/index.ts', `import { x } from '../../other/face/words'`)).toBe(true)
    expect(wrong('games/one/face/index.ts', `import { faceOf } from '$web/games'`)).toBe(true)
    // Nowhere that is known.
    expect(page('app/App.svelte', `<script>import x from '../utilities/x'</script>`)).toBe(true)
  })

  it('notices a cycle', () => {
    const cycle: Source[] = [
      ['web/src/learn/tutor.ts', `import '../play/session'`],
      ['web/src/play/session.ts', `import '../insight/hint'`],
      ['web/src/insight/hint.ts', `import '../learn/tutor'`],
    ]
    expect(wrongImports(cycle)).toEqual([
      'web/src/learn/tutor.ts → web/src/play/session',
      'web/src/insight/hint.ts → web/src/learn/tutor',
    ])
  })
})
