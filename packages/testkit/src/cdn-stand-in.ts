// A real shared cache (RFC 9111) in front of a server, as a CDN is: with the one rule that the guide asks of it, and purges by tag.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, cacheStores, interceptors, request } from 'undici'

export interface CdnStandInOptions {
  /** Where the server listens on the loopback address. */
  readonly port: number
  /** Which cookies are handed on with a page, by its path; all of them if absent: a cache without any rule. */
  readonly cookiesOfPages?: ((path: string) => readonly string[]) | undefined
}

export interface CdnStandIn {
  readonly port: number
  /** Takes purges as Fastly does: `{"surrogate_keys": […]}`. */
  readonly purgeUrl: string
  /** Tags that it was told to let go of, one list a call. */
  readonly purged: readonly (readonly string[])[]
  /** Every body that it has ever kept. */
  readonly everKept: () => readonly string[]
  /** As long as it is set, purges are refused with this status. */
  refuseWith: number | undefined
  readonly close: () => Promise<void>
}

/** What a cache says to itself, and to nobody behind it. */
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

/** Keeps by tag besides. */
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
      // Every site's host is this machine.
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
    everKept: () => store.bodies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await agent.close()
    },
  })
}
