// What editors wrote is whole: every file can be used, every route has its page, every link leads somewhere.

import { demoPictures } from '@husrum/demo'
import type { SiteDefinition } from '@husrum/domain'
import { pageTemplateKinds, readSearchAddress, routePath, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { writtenContent } from '../../testing/written-content.ts'
import type { StoredPage } from './postgres-content-store.ts'

const contentOf = async (site: SiteDefinition) => {
  const content = await writtenContent.site(site.siteId)
  if (!content) throw new Error(`${site.key} has no content`)
  return content
}

/** Every text of a page or frame, wherever it stands. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const linksIn = (value: unknown): readonly string[] =>
  textsIn(value).flatMap((text) =>
    /^\/(?!\/)\S*$/.test(text)
      ? [text]
      : [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = '']) => href),
  )

const picturesIn = (page: StoredPage): readonly string[] =>
  textsIn(page).filter((text) => /^(?:ext|int|area|plan)-[\w.-]+$/.test(text))

/** Where the code shows a page of its own. */
const isCodePage = (site: SiteDefinition, path: string): boolean =>
  (['search', 'homes'] as const).some((route) => {
    const base = routePath(site, route)
    return base !== undefined && path.startsWith(base)
  })

describe.each(sites.map((site) => [site.key, site as SiteDefinition] as const))('%s', (_, site) => {
  it('has a page for each of its routes', async () => {
    const content = await contentOf(site)
    for (const path of Object.values(site.routes))
      expect(content.page(path) !== undefined || isCodePage(site, path), path).toBe(true)
  })

  it('links only to what is there', async () => {
    const content = await contentOf(site)
    const links = linksIn([content.frame, content.pages.map(({ path: _path, ...page }) => page)])
    expect(links.length).toBeGreaterThan(10)
    for (const href of links) {
      const path = href.replace(/[?#].*$/, '')
      expect(path.endsWith('/'), href).toBe(true)
      expect(content.page(path) !== undefined || isCodePage(site, path), href).toBe(true)
    }
  })

  it('asks the search only what it understands', async () => {
    const content = await contentOf(site)
    const searches = linksIn([content.frame, content.pages]).filter(
      (href) => site.routes.search !== undefined && href.startsWith(site.routes.search),
    )
    for (const href of searches) {
      const { pathname, searchParams } = new URL(href, 'http://site.test')
      expect(readSearchAddress(pathname, searchParams, site).problems, href).toEqual([])
    }
  })

  it('shows only pictures that can be drawn', async () => {
    const content = await contentOf(site)
    for (const page of content.pages)
      for (const id of picturesIn(page)) expect(demoPictures.has(id), `${page.path} ${id}`).toBe(true)
  })

  it('says in each title and description what no other page says', async () => {
    const { pages } = await contentOf(site)
    expect(new Set(pages.map(({ seo }) => seo.title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ seo }) => seo.description)).size).toBe(pages.length)
    for (const { path, seo } of pages) {
      expect(seo.description.length, path).toBeLessThanOrEqual(165)
      expect(seo.description.length, path).toBeGreaterThanOrEqual(60)
    }
  })
})

/** Kinds whose page is not written but made of the catalogue, or that other issues bring to life. */
const notWritten = [
  'search',
  'object',
  'stage',
  'notFound',
  'notFoundObject',
  'notFoundStage',
  'error',
  'developerSandbox',
  'premisesObject',
  'successionStage',
  'rental',
  'rentalProject',
  // Written as a page of customer service, and given its own model where faults can be reported.
  'faultReport',
  'caseWizard',
  'clickToBuy',
  'bookingWithdrawal',
  // Of a stage whose house is drawn.
  'residenceExplorer',
]

it('the Swedish main site has a page of every kind of template', async () => {
  const { pages } = await contentOf(sites[0])
  const written = new Set<string>(pages.map(({ template }) => template))
  expect(pageTemplateKinds.filter((kind) => !written.has(kind) && !notWritten.includes(kind))).toEqual([])
})
