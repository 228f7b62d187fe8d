/** What moves over the table when something happens. */
import { seatPlace, type Flight } from '$web/table/flights'
import type { Card, EventView } from './types'

const BACK = '#7c2f1f'
const TICKET = '#1f4e5f'
const TOKEN = '#f6e3b4'

/** The viewer's cards come into the hand, everybody else's to their name. */
function toHand(seat: number, card: Card | null, viewer: number | null): string {
  return seat === viewer && card ? `[data-card="${card}"]` : seatPlace(seat)
}

const colourOf = (card: Card | null) => (card === null ? BACK : card === 'ferry' ? '#3f8fa8' : `var(--card-${card})`)

export function flightsOf(event: EventView, viewer: number | null): Flight[] {
  switch (event.type) {
    case 'card_drawn':
    case 'card_taken': {
      const card = 'card' in event ? event.card : null
      const from = event.type === 'card_taken' ? `[data-slot="${event.slot}"]` : '[data-pile=deck]'
      return [{ from, to: toHand(event.seat, card, viewer), look: 'card', colour: colourOf(card) }]
    }
    case 'tickets_drawn':
      return [{ from: '[data-pile=tickets]', to: seatPlace(event.seat), look: 'card', colour: TICKET }]
    case 'route_claimed': {
      const { seat, route } = event
      return [{ from: seatPlace(seat), to: `[data-route="${route}"]`, look: 'train', colour: seatColour(seat) }]
    }
    case 'token_taken': {
      const { seat, location } = event
      return [{ from: `[data-location="${location}"]`, to: seatPlace(seat), look: 'token', colour: TOKEN }]
    }
    case 'tokens_placed': {
      const { seat, location } = event
      return [{ from: seatPlace(seat), to: `[data-location="${location}"]`, look: 'token', colour: TOKEN }]
    }
    default:
      return []
  }
}

const seatColour = (seat: number) => {
  const place = document.querySelector(seatPlace(seat))
  return place ? getComputedStyle(place).getPropertyValue('--seat') : BACK
}
