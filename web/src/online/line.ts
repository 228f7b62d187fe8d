/** The line to a table: a socket that comes back by itself, says what was seen, and repeats what wasn't answered.
 *
 * Every command has an id of its own. Repeated with the same id it is answered again and not done again, so a command
 * is sent until there is an answer, over as many connections as it takes. */
import { Refused, type Fault } from '../engine/protocol'
import type { ClientMessage, Command, CommandMessage, Question, ServerMessage } from './generated'
import { beginSession, describe, socketAt, Unreachable } from './server'

const PROTOCOL = 2

export type LineState = 'connecting' | 'open' | 'lost' | 'closing' | 'missing' | 'set_aside' | 'outdated'

/** Who is at this end. */
export interface Listener {
  heard(message: ServerMessage): void
  /** The line is in another state; a line that the server ends says why. */
  changed(state: LineState, fault?: Fault): void
  /** The numbers of the last entry and of the last line of chat that are known here. */
  known(): { seen: number; heard: number }
}

/** A question without its id, which the line gives it. */
export type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never
type Answer = Extract<ServerMessage, { id: unknown }>
export type AnswerTo<Q extends Asked> = Exclude<Extract<Answer, { type: Q['type'] }>, { error: unknown }>

interface Unanswered {
  text: string
  resolve(answer: unknown): void
  reject(error: Error): void
}

const RECONNECT_WAIT_MS = 250
const RECONNECT_WAIT_MAX_MS = 8_000
/** An answer that takes longer than this never comes: the network is gone, and nobody has said so. */
const ANSWER_TIMEOUT_MS = 8_000
/** After so long without a word somebody asks whether anything was missed. */
const SILENCE_TIMEOUT_MS = 30_000
/** A server hears 20 messages a second; this stays below. */
const MESSAGES_PER_SECOND_MAX = 15

/** What the server says of a table that nobody can connect to any more. */
const ENDS: Record<string, LineState> = { 'table/unknown': 'missing', 'table/set-aside': 'set_aside' }

export class Line {
  private socket: WebSocket | null = null
  private readonly unanswered = new Map<string, Unanswered>()
  private outgoing: string[] = []
  private sent: number[] = []
  private failures = 0
  private answered = performance.now()
  private ended = false
  private waking: ReturnType<typeof setTimeout> | undefined
  private readonly watch = setInterval(() => this.lookAround(), 2_000)
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('-')
  private last = 0

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Ends it for good. */
  close() {
    this.ended = true
    clearInterval(this.watch)
    clearTimeout(this.waking)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.wake)
    this.hangUp()
  }

  /** Connects anew, as whoever this browser is now. */
  restart() {
    this.hangUp()
    this.connect()
  }

  /** Sends a command; gives the number of the entry that came of it. */
  send(command: Command): Promise<number> {
    const commandId = this.nextId()
    return this.submit(commandId, { ...command, submission: commandId } as CommandMessage) as Promise<number>
  }

  /** Asks a question; one that can't be answered is refused with the reason, such as the rule that an action breaks. */
  ask<Q extends Asked>(question: Q): Promise<AnswerTo<Q>> {
    const id = this.nextId()
    return this.submit(id, { ...question, id } as Question) as Promise<AnswerTo<Q>>
  }

  private nextId = () => `${this.prefix}-${++this.last}`

  private submit(id: string, message: ClientMessage): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.unanswered.size === 0) this.answered = performance.now()
      const text = JSON.stringify(message)
      this.unanswered.set(id, { text, resolve, reject })
      this.queue(text)
    })
  }

  private connect() {
    clearTimeout(this.waking)
    this.waking = undefined
    const socket = socketAt(this.table)
    this.socket = socket
    let greeted = false
    socket.onopen = () => {
      greeted = true
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...this.listener.known() }))
      this.answered = performance.now()
      this.sent = []
      this.outgoing = [...this.unanswered.values()].map(({ text }) => text)
      this.pump()
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as ServerMessage)
    socket.onclose = ({ reason }) => {
      if (reason === 'protocol') this.stop('outdated')
      else void this.lose(greeted)
    }
  }

  private hear(message: ServerMessage) {
    this.answered = performance.now()
    if (message.type === 'welcome') {
      this.failures = 0
      this.listener.changed('open')
    }
    if (message.type === 'closing') this.listener.changed('closing')
    this.listener.heard(message)
    if (message.type === 'accepted') this.settle(message.submission)?.resolve(message.number)
    if (message.type === 'refused') this.settle(message.submission ?? '')?.reject(new Refused(message.error))
    if ('id' in message) this.answer(message)
  }

  /** Answers whoever asked a question. */
  private answer(message: Answer) {
    const waiting = this.settle(message.id ?? '')
    if ('error' in message) waiting?.reject(new Refused(message.error))
    else waiting?.resolve(message)
  }

  private settle(id: string): Unanswered | undefined {
    const waiting = this.unanswered.get(id)
    this.unanswered.delete(id)
    return waiting
  }

  private queue(text: string) {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.outgoing.push(text)
    this.pump()
  }

  /** Sends what waits, no faster than a server listens. */
  private pump() {
    while (this.outgoing.length > 0 && this.socket?.readyState === WebSocket.OPEN) {
      const now = performance.now()
      this.sent = this.sent.filter((at) => now - at < 1000)
      if (this.sent.length >= MESSAGES_PER_SECOND_MAX) {
        setTimeout(() => this.pump(), 1000 - (now - this.sent[0]!))
        return
      }
      this.sent.push(now)
      this.socket.send(this.outgoing.shift()!)
    }
  }

  /** The connection is gone: soon again, and then less and less often. */
  private async lose(greeted: boolean) {
    this.hangUp()
    this.listener.changed('lost')
    // A browser doesn't say why it couldn't connect; the server does, if it is asked.
    if (!greeted) await this.findOut()
    if (this.ended || this.socket || this.waking) return
    const wait = Math.min(RECONNECT_WAIT_MAX_MS, RECONNECT_WAIT_MS * 2 ** this.failures++)
    // Not everybody at once, when a server comes back.
    this.waking = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
  }

  private async findOut() {
    try {
      await describe(this.table)
      await beginSession()
    } catch (error) {
      const state = error instanceof Refused ? ENDS[error.fault.code] : undefined
      if (state) this.stop(state, (error as Refused).fault)
    }
  }

  private stop(state: LineState, fault?: Fault) {
    this.close()
    this.listener.changed(state, fault)
  }

  private hangUp() {
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private readonly wake = () => {
    if (this.ended || document.hidden || this.socket) return
    this.failures = 0
    this.connect()
  }

  private readonly drop = () => {
    if (this.socket) void this.lose(true)
  }

  /** A dead network says nothing: whoever waits too long, or hears too little, has to look. */
  private lookAround() {
    const quiet = performance.now() - this.answered
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (this.unanswered.size > 0 && quiet > ANSWER_TIMEOUT_MS) void this.lose(true)
    else if (quiet > SILENCE_TIMEOUT_MS) void this.catchUp()
  }

  private async catchUp() {
    this.answered = performance.now()
    try {
      const { now } = await describe(this.table)
      if (now.number > this.listener.known().seen) await this.lose(true)
    } catch (error) {
      if (error instanceof Unreachable) await this.lose(true)
    }
  }
}
