// @vitest-environment node
// A page as the server renders it when the content service is slow, down or talks nonsense: calm, with a status that says so.
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

/** Renders `/fragor/` with a content service that answers so. */
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
/** What a content service answers that this server does not check. */
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
    ['answers a page in place of data', 500, unchecked('<!doctype html><h1>Maintenance</h1>')],
    ['answers nothing', 500, unchecked(undefined)],
    ['names a template that nobody knows', 500, unchecked(aPage({ template: 'carousel' }))],
    ['leaves a field out', 500, unchecked(aPage({ seo: undefined }))],
    ['knows nothing at all', 404, () => problemReply(404, 'notFound')],
  ])('shows a calm page in its frame when the content service %s', async (_, status, answer) => {
    const output = await renderWith(answer)
    expect(output.status).toBe(status)
    expect(output.headers['cache-control']).toBe('no-store')
    expect(output.body).toContain('The frame')
    expect(output.body).toContain('noindex')
    for (const secret of ['carousel', 'ECONNREFUSED', 'Maintenance', 'seo:'])
      expect(output.body.replace(/<script.*/s, '')).not.toContain(secret)
  })

  it('says on a page of the wizard what happened, that words are kept, and two ways on', async () => {
    const { status, body } = await renderWith(() => problemReply(503), '/felanmalan/boende/beskriv/')
    expect(status).toBe(503)
    expect(body).toContain('<title>Tekniskt fel – Husrum</title>')
    const shown = body.replace(/<script.*/s, '')
    for (const words of ['Det du har skrivit finns kvar.', 'Försök igen', 'href="/felanmalan/"'])
      expect(shown).toContain(words)
    const elsewhere = await renderWith(() => problemReply(404, 'notFound'), '/felanmalan/boende/beskriv/')
    expect(elsewhere.body).not.toContain('Tekniskt fel')
  })

  it('offers no electronic identity where none can be used', async () => {
    const shown = async (facts: object) =>
      (
        await renderWith(() => ({ status: 200, body: aPage({ template: 'login', ...facts }) }), '/logga-in/')
      ).body.replace(/<script.*/s, '')
    expect(await shown({})).toContain('Logga in med BankID')
    const without = await shown({ withoutIdentity: true })
    expect(without).not.toContain('BankID')
    expect(without).toContain('type="password"')
  })

  it('leaves out a block that nobody knows, and shows the others', async () => {
    const blocks = [{ kind: 'carousel' }, { kind: 'quote', text: 'Home at last', who: 'Ada' }]
    const { status, body } = await renderWith(unchecked(aPage({ model: { heading: 'Frågor', blocks } })))
    expect(status).toBe(200)
    expect(body).toContain('Home at last')
    expect(body).toContain('id="block-2"')
  })

  it('leaves the banner out for who has put it away, until it says something else', async () => {
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

  it('sends on what has moved, with the visitor’s query', async () => {
    const output = await renderWith(() => ({
      status: 200,
      body: { status: 301, location: '/vanliga-fragor/' },
    }))
    expect(output).toMatchObject({ status: 301, headers: { location: '/vanliga-fragor/?utm=1' } })
  })

  it('sends who must sign in to the login, and is not remembered for it', async () => {
    const output = await renderWith(() => problemReply(401), '/mina-sidor/')
    expect(output).toMatchObject({
      status: 302,
      headers: { location: '/logga-in/?referrer=%2Fmina-sidor%2F', 'cache-control': 'no-store' },
    })
  })
})

describe('A page for somebody who is signed in', () => {
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

  it('greets them in the first picture, says so to the browser, and is kept by nobody', async () => {
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
    ['is away', () => problemReply(503)],
    ['talks nonsense', () => problemReply(502)],
    ['cannot be called', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
  ])(
    'looks like a guest’s when the account service %s, and is kept by nobody all the same',
    async (_, me) => {
      const { status, headers, body } = await renderFor(signedIn, me)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(body).toContain('Logga in')
      expect(body).not.toContain('"seen"')
    },
  )

  it('is not even thought of for a visitor', async () => {
    const { asked, headers } = await renderFor('user-consent-settings=1', () => ({ status: 200, body: vega }))
    expect(asked).toEqual(['getViewModel'])
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('A search form that was sent without script', () => {
  const send = (query: string, cookies = '') =>
    renderWith(unchecked(aPage()), `/sok-bostad/?sent=1&${query}`, cookies)

  it('keeps for new searches how many homes a page holds, and says it in the address', async () => {
    const { status, headers } = await send('items=60&minRooms=3')
    expect([status, headers.location]).toEqual([303, '/sok-bostad/?minRooms=3&items=60'])
    expect(headers['set-cookie']).toMatch(/^searchresult-items=60; path=\/; samesite=lax; secure; expires=/)
  })

  it('keeps nothing that is so already, or that nobody offers', async () => {
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
