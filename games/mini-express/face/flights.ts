/** What moves over the table when something happens. */
import { seatPlace, type Flight } from '$web/table/flights'
import type { Company, Event } from './types'

const COLOURS: Record<Company, string> = { wood: '#9a6233', steel: '#93a2af', leather: '#f0913a', cotton: '#fffdf7' }

const homeOf = (company: Company) => `[data-company="${company}"]`

export function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case 'share_drafted':
    case 'share_taken': {
      const { seat, company } = event
      return [{ from: homeOf(company), to: seatPlace(seat), look: 'card', colour: COLOURS[company] }]
    }
    case 'track_built': {
      const { company, city, path } = event
      // A train for each hex; they arrive together where the track ends.
      return path.map(() => ({
        from: homeOf(company),
        to: `[data-city="${city}"]`,
        look: 'train',
        colour: COLOURS[company],
      }))
    }
    default:
      return []
  }
}
