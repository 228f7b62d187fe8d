/** Names of what is drawn, for labels. Sentences are phrases, which the game makes. */
import { say, sayName } from '$web/base/messages'
import type { Hex } from './generated'
import { cityOf, hexAt, type Board } from './types'

export const companyWord = (company: string) => say(`mini-express-company-${company}`)

/** A city or port in the reader's language. The game names the message in the same way (`src/tell.rs`). */
export function placeName({ city, port }: Hex): string {
  const printed = city ?? port ?? ''
  const slug = printed.toLowerCase().replaceAll(' ', '-')
  return sayName(`mini-express-place-${slug.replaceAll(/[^a-z0-9-]/g, '')}`, printed)
}

export function cityName(board: Board, id: string): string {
  const hex = cityOf(board, id)
  return hex ? placeName(hex) : id
}

/** A hex in words: its city or port, else the nearest thing to say is its place. */
export function hexName(board: Board, key: string): string {
  const hex = hexAt(board, key)
  return hex && (hex.city || hex.port) ? placeName(hex) : say('mini-express-hex', { place: key })
}
