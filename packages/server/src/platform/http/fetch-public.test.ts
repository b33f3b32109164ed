// Files are fetched from a server of the internet, here one of the loopback network, which a rule of the test allows.
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FetchRules } from './fetch-public.ts'
import { makeFetchPublic } from './fetch-public.ts'

const limits = { maxBytes: 1_000, timeoutMs: 500 }
const seen: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[] = []

const answers: Readonly<Record<string, RequestListener>> = {
  '/picture': (_, response) => {
    response.writeHead(200, { etag: '"one"', 'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT' }).end('pixels')
  },
  '/known': (request, response) => {
    response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 200).end()
  },
  '/moved': (_, response) => void response.writeHead(302, { location: '/picture' }).end(),
  '/elsewhere': (_, response) =>
    void response.writeHead(302, { location: `http://other.example:${port}/picture` }).end(),
  '/round': (_, response) => void response.writeHead(301, { location: '/round' }).end(),
  '/to-file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-metadata': (_, response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-hidden': (_, response) =>
    void response.writeHead(307, { location: 'http://hidden.example/picture' }).end(),
  '/gone': (_, response) => void response.writeHead(410).end(),
  '/failing': (_, response) => void response.writeHead(500).end('pixels'),
  '/packed': (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('pixels'),
  '/large': (_, response) =>
    void response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2_000)),
  '/endless': (_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(600)), 5)
    response.once('close', () => clearInterval(timer))
  },
  '/slow': (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 50)
    response.once('close', () => clearInterval(timer))
  },
  '/silent': () => undefined,
  '/broken': (_, response) => {
    response.writeHead(200, { 'content-length': '900' })
    response.write('half', () => response.destroy())
  },
}

let server: Server
let port = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers })
    answers[request.url ?? '']?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The names of a resolver that the test controls. */
const names: Readonly<Record<string, readonly string[]>> = {
  'pictures.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'hidden.example': ['10.0.0.7'],
  'mixed.example': ['127.0.0.1', '10.0.0.7'],
}
let resolved = 0
const rules = {
  allowsHttp: true,
  isAllowedAddress: (address) => address === '127.0.0.1',
  lookup: ((host: string, _: unknown, done: (cause: Error | null, found: unknown) => void) => {
    resolved += 1
    const found = names[host]
    done(
      found ? null : new Error('ENOTFOUND'),
      (found ?? []).map((address) => ({ address, family: 4 })),
    )
  }) as unknown as NonNullable<FetchRules['lookup']>,
} satisfies FetchRules

const fetchFrom = (path: string, options = {}, host = 'pictures.example') =>
  makeFetchPublic(rules)(`http://${host}:${port}${path}`, { ...limits, ...options })

describe('A file of another server', () => {
  it('comes with its tags, and is not sent again while they fit', async () => {
    expect(await fetchFrom('/picture')).toEqual({
      kind: 'fetched',
      body: Buffer.from('pixels'),
      etag: '"one"',
      lastModified: 'Sat, 28 Nov 2026 10:00:00 GMT',
    })
    expect(await fetchFrom('/known', { etag: '"one"' })).toEqual({ kind: 'unchanged' })
    expect(seen.at(-1)?.headers).not.toHaveProperty('cookie')
  })

  it('is found behind a redirect, and the connection goes to the address that was checked', async () => {
    resolved = 0
    expect(await fetchFrom('/moved')).toMatchObject({ kind: 'fetched' })
    // Once for each connection: nothing resolves the name again.
    expect(resolved).toBe(2)
  })

  it('gets the secret header on its own host only', async () => {
    const secretHeader = { name: 'X-Api-Key', value: 'abc' }
    const keysSent = async (path: string) => {
      const before = seen.length
      expect(await fetchFrom(path, { secretHeader })).toMatchObject({ kind: 'fetched' })
      return seen.slice(before).map(({ headers }) => headers['x-api-key'])
    }
    expect(await keysSent('/moved')).toEqual(['abc', 'abc'])
    expect(await keysSent('/elsewhere')).toEqual(['abc', undefined])
  })

  it.each([
    ['/round', 'tooManyRedirects'],
    ['/to-file', 'addressNotAllowed'],
    ['/to-metadata', 'addressNotAllowed'],
    ['/to-hidden', 'addressNotAllowed'],
    ['/gone', 'notFound'],
    ['/failing', 'refused'],
    ['/packed', 'refused'],
    ['/large', 'fileTooLarge'],
    ['/endless', 'fileTooLarge'],
    ['/slow', 'tooSlow'],
    ['/silent', 'tooSlow'],
    ['/broken', 'unreachable'],
  ])('%s is refused: %s', async (path, problem) => {
    expect(await fetchFrom(path)).toEqual({ kind: 'failed', problem })
  })

  it.each(['hidden.example', 'mixed.example', '10.0.0.7', 'localhost'])(
    'is not asked for at %s, one of whose addresses is not allowed',
    async (host) => {
      const before = seen.length
      expect(await fetchFrom('/picture', {}, host)).toMatchObject({ kind: 'failed' })
      expect(seen).toHaveLength(before)
    },
  )

  it('is fetched by https only, unless a rule says otherwise', async () => {
    const fetchPublic = makeFetchPublic({ ...rules, allowsHttp: false })
    const answer = await fetchPublic(`http://pictures.example:${port}/picture`, limits)
    expect(answer).toEqual({ kind: 'failed', problem: 'addressNotAllowed' })
  })
})
