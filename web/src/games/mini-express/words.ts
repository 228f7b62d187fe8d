/** Mini Express in words: actions, events, tasks, refusals. */
import { has, list, say } from '../../app/messages'
import type { Thing } from '../../engine/protocol'
import type { Names } from '../../table/names'
import { cityOf, COMPANIES, hexAt, type Board, type Company, type View } from './types'

export const companyWord = (company: string) => say(`company-${company}`)
export const cityName = (board: Board, id: string) => cityOf(board, id)?.city ?? id

/** A hex in words: its city or port, else the nearest thing to say is its place. */
export function hexName(board: Board, key: string): string {
  const hex = hexAt(board, key)
  return hex?.city ?? hex?.port ?? say('me-hex', { place: key })
}

/** Where a track runs: the landscape on the way, then the city. */
const way = (board: Board, path: string[]) => path.map((key) => hexName(board, key)).join(' → ')

export function describeAction(action: Thing, board: Board): string {
  const id = `me-action-${action.type}`
  switch (action.type) {
    case 'build_track': {
      const path = action['path'] as string[]
      return say(id, {
        company: companyWord(action['company'] as string),
        city: cityName(board, action['city'] as string),
        count: path.length,
        way: way(board, path),
      })
    }
    case 'choose_port':
      return say(id, { port: hexName(board, action['port'] as string) })
    case 'pass':
      return say(id)
    default:
      return say(id, { company: companyWord(action['company'] as string) })
  }
}

/** What stands together in the list of actions. */
export function kindOfAction({ type, company }: Thing): string {
  if (type === 'build_track') return say('me-build-for-label', { company: companyWord(company as string) })
  return say(type === 'take_share' ? 'me-kind-share' : 'kind-choose')
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

export function describeEvent(event: Thing, board: Board, names: Names): string | null {
  if (UNTOLD.includes(event.type)) return null
  switch (event.type) {
    case 'bot_token_drawn':
      return describeBotToken(event['token'] as string)
    case 'bot_target_marker_moved':
      return describeTarget(event, board)
    case 'bot_cities_weighed':
      return describeCities(event as unknown as CitiesWeighed, board)
    case 'bot_tracks_weighed':
      return describeTracks(event, board)
    case 'bot_ports_weighed':
      return describePorts(event, board)
    case 'bot_branches_weighed':
      return describeBranches(event)
  }
  return say(variantOf(event), argumentsOf(event, board, names))
}

/** Some events are told in another way when a number is 0 or somebody is missing. */
function variantOf(event: Thing): string {
  const id = `me-event-${event.type}`
  if (event.type === 'share_taken' && event['price'] === 0) return `${id}-free`
  if (event.type === 'offer_exhausted' && event['shares'] === 0) return `${id}-last`
  if (event.type === 'spike_race_begun' && event['eastern'] === null) return `${id}-nobody`
  if (event.type === 'western_branch_chosen' && !event['train']) return `${id}-nobody`
  if (event.type === 'bot_action_chosen' || event.type === 'bot_action_impossible') return `${id}-${event['action']}`
  if (event.type === 'game_ended') return `me-ending-${event['ending']}`
  return id
}

function argumentsOf(event: Thing, board: Board, names: Names): Record<string, string | number> {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seat') args['name'] = names.of(value as number)
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
  if (!city) return say('me-event-bot_token_drawn-refresh')
  return say('me-event-bot_token_drawn', { city: Number(city), company: Number(company) })
}

function describeTarget(event: Thing, board: Board): string {
  const passed = event['passed'] as string[]
  const args = {
    to: cityName(board, event['to'] as string),
    number: cityOf(board, event['to'] as string)?.number ?? 0,
    steps: event['steps'] as number,
    passed: list(passed.map((city) => cityName(board, city))),
  }
  return say(`me-event-bot_target_marker_moved${passed.length > 0 ? '-passing' : ''}`, args)
}

interface CitiesWeighed {
  target: string | null
  candidates: { city: string; number: number; distance: number | null; trains: number; companies: number }[]
  chosen: string
  decided_by: string
}

/** The chosen city, the number that decided, and the one that came next. */
function describeCities({ target, candidates, chosen, decided_by }: CitiesWeighed, board: Board): string {
  const best = candidates.find(({ city }) => city === chosen)!
  const next = candidates.find(({ city }) => city !== chosen)
  const steps = (distance: number | null | undefined) =>
    distance === null || distance === undefined ? say('me-no-way') : say('me-steps', { count: distance })
  return say(`me-event-bot_cities_weighed-${decided_by}`, {
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

function describeTracks(event: Thing, board: Board): string {
  const starts = event['starts'] as string[]
  const tracks = event['tracks'] as { start: string }[]
  return say(`me-event-bot_tracks_weighed-${event['decided_by']}`, {
    count: tracks.length,
    starts: starts.length,
    start: hexName(board, event['start'] as string),
    fromStart: tracks.filter(({ start }) => start === event['start']).length,
  })
}

function describePorts(event: Thing, board: Board): string {
  const candidates = event['candidates'] as { port: string; distance: number | null }[]
  const best = candidates.find(({ port }) => port === event['chosen'])
  return say(`me-event-bot_ports_weighed-${event['decided_by']}`, {
    count: candidates.length,
    port: hexName(board, event['chosen'] as string),
    target: event['target'] ? cityName(board, event['target'] as string) : '',
    distance: best?.distance == null ? say('me-no-way') : say('me-steps', { count: best.distance }),
  })
}

function describeBranches(event: Thing): string {
  const candidates = event['candidates'] as { company: Company; bot_shares: number; player_shares: number }[]
  const best = candidates.find(({ company }) => company === event['chosen'])!
  return say(`me-event-bot_branches_weighed-${event['decided_by']}`, {
    company: companyWord(best.company),
    count: candidates.length,
    botShares: best.bot_shares,
    playerShares: best.player_shares,
  })
}

export function describeTask(view: View): string {
  const { part, type } = view.phase
  const second = typeof part === 'object' ? '-second' : part === 'first' ? '-first' : ''
  const id = `me-task-${type}${type === 'turn' ? second : ''}`
  const task = say(id, {
    company: typeof part === 'object' ? companyWord(part.second.company) : companyWord(view.phase.company ?? 'wood'),
  })
  return view.last_round && type !== 'over' ? `${task} ${say('me-task-last-round')}` : task
}

/** Everything lies open but the order of the bot's tokens. */
export const reveals = (event: Thing) => event.type === 'bot_token_drawn' || event.type === 'table_set'

export function faultArguments(facts: Record<string, unknown>, board: Board, names: Names) {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'seat') args['name'] = names.of(value as number)
    else if (key === 'awaited') args[key] = has(`me-awaited-${String(value)}`) ? say(`me-awaited-${String(value)}`) : ''
    else if (typeof value === 'number') args[key] = value
    else if (typeof value === 'string') args[key] = wordFor(value, board)
    else if (Array.isArray(value)) args[key] = list((value as string[]).map((one) => wordFor(one, board)))
  }
  return args
}
