/** The rulebook's bot's turn, piece by piece: each event with the view after it. */
import type { Phrase } from '$web/engine/protocol'
import { type Company, type View, type Event } from './types'

/** What is shown while the bot thinks: a sentence for each of these events, and a view for each. */
export interface Frame {
  view: View
  event: Event
  phrase: Phrase
}

const isBots = (event: Event, bot: number) =>
  event.type.startsWith('bot_') || ('seat' in event && event.seat === bot) || event.type === 'leftovers_removed'

/** The frames of the bot's part of a step, from the views after each of its events; none if the bot did
 * nothing, and none of what isn't told. */
export function framesOf(views: View[], events: Event[], phrases: (Phrase | null)[]): Frame[] {
  const first = events.findIndex((event) => event.type === 'bot_token_drawn')
  if (first < 0 || views.length === 0) return []
  const bot = views[0]!.seats.length - 1
  return events.flatMap((event, index) => {
    const isLast = index === events.length - 1
    const phrase = phrases[index]
    return phrase && index >= first && (isBots(event, bot) || !isLast) ? [{ view: views[index]!, event, phrase }] : []
  })
}

/** What the map points at while an event is told. */
export interface Pointers {
  cities: { id: string; note: string; best: boolean }[]
  tracks: { path: string[]; start: string; best: boolean }[]
  company: Company | null
}

export const NOTHING: Pointers = { cities: [], tracks: [], company: null }

export function pointersOf(event: Event, view: View): Pointers {
  const company = view.bot?.company ?? null
  switch (event.type) {
    case 'bot_cities_weighed': {
      const candidates = event.candidates
      const cities = candidates.map(({ city, distance }) => ({
        id: city,
        note: distance === null ? '–' : String(distance),
        best: city === event.chosen,
      }))
      return { ...NOTHING, cities, company }
    }
    case 'bot_tracks_weighed': {
      const chosen = event.chosen.join(' ')
      const tracks = event.tracks.map(({ start, path }) => ({
        path,
        start,
        best: start === event.start && path.join(' ') === chosen,
      }))
      return { ...NOTHING, tracks, company }
    }
    case 'bot_target_marker_moved':
      return { ...NOTHING, cities: [{ id: event.to, note: '', best: true }], company }
    case 'track_built': {
      const path = event.path
      return { ...NOTHING, tracks: [{ path, start: path[0]!, best: true }], company }
    }
    default:
      return { ...NOTHING, company: 'company' in event ? event.company : company }
  }
}
