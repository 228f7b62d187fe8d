/** What moves over the table when something happens. */
import type { Thing } from '../../engine/protocol'
import { seatPlace, type Flight } from '../../table/flights'

const COLOURS: Record<string, string> = { wood: '#9a6233', steel: '#93a2af', leather: '#f0913a', cotton: '#fffdf7' }

export function flightsOf({ type, seat, company, city, path }: Thing): Flight[] {
  const colour = COLOURS[String(company)] ?? COLOURS['wood']!
  const home = `[data-company="${String(company)}"]`
  switch (type) {
    case 'share_drafted':
    case 'share_taken':
      return [{ from: home, to: seatPlace(seat), look: 'card', colour }]
    case 'track_built':
      // A train for each hex; they arrive together where the track ends.
      return (path as string[]).map(() => ({ from: home, to: `[data-city="${String(city)}"]`, look: 'train', colour }))
    default:
      return []
  }
}
