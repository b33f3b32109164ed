// A page is rendered while there is a slot, and rejected at once while there is none.
import { describe, expect, it, vi } from 'vitest'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'
import { makeRenderSlots } from './render-slots.ts'

/** Pages that the test completes. */
const makeSlowApp = (places = makeRenderSlots()) => {
  const waiting: (() => void)[] = []
  const { app } = makeTestApp({
    places,
    trustedProxies: { hops: 1 },
    web: aWeb({
      render: async () => {
        await new Promise<void>((done) => waiting.push(done))
        return { status: 200, headers: { 'content-type': 'text/html' }, body: 'A page' }
      },
    }),
  })
  const ask = async (address: string) =>
    app.request(
      '/',
      { headers: { accept: 'text/html', 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )
  const finish = () => {
    for (const done of waiting.splice(0)) done()
  }
  return { app, ask, finish, waiting }
}

describe('Rendered pages', () => {
  it('are limited to thirty-two at a time, and one network cannot use all of them', async () => {
    const { ask, finish, waiting } = makeSlowApp()
    const flood = Array.from({ length: 300 }, () => ask('192.0.2.1'))
    await expect.poll(() => waiting.length).toBe(30)
    const others = Array.from({ length: 2 }, (_, at) => ask(`198.51.100.${at}`))
    await expect.poll(() => waiting.length).toBe(32)
    const refused = await ask('203.0.113.1')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.text()).toContain('Vi är strax tillbaka')

    finish()
    const statuses = async (answers: readonly Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    expect(await statuses(others)).toEqual(Array(2).fill(200))
    expect((await statuses(flood)).filter((status) => status === 200)).toHaveLength(30)
    const after = ask('192.0.2.1')
    await expect.poll(() => waiting.length).toBe(1)
    finish()
    expect((await after).status).toBe(200)
  })

  it('free their slots when they fail', async () => {
    const { app } = makeTestApp()
    for (let at = 0; at < 40; at += 1) expect((await app.request('/?fail')).status).toBe(500)
    expect((await app.request('/')).status).toBe(200)
  })

  it('are limited to a few while the process is overloaded; health and files are still answered', async () => {
    let late = 501
    vi.useFakeTimers({ toFake: ['performance'] })
    const { app, ask, finish, waiting } = makeSlowApp(makeRenderSlots({ late: () => late }))
    // After a start, the first visitors find the event loop late without any fault.
    const first = Array.from({ length: 4 }, () => ask('192.0.2.1'))
    await expect.poll(() => waiting.length).toBe(4)
    expect((await ask('192.0.2.2')).status).toBe(503)
    expect((await app.request('/health/live')).status).toBe(200)
    expect((await app.request('/assets/entry-1a2b.js')).status).toBe(200)
    late = 499
    const next = ask('192.0.2.2')
    await expect.poll(() => waiting.length).toBe(5)
    finish()
    for (const answer of [...first, next]) expect((await answer).status).toBe(200)
    vi.useRealTimers()
  })

  it('are counted by network, and a visitor above the limit gets a message in their language', async () => {
    const { app } = makeTestApp({ pagesPerMinute: 3, trustedProxies: { hops: 1 } })
    const ask = (address: string, host = 'localhost') =>
      app.request(
        '/',
        { headers: { accept: 'text/html', host, 'x-forwarded-for': address } },
        { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
      )
    for (let at = 0; at < 3; at += 1) expect((await ask('192.0.2.1')).status).toBe(200)
    const words = {
      localhost: 'Ladda om sidan om en minut',
      'no.localhost': 'Last siden på nytt om et minutt',
      'fi.localhost': 'Lataa sivu uudelleen minuutin kuluttua',
    }
    for (const [host, text] of Object.entries(words)) {
      const refused = await ask('192.0.2.1', host)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(await refused.text()).toContain(text)
    }
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  it('allow five requests each; a network above that gets 429', async () => {
    const { app } = makeTestApp({ pagesPerMinute: 2, trustedProxies: { hops: 1 } })
    const ask = async (path: string, address: string) => {
      const headers = { 'x-forwarded-for': address }
      const socket = { remoteAddress: '10.0.0.1' }
      return (await app.request(path, { headers }, { incoming: { socket } })).status
    }
    const paths = ['/sok-bostad/GetViewModel', '/services/residence/search/stage_tags/1']
    for (let at = 0; at < 5; at += 1)
      for (const path of paths) expect(await ask(path, '192.0.2.1')).not.toBe(429)
    for (const path of paths) expect(await ask(path, '192.0.2.1')).toBe(429)
    expect(await ask('/services/openapi.json', '192.0.2.1')).toBe(200)
    expect(await ask('/GetViewModel', '192.0.2.2')).not.toBe(429)
  })
})
