/** The time on this device, anew four times a second as long as the component is there that asks for it. */
import { onDestroy } from 'svelte'

const TICK_MS = 250

export function ticking(): { readonly ms: number } {
  let ms = $state(Date.now())
  const timer = setInterval(() => (ms = Date.now()), TICK_MS)
  onDestroy(() => clearInterval(timer))
  return {
    get ms() {
      return ms
    },
  }
}
