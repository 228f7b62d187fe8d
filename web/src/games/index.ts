/** The games that have a table here. A new one is one folder and one line. */
import type { GameFace } from '../table/game'
import { miniExpress } from './mini-express'
import { sanFrancisco } from './san-francisco'

export const FACES: GameFace[] = [sanFrancisco, miniExpress]

export const faceOf = (slug: string) => FACES.find((face) => face.slug === slug)
