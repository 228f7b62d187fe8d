/** Somebody who has only a keyboard: Tab, Enter, and what has the focus. */
import { expect, type Page } from '@playwright/test'

/** What has the focus, as it is read out; empty if nothing has. When what had it goes away, the page gives it to
 * something else before the next frame, which is sooner than anybody sees or types: so nothing has it only if it stays so. */
const focused = async () => {
  for (let frames = 0; frames < 5; frames++) {
    const element = document.activeElement
    if (element && element !== document.body) {
      return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    }
    await new Promise(requestAnimationFrame)
  }
  return ''
}

/** How often Tab leads from the focus to the action that this wants, backwards if less than 0; nothing if there is none. */
const stepsTo = (wanted: string) => {
  const buttons = [...document.querySelectorAll('#actions [role=group] button')]
  // Whoever types ahead types past the list: it is waited until the page has answered and something has the focus.
  const settled = document.activeElement !== document.body && !document.querySelector('[aria-busy=true]')
  if (buttons.length === 0 || !settled) return null
  const at = buttons.indexOf(document.activeElement as Element)
  const found = buttons.findIndex((button) => new RegExp(wanted).test(button.textContent!.trim()))
  return Math.max(found, 0) - at
}

export class Typist {
  constructor(private readonly page: Page) {}

  focused = () => this.page.evaluate(focused)

  press = (key: string) => this.page.keyboard.press(key)

  /** Goes on with Tab, or back, until this has the focus. */
  async tabTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let presses = 0; presses < 120; presses++) {
      if (name.test(await this.focused())) return
      await this.press(key)
    }
    throw new Error(`${key} never came to ${name}`)
  }

  async choose(name: RegExp) {
    await this.tabTo(name)
    await this.press('Enter')
  }

  /** Plays from the list of actions until the match is over: the first that one of these wants, else the first. */
  async playToTheEnd(wishes: string[]) {
    const over = this.page.getByRole('heading', { name: 'Final scoring' })
    for (let turn = 0; ;) {
      expect(await this.focused(), 'the focus is never lost').not.toBe('')
      const steps = await this.page.evaluate(stepsTo, wishes[turn % wishes.length]!)
      if (steps === null) {
        if (await over.isVisible()) return
        await this.page.waitForTimeout(10)
        continue
      }
      for (let presses = 0; presses < Math.abs(steps); presses++) await this.press(steps > 0 ? 'Tab' : 'Shift+Tab')
      expect(await this.focused(), 'the focus is never lost').not.toBe('')
      await this.press('Enter')
      turn += 1
    }
  }
}
