// A company moves in by command: files become homes that visitors find, on a server that had none.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { makeClient } from '@husrum/client'
import { searchedStatuses, wholeUnitsOf } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import type { PgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { catalogueImportsModule } from '../imports/index.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import type { CatalogueServer } from './command.ts'
import { runCatalogueCommand } from './command.ts'
import { catalogueRecordsRoutes } from './routes.ts'
import { sendFiles } from './send-files.ts'

let database: OpenDatabase
let service: ResidenceService
let jobs: PgBossJobs
let listening: ReturnType<typeof serve>
let server: CatalogueServer
let folder: string

const catalogue = async (command: string, ...words: readonly string[]) => {
  let stdout = ''
  let stderr = ''
  const named = ['show', 'undo', 'check'].includes(command) ? [] : ['--source', 'files']
  const code = await runCatalogueCommand([command, ...named, ...words], {
    directory: folder,
    server,
    print: (text) => {
      stdout += `${text}\n`
    },
    printError: (text) => {
      stderr += `${text}\n`
    },
  })
  return { code, stdout, stderr }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husrum-catalogue-'))
  database = openTestDatabase()
  const { db } = database
  service = makeResidenceService({ db, engine: 'columnar' })
  await service.start()
  const keys = makeIntegrationKeys({ db, now: Date.now })
  jobs = await openPgBossJobs({
    db,
    keys: makeSecretKeys(testSecret),
    log: { error: () => undefined, warn: () => undefined },
  })
  const options = {
    db,
    guardsOf: async () => new Map(),
    noteHeldBack: async () => undefined,
    refresh: service.refresh,
    now: Date.now,
  }
  const imports = catalogueImportsModule({ ...options, jobs })
  jobs.start()
  const { app } = makeTestApp({
    backend: {
      findKey: keys.find,
      routes: [
        (hono) => {
          imports.routes?.(hono)
          catalogueRecordsRoutes(hono, options)
        },
      ],
    },
  })
  const url: string = await new Promise((resolve) => {
    listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (at) =>
      resolve(`http://127.0.0.1:${(at as AddressInfo).port}`),
    )
  })
  const { secret } = await keys.create({ name: 'Files', scopes: ['catalogue:write'] })
  const client = makeClient({ baseUrl: url })
  const key = { bearer: secret }
  server = {
    send: (files, settings) => sendFiles({ url, bearer: secret }, files, settings),
    show: (request) => client.call('getCatalogueImport', request, key),
    list: (request) => client.call('listCatalogueImports', request, key),
    apply: (request) => client.call('applyCatalogueImport', request, key),
    undo: (request) => client.call('undoCatalogueImport', request, key),
    records: (request) => client.call('listCatalogueRecords', request, key),
  }
})
afterAll(async () => {
  listening.close()
  await jobs.finish()
  service.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const stages = [
  'externalId;siteId;name;phase;county;municipality;areaName;geo.lat;geo.lon;shortDescription',
  'strand;1;Brf Strandkanten;salesStart;Skåne län;Ystad;Hamnen;55,43;13,82;Vid havet',
].join('\n')
const homes = (price: string) =>
  [
    'externalId;stage;objectNumber;apartmentNumber;address;residenceType;disposalForm;status;rooms;area;price;monthlyFee;inhabitDate',
    `S-1;strand;S-1;0901;Strandgatan 1;apartment;condominium;forSale;2;45,5;${price};3 100;2027-05-03`,
    'S-2;strand;S-2;1001;Strandgatan 1;apartment;condominium;forSale;3;74;3 895 000 kr;4 120;2027-05-03',
  ].join('\n')
const write = (name: string, text: string) => writeFile(join(folder, name), text)

const prices = async (): Promise<readonly number[]> => {
  const criteria = { siteId: 1, statuses: searchedStatuses }
  const { homes } = await service.findHomes({ criteria, sort: 'price:asc', offset: 0, limit: 9 })
  return homes.map(({ price }) => wholeUnitsOf(price))
}

it('Files are checked, previewed, applied and written back; the same file again changes nothing', async () => {
  await write('stages.csv', stages)
  await write('homes.csv', homes('2 195 000 kronor'))
  const wrong = await catalogue('apply', 'stages.csv', 'homes.csv')
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('homes.csv K2 price: is not a number')
  const checked = await catalogue('check', 'stages.csv', 'homes.csv', '--language', 'sv')
  expect([checked.code, checked.stdout]).toEqual([
    1,
    expect.stringContaining('homes.csv K2 price "2 195 000 kronor": är inget tal'),
  ])

  await write('homes.csv', homes('21 950 kr'))
  const tooCheap = await catalogue('apply', 'stages.csv', 'homes.csv')
  expect(tooCheap.stderr).toContain('homes.csv K2 price: is too small')
  expect(tooCheap.stderr).toContain('Nothing was changed')

  await write('homes.csv', homes('2 195 000 kr'))
  const preview = await catalogue('preview', 'stages.csv', 'homes.csv')
  expect(preview.stdout).toContain('home S-1: created')
  expect(await prices()).toEqual([])

  expect(await catalogue('apply', 'stages.csv', 'homes.csv')).toMatchObject({ code: 0, stderr: '' })
  expect(await prices()).toEqual([2_195_000, 3_895_000])

  await write('homes.csv', homes('2 095 000 kr'))
  expect((await catalogue('preview', 'homes.csv')).stdout).toContain('price: 2195000 → 2095000')
  await catalogue('apply', 'homes.csv')
  expect(await prices()).toEqual([2_095_000, 3_895_000])

  const written = await catalogue('export', '--kind', 'home')
  await write('homes-again.csv', written.stdout)
  expect(await readFile(join(folder, 'homes-again.csv'), 'utf8')).toContain('0901')
  const again = await catalogue('apply', 'homes-again.csv')
  expect(again.stdout).toMatch(/CREATED +CHANGED +UNCHANGED.*\n0 +0 +2 /)

  await write('homes.csv', homes('2 095 000 kr').split('\n').slice(0, 2).join('\n'))
  expect((await catalogue('apply', 'homes.csv', '--replace')).stdout).toContain('home S-2: ended')
  expect(await prices()).toEqual([2_095_000])
})

it('Changes are listed, shown and taken back', async () => {
  const listed = await catalogue('list')
  expect(listed.stdout).toContain('+0 ~0 -1')
  const id = /[\da-f]{8}-[\da-f-]{27}/.exec(listed.stdout)?.[0] ?? ''
  expect((await catalogue('show', id)).stdout).toContain('home S-2: ended')
  expect((await catalogue('undo', id, '--preview')).stdout).toContain('home S-2: created')
  expect(await prices()).toEqual([2_095_000])
  expect(await catalogue('undo', id)).toMatchObject({ code: 0, stderr: '' })
  expect(await prices()).toEqual([2_095_000, 3_895_000])
})

it('Records are written to a workbook that is taken again unchanged', async () => {
  await catalogue('export', '--kind', 'home', '--to', 'homes.xlsx')
  expect((await catalogue('apply', 'homes.xlsx')).stdout).toMatch(/CREATED +CHANGED +UNCHANGED.*\n0 +0 +2 /)
  await catalogue('template', '--kind', 'stage', '--to', 'stages.xlsx')
  const empty = await catalogue('check', 'stages.xlsx')
  expect([empty.code, empty.stdout]).toEqual([1, expect.stringContaining('no rows below the headings')])
})

it('A file of many homes with long descriptions is taken', async () => {
  const home = (number: number) => ({
    externalId: `L-${number}`,
    stage: 'strand',
    address: 'Strandgatan 1',
    residenceType: 'apartment',
    disposalForm: 'condominium',
    status: 'forSale',
    rooms: 2,
    area: 45,
    price: 2_000_000,
    inhabitDate: '2027-05-03',
    description: 'Ljus. '.repeat(500),
  })
  await write('more.json', JSON.stringify({ homes: Array.from({ length: 40 }, (_, at) => home(at)) }))
  expect(await catalogue('apply', 'more.json')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\n40 +0 +0 /),
  })
})
