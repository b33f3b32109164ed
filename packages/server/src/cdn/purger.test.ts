// The cache in front is told in its own words, and what it does not take is not taken for done.
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

describe('Tags of changed pages', () => {
  it('go to Fastly by surrogate keys', async () => {
    await fastly()(['home-1', 'catalogue'])
    expect(heard).toEqual([
      { path: '/service/a/purge', key: 'key', body: { surrogate_keys: ['home-1', 'catalogue'] } },
    ])
  })

  it('go to Cloudflare, thirty at a time', async () => {
    const tags = Array.from({ length: 31 }, (_, at) => `home-${at}`)
    await cloudflare()(tags)
    expect(heard.map(({ key, body }) => [key, body])).toEqual([
      ['Bearer key', { tags: tags.slice(0, 30) }],
      ['Bearer key', { tags: ['home-30'] }],
    ])
  })

  it('go to Varnish in a header, by which it finds what has them', async () => {
    answers = [[200, { purged: 3 }]]
    await varnish()(['home-1', 'catalogue'])
    expect(heard).toEqual([{ path: '/', key: 'Bearer key', body: 'home-1 catalogue' }])
  })

  it.each([
    ['refuses', [403, {}]],
    ['is away', [503, {}]],
  ] as const)('are not done with where the cache %s', async (_, answer) => {
    answers = [answer, answer, answer]
    await expect(varnish()(['a'])).rejects.toThrow(PurgeRefused)
    await expect(fastly()(['a'])).rejects.toThrow(PurgeRefused)
    await expect(cloudflare()(['a'])).rejects.toThrow(PurgeRefused)
  })

  it('are not done with where somebody else than Varnish answers', async () => {
    answers = [[200, {}]]
    await expect(varnish()(['a'])).rejects.toThrow(PurgeRefused)
  })

  it('are not done with where Cloudflare says so in an answer that looks well', async () => {
    answers = [[200, { success: false, errors: [{ code: 1012 }] }]]
    await expect(cloudflare()(['a'])).rejects.toThrow(PurgeRefused)
  })
})
