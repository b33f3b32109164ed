// A real shared cache (RFC 9111) in front of a server, like a CDN, with the one rule that the guide requires and purges by tag.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, cacheStores, interceptors, request } from 'undici'

export interface CdnStandInOptions {
  /** The server's port on the loopback address. */
  readonly port: number
  /** Cookies that are forwarded for a page, by its path; all of them if absent, as in a cache without rules. */
  readonly cookiesOfPages?: ((path: string) => readonly string[]) | undefined
}

export interface CdnStandIn {
  readonly port: number
  /** Accepts purges in Fastly's format: `{"surrogate_keys": […]}`. */
  readonly purgeUrl: string
  /** Purged tags, one list per call. */
  readonly purged: readonly (readonly string[])[]
  /** Every body that was ever cached. */
  readonly everStored: () => readonly string[]
  /** While set, purges are refused with this status. */
  refuseWith: number | undefined
  readonly close: () => Promise<void>
}

/** Headers for the cache itself, which are not forwarded to clients. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'surrogate-control',
  'surrogate-key',
  'cache-tag',
  'cdn-cache-control',
])

const isPage = (method: string, path: string): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/(?:services|api|assets|images|__dev)\//.test(path)

const onlyCookies = (header: string, names: readonly string[]): string =>
  header
    .split(/; ?/)
    .filter((pair) => names.includes(pair.split('=', 1)[0] ?? ''))
    .join('; ')

type Store = InstanceType<typeof cacheStores.MemoryCacheStore>
type Written = Parameters<Store['createWriteStream']>
type Key = Written[0]

/** Also indexes entries by tag. */
class TaggedStore extends cacheStores.MemoryCacheStore {
  readonly byTag = new Map<string, Key[]>()
  readonly bodies: string[] = []

  override createWriteStream(...[key, value]: Written) {
    const stream = super.createWriteStream(key, value)
    if (!stream) return stream
    for (const tag of String(value.headers?.['surrogate-key'] ?? '').split(' '))
      this.byTag.set(tag, [...(this.byTag.get(tag) ?? []), key])
    const at = this.bodies.push('') - 1
    const write = stream.write.bind(stream)
    stream.write = ((chunk: Buffer, ...rest: []) => {
      this.bodies[at] += chunk.toString()
      return write(chunk, ...rest)
    }) as typeof stream.write
    return stream
  }

  purge(tags: readonly string[]): void {
    for (const key of tags.flatMap((tag) => this.byTag.get(tag) ?? [])) this.delete(key)
    for (const tag of tags) this.byTag.delete(tag)
  }
}

export const startCdnStandIn = async ({ port, cookiesOfPages }: CdnStandInOptions): Promise<CdnStandIn> => {
  const store = new TaggedStore()
  const agent = new Agent({
    connect: {
      // Resolve the host of every site to this machine.
      lookup: (_host, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
  })
  const cached = agent.compose(interceptors.cache({ type: 'shared', store }))
  const purged: (readonly string[])[] = []
  const proxy = { refuseWith: undefined as number | undefined }

  const server = createServer((asked, answer) => {
    const { method = 'GET', url: path = '/' } = asked
    const work = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of asked) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      if (path === '/__purge') {
        if (proxy.refuseWith !== undefined) return void answer.writeHead(proxy.refuseWith).end()
        const { surrogate_keys: tags } = JSON.parse(body.toString()) as { surrogate_keys: string[] }
        purged.push(tags)
        store.purge(tags)
        return void answer.writeHead(200).end('{"status":"ok"}')
      }
      const { host = 'localhost', connection: _, ...headers } = asked.headers
      const names = isPage(method, path) ? cookiesOfPages?.(path) : undefined
      const cookie = names ? onlyCookies(headers.cookie ?? '', names) : (headers.cookie ?? '')
      delete headers.cookie
      const found = await request(`http://${host.split(':')[0]}:${port}${path}`, {
        dispatcher: cached,
        method: method as 'GET',
        headers: { ...headers, ...(cookie !== '' && { cookie }) },
        ...(body.length > 0 && { body }),
      })
      const sent = Object.entries(found.headers).filter(([name]) => !hopByHop.has(name))
      answer.writeHead(found.statusCode, Object.fromEntries(sent) as Record<string, string>)
      answer.end(Buffer.from(await found.body.arrayBuffer()))
    }
    work().catch((cause: unknown) => answer.writeHead(502).end(String(cause)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  return Object.assign(proxy, {
    port: own,
    purgeUrl: `http://127.0.0.1:${own}/__purge`,
    purged,
    everStored: () => store.bodies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await agent.close()
    },
  })
}
