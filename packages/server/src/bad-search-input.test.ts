// Arbitrary input to the searches for homes and pages: each is answered, or rejected with a reason (4xx); none causes a failure.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFormPaths, searchAlertFormPaths } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from './app.ts'
import type { RunningBackend } from './backend.ts'
import { startBackend } from './backend.ts'
import { openDemo } from './demo.ts'
import type { AppEnv } from './platform/http/app-environment.ts'
import { makeDataDirectory } from './testing/test-database.ts'

const { siteId, catalogueSiteId } = siteByKey('sweden')
let directory: string
let backend: RunningBackend
let app: Hono<AppEnv>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husrum-bad-input-'))
  makeDataDirectory(directory)
  const log = pino({ level: 'silent' })
  backend = startBackend({
    dataDirectory: directory,
    port: 0,
    payments: {},
    environment: 'production',
    pictureMegabytes: 64,
    mustSeed: false,
    seed: 1,
    objects: 200,
    files: {},
    signIn: { providers: { oidc: {} }, trustedProxies: { hops: 0 } },
    log,
    demo: await openDemo(),
  })
  app = makeApp({ environment: 'production', log, version: '0.0.0', backend: await backend.bringUp('test') })
}, 120_000)
afterAll(async () => {
  await backend.close()
  await rm(directory, { recursive: true, force: true })
})

/** An error is a problem with a code; a success is complete. */
const isCalm = async (response: Response): Promise<void> => {
  const text = await response.text()
  expect(response.status, text.slice(0, 300)).toBeLessThan(500)
  if (response.status >= 400 && response.headers.get('content-type')?.includes('json'))
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) })
}

const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost', host: 'localhost' }
const post = (path: string, body: string, type = 'application/json') =>
  app.request(path, { method: 'POST', body, headers: { ...headers, 'content-type': type } })
const get = (path: string) => app.request(path, { headers })

const texts: Readonly<Record<string, string>> = {
  nothing: '',
  'ten kilobytes': 'a'.repeat(10_240),
  'ten kilobytes of emoji': '🏠'.repeat(2_560),
  'ten kilobytes of words': 'göteborg '.repeat(1_138),
  wildcards: '%_*?.*(a+)+$',
  quotes: `"'\`”’; drop table homes; --`,
  'right to left': '\u202Eשלום\u202C العربية',
  emoji: '👩‍👩‍👧‍👦 🏡',
  'a zero and a lone surrogate': 'a\u0000b\uD800c',
  markup: '<script>alert(1)</script>',
  'a prototype': '__proto__',
}

describe.each(Object.entries(texts))('A text of %s', (_name, text) => {
  const said = encodeURIComponent(text.toWellFormed())
  it.each([
    [
      'the address of a search',
      () => get(`/sok-bostad/GetViewModel?q=${said}&sort=${said}&minPrice=${said}`),
    ],
    ['the place in a search', () => get(`/sok-bostad/${said}/GetViewModel`)],
    ['the address of a text search', () => get(`/sok/GetViewModel?q=${said}&page=${said}&tab=${said}`)],
    ['premises', () => get(`/lokaler/GetViewModel?places=${said}&types=${said}&sort=${said}`)],
    ['resale homes', () => get(`/maklar-objekt/GetViewModel?municipality=${said}&sort=${said}`)],
    ['the comparison of homes', () => get(`/jamfor/GetViewModel?ids=${said}`)],
    ['the text search', () => post('/services/textsearch', textRequest(text))],
    ['suggested places', () => post('/services/residence/search/tags', placeRequest(text))],
    ['a filter of homes', () => post('/services/residence/search_object', homes({ tags: [text] }))],
    [
      'the sort order of the homes',
      () => post('/services/residence/search_object', homes({}, { sort: [text] })),
    ],
    [
      'homes by id',
      () => post('/services/residence/search/by_ids/object', JSON.stringify({ siteId, ids: [text] })),
    ],
    [
      'the start of an alert',
      () => form(searchAlertFormPaths.start, { email: text, search: text, rhythm: text, kinds: text }),
    ],
    ['the link of an alert', () => form(searchAlertFormPaths.confirm, { token: text })],
    [
      'interest in a home',
      () => form(accountFormPaths.interest, { objectId: text, email: text, message: text }),
    ],
  ])('is answered or rejected by %s', async (_where, send) => isCalm(await send()))
})

const textRequest = (text: string) => JSON.stringify({ text, siteId, languages: ['sv'] })
const placeRequest = (text: string) => JSON.stringify({ text, filter: { siteId: catalogueSiteId } })
const homes = (filter: object, rest: object = {}) =>
  JSON.stringify({ filter: { siteId: catalogueSiteId, ...filter }, ...rest })
const form = (path: string, fields: Readonly<Record<string, string>>) =>
  post(path, String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded')

const numbers = ['NaN', '-1', '1e999', '-1e999', '9007199254740993', '1.5', '0x10', '"5"', 'null', '[]', '{}']

describe.each(numbers)('The number %s', (number) => {
  it.each(['minPrice', 'maxPrice', 'minRooms', 'maxArea', 'inhabitDate', 'items', 'page'])(
    'is answered or rejected as %s in an address',
    async (name) => isCalm(await get(`/sok-bostad/GetViewModel?${name}=${encodeURIComponent(number)}`)),
  )
  it.each(['minPrice', 'maxRooms', 'siteId'])('is answered or rejected as %s in a filter', async (name) =>
    isCalm(
      await post(
        '/services/residence/search_object',
        `{"filter":{"siteId":${catalogueSiteId},"${name}":${number}}}`,
      ),
    ),
  )
  it.each(['limit', 'offset'])('is answered or rejected as %s of a list', async (name) =>
    isCalm(
      await post(
        '/services/residence/search_object',
        `{"${name}":${number},"filter":{"siteId":${catalogueSiteId}}}`,
      ),
    ),
  )
  it('is answered or rejected as the zoom of a map', async () =>
    isCalm(
      await post(
        '/services/residence/search_map',
        `{"zoom":${number},"box":[55,10,60,20],"filter":{"siteId":${catalogueSiteId}}}`,
      ),
    ))
})

const corners = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    57 + Math.sin((at * 2 * Math.PI) / count),
    12 + Math.cos((at * 2 * Math.PI) / count),
  ])
const areas: Readonly<Record<string, readonly unknown[]>> = {
  'a box around the date line': [-10, 170, 10, -170],
  'a box upside down': [60, 20, 50, 10],
  'a box beyond the world': [-900, -900, 900, 900],
  'half a box': [57, 12, 58],
  'a bow tie, which crosses itself': [57, 11, 58, 12, 57, 12, 58, 11],
  'an area without an inside': [57, 12, 57, 12, 57, 12],
  'ten thousand corners': corners(10_000).flat(),
  'no numbers': ['a', 'b', 'c', 'd'],
  nothing: [],
}

describe.each(Object.entries(areas))('An area that is %s', (_name, area) => {
  it('is answered or rejected by a search for homes', async () =>
    isCalm(await post('/services/residence/search_object', homes({ geoSearch: area }))))
  it('is answered or rejected by a map', async () =>
    isCalm(
      await post(
        '/services/residence/search_map',
        homes({ geoSearch: area }, { zoom: 8, box: area.slice(0, 4) }),
      ),
    ))
  it('is answered or rejected in an address', async () =>
    isCalm(await get(`/sok-bostad/GetViewModel?geoSearch=${area.join()}`)))
  it('is answered or rejected as a saved search', async () =>
    isCalm(
      await form(searchAlertFormPaths.start, {
        email: 'anna@example.com',
        rhythm: 'daily',
        search: `/sok-bostad/?geoSearch=${area.join()}`,
      }),
    ))
})

it('A body that is not JSON or is nested too deeply is rejected', async () => {
  for (const body of ['{', '', 'null', '[]', '"x"', '['.repeat(100_000)])
    for (const path of ['/services/textsearch', '/services/residence/search_object']) {
      const response = await post(path, body)
      expect([path, body.slice(0, 5), response.status]).toEqual([path, body.slice(0, 5), expect.any(Number)])
      expect(response.status).toBeGreaterThanOrEqual(400)
      await isCalm(response)
    }
})
