// @vitest-environment node
// A page as the server renders it when the content service is slow, down or invalid: a calm page with the right status.
import { crisisBannerKey } from '@husrum/domain'
import type { FakeEndpoints } from '@husrum/testkit/fake-backend'
import { makeFakeBackend, problemReply } from '@husrum/testkit/fake-backend'
import { describe, expect, it } from 'vitest'
import { emptyChrome } from './empty-chrome.ts'
import { render } from './entry-server.tsx'

const chrome = { ...emptyChrome, footer: { ...emptyChrome.footer, copyright: 'The frame' } }
const aPage = (facts: object = {}) => ({
  ...chrome,
  template: 'faq',
  pageId: 'faq',
  siteVersion: '1',
  language: 'sv',
  seo: { title: 'Frågor', description: '', canonical: 'http://localhost/fragor/', robots: 'index,follow' },
  breadcrumbs: [],
  model: { heading: 'Frågor och svar', blocks: [] },
  ...facts,
})

const input = {
  site: 'sweden',
  environment: 'production',
  requestId: 'reference-1',
  cookies: '',
  consent: { revision: 1 },
  assets: { entry: '/entry.js', files: () => ({ css: '', styles: [], scripts: [] }), preloadFonts: [] },
} as const

/** Renders `/fragor/` with a content service that returns this. */
const renderWith = (
  getViewModel: NonNullable<FakeEndpoints['getViewModel']>,
  path = '/fragor/?utm=1',
  cookies = '',
) =>
  render({
    ...input,
    url: `http://localhost${path}`,
    call: makeFakeBackend({ getViewModel, getNavigation: () => ({ status: 200, body: chrome }) }).call,
    cookies,
  })
/** A response of a content service that the fake backend does not validate. */
const unchecked = (body: unknown) => () => ({ status: 200, body, isUnchecked: true })

describe('The server', () => {
  it('waits for a content service that takes three seconds', async () => {
    const { status, body } = await renderWith(
      () => new Promise((resolve) => setTimeout(resolve, 3_000, { status: 200, body: aPage() })),
    )
    expect(status).toBe(200)
    expect(body).toContain('Frågor och svar')
  })

  it.each([
    ['is down', 503, () => problemReply(503)],
    ['breaks the contract', 503, () => problemReply(502)],
    ['cannot be called', 500, () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
    ['returns a page in place of data', 500, unchecked('<!doctype html><h1>Maintenance</h1>')],
    ['returns nothing', 500, unchecked(undefined)],
    ['names an unknown template', 500, unchecked(aPage({ template: 'carousel' }))],
    ['leaves a field out', 500, unchecked(aPage({ seo: undefined }))],
    ['does not find the page', 404, () => problemReply(404, 'notFound')],
  ])('shows a calm page in its frame when the content service %s', async (_, status, answer) => {
    const output = await renderWith(answer)
    expect(output.status).toBe(status)
    expect(output.headers['cache-control']).toBe('no-store')
    expect(output.body).toContain('The frame')
    expect(output.body).toContain('noindex')
    for (const secret of ['carousel', 'ECONNREFUSED', 'Maintenance', 'seo:'])
      expect(output.body.replace(/<script.*/s, '')).not.toContain(secret)
  })

  it('explains on a page of the wizard what happened, that the draft is kept, and two ways on', async () => {
    const { status, body } = await renderWith(() => problemReply(503), '/felanmalan/boende/beskriv/')
    expect(status).toBe(503)
    expect(body).toContain('<title>Tekniskt fel – Husrum</title>')
    const shown = body.replace(/<script.*/s, '')
    for (const words of ['Det du har skrivit finns kvar.', 'Försök igen', 'href="/felanmalan/"'])
      expect(shown).toContain(words)
    const elsewhere = await renderWith(() => problemReply(404, 'notFound'), '/felanmalan/boende/beskriv/')
    expect(elsewhere.body).not.toContain('Tekniskt fel')
  })

  it('offers no electronic identity if none can be used', async () => {
    const shown = async (facts: object) =>
      (
        await renderWith(() => ({ status: 200, body: aPage({ template: 'login', ...facts }) }), '/logga-in/')
      ).body.replace(/<script.*/s, '')
    expect(await shown({})).toContain('Logga in med BankID')
    const without = await shown({ withoutIdentity: true })
    expect(without).not.toContain('BankID')
    expect(without).toContain('type="password"')
  })

  it('leaves out a block of an unknown kind, and shows the others', async () => {
    const blocks = [{ kind: 'carousel' }, { kind: 'quote', text: 'Home at last', who: 'Ada' }]
    const { status, body } = await renderWith(unchecked(aPage({ model: { heading: 'Frågor', blocks } })))
    expect(status).toBe(200)
    expect(body).toContain('Home at last')
    expect(body).toContain('id="block-2"')
  })

  it('leaves out a dismissed banner until its text changes', async () => {
    const crisisBanner = {
      bannerEnabled: true,
      isGlobal: true,
      isEmergency: false,
      heading: 'Telefonstörning',
      text: 'Mejla oss.',
    }
    const cookies = `a=1; dismissed-banner=${crisisBannerKey(crisisBanner)}; b=2`
    const shown = async (banner: typeof crisisBanner) =>
      (await renderWith(() => ({ status: 200, body: aPage({ crisisBanner: banner }) }), '/fragor/', cookies))
        .body
    expect(await shown(crisisBanner)).not.toContain('Telefonstörning')
    expect(await shown({ ...crisisBanner, text: 'Ring oss igen.' })).toContain('Telefonstörning')
  })

  it('redirects a page that has moved, with the visitor’s query', async () => {
    const output = await renderWith(() => ({
      status: 200,
      body: { status: 301, location: '/vanliga-fragor/' },
    }))
    expect(output).toMatchObject({ status: 301, headers: { location: '/vanliga-fragor/?utm=1' } })
  })

  it('redirects to the login if a page requires sign-in, and the redirect is not cached', async () => {
    const output = await renderWith(() => problemReply(401), '/mina-sidor/')
    expect(output).toMatchObject({
      status: 302,
      headers: { location: '/logga-in/?referrer=%2Fmina-sidor%2F', 'cache-control': 'no-store' },
    })
  })
})

describe('A page for a signed-in user', () => {
  const vega = {
    id: 'user-1',
    firstName: 'Vega',
    lastName: 'Test',
    email: 'vega@husrum.example',
    newsLetter: false,
    hasAccount: true,
    firstSsnLogin: false,
    requiresIdentity: false,
    pid: true,
    vipMemberships: [],
    consents: [{ site: 'main', accepted: true }],
    payments: [],
    bookings: [],
    favorites: [],
    interests: [],
    purchases: [],
    showings: [],
    isBoardMember: false,
    isVip: false,
  }
  const renderFor = async (cookies: string, getMe: NonNullable<FakeEndpoints['getMe']>) => {
    const asked: string[] = []
    const { call } = makeFakeBackend({ getMe, getViewModel: () => ({ status: 200, body: aPage() }) })
    const output = await render({
      ...input,
      url: 'http://localhost/fragor/',
      cookies,
      call: (name, request) => {
        asked.push(name)
        return call(name, request)
      },
    })
    return { ...output, asked }
  }
  const signedIn = 'jwtToken=a.b.c; other=1'

  it('has the name in its first paint and in the state for the browser, and is not cached', async () => {
    const { status, headers, body } = await renderFor(signedIn, () => ({ status: 200, body: vega }))
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const [picture = '', state = ''] = body.split('id="husrum-state"')
    expect(picture).toContain('Vega')
    expect(picture).toContain('Logga ut')
    expect(picture).not.toContain('Logga in')
    expect(state).toContain('"seen":{"user":{"id":"user-1"')
  })

  it.each([
    ['is refused', () => problemReply(401)],
    ['is unavailable', () => problemReply(503)],
    ['breaks the contract', () => problemReply(502)],
    ['cannot be called', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
  ])(
    'looks like a guest’s page if the account service %s, and its response still is not cached',
    async (_, me) => {
      const { status, headers, body } = await renderFor(signedIn, me)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(body).toContain('Logga in')
      expect(body).not.toContain('"seen"')
    },
  )

  it('does not call the account service for a visitor', async () => {
    const { asked, headers } = await renderFor('user-consent-settings=1', () => ({ status: 200, body: vega }))
    expect(asked).toEqual(['getViewModel'])
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('A search form that was sent without script', () => {
  const send = (query: string, cookies = '') =>
    renderWith(unchecked(aPage()), `/sok-bostad/?sent=1&${query}`, cookies)

  it('stores the number of homes per page for new searches, and adds it to the address', async () => {
    const { status, headers } = await send('items=60&minRooms=3')
    expect([status, headers.location]).toEqual([303, '/sok-bostad/?minRooms=3&items=60'])
    expect(headers['set-cookie']).toMatch(/^searchresult-items=60; path=\/; samesite=lax; secure; expires=/)
  })

  it('stores nothing that is the present value or not an option', async () => {
    for (const [query, cookies] of [
      ['items=60', 'searchresult-items=60'],
      ['items=30', ''],
      ['items=45', ''],
      ['items=NaN', ''],
      ['minRooms=3', ''],
    ] as const)
      expect((await send(query, cookies)).headers['set-cookie']).toBeUndefined()
  })
})
