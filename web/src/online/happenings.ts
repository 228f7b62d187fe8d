/** What happens at a table besides the match itself, in words. */
import { say } from '../app/messages'
import { botName, type Names } from '../table/names'
import type { Entry, Proposal } from './wire'

/** After a name: "proposes to …" */
export function proposalInWords(proposal: Proposal, names: Names): string {
  if (proposal.type === 'take_over')
    return say('online-proposes-take-over', { bot: botName(proposal.bot), name: names.of(proposal.seat) })
  return say(`online-proposes-${proposal.type}`)
}

/** An entry of the table's log, or nothing if the match tells it already. */
export function happeningInWords(entry: Entry, names: Names): string | null {
  const name = entry.seat === undefined ? '' : names.of(entry.seat)
  if (entry.back_to !== undefined) return say('online-taken-back')
  switch (entry.type) {
    case 'sat':
      return say('online-sat', { name: entry.name ?? name })
    case 'bot_sat':
      return say('online-bot-sat', { bot: botName(entry.bot ?? '') })
    case 'proposed':
      return `${name} ${proposalInWords(entry.proposal!, names)}`
    case 'left':
    case 'agreed':
    case 'declined':
    case 'returned':
    case 'resigned':
    case 'timed_out':
    case 'rematch_opened':
      return say(`online-${entry.type.replace('_', '-')}`, { name })
    case 'clocks_stopped':
    case 'clocks_started':
      return say(`online-${entry.type.replace('_', '-')}`)
    default:
      return null
  }
}
