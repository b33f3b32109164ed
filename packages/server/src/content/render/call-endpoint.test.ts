// A page is rendered for the caller: its calls read with their permissions, change nothing, and the page is not cached.
import type { CallEndpoint, Endpoint, EndpointReply, RenderInput } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import type { ShownSession } from '../../people/sessions/session-cookies.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { callerFor } from '../../testing/callers.ts'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'

interface Heard {
  readonly kind: string
  readonly cookies: string
  readonly address: string
}

/** A page that makes the given calls, and their results. */
const renderWith = async (
  calls: (call: CallEndpoint) => Promise<unknown>,
  { cookie = '', path = '/', fails }: { cookie?: string; path?: string; fails?: () => unknown } = {},
) => {
  const heard: Heard[] = []
  const shown: (ShownSession | undefined)[] = []
  const inputs: RenderInput[] = []
  let result: unknown
  const { app, log } = makeTestApp({
    web: aWeb({
      render: async (input) => {
        inputs.push(input)
        result = await calls(input.call)
        const headers = { 'cache-control': 'private, no-cache', 'content-type': 'text/html' }
        return { status: 200, headers, body: '' }
      },
    }),
    backend: {
      findCaller: async (session, site) => {
        shown.push(session)
        return callerFor(session ? 'privateWithIdentity' : 'anonymous', site)
      },
      routes: [
        (hono) => {
          const hear = async (_: unknown, { caller, cookies, address }: Parameters<typeof note>[0]) => {
            note({ caller, cookies, address })
            if (fails) throw fails()
            return []
          }
          const note = ({
            caller,
            cookies,
            address,
          }: {
            caller: { kind: string }
            cookies: string
            address: string
          }) => void heard.push({ kind: caller.kind, cookies, address })
          bindEndpoint(hono, endpoints.getNotifications, hear)
          bindEndpoint(hono, endpoints.tagsByUrl, async (request, context) => {
            await hear(request, context)
            return { hits: [], estimatedTotalHits: 0 }
          })
          for (const closed of [
            endpoints.reportClientError,
            endpoints.loginWithEmail,
            endpoints.getBankIdStatus,
          ])
            bindEndpoint<Endpoint>(hono, closed, async () => {
              throw new Error('It was reached')
            })
        },
      ],
    },
    trustedProxies: { hops: 1 },
  })
  const response = await app.request(
    path,
    { headers: { cookie, 'x-forwarded-for': '192.0.2.4' } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
  return { heard, shown, result, response, log }
}

const session = 'jwtToken=aaa.bbb.ccc; bind=secret-1; flow=f; form=typed; user-consent-settings=1'
const notifications = (call: CallEndpoint) => call('getNotifications', { siteKey: 'sweden' })

describe('The calls of a render', () => {
  it('read with the visitor’s permissions', async () => {
    const { heard, shown, result } = await renderWith(notifications, { cookie: session })
    expect(heard).toEqual([{ kind: 'signedIn', cookies: session, address: '192.0.2.4' }])
    expect(shown).toContainEqual({ token: 'aaa.bbb.ccc', binding: 'secret-1' })
    expect(result).toEqual({ status: 200, body: [] })
  })

  it('look up the visitor’s session once per page', async () => {
    const { shown } = await renderWith((call) => Promise.all([notifications(call), notifications(call)]), {
      cookie: session,
    })
    // Once for the page itself, by the header that pages do not send, and once for all of its calls.
    expect(shown).toEqual([undefined, { token: 'aaa.bbb.ccc', binding: 'secret-1' }])
  })

  it('change nothing with the visitor’s permissions', async () => {
    const { heard } = await renderWith((call) => call('tagsByUrl', { siteId: 1, urls: ['umea'] }), {
      cookie: session,
    })
    expect(heard).toEqual([{ kind: 'anonymous', cookies: '', address: '192.0.2.4' }])
  })

  it('have no session if the visitor’s one is incomplete or malformed', async () => {
    for (const cookie of ['jwtToken=aaa.bbb.ccc', 'bind=secret-1', 'jwtToken=a%0d%0ab; bind=secret-1', '']) {
      const { heard, result } = await renderWith(notifications, { cookie })
      expect(heard, cookie).toEqual([])
      expect(result, cookie).toMatchObject({ status: 401, body: { code: 'signedOut' } })
    }
  })

  it('are validated by the contract', async () => {
    const { result } = await renderWith((call) => call('tagsByUrl', { siteId: 'one', urls: [] }))
    expect(result).toMatchObject({ status: 400, body: { errors: [{ field: 'siteId', key: 'wrongType' }] } })
  })

  it('cannot use browser-only endpoints and identifications', async () => {
    for (const name of ['reportClientError', 'loginWithEmail', 'getBankIdStatus'] as const) {
      const { result } = await renderWith((call) => call(name, { id: '1' }), { cookie: session })
      expect((result as EndpointReply).status, name).toBeGreaterThanOrEqual(400)
    }
  })

  it('return the page at a path, and the navigation', async () => {
    const { result } = await renderWith(async (call) => [
      await call('getViewModel', { path: '/kundservice/' }),
      await call('getViewModel', { path: '/finns-inte/' }),
      await call('getViewModel', { path: '/mina-sidor/' }),
      await call('getNavigation', {}),
    ])
    expect(result).toMatchObject([
      { status: 200, body: { template: 'customerService' } },
      { status: 404, body: { template: 'notFound' } },
      { status: 401, body: { code: 'signedOut' } },
      { status: 200, body: { navigation: { main: expect.any(Array) } } },
    ])
  })

  it('get a handler’s rejection and a database outage; an unexpected error breaks the page', async () => {
    const outcomeOf = (fails: () => unknown) =>
      renderWith((call) => notifications(call).catch((cause: unknown) => String(cause)), {
        cookie: session,
        fails,
      })
    expect((await outcomeOf(() => new Problem('notFound'))).result).toMatchObject({ status: 404 })
    const away = await outcomeOf(() => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    expect(away.result).toMatchObject({ status: 503, body: { code: 'serviceUnavailable' } })
    expect((await outcomeOf(() => new Error('A defect'))).result).toBe('Error: A defect')
  })
})

describe('A rendered page', () => {
  it('is not cached if it is personal, or could be', async () => {
    const cacheOf = async (path: string, cookie = '') =>
      (await renderWith(async () => undefined, { path, cookie })).response.headers.get('cache-control')
    expect(await cacheOf('/')).toBe('private, no-cache')
    expect(await cacheOf('/', session)).toBe('private, no-store')
    expect(await cacheOf('/', 'jwtToken=over')).toBe('private, no-store')
    expect(await cacheOf('/mina-sidor/')).toBe('private, no-store')
    expect(await cacheOf('/mina-sidor/kontakt/')).toBe('private, no-store')
    expect(await cacheOf('/logga-in/')).toBe('private, no-cache')
  })
})
