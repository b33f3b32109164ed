// The whole server, assembled as at startup: its routes are in the contract, and access follows the permission matrix.
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@husrum/contract'
import { defaultShareImage, endpoints } from '@husrum/contract'
import { showingCalendarPath } from '@husrum/contract/showings/wire'
import { seededPassword, seededPeopleOf } from '@husrum/demo'
import type { SiteDefinition } from '@husrum/domain'
import { siteByKey, sites } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnBackend } from './app.ts'
import { makeApp } from './app.ts'
import type { RunningBackend } from './backend.ts'
import { startBackend } from './backend.ts'
import { picturesOf } from './content/pages/content/pictures-of.ts'
import { openDemo } from './demo.ts'
import { sandboxPicture } from './dev/sandbox-page.ts'
import type { AppEnv } from './platform/http/app-environment.ts'
import { posting } from './testing/test-app.ts'
import { makeDataDirectory } from './testing/test-database.ts'

const running: { backend: RunningBackend; directory: string }[] = []

const makeDirectory = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-whole-'))
  makeDataDirectory(directory)
  return directory
}

const start = async (
  environment: 'development' | 'production',
  directory?: string,
  {
    log = pino({ level: 'silent' }),
    hasDemo = true,
    onReady = async ({ seed }: OwnBackend) => seed?.(),
  }: { log?: Logger; hasDemo?: boolean; onReady?: (ready: OwnBackend) => Promise<void> } = {},
): Promise<Hono<AppEnv>> => {
  directory ??= await makeDirectory()
  const backend = startBackend({
    port: 3000,
    dataDirectory: directory,
    environment,
    pictureMegabytes: 64,
    mustSeed: false,
    seed: 1,
    objects: 40,
    files: {},
    signIn: { providers: { oidc: {} }, trustedProxies: { hops: 0 } },
    payments: {},
    log,
    demo: hasDemo ? await openDemo() : undefined,
  })
  running.push({ backend, directory })
  const ready = await backend.bringUp('test')
  await onReady(ready)
  return makeApp({ environment, log, version: '0.0.0', backend: ready })
}

let development: Hono<AppEnv>
let production: Hono<AppEnv>
beforeAll(async () => {
  development = await start('development')
  production = await start('production')
}, 120_000)
afterAll(async () => {
  for (const { backend, directory } of running) {
    await backend.close()
    await rm(directory, { recursive: true, force: true })
  }
})

/** Routes that are not in the contract, with their purpose. */
const harmless: readonly (readonly [RegExp, why: string])[] = [
  [/^\/health(?:\/\w+)?$/, 'health checks of the operator'],
  [/^\/services\/status$/, 'how the servers are, for staff'],
  [/^(?:\/services)?\/openapi\.json$|^\/services\/reference$/, 'the contract itself'],
  [/^\/images\//, 'pictures'],
  [/^\/(?:robots\.txt|.*sitemap.*\.xml\}?)$/, 'for search engines'],
  [/^\/\.well-known\/change-password$/, 'for password managers'],
  [/^\/services\/csp_reports$/, 'what browsers tell of the content policy, in forms of their own'],
  [
    /^\/services\/search_alerts\/unsubscribe$/,
    'the press in a mail program, in a form of its own (RFC 8058)',
  ],
  [/^\/services\/files\/uploads(?:\/:id)?$/, 'resumable uploads, by the protocol tus'],
  [
    /^\/services\/case_management\/letters\/(?:stop|unsubscribe)$/,
    'letters about errands that end with one press',
  ],
  [/^\/services\/case_management\/status$/, 'the page of an errand, by a signed link'],
  [/^\/services\/booking\/invited$/, 'the page that opens an invitation, by a press or a code'],
  [/^\/api\/consent$/, 'the cookie dialog as a form'],
  [/^\/api\/cookies$/, 'long-lived cookies, set again by the server'],
  [/^\/services\/account_service\/(?:bank_id|eident|signicat)\/callback$/, 'returns from providers'],
  [/^\/services\/documents\/sign\/(?:bank_id|eident|signicat)\/callback$/, 'returns from where one signs'],
  [/^\/services\/explorer\/:token\/:stageId\/:objectName/, 'encrypted pictures to walk through'],
  [/^\/services\/documents\/:booking\/:file$/, 'papers of bookings'],
  [/^\/services\/documents\/:id\/(?:text|file)$/, 'documents of homes, to read and to keep'],
  [/^\/services\/papers\/:id$/, 'PDF papers of stages and homes'],
  [/^\/services\/payments\/:id\/receipt\.(?:html|pdf)$/, 'receipts, to read and to keep'],
  [
    /^\/services\/payments\/(?:swish\/callback|svea\/(?:push|validation)|nordea\/return)$/,
    'providers of payments, and browsers that come back from them',
  ],
  [/^\/services\/payments\/handover\/:id$/, 'the page on which a payer goes on to a provider'],
]

const routesOf = (app: Hono<AppEnv>) =>
  app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))

/** Without parameter patterns: `/:provider{bank_id|eident}/` becomes `/:provider/`. */
const callOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path.replace(/(:\w+)\{[^{}]+\}/g, '$1')}`

const described = new Set(
  Object.values<Endpoint>(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  ),
)
/** Files and forms, whose paths are in the contract without a schema: all paths of its `wire.ts` modules. */
const pathsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('/') ? [value.replace(/\{(\w+)\}/g, ':$1')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}
const wires = globSync(join(import.meta.dirname, '../../contract/src/*/wire.ts'))
const forms = new Set<string>([
  ...(await Promise.all(wires.map(async (file): Promise<object> => import(file)))).flatMap(pathsIn),
  showingCalendarPath(':ticket').replace('%3A', ':'),
])

const unknownRoutes = (app: Hono<AppEnv>, more: readonly RegExp[] = []) =>
  routesOf(app)
    .filter(
      (route) =>
        !described.has(callOf(route)) &&
        !forms.has(route.path) &&
        ![...harmless.map(([pattern]) => pattern), ...more].some((pattern) => pattern.test(route.path)),
    )
    .map(({ method, path }) => `${method} ${path}`)

describe('The server', () => {
  it('answers only on routes of the contract and of a short list', () => {
    expect(unknownRoutes(production)).toEqual([])
    expect(unknownRoutes(development, [/^\/__dev\//])).toEqual([])
  })

  it('binds every route of the contract', () => {
    const bound = new Set(routesOf(production).map(callOf))
    const missing = [...described].filter((route) => !bound.has(route) && !route.includes('{page path}'))
    expect(missing).toEqual([])
  })

  it('has no development routes or accounts in production', async () => {
    for (const path of [
      '/__dev/mailbox',
      '/__dev/identity',
      '/__dev/payments',
      '/__dev/bookings',
      '/__dev/news',
      '/__dev/residences',
    ])
      expect(routesOf(development).some((route) => route.path === path)).toBe(true)
    expect(routesOf(production).filter(({ path }) => path.includes('__dev'))).toEqual([])
    const host = siteByKey('sweden').hosts.production
    const signIn = await production.request(
      '/services/account_service/login/email',
      posting(
        { email: 'resident@husrum.example', password: seededPassword },
        { host, 'sec-fetch-site': 'same-origin' },
      ),
    )
    expect(await signIn.json()).toEqual({ code: 'InvalidEmailLoginInput' })
  })

  it('rejects forms that send e-mail if no mail server is configured', async () => {
    const { hosts } = siteByKey('sweden')
    const send = (app: Hono<AppEnv>, path: string, body: object, host: string) =>
      app.request(
        `/services/account_service${path}`,
        posting(body, { host, 'sec-fetch-site': 'same-origin' }),
      )
    const forgot = { email: 'resident@husrum.example' }
    const refused = await send(production, '/password/forgot', forgot, hosts.production)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'serviceUnavailable' })
    expect((await send(development, '/password/forgot', forgot, hosts.development)).status).toBe(200)
  })

  it('marks the sign-in page if no e-identity provider is configured', async () => {
    const { hosts } = siteByKey('sweden')
    const pageOn = async (app: Hono<AppEnv>, host: string) =>
      (await app.request('/logga-in/GetViewModel', { headers: { host } })).json()
    expect(await pageOn(production, hosts.production)).toMatchObject({ withoutIdentity: true })
    expect(await pageOn(development, hosts.development)).not.toHaveProperty('withoutIdentity')
  })

  it('warns at start about e-identity providers that are not configured', async () => {
    const lines: string[] = []
    const directory = await makeDirectory()
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    await start('production', directory, { log })
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ missing: ['bank_id', 'eident', 'signicat'] }),
    )
  }, 60_000)

  it('answers public pages before the demo people are there', async () => {
    let seed: OwnBackend['seed']
    const app = await start('development', undefined, {
      onReady: async (ready) => {
        seed = ready.seed
      },
    })
    const host = siteByKey('sweden').hosts.development
    const seen = async () => {
      const login = { email: 'resident@husrum.example', password: seededPassword }
      const signIn = await app.request(
        '/services/account_service/login/email',
        posting(login, { host, 'sec-fetch-site': 'same-origin' }),
      )
      const { code } = (await signIn.json()) as { code: string }
      const page = await app.request('/GetViewModel', { headers: { host } })
      const homes = await app.request('/bostader/goteborg/GetViewModel', { headers: { host } })
      const { status } = await app.request('/__dev/seeded', { headers: { host } })
      return { page: page.status, homes: homes.status, status, code }
    }
    expect(await seen()).toEqual({ page: 200, homes: 200, status: 503, code: 'InvalidEmailLoginInput' })
    await seed?.()
    expect(await seen()).toEqual({ page: 200, homes: 200, status: 204, code: 'Ok' })
    const inProduction = await production.request('/__dev/seeded', {
      headers: { host: siteByKey('sweden').hosts.production },
    })
    expect(inProduction.status).toBe(404)
  }, 60_000)

  it('removes development accounts when production starts on a development database', async () => {
    const directory = await makeDirectory()
    await start('development', directory)
    await running.at(-1)?.backend.close()
    const app = await start('production', directory)
    const host = siteByKey('sweden').hosts.production
    const body = { email: 'withoutidentity@husrum.example', password: seededPassword }
    const answer = await app.request(
      '/services/account_service/login/email',
      posting(body, { host, 'sec-fetch-site': 'same-origin' }),
    )
    expect(await answer.json()).toEqual({ code: 'InvalidEmailLoginInput' })
  }, 60_000)
})

const ask = async (path: string, host: string, init: RequestInit = {}) => {
  const headers = { ...(init.headers as Record<string, string>), host, 'sec-fetch-site': 'same-origin' }
  return development.request(path, { ...init, headers })
}

const signIn = async (host: string, email: string) => {
  const response = await ask(
    '/services/account_service/login/email',
    host,
    posting({ email, password: seededPassword }),
  )
  const { code, token } = (await response.json()) as { code: string; token?: string }
  const bind = response.headers
    .getSetCookie()
    .map((cookie) => /^bind=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean)
  return { code, headers: { authorization: `Bearer ${token}`, cookie: `bind=${bind}` } }
}

describe('A picture', () => {
  const asked = async (app: Hono<AppEnv>, id: string, host: string) =>
    (await app.request(`/images/${id}?w=100`, { headers: { host } })).status
  const { development: host, production: productionHost } = siteByKey('sweden').hosts

  it('is drawn if a page or a home shows it', async () => {
    const seen = new Set<string>()
    for (const path of ['/GetViewModel', '/inspiration/GetViewModel', '/sok-bostad/GetViewModel'])
      for (const id of picturesOf(await (await development.request(path, { headers: { host } })).json()))
        seen.add(id)
    const search = posting({ filter: { siteId: 1 } }, { host })
    const homes = await development.request('/services/residence/search_object', search)
    for (const text of JSON.stringify(await homes.json()).match(/"(?:ext|int|plan)-[^"]+"/g) ?? [])
      seen.add(JSON.parse(text) as string)
    expect(seen.size).toBeGreaterThan(20)
    for (const id of [...seen].slice(0, 60)) expect(await asked(development, id, host), id).toBe(200)
    for (const { key } of sites)
      expect(await asked(production, defaultShareImage(key), productionHost)).toBe(200)
  }, 60_000)

  it('is not drawn for a well-formed id that is not in use', async () => {
    for (const id of ['ext-apartment-5-waterside-stranger', 'int-kitchen-a~b', 'area-city-nowhere'])
      expect(await asked(production, id, productionHost), id).toBe(404)
  })

  it('of the sandbox is served only in development', async () => {
    expect(await asked(development, sandboxPicture, host)).toBe(200)
    expect(await asked(production, sandboxPicture, productionHost)).toBe(404)
  })
})

describe('A server without the demo company', () => {
  it('has an empty catalogue, only the pictures of its content, and no accounts', async () => {
    const app = await start('development', undefined, { hasDemo: false })
    const host = siteByKey('sweden').hosts.development
    const asked = async (path: string) => app.request(path, { headers: { host } })
    expect((await asked('/kundservice/GetViewModel')).status).toBe(200)
    expect((await asked('/images/int-kitchen-s~h?w=600')).status).toBe(404)
    const page = await (await asked('/inspiration/GetViewModel')).json()
    const shown = [...picturesOf(page)]
    expect(shown.length).toBeGreaterThan(3)
    for (const id of shown) expect((await asked(`/images/${id}?w=300`)).status, id).toBe(200)
    const places = await asked(`/services/residence/search/stage_tags/${siteByKey('sweden').siteId}`)
    expect(await places.json()).toEqual({ hits: [], estimatedTotalHits: 0 })
    const login = { email: 'resident@husrum.example', password: seededPassword }
    const answer = await app.request(
      '/services/account_service/login/email',
      posting(login, { host, 'sec-fetch-site': 'same-origin' }),
    )
    expect(await answer.json()).toEqual({ code: 'InvalidEmailLoginInput' })
  }, 60_000)
})

describe('An e-identity', () => {
  const start = async (app: Hono<AppEnv>, host: string, provider: string) => {
    const body = { flow: 'login', device: 'other', page: '/', returnUrl: '/' }
    const headers = { host, 'sec-fetch-site': 'same-origin' }
    const response = await app.request(`/services/account_service/${provider}/start`, posting(body, headers))
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const byCountry = [
    ['sweden', 'bank_id'],
    ['norway', 'eident'],
    ['finland', 'signicat'],
  ] as const

  it.each(byCountry)('is simulated on %s in development', async (key, provider) => {
    const { status, body } = await start(development, siteByKey(key).hosts.development, provider)
    expect(status).toBe(200)
    expect(body.id).toEqual(expect.any(String))
  })

  it.each(byCountry)('is unavailable on %s in production until it is configured', async (key, provider) => {
    const { status, body } = await start(production, siteByKey(key).hosts.production, provider)
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'serviceUnavailable' })
  })
})

describe('Development accounts', () => {
  const withLogin = sites.filter(({ features }) => features.login)

  it.each(withLogin.map((site) => [site.key, site as SiteDefinition] as const))(
    'sign in on %s, see their pages and sign out',
    async (key, site) => {
      const host = site.hosts.development
      const resident = seededPeopleOf(site).find((person) => person.key === 'resident')
      const { code, headers } = await signIn(host, resident?.email ?? '')
      expect(code).toBe('Ok')
      const me = await ask('/services/account_service/me', host, { headers })
      expect(await me.json()).toMatchObject({ firstName: resident?.identity.firstName, isBoardMember: false })
      expect((await ask(`/services/notifications/${key}`, host, { headers })).status).toBe(200)
      const myPages = `${site.routes.myPages}GetViewModel`
      expect((await ask(myPages, host, { headers })).status).toBe(200)
      expect((await ask(myPages, host)).status).toBe(401)
      expect((await ask('/services/account_service/logout', host, { method: 'POST', headers })).status).toBe(
        204,
      )
      expect((await ask('/services/account_service/me', host, { headers })).status).toBe(401)
    },
  )

  it('cannot sign in on a site without accounts', async () => {
    for (const path of ['me', 'login/email', 'bank_id/start', 'form/login', 'logout'])
      expect(
        (await ask(`/services/account_service/${path}`, 'contractor.localhost', posting({}))).status,
        path,
      ).toBe(404)
    expect((await ask('/services/notifications/contractor', 'contractor.localhost')).status).toBe(404)
  })

  it('must give consent before they see their own data', async () => {
    const { code, headers } = await signIn('localhost', 'consentmissing@husrum.example')
    expect(code).toBe('Ok')
    expect((await ask('/services/account_service/me', 'localhost', { headers })).status).toBe(200)
    expect((await ask('/services/notifications/sweden', 'localhost', { headers })).status).toBe(403)
    expect((await ask('/mina-sidor/GetViewModel', 'localhost', { headers })).status).toBe(403)
    await ask('/services/account_service/consent', 'localhost', posting({ accepted: true }, headers))
    expect((await ask('/services/notifications/sweden', 'localhost', { headers })).status).toBe(200)
    expect((await ask('/mina-sidor/GetViewModel', 'localhost', { headers })).status).toBe(200)
  })

  it('cannot use their token on another site', async () => {
    const { headers } = await signIn('localhost', 'resident@husrum.example')
    for (const host of ['coop.localhost', 'senior.localhost', 'no.localhost', 'fi.localhost'])
      expect((await ask('/services/account_service/me', host, { headers })).status, host).toBe(401)
  })
})
