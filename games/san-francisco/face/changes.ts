/** What an action will change, in words, from the engine's preview of it. */
import { either, say } from '$web/base/messages'
import type { Board, Preview } from './types'
import { cardsInWords, symbolWord, ticketName } from './words'

/** What claiming a route brings, beside its points. */
export function effectsInWords({ completes, tokens, cars_left, begins_last_round }: Preview, board: Board): string[] {
  const words = completes.map((ticket) =>
    say('san-francisco-claim-effect-ticket', { ticket: ticketName(board, ticket) }),
  )
  if (tokens.length === 1) words.push(say('san-francisco-claim-effect-token', { symbol: symbolWord(tokens[0]!) }))
  if (tokens.length > 1)
    words.push(say('san-francisco-claim-effect-tokens', { symbols: either(tokens.map(symbolWord)) }))
  words.push(say('san-francisco-claim-effect-cars', { count: cars_left }))
  if (begins_last_round) words.push(say('san-francisco-claim-effect-last-round'))
  return words
}

export function describeChanges(preview: Preview, board: Board): string[] {
  const words: string[] = []
  if (preview.points > 0) words.push(say('scoring-points', { points: preview.points }))
  if (Object.keys(preview.gains).length > 0)
    words.push(say('san-francisco-change-gains', { cards: cardsInWords(preview.gains) }))
  if (preview.unseen_card) words.push(say('san-francisco-change-unseen'))
  if (Object.keys(preview.spends).length > 0) words.push(...effectsInWords(preview, board))
  words.push(say('san-francisco-change-total', { points: preview.total }))
  return words
}
