// Outcomes of calls: valid responses, refusals with their details, and failures.
import { describe, expect, it } from 'vitest'
import { makeClient } from './client.ts'
import { CallFailed } from './endpoint-client.ts'

interface Asked {
  readonly address: string
  readonly init: RequestInit
}

const clientOf = (answer: () => Response, asked: Asked[] = []) =>
  makeClient({
    baseUrl: 'https://www.example.com',
    fetch: async (address, init) => {
      asked.push({ address, init })
      return answer()
    },
  })
const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
/** A body that breaks off. */
const brokenOff = () => new ReadableStream({ pull: (to) => to.error(new TypeError('terminated')) })
const problem = (status: number, code: string) =>
  json(
    status,
    { type: 'about:blank', title: 'No.', status, code },
    { 'content-type': 'application/problem+json', 'retry-after': '5' },
  )

describe('A client', () => {
  it('sends a request of the endpoint with the given token and idempotency key', async () => {
    const asked: Asked[] = []
    const client = clientOf(() => json(202, { id: 'request-1' }), asked)
    const options = { bearer: 'a.b.c', idempotencyKey: 'key-1' }
    expect(await client.call('startBookingAsync', { objectId: 'home-1' }, options)).toEqual({
      id: 'request-1',
    })
    expect(asked[0]?.address).toBe('https://www.example.com/api/buyresidence/startbookingasync')
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"objectId":"home-1"}' })
    expect(asked[0]?.init.headers).toEqual({
      origin: 'https://www.example.com',
      authorization: 'Bearer a.b.c',
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    })
  })

  it('returns a result with its own status, and rejects a problem with the same status', async () => {
    const typed = { email: 'anna@example.com', password: 'wrong' }
    const outcome = { code: 'InvalidEmailLoginInput' }
    expect(await clientOf(() => json(401, outcome)).call('loginWithEmail', typed)).toEqual(outcome)
    await expect(
      clientOf(() => problem(401, 'signedOut')).call('loginWithEmail', typed),
    ).rejects.toBeInstanceOf(CallFailed)
  })

  it('accepts a response without a body', async () => {
    const client = clientOf(() => new Response(null, { status: 204 }))
    expect(await client.call('addFavourite', { objectId: 'home-1' })).toBeUndefined()
  })

  it.each([
    [
      'a refusal',
      () => problem(404, 'notFound'),
      { status: 404, problem: { code: 'notFound' }, retryAfter: 5 },
    ],
    ['an invalid shape', () => json(200, { hits: 1 }), { status: 200 }],
    ['HTML', () => new Response('<html>', { status: 200 }), { status: 200 }],
    ['an incomplete response', () => new Response(brokenOff(), { status: 200 }), { status: 0 }],
    ['no connection', () => Promise.reject(new TypeError('refused')) as never, { status: 0 }],
  ])('rejects with all details for %s', async (_, answer, facts) => {
    const failed = clientOf(answer).call('searchObject', { filter: { siteId: 1 } })
    await expect(failed).rejects.toMatchObject({ name: 'CallFailed', ...facts })
  })

  it('returns a refusal by its name, and rejects everything that has none', async () => {
    const order = { stageId: 'stage-1' } as never
    const refused = await clientOf(() => problem(409, 'orderedThisMonth')).try('orderPrints', order)
    expect(refused).toMatchObject({ ok: false, outcome: 'orderedThisMonth', retryAfter: 5 })
    if (!refused.ok && refused.outcome === 'orderedThisMonth') expect(refused.problem?.status).toBe(409)
    // @ts-expect-error: not an outcome of this endpoint.
    expect(!refused.ok && refused.outcome === 'full').toBe(false)
    const gateway = () => new Response('<html>', { status: 404 })
    expect(await clientOf(gateway).try('getErrand', { id: 'errand-1' })).toMatchObject({
      outcome: 'notFound',
    })
    const answered = await clientOf(() => new Response(null, { status: 204 })).try('addFavourite', {
      objectId: 'home-1',
    })
    expect(answered).toEqual({ ok: true, value: undefined })
    await expect(clientOf(() => json(200, { hits: 1 })).try('getMe', {})).rejects.toBeInstanceOf(CallFailed)
  })
})
