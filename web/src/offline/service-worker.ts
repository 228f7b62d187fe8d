/** Keeps the whole app on the device, so that everything but online tables works without a network.
 *
 * The first visit stores every file of this version. A newer version is stored beside it and waits: pages that are
 * open go on with the files they began with, until the last one is closed or somebody asks for the new version. */

/** Written in by the build: every file of this version, and a fingerprint of them all. */
declare const FILES: string[]
declare const VERSION: string

const scope = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'roundhouse '
const own = PREFIX + VERSION

const addressOf = (file: string) => new URL(file, scope.registration.scope).href

/** Addresses that this version answers itself; the start page is `index.html`. */
const kept = new Map(FILES.map((file) => [addressOf(file), addressOf(file)]))
kept.set(addressOf('./'), addressOf('index.html'))

async function store() {
  const cache = await caches.open(own)
  // What has no fingerprint in its name may be an older one in the browser's own store.
  const fresh = FILES.map(
    (file) => new Request(addressOf(file), { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }),
  )
  await cache.addAll(fresh)
}

/** The version before this one stays: a page that began with it may still want a part of it. */
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}

async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const file = kept.get(origin + pathname)
  const stored = file ? await (await caches.open(own)).match(file) : await caches.match(request)
  return stored ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(store()))
scope.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => scope.clients.claim())))
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const online = pathname.startsWith(new URL('api/', scope.registration.scope).pathname)
  if (event.request.method === 'GET' && origin === scope.location.origin && !online)
    event.respondWith(answer(event.request))
})
