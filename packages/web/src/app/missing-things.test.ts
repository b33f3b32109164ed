// @vitest-environment node
// A page whose address names something that is missing, or belongs to another account: it says so, and has the status 404.
import type { PageTemplateKind } from '@husrum/domain'
import type { FakeEndpoints } from '@husrum/testkit/fake-backend'
import { makeFakeBackend, problemReply } from '@husrum/testkit/fake-backend'
import { describe, expect, it } from 'vitest'
import { emptyChrome } from './empty-chrome.ts'
import { render } from './entry-server.tsx'

/** The caller has nothing; for a single item the backend itself returns 404. */
const nothing: FakeEndpoints = {
  getOwnDocuments: () => ({ status: 200, body: { documents: [] } }),
  getResidences: () => ({ status: 200, body: { residences: [], elsewhere: [] } }),
  getRounds: () => ({ status: 200, body: [] }),
}

const renderPage = (template: PageTemplateKind, path: string, endpoints: FakeEndpoints) =>
  render({
    site: 'sweden',
    environment: 'production',
    requestId: 'reference-1',
    cookies: 'jwtToken=a.b.c',
    consent: { revision: 1 },
    assets: { entry: '/entry.js', files: () => ({ css: '', styles: [], scripts: [] }), preloadFonts: [] },
    url: `http://localhost${path}`,
    call: makeFakeBackend({
      ...endpoints,
      getMe: () => problemReply(401),
      getViewModel: () => ({
        status: 200,
        body: {
          ...emptyChrome,
          template,
          pageId: 'page',
          siteVersion: '1',
          language: 'sv',
          seo: { title: 'Mina sidor', description: '', canonical: 'http://localhost/', robots: 'noindex' },
          breadcrumbs: [],
          model: { heading: 'Mina sidor', blocks: [] },
        },
      }),
    }).call,
  })

describe('A page with a missing item', () => {
  it.each<[PageTemplateKind, string]>([
    ['myPagesDocuments', '/mina-sidor/mina-avtal/?document=x'],
    ['myPagesObject', '/mina-sidor/min-bostad/?id=x'],
    ['myPagesTimeline', '/mina-sidor/tidslinje/?id=x'],
    ['myPagesErrands', '/mina-sidor/arenden/?errandId=x'],
    ['myPagesNewsList', '/mina-sidor/nyheter/?newsId=x'],
    ['myPagesVip', '/mina-sidor/vip/?project=x'],
    ['clickToBuyContract', '/mina-sidor/bokning/?bookingId=x'],
    ['bookingWithdrawal', '/angra-bokning/?bookingId=x'],
    ['showingQr', '/qr/?t=x'],
  ])('has the status 404: %s at %s', async (template, path) => {
    const [missing, whole] = await Promise.all([
      renderPage(template, path, nothing),
      renderPage(template, path.replace(/\?.*/, ''), nothing),
    ])
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(whole.status).not.toBe(404)
  })
})
