/** What an action will change, company by company, from the engine's preview of it. */
import { say } from '$web/base/messages'
import { COMPANIES, type Change, type Company, type Preview } from './types'
import { companyWord } from './words'

export interface Effect {
  what: string
  /** From which number to which; `null` if the words say it all. */
  change: Change | null
}

export interface CompanyEffects {
  company: Company
  effects: Effect[]
}

export const moved = ({ before, after }: Change) => before !== after

function effectsOn(company: Company, preview: Preview, viewer: number): Effect[] {
  const named: [string, Change][] = [
    ['reserve', preview.reserves[company]],
    ['supply', preview.supplies[company]],
    ['length', preview.lengths[company]],
    ['offer', preview.offers[company]],
    ['influence', preview.influence[viewer]![company]],
    ['value', preview.share_values[viewer]![company]],
  ]
  const effects: Effect[] = named
    .filter(([, change]) => moved(change))
    .map(([what, change]) => ({ what: say(`mini-express-effect-${what}`), change }))
  const trains = preview.compensation[company]
  if (trains > 0) effects.unshift({ what: say('mini-express-effect-compensation', { count: trains }), change: null })
  return effects
}

/** The companies that anything changes for, and what. */
export const changesOf = (preview: Preview, viewer: number): CompanyEffects[] =>
  COMPANIES.map((company) => ({ company, effects: effectsOn(company, preview, viewer) })).filter(
    ({ effects }) => effects.length > 0,
  )

const inWords = ({ what, change }: Effect) =>
  change ? say('mini-express-change', { what, before: change.before, after: change.after }) : what

export function describeChanges(preview: Preview, viewer: number): string[] {
  const words = changesOf(preview, viewer).map(({ company, effects }) =>
    say('mini-express-change-company', { company: companyWord(company), changes: effects.map(inWords).join(', ') }),
  )
  const points = preview.points[viewer]
  if (points && moved(points)) words.push(inWords({ what: say('mini-express-effect-points'), change: points }))
  if (preview.choice_follows) words.push(say('mini-express-effect-choice'))
  return words
}
