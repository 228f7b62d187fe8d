/** Eyes and hands of a person at the table: looks until something is asked, then clicks once, by mouse.
 *
 * A look is one question to the page and a click one movement of the mouse, so that whole matches take
 * seconds. What to click is decided by the game's own `Eyes`, from what is written on the page. */
import { expect, type Page } from '@playwright/test'

/** What a look found. */
export interface Sight {
  asked: 'turn' | 'hand-over' | 'over' | 'nothing'
  step: number
  /** What to click, and where; nowhere if nothing could be found in time. */
  name: string
  at: { x: number; y: number } | null
  /** Everything that a click may change, in one text. */
  looks: string
}

/** Runs in the page: chooses what to click, or nothing while it has to be waited for. `step` varies the choice. */
export type Eyes = (step: number) => Element | null

/** Runs in the page: waits until it asks for something and no longer looks as before the last click. */
async function lookAround(eyes: Eyes, before: string, limit: number): Promise<Sight> {
  const seen = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    return element && element.getClientRects().length > 0 ? element : null
  }
  const glance = (): Sight => {
    const asked = seen('.hand-over') ? 'hand-over' : seen('main.end') ? 'over' : seen('.task.mine') ? 'turn' : 'nothing'
    const step = Number(seen('[data-step]')?.dataset['step'] ?? -1)
    const sheet = seen('[role=dialog]')?.textContent ?? ''
    const map = seen('div.frame .content')?.getAttribute('style') ?? ''
    return { asked, step, name: '', at: null, looks: [asked, step, sheet, map].join(' | ') }
  }
  const moves = (target: Element) =>
    document.getAnimations().some((animation) => {
      const effect = animation.effect as KeyframeEffect | null
      return animation.playState === 'running' && effect?.target !== target && effect?.target?.contains(target)
    })
  const middleOf = (target: Element) => {
    if (moves(target)) return null
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const button = target.closest('button, [role=button]') ?? target
    return button.contains(document.elementFromPoint(at.x, at.y)) ? at : null
  }
  const end = performance.now() + limit
  for (;;) {
    const sight = glance()
    const settled = !seen('[aria-busy=true]') && sight.asked !== 'nothing' && sight.looks !== before
    if (settled && sight.asked === 'over') return sight
    const target = settled ? (sight.asked === 'hand-over' ? seen('.hand-over button') : eyes(sight.step)) : null
    if (target) {
      sight.name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()
      sight.at = middleOf(target)
    }
    if (sight.at || performance.now() > end) return sight
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

export class Hands {
  private before = ''
  private clicked = 'nothing yet'

  constructor(
    private readonly page: Page,
    private readonly eyes: Eyes,
  ) {}

  /** What is asked now, as soon as something is. */
  async look(): Promise<Sight> {
    const sight = await this.page.evaluate<Sight>(
      `(${lookAround.toString()})(${this.eyes.toString()}, ${JSON.stringify(this.before)}, 30000)`,
    )
    const found = sight.asked === 'over' || sight.at !== null
    expect(found, `nothing to click: ${sight.name} ${sight.looks}; clicked last: ${this.clicked}`).toBe(true)
    return sight
  }

  /** Clicks what a look found; a person takes a while from pressing to letting go. */
  async click(sight: Sight, held_ms = 0) {
    this.before = sight.looks
    this.clicked = sight.name
    await this.page.mouse.click(sight.at!.x, sight.at!.y, { delay: held_ms })
  }

  /** Moves the mouse to what a look found. */
  async reach(sight: Sight) {
    await this.page.mouse.move(sight.at!.x, sight.at!.y)
  }

  /** Clicks until this is true of what is asked, or the match is over. */
  async playUntil(done: (sight: Sight) => boolean): Promise<Sight> {
    for (let clicks = 0; clicks < 2000; clicks++) {
      const sight = await this.look()
      if (sight.asked === 'over' || done(sight)) return sight
      await this.click(sight)
    }
    throw new Error('the match never ended')
  }

  playToTheEnd = () => this.playUntil(() => false)
}
