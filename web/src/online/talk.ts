/** What was said and what happened at a table, one below the other; and what is being typed. */
import type { Names } from '../table/names'
import { happenings } from './happenings'
import type { ChatLine, Entry } from './generated'

export interface TalkLine {
  key: string
  at_ms: number
  /** Who said it; `null` for what happened. */
  seat: number | null
  /** `null`: the viewer doesn't hear this person. */
  text: string | null
}

/** As many as are shown. */
const MOST = 100

/** The newest first. */
export function talkOf(entries: Entry[], chat: ChatLine[], names: Names): TalkLine[] {
  const happened = happenings(entries, names).map(({ entry, text }) => {
    const { number, at_ms } = entry
    return { key: `entry-${number}`, at_ms, seat: entry.type === 'said' ? entry.seat : null, text }
  })
  const said = chat.map(({ number, at_ms, seat, text }) => ({ key: `chat-${number}`, at_ms, seat, text }))
  return [...happened, ...said]
    .sort((one, other) => one.at_ms - other.at_ms)
    .slice(-MOST)
    .reverse()
}

/** What is left to say after something was said: whatever was typed since. */
export const restAfter = (typed: string, sent: string) => (typed.startsWith(sent) ? typed.slice(sent.length) : typed)
