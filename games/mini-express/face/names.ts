/** Names of what is drawn, for labels. Sentences are phrases, which the game makes. */
import { say } from '$web/base/messages'
import { cityOf, hexAt, type Board } from './types'

export const companyWord = (company: string) => say(`mini-express-company-${company}`)
export const cityName = (board: Board, id: string) => cityOf(board, id)?.city ?? id

/** A hex in words: its city or port, else the nearest thing to say is its place. */
export function hexName(board: Board, key: string): string {
  const hex = hexAt(board, key)
  return hex?.city ?? hex?.port ?? say('mini-express-hex', { place: key })
}
