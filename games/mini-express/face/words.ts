/** Mini Express in words: actions, events, tasks, refusals. */
import { has, list, say, sayToYou } from '$web/base/messages'
import type { Names } from '$web/table/names'
import { cityOf, COMPANIES, hexAt, type Action, type Board, type Event, type EventOf, type View } from './types'

export const companyWord = (company: string) => say(`mini-express-company-${company}`)
export const cityName = (board: Board, id: string) => cityOf(board, id)?.city ?? id

/** A hex in words: its city or port, else the nearest thing to say is its place. */
export function hexName(board: Board, key: string): string {
  const hex = hexAt(board, key)
  return hex?.city ?? hex?.port ?? say('mini-express-hex', { place: key })
}

/** Where a track runs: the landscape on the way, then the city. */
const way = (board: Board, path: string[]) => path.map((key) => hexName(board, key)).join(' → ')

export function describeAction(action: Action, board: Board): string {
  const id = `mini-express-action-${action.type}`
  switch (action.type) {
    case 'build_track': {
      const path = action.path
      return say(id, {
        company: companyWord(action.company),
        city: cityName(board, action.city),
        count: path.length,
        way: way(board, path),
      })
    }
    case 'choose_port':
      return say(id, { port: hexName(board, action.port) })
    case 'pass':
      return say(id)
    default:
      return say(id, { company: companyWord(action.company) })
  }
}

/** What stands together in the list of actions. */
export function kindOfAction(action: Action): string {
  if (action.type === 'build_track')
    return say('mini-express-build-for-label', { company: companyWord(action.company) })
  return say(action.type === 'take_share' ? 'mini-express-kind-share' : 'kind-choose')
}

/** What is told elsewhere, or goes without saying. */
const UNTOLD = [
  'table_set',
  'draft_continued',
  'turn_began',
  'wild_point_opened',
  'port_choice_opened',
  'western_branch_opened',
]

export function describeEvent(event: Event, board: Board, names: Names): string | null {
  if (UNTOLD.includes(event.type)) return null
  switch (event.type) {
    case 'bot_token_drawn':
      return describeBotToken(event.token)
    case 'bot_target_marker_moved':
      return describeTarget(event, board)
    case 'bot_cities_weighed':
      return describeCities(event, board)
    case 'bot_tracks_weighed':
      return describeTracks(event, board)
    case 'bot_ports_weighed':
      return describePorts(event, board)
    case 'bot_branches_weighed':
      return describeBranches(event)
  }
  const isYou = 'seat' in event && typeof event.seat === 'number' && names.isYou(event.seat)
  return (isYou ? sayToYou : say)(variantOf(event), argumentsOf(event, board, names))
}

/** Some events are told in another way when a number is 0 or somebody is missing. */
function variantOf(event: Event): string {
  const id = `mini-express-event-${event.type}`
  if (event.type === 'share_taken' && event.price === 0) return `${id}-free`
  if (event.type === 'offer_exhausted' && event.shares === 0) return `${id}-last`
  if (event.type === 'spike_race_begun' && event.eastern === null) return `${id}-nobody`
  if (event.type === 'western_branch_chosen' && !event.train) return `${id}-nobody`
  if (event.type === 'bot_action_chosen' || event.type === 'bot_action_impossible') return `${id}-${event.action}`
  if (event.type === 'game_ended') return `mini-express-ending-${event.ending}`
  return id
}

function argumentsOf(event: Event, board: Board, names: Names): Record<string, string | number> {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seat') args['player'] = names.of(value as number)
    else if (key === 'path') args['count'] = (value as string[]).length
    else if (Array.isArray(value)) args[key] = list(value.map((one) => wordFor(one as string, board)))
    else if (typeof value === 'number') args[key] = value
    else if (typeof value === 'string' && key !== 'type') args[key] = wordFor(value, board)
  }
  return args
}

function wordFor(value: string, board: Board): string {
  if ((COMPANIES as readonly string[]).includes(value)) return companyWord(value)
  if (/^-?\d+,-?\d+$/.test(value)) return hexName(board, value)
  return cityName(board, value)
}

function describeBotToken(token: string): string {
  const [, city, company] = /^city-(\d+)-company-(\d+)/.exec(token) ?? []
  if (!city) return say('mini-express-event-bot_token_drawn-refresh')
  return say('mini-express-event-bot_token_drawn', { city: Number(city), company: Number(company) })
}

function describeTarget(event: EventOf<'bot_target_marker_moved'>, board: Board): string {
  const passed = event.passed
  const args = {
    to: cityName(board, event.to),
    number: cityOf(board, event.to)?.number ?? 0,
    steps: event.steps,
    passed: list(passed.map((city) => cityName(board, city))),
  }
  return say(`mini-express-event-bot_target_marker_moved${passed.length > 0 ? '-passing' : ''}`, args)
}

/** The chosen city, the number that decided, and the one that came next. */
function describeCities(
  { target, candidates, chosen, decided_by }: EventOf<'bot_cities_weighed'>,
  board: Board,
): string {
  const best = candidates.find(({ city }) => city === chosen)!
  const next = candidates.find(({ city }) => city !== chosen)
  const steps = (distance: number | null | undefined) =>
    distance === null || distance === undefined
      ? say('mini-express-no-way')
      : say('mini-express-steps', { count: distance })
  return say(`mini-express-event-bot_cities_weighed-${decided_by}`, {
    count: candidates.length,
    city: cityName(board, chosen),
    target: target ? cityName(board, target) : '',
    distance: steps(best.distance),
    trains: best.trains,
    companies: best.companies,
    number: best.number,
    other: next ? cityName(board, next.city) : '',
    otherDistance: steps(next?.distance),
    otherTrains: next?.trains ?? 0,
    otherCompanies: next?.companies ?? 0,
    otherNumber: next?.number ?? 0,
  })
}

function describeTracks(event: EventOf<'bot_tracks_weighed'>, board: Board): string {
  const starts = event.starts
  const tracks = event.tracks
  return say(`mini-express-event-bot_tracks_weighed-${event.decided_by}`, {
    count: tracks.length,
    starts: starts.length,
    start: hexName(board, event.start),
    fromStart: tracks.filter(({ start }) => start === event.start).length,
  })
}

function describePorts(event: EventOf<'bot_ports_weighed'>, board: Board): string {
  const candidates = event.candidates
  const best = candidates.find(({ port }) => port === event.chosen)
  return say(`mini-express-event-bot_ports_weighed-${event.decided_by}`, {
    count: candidates.length,
    port: hexName(board, event.chosen),
    target: event.target ? cityName(board, event.target) : '',
    distance: best?.distance == null ? say('mini-express-no-way') : say('mini-express-steps', { count: best.distance }),
  })
}

function describeBranches(event: EventOf<'bot_branches_weighed'>): string {
  const candidates = event.candidates
  const best = candidates.find(({ company }) => company === event.chosen)!
  return say(`mini-express-event-bot_branches_weighed-${event.decided_by}`, {
    company: companyWord(best.company),
    count: candidates.length,
    botShares: best.bot_shares,
    playerShares: best.player_shares,
  })
}

export function describeTask(view: View): string {
  const { phase } = view
  const { type } = phase
  const part = 'part' in phase ? phase.part : 'only'
  const second = typeof part === 'object' ? '-second' : part === 'first' ? '-first' : ''
  const id = `mini-express-task-${type}${type === 'turn' ? second : ''}`
  const task = say(id, {
    company:
      typeof part === 'object'
        ? companyWord(part.second.company)
        : companyWord(phase.type === 'choose_port' ? phase.company : 'wood'),
  })
  return view.last_round && type !== 'over' ? `${task} ${say('mini-express-task-last-round')}` : task
}

export function faultArguments(facts: Record<string, unknown>, board: Board, names: Names) {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'seat') args['player'] = names.of(value as number)
    else if (key === 'awaited')
      args[key] = has(`mini-express-awaited-${String(value)}`) ? say(`mini-express-awaited-${String(value)}`) : ''
    else if (typeof value === 'number') args[key] = value
    else if (typeof value === 'string') args[key] = wordFor(value, board)
    else if (Array.isArray(value)) args[key] = list((value as string[]).map((one) => wordFor(one, board)))
  }
  return args
}
