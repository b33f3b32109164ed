// Takes requests from the network and hands them to the application; lets the last ones finish when it is told to stop.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay, setImmediate as timeRound } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { inTurn } from './in-turn.ts'
import { watchReceiving } from './receiving.ts'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ListenOptions {
  /** The application's. */
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>
  readonly port: number
  /** Absent: both loopback addresses. */
  readonly host?: string | undefined
  /** Goes before the application. */
  readonly before?: Middleware | undefined
  /** Connections at once; whoever comes beyond them is not let in. Without limit if absent. */
  readonly maxConnections?: number | undefined
  /** Milliseconds that a request may take to say what it wants; fifteen seconds if absent. */
  readonly headersTimeout?: number
}

export interface Listening {
  readonly port: number
  /** From now on each answer is the last one on its connection, so that nobody is cut off when all is closed. */
  drain(): void
  /** Takes no more; resolves when the last answer has left, or after five seconds. */
  close(): Promise<void>
}

/** The port is somebody else's. The message is for the person at the terminal. */
export class PortTaken extends Error {
  constructor(port: number, setting = 'PORT') {
    super(
      `Port ${port} is taken by another program. Stop that one, or choose another: ${setting}=${port + 1} npm start`,
    )
    this.name = 'PortTaken'
  }
}

const lastAnswers = 5_000
/** Of requests that bring files; others are watched more closely. */
const longestRequest = 20 * 60_000

/** What all sockets of a server share. */
interface Ending {
  isDraining: boolean
  /** Answers that have not left yet. */
  readonly open: Set<ServerResponse>
  /** Once it is there, requests wait in it. */
  held?: (() => void)[] | undefined
}

const makeServer = (
  { fetch, before, maxConnections, headersTimeout = 15_000 }: ListenOptions,
  state: Ending,
): Server => {
  const answer = getRequestListener(fetch)
  const limits = {
    headersTimeout,
    requestTimeout: longestRequest,
    keepAliveTimeout: 65_000,
    // Node looks for those who are too slow every thirty seconds, whatever the limits are.
    connectionsCheckingInterval: Math.min(1_000, headersTimeout),
  }
  const server = createServer(
    limits,
    inTurn((request, response) => {
      watchReceiving(request)
      if (state.isDraining) response.shouldKeepAlive = false
      state.open.add(response)
      response.once('close', () => state.open.delete(response))
      const begin = () => {
        if (before) before(request, response, () => void answer(request, response))
        else void answer(request, response)
      }
      if (state.held) state.held.push(begin)
      else begin()
    }),
  )
  if (maxConnections !== undefined) server.maxConnections = maxConnections
  return server
}

const start = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') reject(new PortTaken(port))
      else if (cause.code === 'EACCES')
        reject(new Error(`Port ${port} may not be used by this user`, { cause }))
      else reject(cause)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
  })

/** Resolves when nobody is left who has knocked and was not let in: the operating system would cut them off. */
const untilAllAreIn = async (server: Server, deadline: number): Promise<void> => {
  let came = 0
  const count = () => {
    came += 1
  }
  server.on('connection', count)
  // Node lets in one or a few each time round.
  for (let quiet = 0; quiet < 3 && Date.now() < deadline; ) {
    const before = came
    await timeRound()
    quiet = came === before ? quiet + 1 : 0
  }
  server.off('connection', count)
}

const stop = async (servers: readonly Server[], state: Ending): Promise<void> => {
  const deadline = Date.now() + lastAnswers
  // Whoever is answered may knock again at once. So what comes now waits until the door is shut.
  const held: (() => void)[] = []
  state.held = held
  // To close is to cut off answers that Node has been given and the network has not.
  while (state.open.size > held.length && Date.now() < deadline) await delay(10)
  await Promise.all(servers.map((server) => untilAllAreIn(server, deadline)))
  const ended = Promise.all(servers.map(closed))
  state.held = undefined
  for (const begin of held) begin()
  const closeAll = () => {
    for (const server of servers) server.closeAllConnections()
  }
  // Browsers connect ahead and then say nothing.
  const sweeping = setInterval(() => {
    if (state.open.size === 0) closeAll()
  }, 200)
  const patience = setTimeout(closeAll, deadline - Date.now())
  await ended
  clearInterval(sweeping)
  clearTimeout(patience)
}

/** Rejects with `PortTaken` when somebody listens there already. @param setting which of them says the port. */
export const assertPortFree = async (port: number, host = '127.0.0.1', setting = 'PORT'): Promise<void> => {
  if (port === 0) return
  const probe = createServer()
  await start(probe, port, host).catch((cause: unknown) => {
    throw cause instanceof PortTaken ? new PortTaken(port, setting) : cause
  })
  await closed(probe)
}

/** Rejects with `PortTaken`. Port 0 takes any that is free. */
export const listen = async (options: ListenOptions): Promise<Listening> => {
  const state: Ending = { isDraining: false, open: new Set() }
  const first = makeServer(options, state)
  const port = await start(first, options.port, options.host ?? '127.0.0.1')
  const servers = [first]
  if (options.host === undefined) {
    // A machine without IPv6 has only the one.
    const second = makeServer(options, state)
    const isUp = await start(second, port, '::1').then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof PortTaken) throw cause
        return false
      },
    )
    if (isUp) servers.push(second)
  }
  const drain = () => {
    state.isDraining = true
    for (const response of state.open) response.shouldKeepAlive = false
  }
  return {
    port,
    drain,
    close: async () => {
      drain()
      await stop(servers, state)
    },
  }
}
