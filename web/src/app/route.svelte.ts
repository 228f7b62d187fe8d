/** Where in the app somebody is. Addresses live after the `#`, so that any server can serve the page. */

export type Place =
  { page: 'start' } | { page: 'set-up'; game: string } | { page: 'table'; id: string } | { page: 'settings' }

function parse(hash: string): Place {
  const [page, argument] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new' && argument) return { page: 'set-up', game: argument }
  if (page === 'table' && argument) return { page: 'table', id: argument }
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
}

export function go(address: string) {
  location.hash = address
}
