// Every kind of caller at every endpoint of the contract: callers without permission are rejected before any handler runs.
import type { Endpoint, EndpointAccess } from '@husrum/contract'
import { endpoint, endpoints, isKeyAccess, z } from '@husrum/contract'
import type { Principal } from '@husrum/domain'
import { principals } from '@husrum/domain'
import { afterEach, describe, expect, it } from 'vitest'
import type { WhoCalls } from '../../testing/callers.ts'
import { callerIs, statusByMatrix } from '../../testing/callers.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { bindEndpoint } from './bind-endpoint.ts'

/** Accepts and returns any value: only access is tested. */
const open = (described: Endpoint): Endpoint => ({
  ...described,
  path: described.path.replace('{page path}', 'page'),
  request: z.looseObject({}),
  response: z.any(),
  hasBody: false,
})

type Endpoints = Readonly<Record<string, Endpoint>>

let reached: string[] = []
afterEach(() => {
  reached = []
})

const parametersOf = ({ path }: Endpoint): number => path.split('{').length

const appFor = (principal: Principal, facts: WhoCalls = {}, asked: Endpoints = endpoints) =>
  makeTestApp({
    backend: {
      findCaller: callerIs(principal, facts),
      // Requests have no schema here, so that a parameter takes any word: endpoints with parameters come after those without.
      routes: Object.entries(asked)
        .sort(([, a], [, b]) => parametersOf(a) - parametersOf(b))
        .map(
          ([name, described]) =>
            (hono) =>
              bindEndpoint(hono, open(described), async () => {
                reached.push(name)
                return {}
              }),
        ),
    },
  }).app

const ask = async (
  app: ReturnType<typeof appFor>,
  { method, path }: Endpoint,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => {
  const filled = path.replace('{page path}', 'page').replace(/\{\w+\}/g, 'something')
  return (await app.request(filled, { method, headers })).status
}

describe.each(principals)('A caller of kind %s', (principal) => {
  const app = appFor(principal)

  it.each(Object.entries<Endpoint>(endpoints))(
    'gets the status of the permission matrix from %s',
    async (name, described) => {
      const status = await ask(app, described)
      expect(status).toBe(statusByMatrix(principal, described))
      expect(reached).toEqual(status === 200 ? [name] : [])
    },
  )
})

const ofMatrix = Object.entries<Endpoint>(endpoints).filter(
  ([, { access }]) => !['public', 'flowHolder', 'signedIn'].includes(access) && !isKeyAccess(access),
)

/** Present and future endpoints of My Pages: one for each kind of access. */
const ofMyPages = (access: EndpointAccess): Endpoint =>
  endpoint({
    method: 'GET',
    path: `/services/${access}`,
    access,
    summary: 'Of My Pages.',
    request: z.object({}),
    response: z.object({}),
  })
const homesDocumentsErrandsBooking = [
  'myResidence',
  'seeResidentCase',
  'createResidentCase',
  'changeCase',
  'startBooking',
  'identified',
] as const
const contactDetailsAndNews = ['signedIn', 'notifications', 'favourites', 'vipPages'] as const
const allOfMyPages = Object.fromEntries(
  [...homesDocumentsErrandsBooking, ...contactDetailsAndNews].map((access) => [access, ofMyPages(access)]),
)

describe.each(['privateWithIdentity', 'vip'] as const)('A user of My Pages of kind %s', (principal) => {
  const byIdentity = appFor(principal, {}, allOfMyPages)
  const byEmail = appFor(principal, { hasIdentity: false }, allOfMyPages)

  it.each(homesDocumentsErrandsBooking)(
    'and signed in by e-mail has to show the identity: %s',
    async (access) => {
      expect(await ask(byEmail, ofMyPages(access))).toBe(409)
      expect(reached).toEqual([])
      expect(await ask(byIdentity, ofMyPages(access))).toBe(200)
    },
  )

  it.each(contactDetailsAndNews)('and signed in by e-mail is accepted: %s', async (access) => {
    expect(await ask(byEmail, ofMyPages(access))).toBe(200)
  })
})

it.each([
  ['boardWithManagement', 200],
  ['boardWithoutManagement', 200],
  ['privateWithoutIdentity', 409],
  ['anonymous', 401],
] as const)('An endpoint that requires an identity answers %s with %i', async (principal, status) => {
  expect(await ask(appFor(principal, {}, allOfMyPages), ofMyPages('identified'))).toBe(status)
})

describe('Consent to use the account on the site', () => {
  it('is required before everything in the matrix, except for the way to give it', async () => {
    expect(ofMatrix.length).toBeGreaterThan(0)
    const app = appFor('vip', { hasConsent: false })
    for (const [name, described] of Object.entries<Endpoint>(endpoints)) {
      const isHeld = ofMatrix.some(([held]) => held === name)
      expect(await ask(app, described), name).toBe(isKeyAccess(described.access) ? 401 : isHeld ? 403 : 200)
    }
  })
})

describe('Endpoints for our own pages', () => {
  it('are closed to every other site for every caller', async () => {
    const own = Object.entries<Endpoint>(endpoints).filter(([, { isForOwnPages }]) => isForOwnPages)
    expect(own.length).toBeGreaterThan(10)
    const app = appFor('vip')
    for (const [name, described] of own)
      for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
        expect(await ask(app, described, headers as Record<string, string>), name).toBe(403)
    expect(reached).toEqual([])
  })

  it('include all sign-in endpoints that change something without a bearer token', () => {
    const changing = Object.entries<Endpoint>(endpoints).filter(
      ([, { method, path, access }]) =>
        method !== 'GET' &&
        path.startsWith('/services/account_service/') &&
        ['public', 'flowHolder'].includes(access),
    )
    expect(changing.length).toBeGreaterThan(5)
    for (const [name, { isForOwnPages }] of changing) expect(isForOwnPages, name).toBe(true)
  })
})

it('An endpoint without `access` does not compile', () => {
  const described = {
    method: 'GET',
    path: '/services/anything',
    summary: 'Anything.',
    request: z.object({}),
    response: z.object({}),
  } as const
  // @ts-expect-error `access` is missing
  expect(endpoint(described)).toBe(described)
})
