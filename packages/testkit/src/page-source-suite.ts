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
    it('finds the page at a path, however it is written', async () => {
      const source = make({ chrome, pages: { '/fr%C3%A5gor/': faq } })
      expect(await source.pageAt('/fr%C3%A5gor/')).toEqual({ kind: 'page', page: faq })
      expect(await source.pageAt('/frågor')).toEqual({ kind: 'page', page: faq })
    })

    it.each([
      ['a page that says so', { kind: 'not-found', page: notFound }],
      ['nothing at all', { kind: 'missing' }],
      ['a page that has moved for good', { kind: 'moved', location: '/vanliga-fragor/', isPermanent: true }],
      [
        'one that has moved for now',
        { kind: 'moved', location: 'https://husrum.example/', isPermanent: false },
      ],
      ['one for which one must sign in', { kind: 'refused', status: 401 }],
      ['one that one may not see', { kind: 'refused', status: 403 }],
      ['one for which one must confirm who one is', { kind: 'refused', status: 409 }],
    ] as const)('tells of %s', async (_, result) => {
      const source = make({ chrome, pages: { '/fragor/': result } })
      expect(await source.pageAt('/fragor/')).toEqual(result)
    })

    it.each(['/../admin/', '/a//b/', '/a%2fb/', '/GetViewModel/'])('finds nothing at %s', async (path) => {
      const source = make({ chrome, pages: { [path]: faq, '/admin/': faq, '/a/b/': faq } })
      expect(await source.pageAt(path)).toEqual({ kind: 'missing' })
    })

    it('has navigation and footer by themselves', async () => {
      expect(await make({ chrome }).chrome()).toEqual(chrome)
    })

    it('fails where it is away', async () => {
      const source = make({ chrome: away, pages: { '/fragor/': away } })
      await expect(source.pageAt('/fragor/')).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(source.chrome()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
