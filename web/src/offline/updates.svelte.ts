/** The app on this device, and newer versions of it. */

/** A newer version that is stored and waits. */
export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null })

function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    // Without an older one in charge there is nothing to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) update.waiting = registration.waiting
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** Stores the app, once the page has nothing better to do. */
export function keepOnDevice() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register('sw.js')
      .then(watch)
      // A browser that refuses, as in a private window, plays with a network.
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Goes on with the newer version. Every match is saved after each move, so none is lost. */
export function takeNewVersion() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  update.waiting?.postMessage('take over')
}
