// The explorer of a stage: imported by an integrator, shown to a visitor.
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceUnavailable } from '@husrum/application'
import type { ExplorerDto } from '@husrum/contract'
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { makeHttpExplorerSource } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { noPictures } from '../pictures/picture-source.ts'
import { insertWorld } from '../search/insert-world.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import { largestPictureMegabytes, readExplorerFolder, takeExplorerFolder } from './explorer-folder.ts'
import type { ExplorerService } from './explorer-service.ts'
import { makeExplorerService } from './explorer-service.ts'
import { importExplorer } from './explorer-store.ts'
import { keepPictures, withImportedPictures } from './imported-pictures.ts'
import { explorerRoutes } from './routes.ts'

const stageId = 'stage-kajutan'
const now = Date.parse('2026-11-23T08:00:00Z')
const square = [
  [0.1, 0.1],
  [0.3, 0.1],
  [0.3, 0.3],
] as const
const areaOf = (objectId: string) => ({ objectId, polygon: square })
const south = {
  id: 'south',
  image: 'south.png',
  clickAreas: [areaOf('late'), areaOf('early')],
  interLinks: [],
}

let database: OpenDatabase
let residences: ResidenceService
let explorer: ExplorerService
let folder: string

beforeAll(async () => {
  database = openTestDatabase()
  await insertWorld(database.db, {
    homes: [
      aHomeInDetail({
        id: 'late',
        stageId,
        tagIds: [],
        inhabitDate: '2027-06-01',
        price: moneyOf(0),
        status: 'sold',
      }),
      aHomeInDetail({
        id: 'early',
        stageId,
        tagIds: [],
        inhabitDate: '2027-01-01',
        path: '/bostader/a/b/c/early/',
      }),
    ],
    stages: [aStageInDetail({ id: stageId })],
    tags: [],
  })
  residences = makeResidenceService({ db: database.db })
  await residences.start()
  explorer = makeExplorerService(database.db)
  await explorer.start()
  folder = await mkdtemp(join(tmpdir(), 'explorer-'))
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#888' } })
    .png()
    .toFile(join(folder, 'south.png'))
})
afterAll(async () => {
  explorer.close()
  residences.close()
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.db.deleteFrom('explorer_data').execute()
})

const get = async (id: string, host = 'localhost') => {
  const { app } = makeTestApp({
    backend: { routes: [(hono) => explorerRoutes(hono, { explorer, residences })] },
  })
  const response = await app.request(`/services/explorer/get/${id}`, { headers: { host } })
  return { status: response.status, body: (await response.json()) as ExplorerDto }
}

const homesOf = async (siteId: number, id: string) =>
  siteId === 1 && id === stageId ? new Set(['early', 'late']) : undefined

const write = (data: unknown) =>
  writeFile(join(folder, 'explorer.json'), typeof data === 'string' ? data : JSON.stringify(data))
const given = { site: 'sweden', stageId, views: [south], settings: { startViewId: 'south' } }
const problemsOf = async (data: unknown) => {
  await write(data)
  return (await readExplorerFolder(folder, homesOf)).problems
}
const importFolder = async (data: unknown = given) => {
  await write(data)
  const { stage, pictures } = await takeExplorerFolder(await readExplorerFolder(folder, homesOf))
  await keepPictures(database.db, pictures, now)
  return importExplorer(database.db, [stage], now)
}

describe('The explorer of a stage', () => {
  it('lists the homes of the catalogue by move-in date if no views were imported', async () => {
    const { status, body } = await get(stageId)
    expect(status).toBe(200)
    expect(body.views).toEqual([])
    expect(body.apts.map(({ objectId }) => objectId)).toEqual(['early', 'late'])
    expect(body.apts[1]).toMatchObject({ status: 'sold', viewIds: [] })
    expect(body.apts[1]).not.toHaveProperty('price')
  })

  it('has the imported views, and each home names those that show it', async () => {
    expect(await importFolder()).toBe(1)
    const { body } = await get(stageId)
    expect(body.views[0]).toMatchObject({ id: 'south', aspect: 2, clickAreas: south.clickAreas })
    expect(body.apts[0]).toMatchObject({ objectId: 'early', viewIds: ['south'], price: 3_895_000 })
    expect(body.settings).toEqual({ startViewId: 'south' })
  })

  it('is read by the adapter of the web with prices as money, and is undefined for an unknown stage', async () => {
    await importFolder()
    const { app } = makeTestApp({
      backend: { routes: [(hono) => explorerRoutes(hono, { explorer, residences })] },
    })
    const source = makeHttpExplorerSource({ client: makeAppClient(app) })
    expect(await source.load(stageId)).toMatchObject({
      views: [{ id: 'south', clickAreas: south.clickAreas }],
      apts: [{ objectId: 'early', viewIds: ['south'], price: moneyOf(3_895_000) }, { objectId: 'late' }],
      settings: { startViewId: 'south' },
    })
    expect(await source.load('unknown-stage')).toBeUndefined()
    const away = makeHttpExplorerSource({ client: makeAppClient(app, { isDown: true }) })
    await expect(away.load(stageId)).rejects.toBeInstanceOf(ServiceUnavailable)
  })

  it('leaves out a home that has left the stage', async () => {
    const data = { settings: {}, views: [{ ...south, clickAreas: [areaOf('gone'), areaOf('early')] }] }
    await importExplorer(database.db, [{ siteId: 1, stageId, data }], now)
    const { body } = await get(stageId)
    expect(body.views[0]?.clickAreas).toEqual([areaOf('early')])
  })

  it('is found only on the site of the stage', async () => {
    expect((await get('unknown-stage')).status).toBe(404)
    expect((await get(stageId, 'no.localhost')).status).toBe(404)
  })

  it('stores no homes that are sent along, and no unchanged import', async () => {
    const data = { settings: {}, views: [south], apts: [{ objectId: 'early', price: 1 }] }
    const imported = [{ siteId: 1, stageId, data }]
    expect(await importExplorer(database.db, imported, now)).toBe(1)
    expect(await importExplorer(database.db, imported, now)).toBe(0)
    expect(await explorer.imported(1, stageId)).toEqual({ settings: {}, views: [south] })
  })

  it('keeps the last five versions', async () => {
    for (let version = 0; version < 7; version += 1)
      await importExplorer(
        database.db,
        [{ siteId: 1, stageId, data: { settings: {}, views: [{ ...south, id: `view-${version}` }] } }],
        now,
      )
    const { kept } = await database.db
      .selectFrom('explorer_data')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow()
    expect(kept).toBe(5)
    expect((await get(stageId)).body.views[0]?.id).toBe('view-6')
  })

  it('shows the imported pictures, and no others', async () => {
    await importFolder()
    await explorer.refresh()
    const cover = await explorer.coverOf(1, stageId)
    expect(cover).toMatchObject({ aspect: 2 })
    expect(await explorer.coverOf(4, stageId)).toBeUndefined()
    const image = cover?.image ?? ''
    expect(await explorer.hasPicture(image)).toBe(true)
    expect(await explorer.hasPicture('another')).toBe(false)
    const source = withImportedPictures(database.db, noPictures)
    expect(source.has(image)).toBe(true)
    expect(source.has('another')).toBe(false)
    const drawn = await sharp(await source.draw({ id: image, width: 100, format: 'webp' })).metadata()
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 100, 50])
  })
})

describe('The check of a folder', () => {
  it('finds no problem if everything can be shown', async () => {
    expect(await problemsOf(given)).toEqual([])
  })

  it.each<[string, unknown, object]>([
    ['NaN, which is not JSON', '{"views": [{"rotation": NaN}]}', { field: '', key: 'noJson' }],
    ['an unknown site', { ...given, site: 'atlantis' }, { field: 'site', key: 'unknownSite' }],
    ['an unknown stage', { ...given, stageId: 'unknown-id' }, { field: 'stageId', key: 'unknownStage' }],
    ['a stage of another site', { ...given, site: 'norway' }, { field: 'stageId', key: 'unknownStage' }],
    [
      'an unknown home',
      { ...given, views: [{ ...south, clickAreas: [areaOf('unknown-id')] }] },
      { field: 'views[0].clickAreas[0].objectId', key: 'unknownObject', picture: 'south.png' },
    ],
    [
      'a missing picture',
      { ...given, views: [{ ...south, image: 'north.png' }] },
      { field: 'views[0].image', key: 'pictureMissing', picture: 'north.png' },
    ],
    [
      'a picture outside of the folder',
      { ...given, views: [{ ...south, image: '../../etc/house.png' }] },
      { field: 'views[0].image', key: 'pictureOutside' },
    ],
    [
      'a file that is not a picture',
      { ...given, views: [{ ...south, image: 'words.jpg' }] },
      { field: 'views[0].image', key: 'noPicture', picture: 'words.jpg' },
    ],
    [
      'a picture of 200 MB',
      { ...given, views: [{ ...south, image: 'huge.jpg' }] },
      { field: 'views[0].image', key: 'pictureTooLarge', picture: 'huge.jpg' },
    ],
  ])('reports %s', async (_, data, problem) => {
    await writeFile(join(folder, 'words.jpg'), 'No picture')
    await writeFile(join(folder, 'huge.jpg'), '')
    await truncate(join(folder, 'huge.jpg'), 200 * 1_048_576)
    const problems = await problemsOf(data)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject(problem)
  })

  it('has the picture limit of the guide', async () => {
    const guide = await readFile(new URL('../../../../../docs/guide/explorer.md', import.meta.url), 'utf8')
    expect(guide).toContain(`at most ${largestPictureMegabytes} MB`)
  })

  it('reports a folder without data', async () => {
    const { problems } = await readExplorerFolder(join(folder, 'elsewhere'), homesOf)
    expect(problems).toEqual([{ field: 'elsewhere', key: 'noFile' }])
  })
})
