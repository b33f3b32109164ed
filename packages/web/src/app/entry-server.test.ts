// @vitest-environment node
// A page as the server renders it when the content service is slow, down or talks nonsense: calm, with a status that says so.
import { crisisBannerKey } from '@husrum/domain'
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
  nonce: 'n',
  environment: 'production',
  requestId: 'reference-1',
  signal: new AbortController().signal,
  cookies: '',
  consentOptions: { revision: 1, tagManager: undefined },
  assets: { entry: '/entry.js', css: '', preloadFonts: [] },
} as const

/** Renders `/fragor/` with a content service that answers so. */
const renderWith = (viewModel: () => Response | Promise<Response>, path = '/fragor/?utm=1', cookies = '') =>
  render({
    ...input,
    url: `http://localhost${path}`,
    fetch: async (input, init) => {
      const { url } = new Request(input, init)
      return url.endsWith('/api/system/navigation/get') ? Response.json(chrome) : viewModel()
    },
    cookies,
  })

describe('The server', () => {
  it('waits for a content service that takes three seconds', async () => {
    const { status, body } = await renderWith(
      () => new Promise((resolve) => setTimeout(resolve, 3_000, Response.json(aPage()))),
    )
    expect(status).toBe(200)
    expect(body).toContain('Frågor och svar')
  })

  it.each([
    ['is down', 503, () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
    ['says that it is', 503, () => new Response('', { status: 503 })],
    ['answers a page in place of data', 500, () => new Response('<!doctype html><h1>Maintenance</h1>')],
    ['names a template that nobody knows', 500, () => Response.json(aPage({ template: 'carousel' }))],
    ['leaves a field out', 500, () => Response.json(aPage({ seo: undefined }))],
    ['knows nothing at all', 404, () => Response.json({ code: 'notFound' }, { status: 404 })],
  ])('shows a calm page in its frame when the content service %s', async (_, status, answer) => {
    const output = await renderWith(answer)
    expect(output.status).toBe(status)
    expect(output.headers['cache-control']).toBe('no-store')
    expect(output.body).toContain('The frame')
    expect(output.body).toContain('noindex')
    for (const secret of ['carousel', 'ECONNREFUSED', 'Maintenance', 'seo:'])
      expect(output.body.replace(/<script.*/s, '')).not.toContain(secret)
  })

  it('leaves out a block that nobody knows, and shows the others', async () => {
    const blocks = [{ kind: 'carousel' }, { kind: 'quote', text: 'Home at last', who: 'Ada' }]
    const { status, body } = await renderWith(() =>
      Response.json(aPage({ model: { heading: 'Frågor', blocks } })),
    )
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
      (await renderWith(() => Response.json(aPage({ crisisBanner: banner })), '/fragor/', cookies)).body
    expect(await shown(crisisBanner)).not.toContain('Telefonstörning')
    expect(await shown({ ...crisisBanner, text: 'Ring oss igen.' })).toContain('Telefonstörning')
  })

  it('sends on what has moved, with the visitor’s query', async () => {
    const output = await renderWith(() => Response.json({ status: 301, location: '/vanliga-fragor/' }))
    expect(output).toMatchObject({ status: 301, headers: { location: '/vanliga-fragor/?utm=1' } })
  })

  it('sends who must sign in to the login, and is not remembered for it', async () => {
    const output = await renderWith(() => Response.json({}, { status: 401 }), '/mina-sidor/')
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
  const renderFor = async (cookies: string, me: () => Response | Promise<Response>) => {
    const asked: string[] = []
    const output = await render({
      ...input,
      url: 'http://localhost/fragor/',
      cookies,
      fetch: async (given, init) => {
        const { pathname } = new URL(new Request(given, init).url)
        asked.push(pathname)
        if (pathname === '/services/account_service/me') return me()
        return Response.json(aPage())
      },
    })
    return { ...output, asked }
  }
  const signedIn = 'jwtToken=a.b.c; other=1'

  it('greets them in the first picture, says so to the browser, and is kept by nobody', async () => {
    const { status, headers, body } = await renderFor(signedIn, () => Response.json(vega))
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const [picture = '', state = ''] = body.split('id="husrum-state"')
    expect(picture).toContain('Vega')
    expect(picture).toContain('Logga ut')
    expect(picture).not.toContain('Logga in')
    expect(state).toContain('"seen":{"user":{"id":"user-1"')
  })

  it.each([
    ['is refused', () => new Response('', { status: 401 })],
    ['is away', () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
    ['talks nonsense', () => new Response('<h1>Maintenance</h1>')],
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
    const { asked, headers } = await renderFor('user-consent-settings=1', () => Response.json(vega))
    expect(asked).toEqual(['/fragor/GetViewModel'])
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})
