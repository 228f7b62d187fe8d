/** San Francisco in words: actions, events, tasks, refusals. */
import { list, say } from '../../app/messages'
import type { Thing } from '../../engine/protocol'
import type { Names } from '../../table/names'
import { CARDS, locationName, routeOf, SYMBOLS, ticketOf, type Board, type Card, type Cards, type View } from './types'

export const cardWord = (card: string) => say(`card-${card}`)
export const symbolWord = (symbol: string) => say(`symbol-${symbol}`)

/** `2 blue and 1 ferry`. */
export function cardsInWords(cards: Cards): string {
  const some = CARDS.filter((card) => cards[card])
  return list(some.map((card) => say('card-count', { count: cards[card]!, card: cardWord(card) })))
}

/** A route by its two ends; a twin also by its colour. */
export function routeName(board: Board, id: string): string {
  const route = routeOf(board, id)
  const [one, other] = route.between.map((location) => locationName(board, location)) as [string, string]
  if (!route.double) return say('route-name', { one, other })
  return say('route-name-coloured', { one, other, colour: cardWord(route.colour) })
}

export function ticketName(board: Board, id: string): string {
  const [one, other] = ticketOf(board, id).between.map((location) => locationName(board, location)) as [string, string]
  return say('route-name', { one, other })
}

export function describeAction(action: Thing, board: Board, view?: View): string {
  const id = `action-${action.type}`
  switch (action.type) {
    case 'keep_tickets':
      return say(id, { tickets: list((action['tickets'] as string[]).map((ticket) => ticketName(board, ticket))) })
    case 'place_tokens':
      return say(id, {
        symbol: symbolWord(action['symbol'] as string),
        location: locationName(board, action['location'] as string),
      })
    case 'draw_face_up': {
      // What is expected names the card: where it will lie can't be known.
      const card = (action['card'] as string | undefined) ?? view?.row[action['slot'] as number]
      return card ? say(id, { card: cardWord(card) }) : say(`${id}-any`)
    }
    case 'claim_route':
      return say(id, {
        route: routeName(board, action['route'] as string),
        cards: cardsInWords(action['pay'] as Cards),
      })
    case 'take_token':
      return say(id, { location: locationName(board, action['location'] as string) })
    default:
      return say(id)
  }
}

const DRAWING = ['draw_deck', 'draw_face_up', 'draw_tickets']

/** What stands together in the list of actions. */
export function kindOfAction({ type }: Thing): string {
  return say(type === 'claim_route' ? 'kind-claim' : DRAWING.includes(type) ? 'kind-draw' : 'kind-choose')
}

const UNTOLD = ['card_dealt', 'card_turned_up', 'ticket_returned', 'token_offered', 'turn_ended', 'scored']

export function describeEvent(event: Thing, board: Board, names: Names): string | null {
  if (UNTOLD.includes(event.type)) return null
  const { seat, card, symbol, location, route, count, points } = event as Record<string, any>
  const args = {
    name: typeof seat === 'number' ? names.of(seat) : '',
    card: typeof card === 'string' ? cardWord(card) : '',
    symbol: typeof symbol === 'string' ? symbolWord(symbol) : '',
    location: typeof location === 'string' ? locationName(board, location) : '',
    route: typeof route === 'string' ? routeName(board, route) : '',
    count: count ?? 0,
    points: points ?? 0,
  }
  const id = `event-${event.type}`
  if (event.type === 'stack_laid' && location === null) return say(`${id}-beside`, args)
  if (event.type === 'card_drawn' && card) return say(`${id}-own`, args)
  return say(id, args)
}

export function describeTask(view: View): string {
  const task = say(`task-${view.phase.type}`)
  if (view.turns_left === null || view.phase.type === 'over') return task
  return `${task} (${say('task-last-round', { count: view.turns_left })})`
}

const REVEALING = [
  'card_dealt',
  'card_drawn',
  'card_turned_up',
  'tickets_drawn',
  'row_discarded',
  'deck_reshuffled',
  'first_player_chosen',
  'scored',
]

export const reveals = (event: Thing) => REVEALING.includes(event.type)

/** Slugs among the facts become words; numbers stay numbers, so that messages can choose their plural. */
export function faultArguments(facts: Record<string, unknown>, board: Board, names: Names) {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'by' || key === 'seat') args[key] = names.of(value as number)
    else if (typeof value === 'number') args[key] = value
    else if (typeof value === 'string') args[key] = wordFor(value, board)
  }
  return args
}

function wordFor(value: string, board: Board): string {
  if ((CARDS as readonly string[]).includes(value) || value === 'gray') return cardWord(value as Card)
  if ((SYMBOLS as readonly string[]).includes(value)) return symbolWord(value)
  if (board.routes.some((route) => route.id === value)) return routeName(board, value)
  return locationName(board, value)
}
