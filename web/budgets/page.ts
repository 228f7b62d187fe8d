/** Measuring from inside the page: how long until an answer is painted, and how long frames take. */
import type { CDPSession, Page } from '@playwright/test'

/** A laptop's processor slowed this many times is about a cheap phone's. */
export const SLOWED = 4

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** How long the page's thread has worked so far, in milliseconds. Waiting for the processor doesn't count, being
 * slowed down does: this is what a click costs however busy the machine is. */
export async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** How long a click took, in milliseconds: until the page showed that it heard it, and until it showed what comes of it. */
export interface ClickTimes {
  sign: number
  result: number
}

/** Runs in the page: from now on every click notes how long it took until something changed and was painted. */
export function watchClicks() {
  const times: ClickTimes[] = ((window as unknown as { clickTimes: ClickTimes[] }).clickTimes = [])
  // The first task after the frame: a message or a timer would wait for whatever else was due meanwhile.
  const whenPainted = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }))
  addEventListener(
    'click',
    ({ timeStamp }) => {
      let sign: number | null = null
      const since = () => performance.now() - timeStamp
      // Hovering changes things too: only what the click itself brings about counts.
      const observer = new MutationObserver((changes) => {
        const changed = changes.map(({ attributeName }) => attributeName).filter((name) => name !== 'aria-busy')
        if (changed.length === 0) return
        if (sign === null) whenPainted(() => (sign ??= since()))
        if (changed.every((name) => name === 'data-pressed')) return
        observer.disconnect()
        whenPainted(() => times.push({ sign: sign ?? since(), result: since() }))
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    },
    { capture: true },
  )
}

/** The times noted since the last question. */
export const clickTimes = (page: Page) =>
  page.evaluate(async () => {
    const { clickTimes } = window as unknown as { clickTimes: ClickTimes[] }
    while (clickTimes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    return clickTimes.splice(0)
  })

/** How long frames take while this is done. */
export async function frameTimes(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if ((window as unknown as { frames?: number[] }).frames) requestAnimationFrame(next)
    }
    ;(window as unknown as { frames?: number[] }).frames = frames
    requestAnimationFrame(next)
  })
  await work()
  return page.evaluate(() => {
    const holder = window as unknown as { frames?: number[] }
    const frames = holder.frames!.slice(1)
    delete holder.frames
    return frames
  })
}
