/** Where in the app somebody is. Addresses live after the `#`, so that any server can serve the page. */
import { awaitHeading } from './focus'

export type Place =
  | { page: 'start' }
  | { page: 'set-up'; game: string; together: boolean }
  | { page: 'table'; id: string }
  | { page: 'online'; id: string }
  | { page: 'tables' }
  | { page: 'check'; id: string }
  | { page: 'settings' }
  | { page: 'rules'; game: string; label: string | null }
  | { page: 'learn'; game: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'shared'; link: string; step: number }
  | { page: 'review'; id: string }

function parse(hash: string): Place {
  const [page, argument, detail] = hash.replace(/^#\/?/, '').split('/')
  const step = Math.max(0, Number.parseInt(detail ?? '') || 0)
  if (page === 'new' && argument) return { page: 'set-up', game: argument, together: detail === 'together' }
  if (page === 'table' && argument) return { page, id: argument }
  if (page === 'online' && argument) return { page, id: argument }
  if (page === 'check' && argument) return { page, id: argument }
  if (page === 'tables') return { page }
  if (page === 'rules' && argument) return { page, game: argument, label: detail ?? null }
  if (page === 'learn' && argument) return { page, game: argument }
  if (page === 'replay' && argument) return { page, id: argument, step }
  if (page === 'shared' && argument) return { page, link: argument, step }
  if (page === 'review' && argument) return { page, id: argument }
  if (page === 'settings') return { page: 'settings' }
  return { page: 'start' }
}

export const route = $state<{ place: Place }>({ place: parse(location.hash) })

/** Where somebody is already, while the address doesn't say so yet. */
let unwritten: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('hashchange', () => {
  unwritten = null
  route.place = parse(location.hash)
  // A rule that was pointed to is where reading begins.
  if (route.place.page === 'rules' && route.place.label) return
  scrollTo(0, 0)
  awaitHeading()
})

export const addressOf = {
  start: '#/',
  settings: '#/settings',
  setUp: (game: string) => `#/new/${game}`,
  rules: (game: string) => `#/rules/${game}`,
  rule: (game: string, label: string) => `#/rules/${game}/${label}`,
  learn: (game: string) => `#/learn/${game}`,
  table: (id: string) => `#/table/${id}`,
  replay: (id: string, step = 0) => `#/replay/${id}/${step}`,
  shared: (link: string, step = 0) => `#/shared/${link}/${step}`,
  review: (id: string) => `#/review/${id}`,
  /** The same for people who sit at other screens. */
  together: (game: string) => `#/new/${game}/together`,
  online: (id: string) => `#/online/${id}`,
  tables: '#/tables',
  check: (id: string) => `#/check/${id}`,
}

export function go(address: string) {
  write()
  location.hash = address
}

/** Goes somewhere without a new entry in the history. Browsers allow few changes of the address in a short time:
 * whoever goes on at once writes only the last one. */
export function drift(address: string) {
  route.place = parse(address)
  unwritten = address
  clearTimeout(timer)
  timer = setTimeout(write, 250)
}

function write() {
  if (unwritten !== null) history.replaceState(null, '', unwritten)
  unwritten = null
}
