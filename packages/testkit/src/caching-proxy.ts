// A caching proxy on the loopback address, like the one in front of servers in production: balances requests among ready servers,
// caches what a shared cache may (RFC 9111), bypasses the cache for requests with a session, and purges by tag.
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { cookieNameIn } from '@husrum/domain'
import type { Dispatcher } from 'undici'
import { Agent, cacheStores, interceptors } from 'undici'

type CacheKey = Parameters<InstanceType<typeof cacheStores.MemoryCacheStore>['createWriteStream']>[0]
type CacheValue = Parameters<InstanceType<typeof cacheStores.MemoryCacheStore>['createWriteStream']>[1]

export interface CachingProxy {
  readonly origin: string
  /** Purges every response with one of these tags; returns how many there were. `POST /__purge` does the same. */
  readonly purge: (tags: readonly string[]) => number
  close(): Promise<void>
}

/** Requests with one of these cookies belong to a session: their responses are never cached. */
const sessionCookies = (['local', 'production'] as const).flatMap((environment) =>
  (['token', 'binding'] as const).map((purpose) => cookieNameIn(purpose, environment)),
)

const isSignedIn = ({ authorization, cookie = '' }: IncomingHttpHeaders): boolean =>
  authorization !== undefined ||
  cookie.split(';').some((pair) => sessionCookies.includes(pair.trim().split('=', 1)[0] ?? ''))

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const forwarded = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (pair): pair is [string, string | string[]] => pair[1] !== undefined && !ofTheConnection.has(pair[0]),
    ),
  )

/** In the formats of Cloudflare (`Cache-Tag`, commas) and Fastly (`Surrogate-Key`, spaces). */
const tagsOf = (headers: Readonly<Record<string, string | string[] | undefined>>): readonly string[] =>
  [headers['cache-tag'], headers['surrogate-key']].flatMap((value) =>
    String(value ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
  )

class TaggedStore extends cacheStores.MemoryCacheStore {
  readonly #keys = new Map<string, Map<string, CacheKey>>()

  override createWriteStream(key: CacheKey, value: CacheValue) {
    for (const tag of tagsOf(value.headers)) {
      const keys = this.#keys.get(tag) ?? new Map<string, CacheKey>()
      this.#keys.set(tag, keys.set(`${key.origin} ${key.path}`, key))
    }
    return super.createWriteStream(key, value)
  }

  purge(tags: readonly string[]): number {
    const found = new Map(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]))
    for (const key of found.values()) this.delete(key)
    for (const tag of tags) this.#keys.delete(tag)
    return found.size
  }
}

/** Larger bodies are streamed and cannot be retried. */
const maxRetriedBytes = 1_000_000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const bodyOf = async (request: IncomingMessage): Promise<Buffer | IncomingMessage | undefined> => {
  if (!hasBody(request)) return undefined
  if (!(Number(request.headers['content-length']) <= maxRetriedBytes)) return request
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const neverArrived = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])
const lostOnTheWay = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Whether a retry at another server is safe. */
const mayAskAgain = (cause: unknown, method: string, body: unknown): boolean => {
  const { code = '' } = cause as NodeJS.ErrnoException
  if (body !== undefined && !Buffer.isBuffer(body)) return false
  return neverArrived.has(code) || (lostOnTheWay.has(code) && (method === 'GET' || method === 'HEAD'))
}

class NoBackendReady extends Error {}

/** Balances requests among the servers whose last health check was successful. */
const makeBalance = (upstreams: readonly string[], agent: Agent, everyMs: number) => {
  const ready = new Map(upstreams.map((origin) => [origin, true]))
  let turn = 0
  const lookAt = async (origin: string): Promise<void> => {
    const isReady = await agent
      .request({ origin, path: '/health/ready', method: 'GET', headersTimeout: 1_000, bodyTimeout: 1_000 })
      .then(
        async ({ statusCode, body }) => {
          await body.dump().catch(() => undefined)
          return statusCode === 200
        },
        () => false,
      )
    ready.set(origin, isReady)
  }
  const look = () => Promise.all(upstreams.map(lookAt))
  let looking: NodeJS.Timeout
  const lookOn = () => {
    looking = setTimeout(() => void look().then(lookOn), everyMs)
  }
  lookOn()
  return {
    next: (): string => {
      const there = upstreams.filter((origin) => ready.get(origin))
      const origin = there[turn % Math.max(1, there.length)]
      turn += 1
      if (origin === undefined) throw new NoBackendReady('No server is ready')
      return origin
    },
    look,
    close: () => clearTimeout(looking),
  }
}

/** Always `close()` it. */
export const startCachingProxy = async ({
  upstreams,
  port = 0,
  healthMs = 500,
}: {
  /** Origins of servers, such as `http://127.0.0.1:4301`. */
  readonly upstreams: readonly string[]
  readonly port?: number
  /** Interval of health checks at `/health/ready`. */
  readonly healthMs?: number
}): Promise<CachingProxy> => {
  const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: 20_000, bodyTimeout: 20_000 })
  const balance = makeBalance(upstreams, agent, healthMs)
  const store = new TaggedStore()
  const toServer: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    dispatch({ ...options, origin: balance.next() }, handler)
  const straight = agent.compose(toServer)
  // The cache key has the visitor's origin, so that servers share cached responses.
  const kept = straight.compose(interceptors.cache({ type: 'shared', store }))

  const ask = async (request: IncomingMessage, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const { headers, method = 'GET', url = '/', socket } = request
    const body = await bodyOf(request)
    const isPlain = (method === 'GET' || method === 'HEAD') && !isSignedIn(headers)
    const asked = {
      origin: `http://${headers.host ?? 'localhost'}`,
      path: url,
      method: method as Dispatcher.HttpMethod,
      headers: {
        ...forwarded(headers),
        'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
      },
      body: body ?? null,
      signal,
    }
    for (let attempt = 1; ; attempt += 1)
      try {
        return await (isPlain ? kept : straight).request(asked)
      } catch (cause) {
        if (attempt >= upstreams.length || !mayAskAgain(cause, method, body)) throw cause
        await balance.look()
      }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const { statusCode, headers, body } = await ask(request, gone.signal)
      const isKept = headers.age !== undefined
      const shown: OutgoingHttpHeaders = { ...forwarded(headers), 'x-cache': isKept ? 'hit' : 'miss' }
      response.writeHead(statusCode, shown)
      await pipeline(body, response)
    } catch (cause) {
      if (response.headersSent) return void response.destroy()
      const status = cause instanceof NoBackendReady ? 503 : 502
      response.writeHead(status, {
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        'retry-after': '1',
      })
      response.end('The servers cannot be reached just now.\n')
    }
  }

  const purge = (request: IncomingMessage, response: ServerResponse): void => {
    void bodyOf(request).then((body) => {
      const said = Buffer.isBuffer(body) ? (JSON.parse(body.toString() || '{}') as { tags?: string[] }) : {}
      const purged = store.purge([...tagsOf(request.headers), ...(said.tags ?? [])])
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ purged }))
    })
  }

  const server = createServer((request, response) => {
    if (request.url === '/__purge' && request.method === 'POST') purge(request, response)
    else void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purge: (tags) => store.purge(tags),
    close: async () => {
      balance.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await agent.destroy()
    },
  }
}
