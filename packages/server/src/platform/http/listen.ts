// Accepts requests and passes them to the application; finishes open ones when the server stops.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay, setImmediate as timeRound } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { inTurn } from './in-turn.ts'
import { watchReceiving } from './receiving.ts'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ListenOptions {
  /** Fetch handler of the application. */
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>
  readonly port: number
  /** Absent: both loopback addresses. */
  readonly host?: string | undefined
  /** Runs before the application. */
  readonly before?: Middleware | undefined
  /** Maximum number of connections; further ones are refused. No limit if absent. */
  readonly maxConnections?: number | undefined
  /** Timeout for the request headers in milliseconds; fifteen seconds if absent. */
  readonly headersTimeout?: number
}

export interface Listening {
  readonly port: number
  /** From now on each response is the last one on its connection, so that closing does not interrupt any. */
  drain(): void
  /** Accepts no more requests; resolves when the last response was sent, or after five seconds. */
  close(): Promise<void>
}

/** The port is used by another program. The message is for the person at the terminal. */
export class PortTaken extends Error {
  constructor(port: number, setting = 'PORT') {
    super(
      `Port ${port} is taken by another program. Stop that one, or choose another: ${setting}=${port + 1} npm start`,
    )
    this.name = 'PortTaken'
  }
}

const lastAnswers = 5_000
/** For requests with files; others have stricter limits. */
const longestRequest = 20 * 60_000

/** State that all sockets of a server share. */
interface Ending {
  isDraining: boolean
  /** Responses that are not sent yet. */
  readonly open: Set<ServerResponse>
  /** If present, new requests are queued here. */
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
    // Node checks for slow clients every thirty seconds by default, whatever the limits are.
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

/** Resolves when all pending connections are accepted: the operating system would reset them when the server closes. */
const untilAllAreIn = async (server: Server, deadline: number): Promise<void> => {
  let came = 0
  const count = () => {
    came += 1
  }
  server.on('connection', count)
  // Node accepts one or a few connections per turn of the event loop.
  for (let quiet = 0; quiet < 3 && Date.now() < deadline; ) {
    const before = came
    await timeRound()
    quiet = came === before ? quiet + 1 : 0
  }
  server.off('connection', count)
}

const stop = async (servers: readonly Server[], state: Ending): Promise<void> => {
  const deadline = Date.now() + lastAnswers
  // A client may send its next request at once, so new requests are queued until the servers are closed.
  const held: (() => void)[] = []
  state.held = held
  // Closing would cut off responses that Node has buffered and not sent.
  while (state.open.size > held.length && Date.now() < deadline) await delay(10)
  await Promise.all(servers.map((server) => untilAllAreIn(server, deadline)))
  const ended = Promise.all(servers.map(closed))
  state.held = undefined
  for (const begin of held) begin()
  const closeAll = () => {
    for (const server of servers) server.closeAllConnections()
  }
  // Browsers open connections in advance that stay idle.
  const sweeping = setInterval(() => {
    if (state.open.size === 0) closeAll()
  }, 200)
  const timer = setTimeout(closeAll, deadline - Date.now())
  await ended
  clearInterval(sweeping)
  clearTimeout(timer)
}

/** Rejects with `PortTaken` if the port is in use. @param setting name of the setting that has the port. */
export const assertPortFree = async (port: number, host = '127.0.0.1', setting = 'PORT'): Promise<void> => {
  if (port === 0) return
  const probe = createServer()
  await start(probe, port, host).catch((cause: unknown) => {
    throw cause instanceof PortTaken ? new PortTaken(port, setting) : cause
  })
  await closed(probe)
}

/** Rejects with `PortTaken`. Port 0 selects a free port. */
export const listen = async (options: ListenOptions): Promise<Listening> => {
  const state: Ending = { isDraining: false, open: new Set() }
  const first = makeServer(options, state)
  const port = await start(first, options.port, options.host ?? '127.0.0.1')
  const servers = [first]
  if (options.host === undefined) {
    // A machine without IPv6 has only the first one.
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
