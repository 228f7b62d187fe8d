/** San Francisco in words: actions, events, tasks, refusals. */
import { list, say, sayToYou } from '$web/base/messages'
import type { Names } from '$web/table/names'
import {
  CARDS,
  locationName,
  routeOf,
  SYMBOLS,
  ticketOf,
  type Board,
  type Card,
  type Cards,
  type View,
  type Action,
  type EventView,
} from './types'

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

export function describeAction(action: Action, board: Board, view?: View): string {
  const id = `san-francisco-action-${action.type}`
  switch (action.type) {
    case 'keep_tickets':
      return say(id, { tickets: list(action.tickets.map((ticket) => ticketName(board, ticket))) })
    case 'place_tokens':
      return say(id, {
        symbol: symbolWord(action.symbol),
        location: locationName(board, action.location),
      })
    case 'draw_face_up': {
      // What is expected names the card: where it will lie can't be known.
      const card = 'card' in action ? (action.card as string) : view?.row[action.slot]
      return card ? say(id, { card: cardWord(card) }) : say(`${id}-any`)
    }
    case 'claim_route':
      return say(id, {
        route: routeName(board, action.route),
        cards: cardsInWords(action.pay),
      })
    case 'take_token':
      return say(id, { location: locationName(board, action.location) })
    default:
      return say(id)
  }
}

const DRAWING = ['draw_deck', 'draw_face_up', 'draw_tickets']

/** What stands together in the list of actions. */
export function kindOfAction({ type }: Action): string {
  return say(
    type === 'claim_route'
      ? 'san-francisco-kind-claim'
      : DRAWING.includes(type)
        ? 'san-francisco-kind-draw'
        : 'kind-choose',
  )
}

const UNTOLD = ['card_dealt', 'card_turned_up', 'ticket_returned', 'token_offered', 'turn_ended', 'scored']

export function describeEvent(event: EventView, board: Board, names: Names): string | null {
  if (UNTOLD.includes(event.type)) return null
  const { seat, card, symbol, location, route, count, points } = event as Partial<
    Record<'seat' | 'count' | 'points', number> & Record<'card' | 'symbol' | 'route', string>
  > & {
    location?: string | null
  }
  const args = {
    player: typeof seat === 'number' ? names.of(seat) : '',
    card: typeof card === 'string' ? cardWord(card) : '',
    symbol: typeof symbol === 'string' ? symbolWord(symbol) : '',
    location: typeof location === 'string' ? locationName(board, location) : '',
    route: typeof route === 'string' ? routeName(board, route) : '',
    count: count ?? 0,
    points: points ?? 0,
  }
  const id = `san-francisco-event-${event.type}`
  const tell = typeof seat === 'number' && names.isYou(seat) ? sayToYou : say
  if (event.type === 'stack_laid' && location === null) return say(`${id}-beside`, args)
  if (event.type === 'card_drawn' && card) return tell(`${id}-own`, args)
  return tell(id, args)
}

export function describeTask(view: View): string {
  const task = say(`san-francisco-task-${view.phase.type}`)
  if (view.turns_left === null || view.phase.type === 'over') return task
  return `${task} (${say('san-francisco-task-last-round', { count: view.turns_left })})`
}

/** Slugs among the facts become words; numbers stay numbers, so that messages can choose their plural. */
export function faultArguments(facts: Record<string, unknown>, board: Board, names: Names) {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'by' || key === 'seat') args['player'] = names.of(value as number)
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
