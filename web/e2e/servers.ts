/** Servers that can be killed, databases of their own, and networks that can be cut. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { BINARY } from './programs'

export const folder = () => mkdtempSync(join(tmpdir(), 'online-'))

/** A test that fails in the middle leaves nothing running. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

function endWithTests(child: ChildProcess) {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** `roundhouse serve`, always at the same port. */
export class House {
  private process: ChildProcess | null = null

  private constructor(
    private readonly database: string,
    readonly port: number,
  ) {}

  static async open(database: string): Promise<House> {
    const house = new House(database, await freePort())
    await house.start()
    return house
  }

  async start() {
    const flags = ['serve', '--port', String(this.port), '--database', this.database, '--log', 'error']
    this.process = spawn(BINARY, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
    endWithTests(this.process)
    await once(createInterface(this.process.stdout!), 'line')
  }

  /** Without warning, in the middle of whatever it does. */
  async kill() {
    const { process } = this
    this.process = null
    if (!process) return
    const gone = once(process, 'exit')
    process.kill('SIGKILL')
    await gone
  }

  /** As planned: it tells everybody. */
  async stop() {
    const { process } = this
    this.process = null
    if (!process) return
    const gone = once(process, 'exit')
    process.kill('SIGTERM')
    await gone
  }
}

/** The way from one person's browser to the servers: it takes the first that answers, and it can be cut. */
export class Network {
  private cutOff = false
  private readonly open = new Set<Socket>()

  private constructor(
    private readonly listener: Server,
    private readonly targets: number[],
  ) {
    listener.on('connection', (socket) => void this.pass(socket))
  }

  static async to(...houses: House[]): Promise<Network> {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    return new Network(
      listener,
      houses.map(({ port }) => port),
    )
  }

  get address() {
    return `http://127.0.0.1:${(this.listener.address() as { port: number }).port}/`
  }

  cut() {
    this.cutOff = true
    for (const socket of this.open) socket.destroy()
  }

  mend() {
    this.cutOff = false
  }

  close() {
    this.cut()
    this.listener.close()
  }

  private async pass(socket: Socket) {
    this.open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => this.open.delete(socket))
    const onwards = this.cutOff ? null : await this.reach()
    if (!onwards || socket.destroyed) {
      onwards?.destroy()
      socket.destroy()
      return
    }
    onwards.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onwards.destroy())
    socket.pipe(onwards).pipe(socket)
  }

  private async reach(): Promise<Socket | null> {
    for (const port of this.targets) {
      const socket = connect(port, '127.0.0.1')
      const reached = await new Promise<boolean>((resolve) =>
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
      )
      if (reached) return socket
    }
    return null
  }
}

const NOBODY = 65534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** A private PostgreSQL from the binaries of this machine. */
export class Postgres {
  private count = 0

  private constructor(
    private readonly binaries: string,
    private readonly home: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<Postgres> {
    const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort() : []
    const binaries = `/usr/lib/postgresql/${versions.at(-1)}/bin`
    const home = folder()
    const data = join(home, 'data')
    mkdirSync(data)
    chmodSync(home, 0o755)
    if ('uid' in asNobody) for (const path of [home, data]) chownSync(path, NOBODY, NOBODY)
    const flags = ['-A', 'trust', '-U', 'roundhouse', '--no-sync', '-E', 'UTF8', '-D', data]
    execFileSync(join(binaries, 'initdb'), flags, { ...asNobody, cwd: '/', stdio: 'ignore' })
    const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', home, '-h', '', '-c', 'max_connections=200'], {
      ...asNobody,
      cwd: '/',
      stdio: 'ignore',
    })
    endWithTests(server)
    const postgres = new Postgres(binaries, home, server)
    await postgres.ready()
    return postgres
  }

  /** A fresh database. */
  database(): string {
    const name = `table_${this.count++}`
    execFileSync(join(this.binaries, 'createdb'), ['-h', this.home, '-U', 'roundhouse', name])
    return `postgres://roundhouse@${this.home.replaceAll('/', '%2F')}/${name}`
  }

  stop() {
    this.process.kill('SIGINT')
  }

  private async ready() {
    for (let tries = 0; tries < 200; tries++) {
      try {
        execFileSync(join(this.binaries, 'pg_isready'), ['-q', '-h', this.home])
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    throw new Error('PostgreSQL never became ready')
  }
}
