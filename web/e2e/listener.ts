/** Somebody who only listens to the page: reads the accessibility tree, and chooses by role and name. Never a
 * coordinate, never a class, in any language. */
import { expect, type Page } from '@playwright/test'

import type { Words } from './words'

/** Chooses one of the actions by their names; the same ones are asked for until the match is over. */
export type Taste = (actions: string[], turn: number) => string

/** Claims what can be claimed, the last of the list, else draws. */
export function claimer(words: Words): Taste {
  const claim = words.anyOf('san-francisco-action-claim_route', 'route', 'cards')
  const keep = words.anyOf('san-francisco-action-keep_tickets', 'tickets')
  return (actions) => actions.findLast((name) => claim.test(name) || keep.test(name)) ?? actions[0]!
}

/** Builds and takes shares in turns. */
export function builder(words: Words): Taste {
  const share = words.anyOf('mini-express-action-take_share', 'company')
  return (actions, turn) => {
    const shares = actions.filter((name) => share.test(name))
    const builds = actions.filter((name) => !share.test(name))
    const wanted = turn % 2 === 0 || builds.length === 0 ? shares : builds
    const some = wanted.length > 0 ? wanted : actions
    return some[turn % some.length]!
  }
}

export class Listener {
  private readonly list
  private readonly over

  constructor(
    private readonly page: Page,
    words: Words,
    private readonly taste: Taste,
  ) {
    this.list = page.getByRole('group', { name: words.say('table-actions-list'), exact: true })
    this.over = page.getByRole('heading', { name: words.say('scoring-title') })
  }

  /** Opens the list of what can be done. */
  async open() {
    // The first thing under a heading that can be opened.
    const closed = this.page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false })
    await closed.first().press('Enter')
    await expect(this.list).toBeVisible()
  }

  /** The names of all that can be done, as they are read out. */
  private async actions(): Promise<string[]> {
    const tree = (await this.list.isVisible()) ? await this.list.ariaSnapshot({ timeout: 2_000 }).catch(() => '') : ''
    // A line with a colon in it is quoted as a whole, and its own quotation marks doubled.
    return [...tree.matchAll(/^\s*- ('?)button ("(?:[^"\\]|\\.)*")/gm)].map(
      ([, quoted, name]) => JSON.parse(quoted ? name!.replaceAll("''", "'") : name!) as string,
    )
  }

  async playToTheEnd() {
    for (let turn = 0; ;) {
      const actions = await this.actions()
      if (actions.length > 0) await this.choose(this.taste(actions, turn++))
      else if (await this.over.isVisible()) return
      else await this.page.waitForTimeout(10)
    }
  }

  /** What was read may be gone by the time it is chosen: then it is read again. */
  private async choose(name: string) {
    await this.list
      .getByRole('button', { name, exact: true })
      .first()
      .press('Enter', { timeout: 2_000 })
      .catch(() => undefined)
  }
}
