/** The rulebook's bot's turn, piece by piece: the view after each event, folded from the one before. */
import type { Thing } from '../../engine/protocol'
import { COMPANIES, type Company, type View } from './types'

/** What is shown while the bot thinks: a sentence for each of these events, and a view for each. */
export interface Frame {
  view: View
  event: Thing
}

const isBots = (event: Thing, bot: number) =>
  event.type.startsWith('bot_') || event['seat'] === bot || event.type === 'leftovers_removed'

/** The frames of the bot's part of a step; none if the bot did nothing in it. */
export function framesOf(before: View, events: Thing[]): Frame[] {
  const bot = before.seats.length - 1
  const first = events.findIndex((event) => event.type === 'bot_token_drawn')
  if (first < 0) return []
  let view = before
  const frames: Frame[] = []
  for (const [index, event] of events.entries()) {
    view = fold(view, event)
    const isLast = index === events.length - 1
    if (index >= first && (isBots(event, bot) || !isLast)) frames.push({ view, event })
  }
  return frames
}

/** A view after one event. Only what is drawn changes; points are counted by the engine at the end. */
export function fold(view: View, event: Thing): View {
  const next = structuredClone(view)
  const company = event['company'] as Company
  const seat = next.seats[event['seat'] as number]
  const of = next.companies[company]
  switch (event.type) {
    case 'share_drafted':
      seat!.shares[company] += event['shares'] as number
      of.set_aside -= event['shares'] as number
      break
    case 'leftovers_removed':
      of.set_aside -= event['shares'] as number
      break
    case 'share_taken':
      seat!.shares[company] += 1
      seat!.influence[company] -= event['price'] as number
      of.offer -= 1
      break
    case 'reserve_filled':
      move(of, event['trains'] as number)
      break
    case 'compensation_paid':
      move(of, 1)
      break
    case 'track_built': {
      const path = event['path'] as string[]
      of.trains.push(...path)
      of.reserve -= path.length
      break
    }
    case 'length_raised':
      of.length = event['length'] as number
      break
    case 'influence_gained':
      seat!.influence[company] = event['influence'] as number
      break
    case 'demand_token_removed':
      next.demand[event['city'] as string] = null
      break
    case 'offer_exhausted':
      of.offer = 0
      break
    case 'port_opened':
    case 'western_start_opened':
      of.supply -= 1
      of.trains.push((event['port'] ?? event['hex']) as string)
      break
    case 'bot_company_marker_moved':
      if (next.bot) next.bot.company = event['to'] as Company
      break
    case 'bot_target_marker_moved':
      if (next.bot) next.bot.target = event['to'] as string
      break
  }
  return next
}

function move(company: { reserve: number; supply: number }, trains: number) {
  company.reserve += trains
  company.supply -= trains
}

/** What the map points at while an event is told. */
export interface Pointers {
  cities: { id: string; note: string; best: boolean }[]
  tracks: { path: string[]; start: string; best: boolean }[]
  company: Company | null
}

export const NOTHING: Pointers = { cities: [], tracks: [], company: null }

export function pointersOf(event: Thing, view: View): Pointers {
  const company = view.bot?.company ?? null
  switch (event.type) {
    case 'bot_cities_weighed': {
      const candidates = event['candidates'] as { city: string; distance: number | null }[]
      const cities = candidates.map(({ city, distance }) => ({
        id: city,
        note: distance === null ? '–' : String(distance),
        best: city === event['chosen'],
      }))
      return { ...NOTHING, cities, company }
    }
    case 'bot_tracks_weighed': {
      const chosen = (event['chosen'] as string[]).join(' ')
      const tracks = (event['tracks'] as { start: string; path: string[] }[]).map(({ start, path }) => ({
        path,
        start,
        best: start === event['start'] && path.join(' ') === chosen,
      }))
      return { ...NOTHING, tracks, company }
    }
    case 'bot_target_marker_moved':
      return { ...NOTHING, cities: [{ id: event['to'] as string, note: '', best: true }], company }
    case 'track_built': {
      const path = event['path'] as string[]
      return { ...NOTHING, tracks: [{ path, start: path[0]!, best: true }], company }
    }
    default:
      return { ...NOTHING, company: COMPANIES.find((other) => other === event['company']) ?? company }
  }
}
