/** The games that have a table here. A new one is one folder and one entry. */
import { withMessages } from '../app/languages.svelte'
import type { GameEntry } from '../table/game'
import MiniExpressPicture from './mini-express/Picture.svelte'
import SanFranciscoPicture from './san-francisco/Picture.svelte'

/** The start page needs little of a game; its table is loaded when somebody sits down. */
export const GAMES: GameEntry[] = [
  {
    slug: 'san-francisco',
    Picture: SanFranciscoPicture,
    load: () => withMessages(['san-francisco'], import('./san-francisco')).then(({ sanFrancisco }) => sanFrancisco),
  },
  {
    slug: 'mini-express',
    Picture: MiniExpressPicture,
    load: () => withMessages(['mini-express'], import('./mini-express')).then(({ miniExpress }) => miniExpress),
  },
]

/** The face of a game, once it is loaded; nothing if there is no such game. */
export const faceOf = async (slug: string) => GAMES.find((game) => game.slug === slug)?.load()
