// Every path has a page, in the site's language, and every link on it has a target.
import { endpoints, z } from '@husrum/contract'
import type { HomeDetails, Page, Tag } from '@husrum/domain'
import { moneyOf, siteByKey, sites } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { aPageCatalogue, makeTestApp } from '../../testing/test-app.ts'
import { writtenContent } from '../../testing/written-content.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { makePageService } from './page-service.ts'

const { app } = makeTestApp()

const pageAt = async (
  path: string,
  host = 'localhost:3000',
  tested = app,
): Promise<{ status: number; page: Page }> => {
  const response = await tested.request(`http://${host}${path}GetViewModel`, { headers: { host } })
  const page = z.parse(endpoints.getViewModel.response, await response.json()) as Page
  return { status: response.status, page }
}

const headingOf = ({ model }: Page): string => ('heading' in model ? model.heading : '')

const hostOf = (key: (typeof sites)[number]['key']) => `${siteByKey(key).hosts.development}:3000`

describe('The start page', () => {
  it.each(sites.map(({ key, routes }) => [key, routes.start] as const))(
    'of %s has its own content',
    async (key, path) => {
      const { status, page } = await pageAt(path, hostOf(key))
      expect(status).toBe(200)
      expect(page).toMatchObject({
        template: 'start',
        language: siteByKey(key).locale,
        seo: { robots: 'index,follow' },
      })
      expect(headingOf(page).length).toBeGreaterThan(10)
      expect(page.seo.canonical).toBe(`http://${hostOf(key)}${path}`)
    },
  )

  it('of the contractor contains no homes', async () => {
    const { page } = await pageAt('/', hostOf('contractor'))
    expect(page).toMatchObject({ model: { places: [], newestIds: [] }, popularSearches: [] })
  })

  it.each([
    ['Husrum', 'http://localhost:3000/felanmalan/'],
    ['Husrum Senior', 'http://senior.localhost:3000/felanmalan/'],
    ['Husrum Kooperativ', 'http://coop.localhost:3000/felanmalan/'],
  ])('of the contractor links to its page of faults, and that to %s', async (_, href) => {
    const start = await pageAt('/', hostOf('contractor'))
    expect(start.page.footer.helpLinks).toContainEqual({ title: 'Felanmälan', href: '/felanmalan/' })
    const { status, page } = await pageAt('/felanmalan/', hostOf('contractor'))
    expect(status).toBe(200)
    expect(JSON.stringify(page.model)).toContain(`"href":"${href}"`)
  })

  it.each(sites.map(({ key, routes }) => [key, routes.start] as const))(
    'of %s links only to pages that exist',
    async (key, path) => {
      const { page } = await pageAt(path, hostOf(key))
      const { navigation, footer, popularSearches } = page
      const links = [
        ...navigation.main,
        ...footer.companyLinks,
        ...footer.discoveryLinks,
        ...footer.helpLinks,
        ...popularSearches,
      ]
      expect(links.length).toBeGreaterThan(0)
      for (const { href, title } of links) {
        expect(title).not.toBe('')
        const url = new URL(href, `http://${hostOf(key)}`)
        const linked = await pageAt(url.pathname, url.host)
        expect(linked.status, href).toBe(200)
        expect(linked.page.pageId, href).not.toBe('search/unknown')
      }
    },
  )
})

describe('The search page', () => {
  it('has a heading for the place in the path, and breadcrumbs', async () => {
    const { page } = await pageAt('/sok-bostad/vastra-gotalands-lan/goteborg/')
    expect(page).toMatchObject({
      template: 'search',
      model: { heading: 'Nya bostäder i Göteborg', tags: [{ id: 'vg-goteborg' }] },
      seo: {
        canonical: 'http://localhost:3000/sok-bostad/vastra-gotalands-lan/goteborg/',
        robots: 'index,follow',
      },
    })
    expect(page.seo.title).toMatch(/^Nya bostäder till salu i Göteborg(?!,)/)
    expect(page.breadcrumbs.map(({ title }) => title)).toEqual([
      'Start',
      'Sök bostad',
      'Västra Götalands län',
      'Göteborg',
    ])
  })

  it('tells places with one name apart in its title', async () => {
    const place = (kind: Tag['kind'], name: string, url: string) => aTag({ id: url, kind, name, url })
    const tags = [
      place('county', 'Oslo', 'oslo'),
      place('municipality', 'Oslo', 'oslo/oslo'),
      place('area', 'Sentrum', 'oslo/oslo/sentrum'),
    ]
    const { app: tested } = makeTestApp({ catalogue: aPageCatalogue({ tags }) })
    const titles = await Promise.all(
      tags.map(async ({ url }) => {
        const { page } = await pageAt(`/finn-din-bolig/${url}/`, hostOf('norway'), tested)
        return page.seo.title.replace(/ – .*/, '')
      }),
    )
    expect(titles).toEqual([
      'Nye boliger til salgs i Oslo',
      'Nye boliger til salgs i Oslo kommune',
      'Nye boliger til salgs i Sentrum, Oslo',
    ])
  })

  it('is a 404 page for an unknown place, and is not indexed then', async () => {
    const { status, page } = await pageAt('/sok-bostad/atlantis/')
    expect(status).toBe(404)
    expect(page).toMatchObject({ template: 'search', model: { tags: [] }, seo: { robots: 'noindex,follow' } })
    expect(headingOf(page)).toBe('Vi hittar inte den platsen')
  })

  it('is at each site’s own path', async () => {
    expect(headingOf((await pageAt('/finn-din-bolig/', hostOf('norway'))).page)).toBe('Nye boliger')
    expect(headingOf((await pageAt('/myytavat-asunnot/', hostOf('finland'))).page)).toBe('Uudet asunnot')
    expect(headingOf((await pageAt('/en/find-a-home/')).page)).toBe('New homes')
    expect((await pageAt('/sok-bostad/', hostOf('contractor'))).page.template).toBe('notFound')
  })
})

describe('A home’s page', () => {
  const home = aHomeInDetail({ id: 'home-a', path: '/bostader/goteborg/lindholmen/brf-kajutan/a/' })
  const other = aHomeInDetail({ id: 'home-b' })
  const { app: withHome } = makeTestApp({ catalogue: aPageCatalogue({ homes: [home, other] }) })

  it('shows the home and similar ones', async () => {
    const { status, page } = await pageAt(home.path, undefined, withHome)
    expect(status).toBe(200)
    expect(page).toMatchObject({
      template: 'object',
      model: { home: { id: 'home-a' }, similar: [{ id: 'home-b' }] },
    })
    expect(page.breadcrumbs.at(-1)?.href).toBe(home.path)
  })

  it('has the papers of the home and its stage, and so has the page of the stage', async () => {
    const paper = {
      id: 'plan',
      kind: 'economicPlan',
      title: 'Ekonomisk plan',
      size: 31_236,
      href: '/services/papers/plan',
    } as const
    const tested = makeTestApp({ catalogue: aPageCatalogue({ homes: [home, other], papers: [paper] }) }).app
    for (const path of [home.path, home.path.replace(/a\/$/, '')]) {
      const { page } = await pageAt(path, undefined, tested)
      expect(page).toMatchObject({ model: { papers: [paper] } })
    }
  })

  it('stays after the home is sold', async () => {
    const sold = makeTestApp({ catalogue: aPageCatalogue({ homes: [{ ...home, status: 'sold' }] }) }).app
    const { status, page } = await pageAt(home.path, undefined, sold)
    expect(status).toBe(200)
    expect(page.seo.description).toContain('sålt')
  })

  describe('after the sale', () => {
    const { path } = home
    const stagePath = path.replace(/a\/$/, '')
    const sold = (soldAt: string): HomeDetails => ({ ...home, status: 'sold', soldAt })
    const at = async (address: string, catalogue: Parameters<typeof aPageCatalogue>[0], now: string) => {
      const pages = makePageService({
        catalogue: aPageCatalogue(catalogue),
        content: writtenContent,
        siteVersion: 'test',
        now: () => Date.parse(now),
      })
      const { app: tested } = makeTestApp({ pages })
      const response = await tested.request(`${address}GetViewModel`, { headers: { host: 'localhost' } })
      const body = (await response.json()) as Record<string, unknown>
      return [response.status, body.status ?? body.template, body.location]
    }

    it('stays for 90 days and redirects to its stage then, by the date in its own country', async () => {
      const homes = [sold('2026-08-23')]
      expect(await at(path, { homes }, '2026-11-20T22:59:59Z')).toEqual([200, 'object', undefined])
      expect(await at(path, { homes }, '2026-11-20T23:00:00Z')).toEqual([200, 301, aStage().path])
      const english = path.replace('/bostader/', '/en/homes/')
      expect(await at(english, { homes }, '2026-11-21T12:00:00Z')).toEqual([
        200,
        301,
        aStage().path.replace('/bostader/', '/en/homes/'),
      ])
    })

    it('redirects to its stage if the catalogue does not contain it any more, and is gone with the stage', async () => {
      const now = '2026-11-21T12:00:00Z'
      const formerHomes = { [path]: { stagePath }, [`${stagePath}b/`]: {} }
      expect(await at(path, { homes: [], formerHomes }, now)).toEqual([200, 301, stagePath])
      expect(await at(`${stagePath}b/`, { homes: [], formerHomes }, now)).toEqual([
        410,
        'notFoundObject',
        undefined,
      ])
      expect(await at(`${stagePath}c/`, { homes: [], formerHomes }, now)).toEqual([
        404,
        'notFoundObject',
        undefined,
      ])
    })

    it('leaves a stage that is gone too once the company has ended it, also on the English subsite', async () => {
      const now = '2026-11-21T12:00:00Z'
      const english = stagePath.replace('/bostader/', '/en/homes/')
      for (const page of [stagePath, english]) {
        expect(await at(page, { homes: [], formerStages: [stagePath] }, now)).toEqual([
          410,
          'notFoundStage',
          undefined,
        ])
        expect(await at(page, { homes: [] }, now)).toEqual([404, 'notFoundStage', undefined])
      }
    })
  })

  it('exists on the English pages too, under its own path', async () => {
    const path = '/en/homes/goteborg/lindholmen/brf-kajutan/a/'
    const { status, page } = await pageAt(path, undefined, withHome)
    expect(status).toBe(200)
    expect(page).toMatchObject({ language: 'en', model: { home: { id: 'home-a', path } } })
  })

  it('has amounts in kronor, not in öre', async () => {
    const home = aHomeInDetail({ price: moneyOf(3_895_000), monthlyFee: moneyOf(4_120.5) })
    const other = aHomeInDetail({ price: moneyOf(2_100_000), totalPrice: moneyOf(2_900_000) })
    const tested = makeTestApp({ catalogue: aPageCatalogue({ homes: [home, other] }) }).app
    const { page } = await pageAt(home.path, 'localhost:3000', tested)
    expect(page).toMatchObject({
      model: {
        home: { price: 3_895_000, monthlyFee: 4_120.5 },
        stage: { minPrice: 2_195_000, maxPrice: 7_495_000 },
        similar: [{ price: 2_100_000, totalPrice: 2_900_000 }],
      },
    })
  })

  it('has its stage in the breadcrumbs', async () => {
    const { page } = await pageAt(home.path, undefined, withHome)
    expect(page.breadcrumbs.at(-2)?.href).toBe('/bostader/goteborg/lindholmen/brf-kajutan/')
    expect(page).toMatchObject({ model: { stage: { path: '/bostader/goteborg/lindholmen/brf-kajutan/' } } })
  })

  it('has its own 404 page', async () => {
    expect(await pageAt('/bostader/goteborg/gone/', undefined, withHome)).toMatchObject({
      status: 404,
      page: { template: 'notFoundObject', seo: { robots: 'noindex,follow' } },
    })
    expect(await pageAt('/nowhere/')).toMatchObject({ status: 404, page: { template: 'notFound' } })
  })
})

describe('A stage’s page', () => {
  const path = '/bostader/goteborg/lindholmen/brf-kajutan/'
  const homes = [
    aHomeInDetail({ id: 'a', path: `${path}a/`, address: 'Sjögatan 3', publishedAt: '2026-09-12' }),
    aHomeInDetail({
      id: 'b',
      path: `${path}b/`,
      address: 'Sjögatan 9',
      status: 'sold',
      publishedAt: '2026-08-01',
    }),
  ]
  const { app: withStage } = makeTestApp({ catalogue: aPageCatalogue({ homes }) })

  it('shows the stage, all its homes and breadcrumbs', async () => {
    const { status, page } = await pageAt(path, undefined, withStage)
    expect(status).toBe(200)
    expect(page).toMatchObject({
      template: 'stage',
      model: {
        stage: { path },
        homeIds: ['a', 'b'],
        publishedAt: '2026-08-01',
        streets: ['Sjögatan 3–9'],
      },
      seo: {
        title: 'Brf Kajutan: nya bostäder i Lindholmen, Göteborg – Husrum',
        canonical: `http://localhost:3000${path}`,
        robots: 'index,follow',
        shareImage: 'ext-stage',
      },
    })
    expect(page.breadcrumbs.map(({ title }) => title)).toEqual([
      'Start',
      'Sök bostad',
      'Göteborg',
      'Brf Kajutan',
    ])
  })

  it('shows nearby stages, also on the 404 page of a stage', async () => {
    const near = aHomeInDetail({ id: 'c', stageId: 'near', path: '/bostader/goteborg/lindholmen/near/c/' })
    const tested = makeTestApp({ catalogue: aPageCatalogue({ homes: [...homes, near] }) }).app
    expect((await pageAt(path, undefined, tested)).page).toMatchObject({
      model: { nearby: [{ id: 'near' }] },
    })
    const gone = await pageAt('/bostader/goteborg/lindholmen/gone/', undefined, tested)
    expect(gone).toMatchObject({ status: 404, page: { model: { instead: [{}, { id: 'near' }] } } })
  })

  it('exists on the English pages too, under its own path', async () => {
    const english = '/en/homes/goteborg/lindholmen/brf-kajutan/'
    const { status, page } = await pageAt(english, undefined, withStage)
    expect(status).toBe(200)
    expect(page).toMatchObject({ language: 'en', template: 'stage', model: { stage: { path: english } } })
    expect(page.breadcrumbs.at(-1)?.href).toBe(english)
  })

  it.each([
    ['/bostader/goteborg/lindholmen/gone/', 'localhost:3000'],
    ['/boliger/oslo/gone/gone/', hostOf('norway')],
    ['/asunnot/helsinki/gone/gone/', hostOf('finland')],
    ['/en/homes/goteborg/lindholmen/gone/', 'localhost:3000'],
  ])('has its own 404 page at %s', async (missing, host) => {
    const { status, page } = await pageAt(missing, host, withStage)
    expect(status).toBe(404)
    expect(page).toMatchObject({ template: 'notFoundStage', seo: { robots: 'noindex,follow' } })
    expect(headingOf(page).length).toBeGreaterThan(10)
  })
})

describe('A path above homes and stages', () => {
  const at = async (path: string, host = 'localhost:3000') =>
    (await app.request(`http://${host}${path}GetViewModel`, { headers: { host } })).json()

  it.each([
    ['/bostader/', '/sok-bostad/', 'localhost:3000'],
    ['/bostader/goteborg/', '/sok-bostad/vastra-gotalands-lan/goteborg/', 'localhost:3000'],
    ['/en/homes/', '/en/find-a-home/', 'localhost:3000'],
    ['/boliger/', '/finn-din-bolig/', hostOf('norway')],
    ['/bostader/', '/sok-bostad/', hostOf('senior')],
    ['/bostader/', '/sok-bostad/', hostOf('cooperative')],
  ])('%s redirects to the search in that place, %s', async (path, location, host) => {
    expect(await at(path, host)).toEqual({ status: 302, location })
  })

  it.each([['/bostader/atlantis/'], ['/bostader/goteborg/atlantis/']])('%s is a 404 page', async (path) => {
    expect(await at(path)).toMatchObject({ template: 'notFoundObject' })
  })

  it('on the Finnish site leads to written pages of places, also from old addresses', async () => {
    const host = hostOf('finland')
    expect(await at('/asunnot/', host)).toMatchObject({
      template: 'content',
      seo: { robots: 'index,follow' },
    })
    expect(await at('/asunnot/uusimaa/', host)).toMatchObject({ template: 'seoCounty' })
    expect(await at('/asunnot/uusimaa/espoo/', host)).toMatchObject({ template: 'seoMunicipality' })
    expect(await at('/uudet-asunnot/uusimaa/', host)).toEqual({ status: 301, location: '/asunnot/uusimaa/' })
  })
})

it('A Finnish booking ends on a page that is not indexed', async () => {
  const { status, page } = await pageAt('/kirja/success/', hostOf('finland'))
  expect(status).toBe(200)
  expect(page).toMatchObject({ template: 'buyResidenceSuccess', seo: { robots: 'noindex,nofollow' } })
})

describe('Premises', () => {
  it('have a page with their details, and links to the others', async () => {
    const { status, page } = await pageAt('/lokaler/kajen-4/')
    expect(status).toBe(200)
    expect(page).toMatchObject({
      template: 'premisesObject',
      model: { premises: { id: 'premises-1', area: 64 }, similar: [] },
      seo: {
        title: 'Kajen 4: butikslokal till salu, 64\u00a0m², Lindholmen, Göteborg – Husrum',
        robots: 'index,follow',
        shareImage: 'ext-1',
      },
    })
    expect(page.breadcrumbs.map(({ href }) => href)).toEqual(['/', '/lokaler/', '/lokaler/kajen-4/'])
    expect(page.languages?.map(({ href }) => new URL(href).pathname)).toContain('/en/premises/kajen-4/')
  })

  it('have their own address on the English subsite', async () => {
    const { status, page } = await pageAt('/en/premises/kajen-4/')
    expect(status).toBe(200)
    expect(page).toMatchObject({
      template: 'premisesObject',
      model: { premises: { path: '/en/premises/kajen-4/' } },
    })
  })

  it('that are gone have their own 404 page, with available ones', async () => {
    const { status, page } = await pageAt('/lokaler/uthyrd-sedan-lange/')
    expect(status).toBe(404)
    expect(page).toMatchObject({
      template: 'notFoundPremises',
      model: { heading: 'Den här lokalen finns inte kvar', nearest: [{ path: '/lokaler/kajen-4/' }] },
      seo: { robots: 'noindex,follow' },
    })
    expect(page.seo.canonical).toContain('/lokaler/uthyrd-sedan-lange/')
  })

  it('that the company has ended have the same page with 410, also on the English subsite', async () => {
    const catalogue = aPageCatalogue({ formerPremises: ['/lokaler/kajen-2/'] })
    const { app: tested } = makeTestApp({ catalogue })
    for (const path of ['/lokaler/kajen-2/', '/en/premises/kajen-2/']) {
      const { status, page } = await pageAt(path, undefined, tested)
      expect([status, page.template]).toEqual([410, 'notFoundPremises'])
      expect(page.seo.robots).toBe('noindex,follow')
    }
  })

  it('that are gone have a 404 page also if the site has not written about it', async () => {
    const { status, page } = await pageAt('/liiketilat/vuokrattu/', hostOf('finland'))
    expect(status).toBe(404)
    expect(page).toMatchObject({
      template: 'notFoundPremises',
      model: { heading: 'Tätä liiketilaa ei enää ole tarjolla', blocks: [] },
    })
  })

  it('have no page on a site without premises', async () => {
    const { status, page } = await pageAt('/lokaler/kajen-4/', hostOf('norway'))
    expect(status).toBe(404)
    expect(page.template).toBe('notFound')
  })
})

describe('Rentals', () => {
  it.each([
    [['tenancy'], 'rentalProject'],
    [['tenancy', 'condominium'], 'stage'],
    [[], 'stage'],
  ] as const)('in a stage of %j have the stage template %s', async (disposalForms, template) => {
    const catalogue: PageCatalogue = {
      ...aPageCatalogue(),
      stageByPath: async () => ({ stage: aStage({ disposalForms }), homes: [] }),
    }
    const { page } = await pageAt(
      '/bostader/goteborg/lindholmen/kv-masten/',
      'localhost:3000',
      makeTestApp({ catalogue }).app,
    )
    expect(page.template).toBe(template)
  })

  it('have a template of their own for each home', async () => {
    const path = '/bostader/goteborg/lindholmen/kv-masten/1-1001/'
    const catalogue = aPageCatalogue({ homes: [aHomeInDetail({ path, disposalForm: 'tenancy' })] })
    const { page } = await pageAt(path, 'localhost:3000', makeTestApp({ catalogue }).app)
    expect(page.template).toBe('rental')
  })
})

describe('Homes in resale', () => {
  const path = '/bostader/goteborg/lindholmen/brf-kajutan/1-1203/'
  const resale = {
    broker: { name: 'Cecilia Rosengård', agency: 'Mäklarhuset Lindvall', phone: '070-174 06 61' },
    yearBuilt: 2021,
  }
  const sold = aHomeInDetail({ id: 'again', path, status: 'succession', projectStatus: 'succession', resale })
  const other = aHomeInDetail({ id: 'new', path: '/bostader/goteborg/lindholmen/brf-kajutan/1-1204/' })
  const { app: resaleApp } = makeTestApp({ catalogue: aPageCatalogue({ homes: [sold, other] }) })
  const at = async (address: string) => {
    const headers = { host: 'localhost:3000' }
    const response = await resaleApp.request(`http://localhost:3000${address}GetViewModel`, { headers })
    return (await response.json()) as Page | { readonly status: number; readonly location: string }
  }

  it('have a page in the resale section, with their broker', async () => {
    expect(await at('/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1203/')).toMatchObject({
      template: 'object',
      model: {
        home: { path: '/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1203/', resale },
        stage: { path: '/maklar-objekt/goteborg/lindholmen/brf-kajutan/' },
      },
      seo: {
        canonical: 'http://localhost:3000/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1203/',
        robots: 'index,follow',
      },
    })
    expect(await at(path)).toEqual({
      status: 302,
      location: '/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1203/',
    })
  })

  it('are gone once they are not for sale any more', async () => {
    expect(await at('/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1204/')).toEqual({
      status: 302,
      location: '/bostader/goteborg/lindholmen/brf-kajutan/1-1204/',
    })
    expect(await at('/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-9999/')).toMatchObject({
      template: 'notFoundObject',
    })
  })

  it('are listed on the page of their stage', async () => {
    expect(await at('/maklar-objekt/goteborg/lindholmen/brf-kajutan/')).toMatchObject({
      template: 'successionStage',
      model: {
        homes: [{ id: 'again', path: '/maklar-objekt/goteborg/lindholmen/brf-kajutan/1-1203/' }],
        yearBuilt: 2021,
      },
    })
  })

  it.each([
    ['/maklar-objekt/goteborg/', '/maklar-objekt/?municipality=goteborg'],
    ['/maklar-objekt/goteborg/lindholmen/', '/maklar-objekt/?municipality=goteborg'],
  ])('redirect from %s to the list', async (address, location) => {
    expect(await at(address)).toEqual({ status: 302, location })
  })
})

describe('The navigation alone', () => {
  it('is that of the host, or of the English pages', async () => {
    const norwegian = await app.request('/api/system/navigation/get', { headers: { host: 'no.localhost' } })
    const norwegianMenu = z.parse(endpoints.getNavigation.response, await norwegian.json()).navigation
    expect(norwegianMenu.main[0]?.href).toBe('/finn-din-bolig/')
    const english = await app.request('/api/system/navigation/get/en')
    const englishMenu = z.parse(endpoints.getNavigation.response, await english.json()).navigation
    expect(englishMenu.main[0]?.href).toBe('/en/find-a-home/')
  })

  it('links to the other sites in production by their own hosts', async () => {
    const { app: production } = makeTestApp({ environment: 'production' })
    const response = await production.request('/api/system/navigation/get', {
      headers: { host: 'www.husrum.example' },
    })
    const { footer } = z.parse(endpoints.getNavigation.response, await response.json())
    expect(footer.companyLinks.map(({ href }) => href)).toContain('https://www.husrum-norge.example/')
  })
})
