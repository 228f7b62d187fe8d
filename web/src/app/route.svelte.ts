/** Where in the app somebody is. Addresses live after the `#`, so that any server can serve the page. */

export type Place =
  | { page: 'start' }
  | { page: 'set-up'; game: string; together: boolean }
  | { page: 'table'; id: string }
  | { page: 'online'; id: string }
  | { page: 'tables' }
  | { page: 'check'; id: string }
  | { page: 'settings' }

function parse(hash: string): Place {
  const [page, argument, manner] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new' && argument) return { page: 'set-up', game: argument, together: manner === 'together' }
  if (page === 'table' && argument) return { page: 'table', id: argument }
  if (page === 'online' && argument) return { page: 'online', id: argument }
  if (page === 'check' && argument) return { page: 'check', id: argument }
  if (page === 'tables') return { page: 'tables' }
  if (page === 'settings') return { page: 'settings' }
  return { page: 'start' }
}

export const route = $state<{ place: Place }>({ place: parse(location.hash) })

addEventListener('hashchange', () => {
  route.place = parse(location.hash)
  scrollTo(0, 0)
})

export const addressOf = {
  start: '#/',
  settings: '#/settings',
  setUp: (game: string) => `#/new/${game}`,
  table: (id: string) => `#/table/${id}`,
  /** The same for people who sit at other screens. */
  together: (game: string) => `#/new/${game}/together`,
  online: (id: string) => `#/online/${id}`,
  tables: '#/tables',
  check: (id: string) => `#/check/${id}`,
}

export function go(address: string) {
  location.hash = address
}
