/** What the elements of a list speak of, shown elsewhere while the pointer or the focus is on them. The pointer comes
 * first; when it leaves, what the focus is on is shown again. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export class Attention<T> {
  private pointed: (() => T) | null = null
  private focused: (() => T) | null = null

  constructor(private readonly show: (thing: T | null) => void) {}

  /** For an element. What it speaks of may change while it stays. */
  to(thing: () => T): Attachment {
    return (element) => {
      const listen = (type: string, change: () => void) => on(element, type, () => this.turn(change))
      const unlisten = [
        listen('pointerenter', () => (this.pointed = thing)),
        listen('pointerleave', () => (this.pointed = null)),
        listen('focusin', () => (this.focused = thing)),
        listen('focusout', () => (this.focused = null)),
      ]
      return () => {
        for (const end of unlisten) end()
        // An element that goes needn't tell that it was left.
        if (this.pointed === thing || this.focused === thing) this.turn(() => this.forget(thing))
      }
    }
  }

  private forget(thing: () => T) {
    if (this.pointed === thing) this.pointed = null
    if (this.focused === thing) this.focused = null
  }

  private turn(change: () => void) {
    change()
    this.show((this.pointed ?? this.focused)?.() ?? null)
  }
}
