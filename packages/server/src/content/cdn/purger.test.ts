// Purges use the API of each cache, and a rejected purge does not count as done.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePurger, PurgeRefused } from './purger.ts'

const heard: { path: string | undefined; key: unknown; body: unknown }[] = []
let answers: (readonly [status: number, body: object])[] = []
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += String(chunk)
  })
  request.on('end', () => {
    const { authorization, 'fastly-key': fastlyKey, 'xkey-purge': xkey } = request.headers
    heard.push({ path: request.url, key: fastlyKey ?? authorization, body: xkey ?? JSON.parse(text) })
    const [status, body] = answers.shift() ?? [200, { success: true }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  heard.length = 0
  answers = []
})

const fastly = () => makePurger({ kind: 'fastly', url: `${origin}/service/a/purge`, token: 'key' })
const varnish = () => makePurger({ kind: 'varnish', url: `${origin}/`, token: 'key' })
const cloudflare = () =>
  makePurger({ kind: 'cloudflare', url: `${origin}/zones/a/purge_cache`, token: 'key' })

describe('A purge of changed tags', () => {
  it('is sent to Fastly as surrogate keys', async () => {
    await fastly()(['home-1', 'catalogue'])
    expect(heard).toEqual([
      { path: '/service/a/purge', key: 'key', body: { surrogate_keys: ['home-1', 'catalogue'] } },
    ])
  })

  it('is sent to Cloudflare, thirty tags at a time', async () => {
    const tags = Array.from({ length: 31 }, (_, at) => `home-${at}`)
    await cloudflare()(tags)
    expect(heard.map(({ key, body }) => [key, body])).toEqual([
      ['Bearer key', { tags: tags.slice(0, 30) }],
      ['Bearer key', { tags: ['home-30'] }],
    ])
  })

  it('is sent to Varnish in a header', async () => {
    answers = [[200, { purged: 3 }]]
    await varnish()(['home-1', 'catalogue'])
    expect(heard).toEqual([{ path: '/', key: 'Bearer key', body: 'home-1 catalogue' }])
  })

  it.each([
    ['rejects it', [403, {}]],
    ['is away', [503, {}]],
  ] as const)('fails if the cache %s', async (_, answer) => {
    answers = [answer, answer, answer]
    await expect(varnish()(['a'])).rejects.toThrow(PurgeRefused)
    await expect(fastly()(['a'])).rejects.toThrow(PurgeRefused)
    await expect(cloudflare()(['a'])).rejects.toThrow(PurgeRefused)
  })

  it('fails if another server than Varnish answers', async () => {
    answers = [[200, {}]]
    await expect(varnish()(['a'])).rejects.toThrow(PurgeRefused)
  })

  it('fails if Cloudflare reports an error with status 200', async () => {
    answers = [[200, { success: false, errors: [{ code: 1012 }] }]]
    await expect(cloudflare()(['a'])).rejects.toThrow(PurgeRefused)
  })
})
