// Search engines get every indexable page, for each site separately, and no others.
import { noindexRoutes, routePath, siteByKey, sites } from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { aPageCatalogue, makeTestApp } from '../../testing/test-app.ts'
import { pathsInSitemap } from './sitemap-routes.ts'

type TestedApp = ReturnType<typeof makeTestApp>['app']

const { app } = makeTestApp({ environment: 'production' })

const textAt = async (key: (typeof sites)[number]['key'], path: string, tested: TestedApp = app) => {
  const { production: host } = siteByKey(key).hosts
  const response = await tested.request(`https://${host}${path}`, { headers: { host } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}

const addressesAt = async (...given: Parameters<typeof textAt>): Promise<readonly string[]> =>
  [...(await textAt(...given)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

const lines = (text: string, field: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []))

describe('robots.txt', () => {
  it.each(sites.map(({ key }) => key))(
    'on the host of %s excludes the API, and allows pages with their own noindex',
    async (key) => {
      const { status, type, text } = await textAt(key, '/robots.txt')
      expect(status).toBe(200)
      expect(type).toMatch(/^text\/plain/)
      const refused = lines(text, 'Disallow')
      const site = siteByKey(key)
      expect(refused).toEqual(['/api/', '/services/'])
      for (const path of noindexRoutes.flatMap((route) => routePath(site, route) ?? []))
        expect(refused.some((prefix) => path.startsWith(prefix))).toBe(false)
    },
  )

  it('names the sitemap of each site on the host', async () => {
    expect(lines((await textAt('sweden', '/robots.txt')).text, 'Sitemap')).toEqual([
      'https://www.husrum.example/sitemap.xml',
      'https://www.husrum.example/en/sitemap.xml',
    ])
    expect(lines((await textAt('norway', '/robots.txt')).text, 'Sitemap')).toEqual([
      'https://www.husrum-norge.example/sitemap.xml',
    ])
  })
})

describe('The sitemap', () => {
  it.each(sites.map(({ key }) => key))('of %s lists its own pages, and no hidden ones', async (key) => {
    const { basePath, hosts } = siteByKey(key)
    const found = await addressesAt(key, `${basePath}sitemap-pages.xml`)
    expect(found).toContain(`https://${hosts.production}${basePath}`)
    expect(new Set(found).size).toBe(found.length)
    for (const address of found) {
      const path = new URL(address).pathname
      expect(address.startsWith(`https://${hosts.production}${basePath}`), address).toBe(true)
      const response = await app.request(`${address}GetViewModel`, { headers: { host: hosts.production } })
      expect(response.status, path).toBe(200)
      expect(await response.json(), path).toMatchObject({
        seo: { robots: 'index,follow', canonical: address },
      })
    }
  })

  it('lists searches by county and municipality, and the stages', async () => {
    const found = await addressesAt('sweden', '/sitemap-pages.xml')
    expect(found).toEqual(
      expect.arrayContaining([
        'https://www.husrum.example/sok-bostad/',
        'https://www.husrum.example/sok-bostad/vastra-gotalands-lan/',
        'https://www.husrum.example/sok-bostad/vastra-gotalands-lan/goteborg/',
        'https://www.husrum.example/bostader/goteborg/lindholmen/brf-kajutan/',
      ]),
    )
    expect(await addressesAt('contractor', '/sitemap-pages.xml')).not.toContainEqual(
      expect.stringMatching(/sok-bostad|bostader\//),
    )
  })

  it('of the English pages leaves homes and stages to the Swedish ones', async () => {
    expect(await addressesAt('sweden', '/en/sitemap.xml')).toEqual([
      'https://www.husrum.example/en/sitemap-pages.xml',
    ])
    expect(await addressesAt('sweden', '/en/sitemap-pages.xml')).not.toContainEqual(
      expect.stringContaining('/en/homes/'),
    )
  })

  it('splits many homes into several files, each of them once', async () => {
    const homes = Array.from({ length: pathsInSitemap + 5 }, (_, at) =>
      aHomeInDetail({ path: `/bostader/a/b/c/${at}/` }),
    )
    const { app: large } = makeTestApp({ environment: 'production', catalogue: aPageCatalogue({ homes }) })
    const index = await addressesAt('sweden', '/sitemap.xml', large)
    expect(index.map((address) => new URL(address).pathname)).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-homes-1.xml',
      '/sitemap-homes-2.xml',
    ])
    const first = await addressesAt('sweden', '/sitemap-homes-1.xml', large)
    const second = await addressesAt('sweden', '/sitemap-homes-2.xml', large)
    expect([first.length, second.length]).toEqual([pathsInSitemap, 5])
    expect(new Set([...first, ...second]).size).toBe(homes.length)
    expect(second[0]).toBe(`https://www.husrum.example/bostader/a/b/c/${pathsInSitemap}/`)
  })

  it.each([
    '/sitemap-homes-0.xml',
    '/sitemap-homes-2.xml',
    '/sitemap-homes-1000.xml',
    '/en/sitemap-homes-1.xml',
  ])('has no file %s', async (path) => {
    const { type, text } = await textAt('sweden', path)
    expect(type).not.toMatch(/xml/)
    expect(text).not.toContain('<loc>')
  })

  it('is well-formed for any characters in a path', async () => {
    const homes = [aHomeInDetail({ path: '/bostader/a/b/c/å&<1>/' })]
    const { app: odd } = makeTestApp({ environment: 'production', catalogue: aPageCatalogue({ homes }) })
    const { text } = await textAt('sweden', '/sitemap-homes-1.xml', odd)
    expect(text).toContain('<loc>https://www.husrum.example/bostader/a/b/c/%C3%A5&amp;%3C1%3E/</loc>')
  })
})
