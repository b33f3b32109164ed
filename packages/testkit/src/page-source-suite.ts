// What every source of pages must do.
import type { PageSource } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { InMemoryPages } from '@husrum/application/testing'
import { makeInMemoryPageSource } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import type { Chrome, Page } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const chrome: Chrome = {
  navigation: { main: [{ title: 'Kontakt', href: '/kontakt/' }], corporate: [], career: [], quickLinks: [] },
  footer: {
    companyLinks: [],
    discoveryLinks: [],
    helpLinks: [],
    socialLinks: [],
    countryLinks: [],
    copyright: '© Husrum',
  },
  popularSearches: [],
  contact: { email: 'hej@husrum.example' },
}
const frame = {
  ...chrome,
  pageId: 'content/fragor/',
  siteVersion: '1',
  language: 'sv',
  seo: { title: 'Frågor', description: '', canonical: 'https://husrum.example/', robots: 'index,follow' },
  breadcrumbs: [],
} as const
const faq: Page = {
  ...frame,
  template: 'faq',
  model: { heading: 'Frågor', blocks: [{ kind: 'links', links: [{ title: 'Kontakt', href: '/kontakt/' }] }] },
}
const notFound: Page = { ...frame, template: 'notFound', model: { heading: 'Borta', text: 'Helt' } }

/** The endpoints of pages, answered from memory. */
export const pageEndpoints = (given: InMemoryPages): FakeEndpoints => {
  const source = makeInMemoryPageSource(given)
  const viewModel = async (path: string): Promise<EndpointReply> => {
    const result = await source.pageAt(path)
    switch (result.kind) {
      case 'page':
        return { status: 200, body: result.page }
      case 'not-found':
        return { status: 404, body: result.page }
      case 'moved':
        return { status: 200, body: { status: result.isPermanent ? 301 : 302, location: result.location } }
      case 'refused':
        return problemReply(result.status, 'forbidden')
      default:
        return problemReply(404, 'notFound')
    }
  }
  return {
    getViewModel: ({ path }) => viewModel(path).catch(failureReply),
    getNavigation: () => source.chrome().then((body) => ({ status: 200, body }), failureReply),
  }
}

/** The contract of the port `PageSource`. */
export const describePageSource = (name: string, make: (given: InMemoryPages) => PageSource): void => {
  const away = (): never => {
    throw new ServiceUnavailable('away')
  }

  describe(`${name}, as a source of pages`, () => {
    it('finds a page by its path, encoded or not, with or without a trailing slash', async () => {
      const source = make({ chrome, pages: { '/fr%C3%A5gor/': faq } })
      expect(await source.pageAt('/fr%C3%A5gor/')).toEqual({ kind: 'page', page: faq })
      expect(await source.pageAt('/frågor')).toEqual({ kind: 'page', page: faq })
    })

    it.each([
      ['a not-found page', { kind: 'not-found', page: notFound }],
      ['a missing page', { kind: 'missing' }],
      ['a page moved permanently', { kind: 'moved', location: '/vanliga-fragor/', isPermanent: true }],
      [
        'a page that has moved temporarily',
        { kind: 'moved', location: 'https://husrum.example/', isPermanent: false },
      ],
      ['a page that requires sign-in', { kind: 'refused', status: 401 }],
      ['a page without permission', { kind: 'refused', status: 403 }],
      ['a page that requires a confirmed identity', { kind: 'refused', status: 409 }],
    ] as const)('reports %s', async (_, result) => {
      const source = make({ chrome, pages: { '/fragor/': result } })
      expect(await source.pageAt('/fragor/')).toEqual(result)
    })

    it.each(['/../admin/', '/a//b/', '/a%2fb/', '/GetViewModel/'])('finds nothing at %s', async (path) => {
      const source = make({ chrome, pages: { [path]: faq, '/admin/': faq, '/a/b/': faq } })
      expect(await source.pageAt(path)).toEqual({ kind: 'missing' })
    })

    it('returns navigation and footer without a page', async () => {
      expect(await make({ chrome }).chrome()).toEqual(chrome)
    })

    it('rejects while the service is unavailable', async () => {
      const source = make({ chrome: away, pages: { '/fragor/': away } })
      await expect(source.pageAt('/fragor/')).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(source.chrome()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
