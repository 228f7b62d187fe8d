/** What happens at a table besides the match itself, in words. */
import { isolated } from '../base/isolate'
import { list, say } from '../base/messages'
import { botName, type Names } from '../table/names'
import type { Entry, Proposal } from './generated'

/** After a name: "proposes to …" */
export function proposalInWords(proposal: Proposal, names: Names): string {
  if (proposal.type === 'take_over')
    return say('online-proposes-take-over', { bot: botName(proposal.bot), name: names.of(proposal.seat) })
  return say(`online-proposes-${proposal.type}`)
}

interface Happening {
  entry: Entry
  text: string | null
}

/** Everything in the table's log that the match doesn't tell already; `text` is `null` for what the viewer doesn't hear.
 * Before the match seats change hands: each entry is told with the name of who sat there then. */
export function happenings(entries: Entry[], names: Names): Happening[] {
  const then = new Map<number, string>()
  const nameOf = (seat: number) => then.get(seat) ?? names.of(seat)
  return entries.flatMap((entry): Happening[] => {
    if (entry.type === 'sat') then.set(entry.seat, isolated(entry.name))
    if (entry.type === 'bot_sat') then.set(entry.seat, botName(entry.bot))
    if (entry.type === 'said') return [{ entry, text: entry.text }]
    const text = happeningInWords(entry, nameOf, names)
    return text === null ? [] : [{ entry, text }]
  })
}

function happeningInWords(entry: Entry, nameOf: (seat: number) => string, names: Names): string | null {
  const name = 'seat' in entry ? nameOf(entry.seat) : ''
  if (entry.back_to !== undefined) return say('online-taken-back')
  switch (entry.type) {
    case 'bot_sat':
      return say('online-bot-sat', { bot: name })
    case 'proposed':
      return `${name} ${proposalInWords(entry.proposal, names)}`
    case 'timed_out':
      return say('online-timed-out', { name: list(entry.seats.map(nameOf)) })
    case 'gone':
      return say('online-went-away', { name })
    case 'here':
      return say('online-came-back', { name })
    case 'lapsed':
      return say(entry.done ? 'online-lapsed-done' : 'online-lapsed-dropped')
    case 'sat':
    case 'left':
    case 'removed':
    case 'agreed':
    case 'declined':
    case 'returned':
    case 'resigned':
    case 'rematch_opened':
      return say(`online-${entry.type.replace('_', '-')}`, { name })
    case 'clocks_stopped':
    case 'clocks_started':
      return say(`online-${entry.type.replace('_', '-')}`)
    default:
      return null
  }
}
