import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const hosts = [
  'localhost',
  'no.localhost',
  'fi.localhost',
  'senior.localhost',
  'coop.localhost',
  'contractor.localhost',
]

const originOf = (baseURL: string | undefined, host: string): string =>
  `http://${host}:${new URL(baseURL ?? '').port}`

/** Fetches from `localhost` with a `Host` header, because Node cannot resolve `*.localhost` as Chromium does. */
const fetchAt = (request: APIRequestContext, address: string) => {
  const { host, port, pathname, search } = new URL(address)
  return request.get(`http://localhost:${port}${pathname}${search}`, { headers: { host } })
}

const addressesIn = async (request: APIRequestContext, address: string): Promise<readonly string[]> => {
  const response = await fetchAt(request, address)
  expect(response.status(), address).toBe(200)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  )
}

const attributes = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute)), name)

const structuredDataOf = async (page: Page): Promise<Record<string, unknown>[]> => {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return (JSON.parse(text ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph']
}

for (const host of hosts)
  test(`robots.txt of ${host} leads to sitemaps whose pages exist and can be indexed`, async ({
    request,
    baseURL,
  }) => {
    const origin = originOf(baseURL, host)
    const robots = await (await fetchAt(request, `${origin}/robots.txt`)).text()
    expect(robots).toContain('Disallow: /api/')
    const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
    expect(sitemaps).toContain(`${origin}/sitemap.xml`)
    for (const sitemap of sitemaps)
      for (const file of await addressesIn(request, sitemap)) {
        const pages = await addressesIn(request, file)
        expect(pages.length).toBeGreaterThan(0)
        for (const address of [pages[0], pages.at(-1)]) {
          const response = await fetchAt(request, address ?? '')
          expect(response.status(), address).toBe(200)
          const html = await response.text()
          expect(html, address).toContain('<meta name="robots" content="index,follow">')
          expect(html, address).toContain(`<link rel="canonical" href="${address}">`)
        }
      }
  })

test('a page links its languages and itself, and one without translations links none', async ({ page }) => {
  await page.goto('/')
  const languages = ['sv-SE', 'nb-NO', 'fi-FI', 'en', 'x-default']
  expect(await attributes(page, 'link[rel="alternate"]', 'hreflang')).toEqual(languages)
  expect((await structuredDataOf(page)).map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
  await waitUntilAlive(page)

  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.locator('[data-item-id] a').first().click()
  await expect(page).toHaveURL(/\/bostader\//)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  // The English subsite shares these homes.
  expect(await attributes(page, 'link[rel="alternate"]', 'hreflang')).toEqual(['sv-SE', 'en', 'x-default'])

  await page.goto('/hyresratter/')
  expect(await attributes(page, 'link[rel="alternate"]', 'hreflang')).toEqual(['en', 'sv-SE', 'x-default'])

  await page.goto('/utforska/')
  expect(await attributes(page, 'link[rel="alternate"]', 'hreflang')).toEqual([])
})

test('the search action in structured data finds a place', async ({ page }) => {
  await page.goto('/')
  const site = (await structuredDataOf(page)).find((node) => node['@type'] === 'WebSite')
  const action = site?.potentialAction as { target: { urlTemplate: string } } | undefined
  const template = action?.target.urlTemplate ?? ''
  const { pathname, search } = new URL(template.replace('{search_term_string}', 'Göteborg'))
  await page.goto(pathname + search)
  await expect(page).toHaveURL('/sok-bostad/vastra-gotalands-lan/goteborg/')
})

test('a filtered search has its place as canonical address and is not indexed', async ({ page }) => {
  await page.goto('/sok-bostad/vastra-gotalands-lan/goteborg/?maxPrice=4000000&minRooms=3')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/sok-bostad\/vastra-gotalands-lan\/goteborg\/$/,
  )
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

for (const path of ['/mina-sidor/', '/logga-in/', '/boka/', '/glomt-losenord/'])
  test(`${path} is not indexed`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">')
  })

for (const width of [320, 1280])
  test(`a visitor goes from a home to its stage and on to another home, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/sok-bostad/vastra-gotalands-lan/goteborg/')
    await page.locator('[data-item-id] a').first().click()
    await page.getByRole('link', { name: /^Se alla bostäder i / }).click()
    await expect(page).toHaveURL(/^[^?]*\/bostader\/[^/]+\/[^/]+\/[^/]+\/$/)
    await expect(page).toHaveTitle(/: nya bostäder i /)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(new RegExp(`^${name}: `))
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.locator('[data-item-id] a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

test('a stage has structured data, in English too', async ({ page }) => {
  await page.goto('/en/find-a-home/')
  await page.locator('[data-item-id] a').first().click()
  await expect(page).toHaveURL(/\/en\/homes\//)
  const stage = new URL('..', page.url()).href
  await page.goto(stage)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await structuredDataOf(page)).toMatchObject([
    { '@type': 'RealEstateListing', url: stage, mainEntity: { '@type': 'ApartmentComplex' } },
    { '@type': 'BreadcrumbList' },
  ])
})

test('a missing stage has its own 404 page', async ({ page, watch }) => {
  watch.allow(/404/)
  const response = await page.goto('/bostader/goteborg/lindholmen/finns-inte/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det här projektet finns inte kvar')
})
