// What the tests of imports share: an app with the routes of the catalogue, and files as companies send them.
import type { endpoints, ResponseOf } from '@husrum/contract'
import type { HomeGuard } from '@husrum/domain'
import { searchedStatuses, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { catalogueFeedsRoutes } from '../catalogue/feeds/routes.ts'
import type { ImportsOptions } from '../catalogue/imports/index.ts'
import { catalogueImportsModule } from '../catalogue/imports/index.ts'
import { catalogueRecordsModule } from '../catalogue/records/index.ts'
import type { ResidenceService } from '../catalogue/search/residence-service.ts'
import { makeResidenceService } from '../catalogue/search/residence-service.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import type { PgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

export type Import = ResponseOf<typeof endpoints.getCatalogueImport>

export let database: OpenDatabase
export let service: ResidenceService
let jobs: PgBossJobs
export let app: Hono<AppEnv>
export let secret: string
/** Another one for each test. */
export let source: string
let guards: ReadonlyMap<string, HomeGuard> = new Map()
let sources = 0

let opened: ImportsOptions
/** What the modules have. */
export const importOptions = (): ImportsOptions => opened

/** What bookings guard during a test. */
export const setGuards = (some: ReadonlyMap<string, HomeGuard>): void => {
  guards = some
}

/** Opens the app before the tests of a file. */
export const openImports = (): void => {
  beforeAll(async () => {
    database = openTestDatabase()
    const { db } = database
    service = makeResidenceService({ db })
    await service.start()
    jobs = await openPgBossJobs({
      db,
      keys: makeSecretKeys(testSecret),
      log: { error: () => undefined, warn: () => undefined },
    })
    const options = {
      db,
      guardsOf: async () => guards,
      noteHeldBack: async () => undefined,
      refresh: service.refresh,
      now: Date.now,
      isAllowedAddress: (address: string) => !address.includes('internal'),
    }
    opened = { ...options, jobs }
    const imports = catalogueImportsModule(opened)
    const feeds = (hono: Hono<AppEnv>) => catalogueFeedsRoutes(hono, opened)
    const records = catalogueRecordsModule({
      ...options,
      log: { warn: () => undefined },
      keepChange: imports.keepChange,
    })
    const keys = makeIntegrationKeys({ db, now: Date.now })
    secret = (await keys.create({ name: 'Price list', scopes: ['catalogue:write', 'catalogue:edit'] })).secret
    ;({ app } = makeTestApp({
      backend: {
        findKey: keys.find,
        routes: [imports.routes, records.routes, feeds].flatMap((routes) => (routes ? [routes] : [])),
      },
    }))
    jobs.start()
  })
  beforeEach(() => {
    sources += 1
    source = `files-${sources}`
    guards = new Map()
  })
  afterAll(async () => {
    await jobs.finish()
    service.close()
    await database.close()
  })
}

export const call = async (
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const response = await app.request(`/services/catalogue${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Import & Record<string, never> }
}

export const upload = async (
  files: Readonly<Record<string, string | Uint8Array>>,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Import }> => {
  const form = new FormData()
  form.set('source', source)
  for (const [name, value] of Object.entries(settings)) form.set(name, value)
  for (const [name, content] of Object.entries(files))
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  const response = await app.request('/services/catalogue/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Import }
}

/** Waits for the jobs of an import. */
export const settle = async (id: string): Promise<Import> => {
  for (;;) {
    await jobs.settled()
    const { body } = await call('GET', `/imports/${id}`)
    if (body.state !== 'applying') return body
  }
}
export const apply = async ({ id, receipt }: Import): Promise<Import> => {
  expect(await call('POST', `/imports/${id}/apply`, { receipt: receipt ?? 'none' })).toMatchObject({
    status: 200,
  })
  return settle(id)
}
export const undo = async (id: string): Promise<Import> => {
  const { status, body } = await call('POST', `/imports/${id}/undo`, {})
  expect([status, body]).toMatchObject([200, {}])
  return settle(body.id)
}

export const stages = (name = `Brf ${source}`, more = '') =>
  [
    'externalId;siteId;name;phase;county;municipality;areaName;geo.lat;geo.lon;shortDescription',
    `strand;1;${name};salesStart;Skåne län;Ystad;Hamnen;55,43;13,82;Vid havet`,
    more,
  ].join('\n')
export const headings = [
  'externalId',
  'stage',
  'address',
  'residenceType',
  'disposalForm',
  'status',
  'rooms',
  'area',
  'price',
  'inhabitDate',
]
export const home = (key: string, price: number | string = 2_195_000, stage = 'strand') =>
  [
    key,
    stage,
    'Strandgatan 1',
    'apartment',
    'condominium',
    'forSale',
    '2',
    '45,5',
    String(price),
    '2027-05-03',
  ] as const
export const homes = (...rows: readonly (readonly string[])[]) =>
  [headings, ...rows].map((row) => row.join(';')).join('\n')
export const all = (...rows: readonly (readonly string[])[]) => ({
  'stages.csv': stages(),
  'homes.csv': homes(...rows),
})

export const prices = async (): Promise<readonly number[]> => {
  await service.refresh()
  const { homes: found } = await service.findHomes({
    criteria: { siteId: 1, statuses: searchedStatuses },
    sort: 'price:asc',
    offset: 0,
    limit: 999,
  })
  return found.flatMap(({ id, price }) => (id.startsWith(`${source}-`) ? [wholeUnitsOf(price)] : []))
}

/** A home as JSON. */
export const sent = (externalId: string) => ({
  externalId,
  stage: 'strand',
  address: 'Strandgatan 1',
  residenceType: 'apartment',
  disposalForm: 'condominium',
  status: 'forSale',
  rooms: 2,
  area: 45.5,
  price: 2_195_000,
  inhabitDate: '2027-05-03',
})
