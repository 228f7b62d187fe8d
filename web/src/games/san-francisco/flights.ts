/** What moves over the table when something happens. */
import type { Thing } from '../../engine/protocol'
import { seatPlace, type Flight } from '../../table/flights'

const BACK = '#7c2f1f'
const TICKET = '#1f4e5f'
const TOKEN = '#f6e3b4'

/** The viewer's cards come into the hand, everybody else's to their name. */
function toHand(seat: unknown, card: unknown, viewer: number | null): string {
  return seat === viewer && typeof card === 'string' ? `[data-card="${card}"]` : seatPlace(seat)
}

const colourOf = (card: unknown) =>
  typeof card !== 'string' ? BACK : card === 'ferry' ? '#3f8fa8' : `var(--card-${card})`

export function flightsOf(event: Thing, viewer: number | null): Flight[] {
  const { type, seat, card, slot, route, location } = event
  switch (type) {
    case 'card_drawn':
      return [{ from: '[data-pile=deck]', to: toHand(seat, card, viewer), look: 'card', colour: colourOf(card) }]
    case 'card_taken':
      return [
        { from: `[data-slot="${String(slot)}"]`, to: toHand(seat, card, viewer), look: 'card', colour: colourOf(card) },
      ]
    case 'tickets_drawn':
      return [{ from: '[data-pile=tickets]', to: seatPlace(seat), look: 'card', colour: TICKET }]
    case 'route_claimed':
      return [{ from: seatPlace(seat), to: `[data-route="${String(route)}"]`, look: 'train', colour: seatColour(seat) }]
    case 'token_taken':
      return [{ from: `[data-location="${String(location)}"]`, to: seatPlace(seat), look: 'token', colour: TOKEN }]
    case 'tokens_placed':
      return [{ from: seatPlace(seat), to: `[data-location="${String(location)}"]`, look: 'token', colour: TOKEN }]
    default:
      return []
  }
}

const seatColour = (seat: unknown) => {
  const place = document.querySelector(seatPlace(seat))
  return place ? getComputedStyle(place).getPropertyValue('--seat') : BACK
}
