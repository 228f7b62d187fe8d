/** Promise-based calls to the engine in its worker. */
import type { Answers, Happened, Request } from './generated'
import { Refused, type Action, type Fault, type MatchRecord, type ToldStep } from './protocol'
import type { SavedMatch } from './saves'

interface Waiting {
  resolve(line: string): void
  reject(error: Error): void
}

export interface NewMatch {
  game: string
  seats: number
  seed: string
  options?: Record<string, unknown>
  /** A whole board; the game's own if left out. */
  board?: unknown
}

const toldSteps = ({ steps, phrases }: Happened): ToldStep[] =>
  steps.map((events, index) => ({ events, phrases: phrases?.[index] ?? [] }))

/** Nothing that a match was dealt from may reach what looks ahead. */
const THINKING_SEED = 'thinking'

/** One conversation with an engine: at most one match at a time. */
export class Engine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; line?: string; failure?: string }>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.line !== undefined) waiting?.resolve(data.line)
      else waiting?.reject(new Error(data.failure))
    }
  }

  games = () => this.ask({ cmd: 'games' }).then(({ games }) => games)
  begin = (match: NewMatch) => this.ask({ cmd: 'new', ...match })
  /** Begins at a position. */
  load = (match: NewMatch & { state: unknown }) => this.ask({ cmd: 'load', ...match })
  resume = (record: MatchRecord) => this.ask({ cmd: 'continue', record })
  /** Refuses a text that is no JSON, and says where it goes wrong. */
  complain = (text: string) => this.send<never>({ line: text })
  record = () => this.ask({ cmd: 'record' }).then(({ record }) => record)
  rewind = (step: number) => this.ask({ cmd: 'rewind', step })
  board = <B>() => this.ask({ cmd: 'board' }).then(({ board }) => board as B)
  view = <V>(seat: number | null) => this.ask({ cmd: 'view', seat }).then(({ view }) => view as V)
  /** The view, how far things are, and what the seat is asked to do. */
  look = (seat: number | null) => this.ask({ cmd: 'view', seat, phrases: true })
  /** How far everything is from a place. */
  distances = (seat: number | null, from: string) =>
    this.ask({ cmd: 'view', seat, from }).then(({ distances }) => distances)
  legal = (seat: number) => this.ask({ cmd: 'legal', seat }).then(({ actions }) => actions)
  /** Actions in phrases; all that the seat may do if none are named. */
  tell = (seat: number, actions: Action[] | null = null) =>
    this.ask({ cmd: 'tell', seat, actions }).then(({ actions }) => actions)
  act = (seat: number, action: Action) => this.ask({ cmd: 'act', seat, action, phrases: true })
  /** What a legal action will change; an illegal one is refused with the rule that it breaks. */
  preview = (seat: number, action: Action) =>
    this.ask({ cmd: 'preview', seat, action, phrases: true }).then(({ preview, phrases = [] }) => ({
      preview,
      phrases,
    }))
  /** Completes an action whose fields may be missing; if nothing legal does, the rule that forbids it is the error. */
  explain = (seat: number, action: Action) =>
    this.ask({ cmd: 'explain', seat, action, phrases: true }).then(({ action }) => action)
  best = (seat: number, bot: string, seed: string) =>
    this.ask({ cmd: 'best', seat, bot, seed }).then(({ action }) => action)
  /** What every action is worth, from what the seat can know. Asked again for the same decision, it looks further. */
  think = (seat: number, nodes: number) =>
    this.ask({ cmd: 'think', seat, nodes, seed: THINKING_SEED }).then(({ insight }) => insight)
  /** What an action is worth beside the best one. */
  review = (seat: number, action: Action, nodes: number) =>
    this.ask({ cmd: 'review', seat, action, nodes, seed: THINKING_SEED }).then(({ review }) => review)
  /** What happened from this step on, with nothing hidden. */
  everything = (since: number) => this.ask({ cmd: 'events', since, phrases: true }).then(toldSteps)
  /** What happened from this step on, as the viewer may know it, and for each step: did anybody learn something by it
   * that an undo can't make them forget? */
  happened = (since: number, viewer: number | null) =>
    this.ask({ cmd: 'events', since, viewer, phrases: true }).then((happened) => ({
      steps: toldSteps(happened),
      revealed: happened.revealed,
    }))
  /** What the viewer could know after each event of the last step. */
  viewsOf = (step: number, viewer: number | null) =>
    this.ask({ cmd: 'events', since: step, viewer, views: true }).then(({ views }) => views?.[0] ?? [])

  /** Saves the match with its record as it is now. */
  keep = (match: Omit<SavedMatch, 'record'>) => this.send<object>({ keep: match })

  /** Stops at once, also in the middle of a thought. Whoever still waits for an answer never gets one. */
  close() {
    this.worker.terminate()
    this.waiting.clear()
  }

  private ask<R extends Request>(request: R): Promise<Answers[R['cmd']]> {
    return this.send({ line: JSON.stringify(request) })
  }

  private async send<Answer>(request: object): Promise<Answer> {
    const id = ++this.last
    const line = await new Promise<string>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, ...request })
    })
    const answer = JSON.parse(line) as { ok: Answer } | { error: Fault }
    if ('error' in answer) throw new Refused(answer.error)
    return answer.ok
  }
}
