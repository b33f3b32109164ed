// Every invalid request is answered with a problem with a code and a reference.
import { endpoint, problemDto, z } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import { bindEndpoint } from './bind-endpoint.ts'

const tagsUrl = '/services/residence/search/tags/url'

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = z.parse(problemDto, await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.reference).toBe(response.headers.get('x-request-id'))
  return problem
}

describe('An invalid request', () => {
  const { app } = makeTestApp()

  it.each([
    ['whose body is not JSON', tagsUrl, posting('{"siteId":'), 400, 'malformedJson'],
    [
      'whose body is not UTF-8',
      tagsUrl,
      { ...posting(''), body: new Uint8Array([0x22, 0xff, 0x22]) },
      400,
      'malformedJson',
    ],
    ['with an empty body', tagsUrl, posting(''), 400, 'malformedJson'],
    [
      'whose body is too large',
      tagsUrl,
      posting({ siteId: 1, urls: ['x'.repeat(70_000)] }),
      413,
      'bodyTooLarge',
    ],
    [
      'without the content type of JSON',
      tagsUrl,
      posting({}, { 'content-type': 'text/plain' }),
      415,
      'unsupportedMediaType',
    ],
    ['with an unsupported method', tagsUrl, { method: 'DELETE' }, 405, 'methodNotAllowed'],
    ['that reads a write-only address', tagsUrl, {}, 405, 'methodNotAllowed'],
    ['to a service that does not exist', '/services/nothing', {}, 404, 'notFound'],
    ['to an interface that does not exist', '/api/nothing', posting({}), 404, 'notFound'],
    [
      'with a path parameter that is not a number',
      '/services/residence/search/stage_tags/one',
      {},
      400,
      'invalidRequest',
    ],
    [
      'with a query of ten thousand characters',
      `/api/system/navigation/get?x=${'y'.repeat(10_240)}`,
      {},
      400,
      'invalidRequest',
    ],
    ['with a path traversal', '/sok-bostad/%2e%2e%2f%2e%2e%2fetc/GetViewModel', {}, 400, 'invalidRequest'],
    ['with an empty segment', '/sok-bostad//GetViewModel', {}, 400, 'invalidRequest'],
    ['with an encoded backslash', '/sok-bostad/%5cevil/GetViewModel', {}, 400, 'invalidRequest'],
    ['with half a percent sign', '/sok-bostad/%e2%82/GetViewModel', {}, 400, 'invalidRequest'],
    ['with a very long path', `/${'a'.repeat(600)}/GetViewModel`, {}, 400, 'invalidRequest'],
    ['for a picture in an unsupported size', '/images/ext-1?w=601', {}, 400, 'invalidRequest'],
    ['for a picture in an unsupported shape', '/images/ext-1?w=600&h=37', {}, 400, 'invalidRequest'],
    ['for a picture in another quality', '/images/ext-1?w=600&q=100', {}, 400, 'invalidRequest'],
    ['for a picture that does not exist', '/images/nothing?w=600', {}, 404, 'notFound'],
    ['for a file that is not in the build', '/assets/nothing.js', {}, 404, 'notFound'],
  ])('%s is answered with a problem', async (_, url, init, status, code) => {
    const response = await app.request(url, init)
    expect(response.status).toBe(status)
    expect((await problemOf(response)).code).toBe(code)
  })

  it('gets every invalid field, with the reason', async () => {
    const response = await app.request(tagsUrl, posting({ siteId: 'one', urls: ['a', 7], colour: 'red' }))
    expect((await problemOf(response)).errors).toEqual([
      { field: 'siteId', key: 'wrongType' },
      { field: 'urls.1', key: 'wrongType' },
      { field: 'colour', key: 'unknownField' },
    ])
    const missing = await problemOf(await app.request(tagsUrl, posting({ siteId: 1 })))
    expect(missing.errors).toEqual([{ field: 'urls', key: 'required' }])
  })

  it.each([
    [
      'nested more deeply than any request',
      `{"siteId":1,"urls":${'['.repeat(12_000)}${']'.repeat(12_000)}}`,
      /^urls(?:\.0)+$/,
      'tooLarge',
    ],
    ['with text that cannot be stored', '{"siteId":1,"urls":["a","b\\u0000"]}', /^urls\.1$/, 'wrongFormat'],
    ['with half a surrogate pair', '{"siteId":1,"urls":["\\ud800"]}', /^urls\.0$/, 'wrongFormat'],
    ['with a key that cannot be stored', '{"siteId":1,"urls":[],"a\\u0000b":1}', /^ab$/, 'unknownField'],
    [
      'that would change a prototype',
      '{"siteId":1,"urls":[],"x":{"__proto__":{}}}',
      /^x\.__proto__$/,
      'unknownField',
    ],
  ])('%s gets the name of that field', async (_, body, field, key) => {
    const response = await app.request(tagsUrl, posting(body))
    expect(response.status).toBe(400)
    const { code, errors } = await problemOf(response)
    expect(code).toBe('invalidRequest')
    expect(errors).toEqual([{ field: expect.stringMatching(field), key }])
  })

  it('is rejected before its headers reach a handler', async () => {
    const reached: string[] = []
    const described = endpoint({
      method: 'POST',
      path: '/services/keyed',
      access: 'public',
      hasBody: false,
      summary: 'Takes a key.',
      headers: ['idempotencyKey'],
      request: z.object({}),
      response: z.object({}),
    })
    const { headers: _, ...unlisted } = described
    const tested = makeTestApp({
      backend: {
        routes: [
          (hono) => {
            bindEndpoint(hono, described, async (_, { idempotencyKey }) => {
              reached.push(idempotencyKey)
              return {}
            })
            bindEndpoint(hono, { ...unlisted, path: '/services/unkeyed' }, async (_, { idempotencyKey }) => {
              reached.push(`unlisted ${idempotencyKey}`)
              return {}
            })
          },
        ],
      },
    }).app
    const send = (path: string, key: string) =>
      tested.request(path, { method: 'POST', headers: { 'idempotency-key': key } })
    const refused = await send('/services/keyed', 'x'.repeat(9_000))
    expect(refused.status).toBe(400)
    expect((await problemOf(refused)).errors).toEqual([{ field: 'Idempotency-Key', key: 'wrongFormat' }])
    expect((await send('/services/keyed', 'key-1')).status).toBe(200)
    expect((await send('/services/unkeyed', 'key-2')).status).toBe(200)
    expect(reached).toEqual(['key-1', 'unlisted '])
  })

  it('gets the allowed methods', async () => {
    expect((await app.request(tagsUrl)).headers.get('allow')).toBe('POST')
    const toPage = await app.request('/sok-bostad/GetViewModel', { method: 'POST' })
    expect(toPage.status).toBe(405)
    expect(toPage.headers.get('allow')).toBe('GET, HEAD')
  })

  it('has the bytes of its body counted if it declares no length', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        if (sent > 100) controller.close()
        else controller.enqueue(new Uint8Array(4_096).fill(0x20))
      },
    })
    const init = { ...posting(''), body, duplex: 'half' } as RequestInit
    expect((await app.request(tagsUrl, init)).status).toBe(413)
    expect(sent).toBeLessThan(30)
  })
})

describe('A failing server', () => {
  const ask = posting({ siteId: 1, urls: [] })

  it('answers 503 while the database is unavailable, and recovers with it', async () => {
    let cause: Error | undefined = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const { app } = makeTestApp({
      tagsByUrl: async () => {
        if (cause) throw cause
        return { hits: [], estimatedTotalHits: 0 }
      },
    })
    for (const code of ['ECONNREFUSED', '08006', '57P01']) {
      cause = Object.assign(new Error('away'), { code })
      const response = await app.request(tagsUrl, ask)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect((await problemOf(response)).code).toBe('serviceUnavailable')
    }
    cause = undefined
    expect((await app.request(tagsUrl, ask)).status).toBe(200)
  })

  it('ends a request that takes too long, and aborts its work', async () => {
    let stopped = false
    const { app } = makeTestApp({
      timeLimit: 50,
      tagsByUrl: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(new Error('stopped'))
          })
        }),
    })
    const response = await app.request(tagsUrl, ask)
    expect(response.status).toBe(503)
    expect((await problemOf(response)).code).toBe('timeout')
    expect(stopped).toBe(true)
  })

  it('writes the cause of a failure to the log only', async () => {
    const { app, log } = makeTestApp({
      tagsByUrl: () => Promise.reject(new Error('the secret of the house')),
    })
    const response = await app.request(tagsUrl, ask)
    expect(response.status).toBe(500)
    const text = await response.clone().text()
    expect(text).not.toContain('secret')
    expect(JSON.stringify(log)).toContain('the secret of the house')
    expect((await problemOf(response)).code).toBe('internal')
  })

  it('logs what the database rejected, without any values', async () => {
    const refusal = Object.assign(new Error('invalid input syntax for type uuid: "a"stolen\n199908072391"'), {
      code: '22P02',
      severity: 'ERROR',
      detail: 'Key (email_key)=(anna@example.com) already exists.',
      where: "unnamed portal parameter $1 = 'anna@example.com'",
      query: 'select * from accounts where id = $1',
      params: ['199908072391'],
    })
    const { app, log } = makeTestApp({
      tagsByUrl: () => Promise.reject(new Error('It did not work', { cause: refusal })),
    })
    expect((await app.request(tagsUrl, ask)).status).toBe(400)
    const told = JSON.stringify(log)
    expect(told).toContain('It did not work')
    expect(told).toContain('22P02')
    expect(told).toContain('invalid input syntax for type uuid')
    expect(told).not.toMatch(/anna@|199908072391|stolen/)
  })

  it.each([
    ['22P02', 400, 'invalidRequest'],
    ['22021', 400, 'invalidRequest'],
    ['22P05', 400, 'invalidRequest'],
    ['22003', 400, 'invalidRequest'],
    ['22008', 400, 'invalidRequest'],
    ['54000', 400, 'invalidRequest'],
    ['23503', 409, 'statusConflict'],
    ['23505', 500, 'internal'],
    ['42601', 500, 'internal'],
  ])(
    'answers what PostgreSQL rejects as %s with %i, and logs it as an error',
    async (sqlState, status, code) => {
      const { app, log } = makeTestApp({
        tagsByUrl: () => Promise.reject(Object.assign(new Error('rejected'), { code: sqlState })),
      })
      const response = await app.request(tagsUrl, ask)
      expect([response.status, (await problemOf(response)).code]).toEqual([status, code])
      const [line] = log.filter(({ level }) => Number(level) >= 40)
      expect(line).toMatchObject({ level: status === 500 ? 50 : 40, defect: { code: sqlState } })
    },
  )

  it('rejects a response that breaks the contract in development', async () => {
    const tagsByUrl = async () => ({ hits: [], estimatedTotalHits: 0.5 })
    expect((await makeTestApp({ tagsByUrl }).app.request(tagsUrl, ask)).status).toBe(500)
    const inProduction = makeTestApp({ tagsByUrl, environment: 'production' }).app
    const host = { host: 'www.husrum.example' }
    expect((await inProduction.request(tagsUrl, posting({ siteId: 1, urls: [] }, host))).status).toBe(200)
  })

  it('is alive but not ready until it has started, and not ready again when it is stopping', async () => {
    const readiness = async ({ app }: TestApp) => {
      const response = await app.request('/health/ready')
      return [response.status, await response.json()]
    }
    expect(await readiness(makeTestApp())).toEqual([200, { status: 'ready', database: 'ok' }])
    const starting = makeTestApp({ backend: { isReady: () => false } })
    expect(await readiness(starting)).toEqual([503, { status: 'starting', database: 'ok' }])
    expect((await starting.app.request('/health/live')).status).toBe(200)
    expect((await starting.app.request(tagsUrl, ask)).status).toBe(503)
    const draining = makeTestApp({ isDraining: () => true })
    expect(await readiness(draining)).toEqual([503, { status: 'draining', database: 'ok' }])
    expect((await draining.app.request(tagsUrl, ask)).status).toBe(200)
  })

  it('is ready without its database, and reports it as unavailable', async () => {
    for (const ping of [() => Promise.reject(new Error('away')), () => new Promise<void>(() => undefined)]) {
      const response = await makeTestApp({ backend: { ping } }).app.request('/health/ready')
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ status: 'ready', database: 'away' })
    }
  })
})
