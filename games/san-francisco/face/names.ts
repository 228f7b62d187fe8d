/** Names of what is drawn, for labels. Sentences are phrases, which the game makes. */
import { list, say } from '$web/base/messages'
import { CARDS, locationName, routeOf, ticketOf, type Board, type Cards } from './types'

export const cardWord = (card: string) => say(`san-francisco-card-${card}`)
export const symbolWord = (symbol: string) => say(`san-francisco-symbol-${symbol}`)

/** `2 blue and 1 ferry`. */
export function cardsInWords(cards: Cards): string {
  const some = CARDS.filter((card) => cards[card])
  return list(some.map((card) => say('san-francisco-card-count', { count: cards[card]!, card: cardWord(card) })))
}

/** A route by its two ends; a twin also by its colour. */
export function routeName(board: Board, id: string): string {
  const route = routeOf(board, id)
  const [one, other] = route.between.map((location) => locationName(board, location)) as [string, string]
  if (!route.double) return say('san-francisco-route-name', { one, other })
  return say('san-francisco-route-name-coloured', { one, other, colour: cardWord(route.colour) })
}

export function ticketName(board: Board, id: string): string {
  const [one, other] = ticketOf(board, id).between.map((location) => locationName(board, location)) as [string, string]
  return say('san-francisco-route-name', { one, other })
}
