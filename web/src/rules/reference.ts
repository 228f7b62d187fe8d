/** The rules of a game, as the same files tell them that the command line prints: parts, each with its rules. */
import type { Language } from '../base/languages.svelte'

export interface Rule {
  /** `CLAIM-6`: what refusals and scenarios point to. */
  label: string
  text: string
}

export interface Part {
  title: string
  /** 2 for a part, 3 for a part of it. */
  level: number
  rules: Rule[]
}

export interface Reference {
  title: string
  about: string
  parts: Part[]
}

const files = import.meta.glob<string>('../../../games/*/rules/*.md', { query: '?raw', import: 'default' })

/** Loads the rules of a game; nothing if there is no such game. */
export async function rulesOf(game: string, language: Language): Promise<Reference | null> {
  const load = files[`../../../games/${game}/rules/${language}.md`]
  return load ? parse(await load()) : null
}

/** Reads the little of Markdown that the rules are written in: headings, paragraphs, and lists of labelled rules. */
export function parse(text: string): Reference {
  const reference: Reference = { title: '', about: '', parts: [] }
  for (const block of blocksOf(text)) {
    const [, marks, heading] = /^(#+) (.*)$/.exec(block) ?? []
    const [, label, rule] = /^- \[([A-Z]+-\d+)\] (.*)$/.exec(block) ?? []
    if (heading && marks!.length === 1) reference.title = heading
    else if (heading) reference.parts.push({ title: heading, level: marks!.length, rules: [] })
    else if (label) reference.parts.at(-1)?.rules.push({ label, text: rule! })
    else reference.about = [reference.about, block].filter(Boolean).join(' ')
  }
  return reference
}

/** Lines that belong together become one. */
function blocksOf(text: string): string[] {
  return text
    .replaceAll('`', '')
    .replaceAll(/\n(?=#|- )/g, '\n\n')
    .split(/\n\n+/)
    .map((block) => block.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean)
}

/** Without accents and capitals, so that whoever types `presun` finds `přesun`. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase()

/** The parts with what has every one of these words in its rule, its label or its heading. */
export function search(parts: Part[], words: string): Part[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return parts
  const has = (text: string) => wanted.every((word) => plain(text).includes(word))
  return parts
    .map((part) => ({ ...part, rules: part.rules.filter(({ label, text }) => has(`${label} ${text} ${part.title}`)) }))
    .filter(({ rules }) => rules.length > 0)
}
