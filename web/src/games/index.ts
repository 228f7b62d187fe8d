/** The games that have a face: a folder `face` beside their rules. Nothing here names one. */
import type { Component } from 'svelte'

import { withMessages } from '../base/languages.svelte'
import type { GameEntry, GameFace } from '../table/game'
import type { Lesson } from '../table/lesson'

const faces = import.meta.glob<GameFace>('../../../games/*/face/index.ts', { import: 'face' })
/** The start page needs little of a game; its table is loaded when somebody sits down. */
const pictures = import.meta.glob<Component<Record<string, never>>>('../../../games/*/face/Picture.svelte', {
  eager: true,
  import: 'default',
})
const introductions = import.meta.glob<Lesson[]>('../../../games/*/lessons/index.ts', { import: 'lessons' })
const orders = import.meta.glob<number>('../../../games/*/game.toml', { eager: true, import: 'order' })

const slugOf = (path: string) => path.split('/').at(-3)!

export const GAMES: GameEntry[] = Object.entries(faces)
  .map(([path, load]) => {
    const slug = slugOf(path)
    const folder = path.replace('face/index.ts', '')
    return {
      slug,
      order: orders[`${folder}game.toml`] ?? Infinity,
      Picture: pictures[`${folder}face/Picture.svelte`],
      lessons: introductions[`${folder}lessons/index.ts`],
      load: () => withMessages([slug], load()),
    }
  })
  .sort((one, other) => one.order - other.order)

/** What the list says about a game; nothing if there is no such game. */
export const entryOf = (slug: string) => GAMES.find((game) => game.slug === slug)

/** The face of a game, once it is loaded. */
export const faceOf = async (slug: string) => entryOf(slug)?.load()
