// Pages over HTTP: valid and invalid responses of a content service, and their outcome.
import { makeLoadPage, ServiceUnavailable } from '@husrum/application'
import type { EndpointReply } from '@husrum/contract'
import { moneyOf, siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStage } from '@husrum/domain/testing'
import { makeTestApp } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { makeHttpPageSource } from './http-page-source.ts'
import { loadTextSanitiser } from './text-sanitise-html.ts'

const origin = 'http://content.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const sourceOf = (client: ServiceClient) =>
  makeHttpPageSource({ client, site: siteByKey('sweden'), loadSanitiser: loadTextSanitiser })

describe('Pages of the server', () => {
  const { app } = makeTestApp({})
  const pages = sourceOf(makeAppClient(app))

  it('are found by their path, encoded or not, with or without a trailing slash', async () => {
    for (const path of ['/sok-bostad/', '/sok-bostad', '/s%6Fk-bostad/']) {
      const result = await pages.pageAt(path)
      expect([path, result.kind === 'page' && result.page.template]).toEqual([path, 'search'])
    }
  })

  it('are reported as not found, with a page that says so', async () => {
    expect(await pages.pageAt('/finns-inte/')).toMatchObject({
      kind: 'not-found',
      page: { template: 'notFound' },
    })
  })

  it.each(['/../admin/', '/a//b/', '/a%2fb/', '/GetViewModel/'])('do not exist at %s', async (path) => {
    expect(await pages.pageAt(path)).toEqual({ kind: 'missing' })
  })

  it('have a navigation and a footer that are also returned alone', async () => {
    const result = await pages.pageAt('/sok-bostad/')
    if (result.kind !== 'page') throw new Error(result.kind)
    const { navigation, footer, contact } = result.page
    expect(await pages.chrome()).toMatchObject({ navigation, footer, contact })
  })

  it('reject while the server is unavailable', async () => {
    const away = sourceOf(makeAppClient(app, { isDown: true }))
    await expect(away.pageAt('/sok-bostad/')).rejects.toBeInstanceOf(ServiceUnavailable)
    await expect(away.chrome()).rejects.toBeInstanceOf(ServiceUnavailable)
  })
})

it.each([
  ['is missing', 404, {}, { kind: 'missing' }],
  [
    'has moved permanently',
    200,
    { status: 301, location: '/nu/' },
    { kind: 'moved', location: '/nu/', isPermanent: true },
  ],
  [
    'has moved for now',
    200,
    { status: 302, location: 'https://husrum.example/' },
    { kind: 'moved', location: 'https://husrum.example/', isPermanent: false },
  ],
  ['requires sign-in', 401, {}, { kind: 'refused', status: 401 }],
  ['is forbidden', 403, {}, { kind: 'refused', status: 403 }],
  ['requires a confirmed identity', 409, {}, { kind: 'refused', status: 409 }],
] as const)('A page that %s is a result', async (_, status, body, result) => {
  const { call } = makeFakeBackend({ getViewModel: () => ({ status, body }) })
  expect(await sourceOf(makeDirectClient({ call })).pageAt('/fragor/')).toEqual(result)
})

const chrome = {
  navigation: { main: [{ title: 'Kontakt', href: '/kontakt/' }], corporate: [], career: [], quickLinks: [] },
  footer: {
    companyLinks: [],
    discoveryLinks: [],
    helpLinks: [],
    socialLinks: [],
    countryLinks: [],
    copyright: '',
  },
  popularSearches: [],
  contact: { email: 'hej@husrum.example' },
}

const aPage = (facts: object = {}) => ({
  ...chrome,
  template: 'faq',
  pageId: 'content/fragor/',
  siteVersion: '1',
  language: 'sv',
  seo: { title: 'Frågor', description: '', canonical: `${origin}/fragor/`, robots: 'index,follow' },
  breadcrumbs: [],
  model: { heading: 'Frågor', blocks: [] },
  ...facts,
})

const reports: string[] = []
const load = (key: 'sweden' | 'contractor' = 'sweden', timeout = 10_000) => {
  reports.length = 0
  const site = siteByKey(key)
  const client = makeHttpClient({ baseUrl: origin, fetch: globalThis.fetch, timeout })
  return makeLoadPage({
    site,
    source: makeHttpPageSource({ client, site, loadSanitiser: loadTextSanitiser }),
    report: (error) => reports.push(String(error)),
  })
}

const answerWith = (respond: () => Response | Promise<Response>) =>
  network.use(
    http.get(`${origin}/*/GetViewModel`, respond),
    http.get(`${origin}/api/system/navigation/get`, () => HttpResponse.json(chrome)),
  )
const answer = (body: object, status = 200) => answerWith(() => HttpResponse.json(body, { status }))

describe('A page', () => {
  it('is shown with the blocks of this release, and lists the others for editors', async () => {
    answer(
      aPage({
        model: {
          heading: 'Frågor',
          blocks: [
            { kind: 'text', body: '<p>Hej</p>' },
            { kind: 'carousel', slides: 3 },
            { kind: 'quote', text: 'No one said it' },
            { kind: 'links', links: [] },
          ],
        },
        somethingNew: true,
      }),
    )
    expect(await load()('/fragor/')).toMatchObject({
      kind: 'page',
      page: {
        model: {
          blocks: [
            { kind: 'text', number: 1 },
            { kind: 'links', number: 4 },
          ],
        },
      },
      leftOut: ['carousel', 'quote'],
    })
  })

  it('that does not exist has its own text, or is reported as missing', async () => {
    answer(aPage({ template: 'notFound', model: { heading: 'Borta', text: 'Helt' } }), 404)
    expect(await load()('/fragor/')).toMatchObject({
      kind: 'not-found',
      page: { model: { heading: 'Borta' } },
    })
    answer({ status: 404, code: 'notFound' }, 404)
    expect(await load()('/fragor/')).toMatchObject({ kind: 'failed', cause: 'missing', chrome })
  })

  it('that has moved redirects with its query', async () => {
    answer({ status: 301, location: '/vanliga-fragor/' })
    expect(await load()('/fragor/', '?utm_source=brev')).toEqual({
      kind: 'elsewhere',
      address: '/vanliga-fragor/?utm_source=brev',
      isPermanent: true,
    })
  })

  it.each([
    '//evil.example/',
    'javascript:alert(1)',
    'https:///evil',
    '/\\evil.example',
    'http://evil.example/',
  ])('is broken if it has moved to %s', async (location) => {
    answer({ status: 302, location })
    expect(await load()('/fragor/')).toMatchObject({ kind: 'failed', cause: 'broken' })
  })
})

describe('Homes and stages of a page', () => {
  const home = { ...aHomeInDetail(), price: 98_000, totalPrice: 268_000, monthlyFee: 312.5 }
  const stage = {
    ...aStage(),
    minPrice: 98_000,
    maxPrice: 120_000,
    minTotalPrice: 268_000,
    maxTotalPrice: 300_000,
  }
  const stageInMoney = {
    minPrice: moneyOf(98_000),
    maxPrice: moneyOf(120_000),
    minTotalPrice: moneyOf(268_000),
    maxTotalPrice: moneyOf(300_000),
  }

  it('have prices in whole euros on the wire, which are mapped to money', async () => {
    const paper = { id: 'p', kind: 'statutes', title: 'Yhtiöjärjestys', size: 1, href: '/services/papers/p' }
    answer(aPage({ template: 'object', model: { home, stage, similar: [home], papers: [paper] } }))
    expect(await load()('/fragor/')).toMatchObject({
      page: {
        model: {
          home: { price: moneyOf(98_000), totalPrice: moneyOf(268_000), monthlyFee: moneyOf(312.5) },
          papers: [paper],
          stage: stageInMoney,
          similar: [{ price: moneyOf(98_000), totalPrice: moneyOf(268_000) }],
        },
      },
    })
  })

  it('have prices mapped to money on a stage’s page and in a list of stages too', async () => {
    answer(aPage({ template: 'stage', model: { stage, homeIds: [], nearby: [stage] } }))
    expect(await load()('/fragor/')).toMatchObject({
      page: { model: { stage: stageInMoney, nearby: [stageInMoney] } },
    })
    const listing = { kind: 'listing', listing: 'stages', stages: [stage] }
    answer(aPage({ model: { heading: 'Etapper', blocks: [listing] } }))
    expect(await load()('/fragor/')).toMatchObject({
      page: { model: { blocks: [{ stages: [stageInMoney] }] } },
    })
  })
})

describe('A page by a direct call', () => {
  const loadDirect = (reply: EndpointReply) =>
    makeLoadPage({
      site: siteByKey('sweden'),
      source: sourceOf(makeDirectClient({ call: async () => reply })),
      report: () => {},
    })('/fragor/')
  const withoutSeo = { ...aPage(), seo: undefined }

  it('of this server is not validated, and its HTML is sanitised', async () => {
    const body = {
      ...withoutSeo,
      model: { heading: 'Frågor', blocks: [{ kind: 'text', body: '<script>x</script>Hej' }] },
    }
    expect(await loadDirect({ status: 200, body })).toMatchObject({
      kind: 'page',
      page: { model: { blocks: [{ body: 'Hej' }] } },
    })
  })

  it('of another backend is validated against the contract', async () => {
    expect(await loadDirect({ status: 200, body: withoutSeo, isUnchecked: true })).toMatchObject({
      kind: 'failed',
      cause: 'broken',
    })
  })
})

describe('A visitor who must sign in', () => {
  it.each([401, 403])('is redirected to the login by a %i, with a return address', async (status) => {
    answer({ status, code: 'x' }, status)
    expect(await load()('/mina-sidor/arenden/', '?errandId=17')).toEqual({
      kind: 'elsewhere',
      address: `/logga-in/?referrer=${encodeURIComponent('/mina-sidor/arenden/?errandId=17')}`,
      isPermanent: false,
    })
  })

  it('does not return to another site', async () => {
    answer({}, 401)
    expect(await load()('/mina-sidor/', '?referrer=https://evil.example')).toMatchObject({
      address: '/logga-in/',
    })
  })

  it('sees the error page on a site without login', async () => {
    answer({}, 403)
    expect(await load('contractor')('/mina-sidor/')).toMatchObject({
      kind: 'failed',
      cause: 'broken',
      chrome,
    })
  })
})

describe('A page that cannot be shown', () => {
  const without = (name: string) => {
    const { [name]: _, ...rest } = aPage() as Record<string, unknown>
    return rest
  }

  it('because of its template keeps the frame, and shows the template’s name to an editor', async () => {
    answer(aPage({ template: 'carousel', editMode: true, editUrl: 'fragor.yaml' }))
    expect(await load()('/fragor/')).toMatchObject({
      kind: 'failed',
      cause: 'broken',
      chrome,
      editor: { kind: 'unknownTemplate', detail: 'carousel', editUrl: 'fragor.yaml' },
    })
    expect(reports.join()).toContain('carousel')
  })

  it.each(['seo', 'model', 'footer', 'siteVersion'])('without %s keeps the frame', async (name) => {
    answer({ ...without(name), editMode: true })
    expect(await load()('/fragor/')).toMatchObject({
      kind: 'failed',
      cause: 'broken',
      chrome,
      editor: { kind: 'broken', detail: expect.stringContaining(name) },
    })
  })

  it('does not reveal the reason to a visitor', async () => {
    answer(aPage({ template: 'carousel' }))
    expect(await load()('/fragor/')).not.toHaveProperty('editor')
  })
})

describe('A content service', () => {
  it('may be slow', async () => {
    answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return HttpResponse.json(aPage())
    })
    expect(await load()('/fragor/')).toMatchObject({ kind: 'page' })
  })

  it.each([
    ['too slow', 'unavailable', () => new Promise<Response>(() => undefined)],
    ['down', 'unavailable', () => HttpResponse.error()],
    ['failing', 'unavailable', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['HTML in place of JSON', 'broken', () => HttpResponse.html('<!doctype html><h1>Maintenance</h1>')],
    ['nothing at all', 'broken', () => new HttpResponse('')],
    ['null', 'broken', () => HttpResponse.json(null)],
    ['a list', 'broken', () => HttpResponse.json([aPage()])],
  ] as const)('that is or sends %s keeps the frame', async (_, cause, respond) => {
    answerWith(respond)
    expect(await load('sweden', 300)('/fragor/')).toMatchObject({ kind: 'failed', cause, chrome })
    expect(reports).toHaveLength(1)
  })

  it('without navigation leads to a bare error', async () => {
    network.use(http.get(`${origin}/*`, () => HttpResponse.error()))
    expect(await load()('/fragor/')).toEqual({ kind: 'failed', cause: 'unavailable' })
  })
})

describe('An invalid address', () => {
  it.each([
    '/../api/system/navigation/get',
    '/a/%2e%2e/b/',
    '/a//b/',
    '/a%2fb/',
    '/a%5c..%5cb/',
    '/%252e%252e/',
    '/GetViewModel/x/',
    '/a/%00/',
    '/%E0%A4%A/',
    'fragor/',
  ])('%s is not requested', async (path) => {
    const asked: string[] = []
    network.use(
      http.get(`${origin}/*`, ({ request }) => {
        asked.push(new URL(request.url).pathname)
        return HttpResponse.json(chrome)
      }),
    )
    expect(await load()(path)).toMatchObject({ kind: 'failed', cause: 'missing' })
    expect(asked).toEqual(['/api/system/navigation/get'])
  })
})
