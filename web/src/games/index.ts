/** The games, each a folder with a `game.toml`. Nothing here names one. */
import type { Component } from 'svelte'

import { withMessages } from '../base/languages.svelte'
import type { GameEntry, GameFace } from '../table/game'
import type { Lesson } from '../table/lesson'

/** A game without a face gets the plain one. */
const faces = import.meta.glob<GameFace>('../../../games/*/face/index.ts', { import: 'face' })
/** The start page needs little of a game; its table is loaded when somebody sits down. */
const pictures = import.meta.glob<Component<Record<string, never>>>('../../../games/*/face/Picture.svelte', {
  eager: true,
  import: 'default',
})
const introductions = import.meta.glob<Lesson[]>('../../../games/*/lessons/index.ts', { import: 'lessons' })
const orders = import.meta.glob<number>('../../../games/*/game.toml', { eager: true, import: 'order' })

export const GAMES: GameEntry[] = Object.entries(orders)
  .map(([path, order]) => {
    const folder = path.replace('game.toml', '')
    const slug = folder.split('/').at(-2)!
    const plain = () => import('../plain').then(({ plainFace }) => plainFace(slug))
    return {
      slug,
      order,
      Picture: pictures[`${folder}face/Picture.svelte`],
      lessons: introductions[`${folder}lessons/index.ts`],
      load: () => withMessages([slug], (faces[`${folder}face/index.ts`] ?? plain)()),
    }
  })
  .sort((one, other) => one.order - other.order)

/** What the list says about a game; nothing if there is no such game. */
export const entryOf = (slug: string) => GAMES.find((game) => game.slug === slug)

/** The face of a game, once it is loaded. */
export const faceOf = async (slug: string) => entryOf(slug)?.load()
