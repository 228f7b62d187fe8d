/** Where in the app somebody is. Addresses live after the `#`, so that any server can serve the page. */
import { awaitHeading } from './focus'

export type Place =
  | { page: 'start' }
  | { page: 'set-up'; game: string }
  | { page: 'table'; id: string }
  | { page: 'settings' }
  | { page: 'rules'; game: string; label: string | null }
  | { page: 'learn'; game: string }

function parse(hash: string): Place {
  const [page, argument, detail] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new' && argument) return { page: 'set-up', game: argument }
  if (page === 'table' && argument) return { page: 'table', id: argument }
  if (page === 'rules' && argument) return { page: 'rules', game: argument, label: detail ?? null }
  if (page === 'learn' && argument) return { page: 'learn', game: argument }
  if (page === 'settings') return { page: 'settings' }
  return { page: 'start' }
}

export const route = $state<{ place: Place }>({ place: parse(location.hash) })

addEventListener('hashchange', () => {
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
}

export function go(address: string) {
  location.hash = address
}
