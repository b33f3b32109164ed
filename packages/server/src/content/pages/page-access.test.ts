// Every kind of user on every fixed page of every site.
import type { PageRoute, Principal, SiteDefinition } from '@husrum/domain'
import { isMyPagesPath, principals, routePath, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { callerIs } from '../../testing/callers.ts'
import { aPageCatalogue, makeTestApp } from '../../testing/test-app.ts'
import { writtenContent } from '../../testing/written-content.ts'
import { withBoardPages } from './board-pages.ts'
import { accessOfPath, accessOfTemplate } from './page-access.ts'
import { makePageService } from './page-service.ts'

const withLogin = sites.filter(({ features }) => features.login) as readonly SiteDefinition[]

const makeAppFor = (principal: Principal, hasConsent: boolean) => {
  const catalogue = aPageCatalogue()
  const pages = makePageService({ catalogue, content: writtenContent, siteVersion: 'test' })
  return makeTestApp({
    backend: { findCaller: callerIs(principal, { hasConsent }) },
    pages: withBoardPages(pages, writtenContent),
  }).app
}

const apps = new Map<string, ReturnType<typeof makeAppFor>>()

/** One for each kind of user: none of the requests changes anything. */
const appFor = (principal: Principal, hasConsent: boolean) => {
  const key = `${principal} ${hasConsent}`
  const app = apps.get(key) ?? makeAppFor(principal, hasConsent)
  apps.set(key, app)
  return app
}

const ask = async (principal: Principal, site: SiteDefinition, path: string, hasConsent = true) =>
  appFor(principal, hasConsent).request(`${path}GetViewModel`, {
    headers: { host: site.hosts.development },
  })

/** Listed by hand: pages of My Pages that some signed-in users may not see. */
const closedToBoard = [
  'residences',
  'residence',
  'documents',
  'payments',
  'timeline',
  'vip',
  'vipShowing',
  'savedSearches',
]

/** Listed by hand: pages with homes, documents and errands. */
const wantIdentity = ['residences', 'residence', 'documents', 'timeline', 'errands']

const expected = (principal: Principal, site: SiteDefinition, route: PageRoute): number => {
  const path = routePath(site, route) ?? ''
  if (!site.features.login || !isMyPagesPath(site, path)) return 200
  if (principal === 'anonymous') return 401
  if (principal === 'privateWithoutIdentity' && wantIdentity.includes(route)) return 409
  return principal.startsWith('board') && closedToBoard.includes(route) ? 403 : 200
}

const written = (site: SiteDefinition) =>
  (Object.keys(site.routes) as PageRoute[]).filter((route) => routePath(site, route) !== undefined)

describe.each(principals)('A caller of kind %s', (principal) => {
  it.each(sites.map((site) => [site.key, site as SiteDefinition] as const))(
    'sees on %s the permitted pages, and is rejected on the others',
    async (_, site) => {
      for (const route of written(site)) {
        const response = await ask(principal, site, routePath(site, route) ?? '')
        // Not every page is written on every site: a missing one is not an access error.
        const status = response.status === 404 ? 200 : response.status
        expect(status, route).toBe(expected(principal, site, route))
      }
    },
  )
})

describe('My Pages', () => {
  const [sweden] = withLogin as readonly [SiteDefinition]

  it('are also closed at unknown paths below, in any encoding', async () => {
    for (const path of [
      '/mina-sidor/mina-avtal/klart/',
      '/mina-sidor/finns-inte/',
      '/mina%2Dsidor/',
      '/mina%2Dsidor/finns-inte/',
      '/mina-sidor/%6dina-avtal/',
    ])
      expect((await ask('anonymous', sweden, path)).status, path).toBe(401)
    expect((await ask('privateWithIdentity', sweden, '/mina-sidor/finns-inte/')).status).toBe(404)
  })

  it('require consent on the site, except for board members, who act for an association', async () => {
    for (const site of withLogin) {
      const path = site.routes.myPages ?? ''
      const refused = await ask('privateWithIdentity', site, path, false)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'consent', key: 'consentMissing' }] })
      expect((await ask('boardWithManagement', site, path, false)).status).toBe(200)
    }
    expect((await ask('privateWithIdentity', sweden, '/', false)).status).toBe(200)
  })

  it('are not cached, nor is any page of a signed-in user', async () => {
    const cacheOf = async (principal: Principal, path: string) =>
      (await ask(principal, sweden, path)).headers.get('cache-control')
    expect(await cacheOf('privateWithIdentity', '/mina-sidor/')).toBe('no-store')
    expect(await cacheOf('privateWithIdentity', '/')).toBe('no-store')
    expect(await cacheOf('anonymous', '/mina-sidor/')).toBe('no-store')
    expect(await cacheOf('anonymous', '/')).toBe('no-cache')
  })

  it('are public on sites without sign-in', async () => {
    const contractor = sites.find(({ key }) => key === 'contractor') as SiteDefinition
    expect((await ask('anonymous', contractor, '/mina-sidor/')).status).toBe(200)
    expect(accessOfPath(contractor, '/mina-sidor/arenden/')).toBe('public')
    expect(accessOfTemplate(contractor, 'myPages')).toBe('public')
  })
})

describe('Board members', () => {
  const [sweden, norway] = withLogin as readonly [SiteDefinition, SiteDefinition]
  const templateOf = async (principal: Principal, site: SiteDefinition, path: string) =>
    ((await (await ask(principal, site, path)).json()) as { template: string }).template

  it('see their own pages at the shared addresses, if the site has written them', async () => {
    for (const principal of ['boardWithManagement', 'boardWithoutManagement'] as const) {
      expect(await templateOf(principal, sweden, '/mina-sidor/')).toBe('myPagesBoardMember')
      expect(await templateOf(principal, sweden, '/mina-sidor/kontakt/')).toBe('myPagesContactBoardMember')
    }
    expect(await templateOf('boardWithManagement', norway, '/mine-sider/')).toBe('myPagesBoardMember')
    expect(await templateOf('boardWithManagement', norway, '/mine-sider/kontakt/')).toBe('myPagesContact')
    expect(await templateOf('vip', sweden, '/mina-sidor/')).toBe('myPages')
  })

  it('are the only ones who see them', async () => {
    for (const path of ['/mina-sidor/styrelse/', '/mina-sidor/kontakt/styrelse/']) {
      expect((await ask('boardWithoutManagement', sweden, path)).status, path).toBe(200)
      expect((await ask('vip', sweden, path)).status, path).toBe(403)
      expect((await ask('anonymous', sweden, path)).status, path).toBe(401)
    }
  })
})
