// A company moves in by command: files become homes that visitors find, on a server that had none.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { makeClient } from '@husrum/client'
import { searchedStatuses, wholeUnitsOf } from '@husrum/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../../platform/files/directory-upload-store.ts'
import { makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import type { PgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { catalogueImportsModule } from '../imports/index.ts'
import { mediaRoutes } from '../media/routes.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import type { CatalogueServer } from './command.ts'
import { runCatalogueCommand } from './command.ts'
import { editRoutes } from './edit-routes.ts'
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
  service = makeResidenceService({ db })
  await service.start()
  const keys = makeIntegrationKeys({ db, now: Date.now })
  const store = await openDirectoryUploadStore(join(folder, 'uploads'))
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
        (hono) => mediaRoutes(hono, { db, store }),
        (hono) => {
          imports.routes?.(hono)
          catalogueRecordsRoutes(hono, options)
          editRoutes(hono, options)
        },
      ],
    },
  })
  const url: string = await new Promise((resolve) => {
    listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (at) =>
      resolve(`http://127.0.0.1:${(at as AddressInfo).port}`),
    )
  })
  const { secret } = await keys.create({ name: 'Files', scopes: ['catalogue:write', 'catalogue:edit'] })
  const client = makeClient({ baseUrl: url })
  const key = { bearer: secret }
  server = {
    send: (files, settings) => sendFiles({ url, bearer: secret }, files, settings),
    show: (request) => client.call('getCatalogueImport', request, key),
    list: (request) => client.call('listCatalogueImports', request, key),
    apply: (request) => client.call('applyCatalogueImport', request, key),
    undo: (request) => client.call('undoCatalogueImport', request, key),
    change: (request) => client.call('changeCatalogue', request, key),
    edit: (request) => client.call('editCatalogueRecord', request, key),
    release: (request) => client.call('releaseCatalogueRecord', request, key),
    locks: (request) => client.call('listCatalogueLocks', request, key),
    records: (request) => client.call('listCatalogueRecords', request, key),
    mediaProblems: (request) => client.call('listMediaProblems', request, key),
    sendMedia: (request, file) => client.call('uploadMedia', request, { ...key, file }),
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

it.each([
  [['check', 'missing.csv'], 'missing.csv'],
  [['check', '--columns', 'homes.csv', 'homes.csv'], 'homes.csv'],
  [['media', 'missing'], 'missing'],
])('A file that cannot be read is named in one line: %j', async ([command = '', ...words], name) => {
  const { code, stderr } = await catalogue(command, ...words)
  expect([code, stderr.trimEnd().split('\n')]).toEqual([2, [expect.stringContaining(name)]])
})

it('Help is printed', async () => {
  expect(await catalogue('apply', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('npm run catalogue -- apply'),
  })
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

it('Staff edit a home by words, which a file does not change until it is released', async () => {
  const wrong = await catalogue('edit', 'home', 'S-1', 'status=kanske', 'colour=red', '--reason', 'Sold')
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/Reserved.*\n.*colour=red: write field=value/),
  ])
  const refused = await catalogue('edit', 'home', 'S-1', 'address=', '--reason', 'Sold')
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('fields.address: required')])

  const edited = await catalogue('edit', 'home', 'S-1', 'price=2 500 000 kr', '--reason', 'Agreed')
  expect(edited).toMatchObject({ code: 0, stdout: expect.stringContaining('price: 2095000 → 2500000') })
  expect(await prices()).toEqual([2_500_000, 3_895_000])
  await write('homes.csv', homes('2 295 000 kr'))
  expect((await catalogue('apply', 'homes.csv')).stdout).toContain(
    'home S-1: unchanged, held back: edited by staff: price',
  )
  expect((await catalogue('locks')).stdout).toMatch(/home S-1 +price +2500000 +2295000 .*Agreed/)
  expect((await catalogue('release', 'home', 'S-1')).stdout).toContain('price: 2500000 → 2295000')
  expect(await prices()).toEqual([2_295_000, 3_895_000])
  await write('homes.csv', homes('2 095 000 kr'))
  expect((await catalogue('apply', 'homes.csv')).code).toBe(0)
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

describe('Other kinds of records', () => {
  const premises = (geo = '6395000;319000') =>
    [
      'externalId;siteId;name;type;status;disposalForm;area;price;address;county;municipality;areaName;geo.north;geo.east;shortDescription;contacts',
      `L-1;1;Kajgatan 4;shop;forSale;tenancy;64;184 800 kr;Kajgatan 4;Västra Götalands län;Göteborg;Lindholmen;${geo};Butik;anna`,
    ].join('\n')
  const options = (price = '38 000 kr') =>
    [
      'Tillval',
      'externalId;stages;title;rule;lastDay;option.id;option.title;option.price;option.isStandard;option.needs',
      'golv;strand;Golv;one;2027-02-10;ek;Ekparkett;;ja;',
      `golv;;;;;fiskben;Fiskben;${price};;`,
      'varme;strand | fyr;Värme;any;10.2.2027;golvvarme;Golvvärme;14 500;;fiskben',
    ].join('\n')
  const contacts = 'externalId;name;role;phone\nanna;Anna Berg;realEstateAgent;070-123 45 67'

  it('come from tables, with options in rows of their own, and can be written back', async () => {
    await write('contacts.csv', contacts)
    await write('premises.csv', premises())
    await write('options.csv', options())
    const files = ['options.csv', 'premises.csv', 'contacts.csv'] as const
    const applied = await catalogue('apply', ...files)
    expect(applied).toMatchObject({ code: 0, stderr: '' })
    expect(applied.stdout).toContain('contact anna: created')
    expect(applied.stdout).toContain('premises L-1: created')
    expect(applied.stdout).toContain('optionGroup varme: created, has not come yet: stages.fyr')
    for (const kind of ['option', 'premises', 'contact']) {
      const written = await catalogue('export', '--kind', kind)
      await write(`${kind}-again.csv`, written.stdout)
      const again = await catalogue('apply', `${kind}-again.csv`)
      expect(again.stdout).toMatch(/CREATED +CHANGED +UNCHANGED.*\n0 +0 +[12] /)
    }
    const { stdout } = await catalogue('export', '--kind', 'premises')
    expect(stdout).toMatch(/;57\.66\d+;11\.96\d+;/)
    await write('options.csv', options('41 000'))
    expect((await catalogue('preview', 'options.csv')).stdout).toContain('"price":38000')
    expect((await catalogue('export', '--kind', 'option')).stdout).toContain(';38000;')
  })

  it('end by their keys', async () => {
    expect(await catalogue('end', '--kind', 'premises', 'L-1', 'L-9')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('premises L-1: ended'),
      stderr: expect.stringContaining('There is no such record: L-9'),
    })
    expect(await catalogue('end', '--kind', 'home', '--max-ended', '0', 'S-1')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was changed'),
    })
    expect(await catalogue('end', '--kind', 'option', 'varme')).toMatchObject({ code: 0, stderr: '' })
    expect(await catalogue('end', '--kind', 'contact')).toMatchObject({ code: 2 })
    expect((await catalogue('export', '--kind', 'premises')).stdout).not.toContain('L-1')
  })

  it('name the rows and columns of their mistakes', async () => {
    const mistakesOf = async (name: string, text: string): Promise<string> => {
      await write(name, text)
      return (await catalogue('apply', name)).stderr
    }
    expect(await mistakesOf('options.csv', options('38 tusen'))).toContain(
      'options.csv H4 option.price: is not a number',
    )
    expect(await mistakesOf('options.csv', options().replace('Fiskben;', ';'))).toContain(
      'options.csv G4 option.title: is missing',
    )
    const twice = options().replace(';fiskben;Fiskben', ';ek;Fiskben').replace(';fiskben', ';')
    expect(await mistakesOf('options.csv', twice)).toContain('options.csv F4 option.id: is not possible')
    expect(await mistakesOf('options.csv', options().replace('golv;;;;', 'golv;;Parkett;;'))).toContain(
      'options.csv C4 title: is different in an earlier row of the group',
    )
    expect(await mistakesOf('premises.csv', premises('6578000;153000'))).toContain(
      'premises.csv 2 geo.crs: is missing: name the grid, for example 3006 or 25832',
    )
    expect(await mistakesOf('premises.csv', premises('319000;99'))).toContain(
      'premises.csv M2 geo.north: is not in the country of the site',
    )
    await write('premises.json', JSON.stringify({ premises: [{ externalId: 'x', geo: { x: 3 } }] }))
    expect((await catalogue('check', 'premises.json')).stdout).toContain('premises.0.geo.y geo.y: is missing')
    expect(await catalogue('template', '--kind', 'house')).toMatchObject({ code: 2 })
    expect((await catalogue('template', '--kind', 'option')).stdout).toContain('option.needs')
  })
})

it('A folder of photographs is uploaded, and a table names them by file name', async () => {
  const photographs = join(folder, 'photographs', 'kitchens')
  await mkdir(photographs, { recursive: true })
  const photograph = (background: string) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer()
  await writeFile(join(photographs, 'Kök 1.JPG'), await photograph('#123'))
  await writeFile(join(photographs, 'plan.jpg'), await photograph('#456'))
  const first = await catalogue('media', 'photographs')
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/^file name;id\nKök 1\.JPG;media-[0-9a-f]{32}\nplan\.jpg;media-/)
  expect(await catalogue('media', 'photographs')).toEqual(first)

  await writeFile(join(folder, 'photographs', 'plan.pdf'), '%PDF-1.7')
  await writeFile(join(folder, 'photographs', 'Plan.JPG'), await photograph('#789'))
  const second = await catalogue('media', 'photographs')
  expect(second.code).toBe(1)
  expect(second.stderr).toContain('plan.pdf is a PDF: save the plan as PNG or SVG')
  expect(second.stderr).toMatch(/plan\.jpg has the same name as .*Plan\.JPG/)

  await write('stages.csv', stages)
  await write(
    'homes.csv',
    [
      'externalId;stage;objectNumber;address;residenceType;disposalForm;status;rooms;area;price;inhabitDate;pictures;plan',
      'P-1;strand;P-1;Strandgatan 1;apartment;condominium;forSale;2;45;2 000 000;2027-05-03;kök 1.jpg | https://cdn.example.com/a.jpg;plan.jpg',
    ].join('\n'),
  )
  expect(await catalogue('apply', 'stages.csv', 'homes.csv')).toMatchObject({ code: 0 })
  const home = await service.homeByPath(1, '/bostader/ystad/hamnen/brf-strandkanten/p-1/')
  expect([home?.images.length, home?.floorPlan]).toEqual([1, expect.stringMatching(/^media-.*-plan$/)])

  expect(await catalogue('problems')).toEqual({
    code: 1,
    stdout: 'home P-1: https://cdn.example.com/a.jpg is fetched soon\n',
    stderr: '',
  })

  const written = await catalogue('export', '--kind', 'home')
  expect(written.stdout).toContain('kök 1.jpg | https://cdn.example.com/a.jpg;plan.jpg')
  await write('homes-again.csv', written.stdout)
  expect((await catalogue('preview', 'homes-again.csv')).stdout).not.toContain('media:')
})
