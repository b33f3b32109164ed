// A company brings its own pictures: uploads them, or names their addresses, and visitors see them on the pages of its homes.
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordMedia } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import {
  aContactRecord,
  aHomeRecord,
  anOptionGroupRecord,
  aPremisesRecord,
  aStageRecord,
} from '@husrum/domain/testing'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { noPictures, picturesModule } from '../pictures/index.ts'
import { changeCatalogue } from '../records/change-catalogue.ts'
import { catalogueRecordsModule } from '../records/index.ts'
import { insertWorld } from '../search/insert-world.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import type { MediaModule } from './index.ts'
import { mediaModule } from './index.ts'

let database: OpenDatabase
let service: ResidenceService
let media: MediaModule
let app: ReturnType<typeof makeTestApp>['app']
let directory: string
let server: Server
let now = Date.parse('2026-11-28T10:00:00Z')
const warned: unknown[] = []

const bearer = { authorization: 'Bearer key' }
const day = 86_400_000

const aPicture = (colour: string, { width = 1_200, height = 800, format = 'jpeg' as const } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husrum-media-'))
  database = openTestDatabase()
  const { db } = database
  service = makeResidenceService({ db })
  await service.start()
  const log = pino({ level: 'silent' })
  log.warn = (facts: unknown) => void warned.push(facts)
  const platform = { db, environment: 'production', log, now: () => now } as const
  media = await mediaModule(platform, {
    dataDirectory: directory,
    files: {},
    derive: (stages) => records.derive(stages),
    rules: { allowsHttp: true, isAllowedAddress: (address) => address === '127.0.0.1' },
  })
  const records = catalogueRecordsModule({
    ...platform,
    guardsOf: async () => new Map(),
    noteHeldBack: async () => undefined,
    refresh: service.refresh,
    isAllowedAddress: media.isAllowedAddress,
  })
  const pictures = picturesModule({
    source: media.withMedia(noPictures),
    dataDirectory: directory,
    maxMegabytes: 64,
    shownBy: [service, media.shown],
  })
  app = makeTestApp({
    backend: {
      findKey: async (secret) =>
        secret === 'key' ? { name: 'Test', scopes: ['catalogue:write'] } : undefined,
      routes: [media, records, pictures].flatMap(({ routes }) => routes ?? []),
    },
  }).app
})
beforeEach(async () => {
  warned.length = 0
  await insertWorld(database.db, { homes: [], stages: [], tags: [] })
  for (const table of ['catalogue_records', 'media_uses', 'media_links'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  service.close()
  await database.close()
  server?.close()
  await rm(directory, { recursive: true, force: true })
})

const send = (body: Uint8Array, query = '', type = 'image/jpeg') =>
  app.request(`http://localhost/services/catalogue/media${query}`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': type },
    body: new Uint8Array(body),
  })
const upload = async (body: Uint8Array, query = '') => {
  const answer = await send(body, query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: string; width: number; height: number; isNew: boolean }
}
const refusal = async (body: Uint8Array, type?: string) => {
  const answer = await send(body, '', type)
  const { errors = [] } = (await answer.json()) as { errors?: readonly { key: string }[] }
  return [answer.status, ...errors.map(({ key }) => key)].join(' ')
}

/** Amounts in whole units, as sources send them. */
const sentHome = (named: readonly RecordMedia[] | undefined, externalId = 'K-1') => {
  const { price: _, monthlyFee: __, ...facts } = aHomeRecord({ externalId })
  return { ...facts, price: 3_000_000, ...(named && { media: named }) }
}
const applied = async (homes: readonly object[], stage: object = {}, more: object = {}) => {
  const answer = await app.request('http://localhost/services/catalogue/changes', {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'files', stages: [{ ...aStageRecord(), ...stage }], homes, ...more }),
  })
  await service.refresh()
  return answer
}
const apply = async (...sent: Parameters<typeof applied>) => expect((await applied(...sent)).status).toBe(200)
const shown = async (objectNumber = 'k-1') => {
  const path = `/bostader/goteborg/lindholmen/brf-kajutan/${objectNumber}/`
  const home = await service.homeByPath(1, path)
  if (!home) throw new Error('The home has no page')
  return home
}
const image = (id: string, query: string) => app.request(`http://localhost/images/${id}?${query}`)
const sizeOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return [width, height]
}
const picture = (named: string, facts: Partial<RecordMedia> = {}): RecordMedia => ({
  media: named,
  kind: 'picture',
  ...facts,
})
const sweep = async (name: string) => media.sweeps?.find((each) => each.name === name)?.run()
const problems = async () => {
  const answer = await app.request('http://localhost/services/catalogue/media/problems?source=files', {
    headers: bearer,
  })
  const { problems: found } = (await answer.json()) as {
    problems: readonly { media: string; problem: string; isShown: boolean; attempts: number }[]
  }
  return found
}

describe('An uploaded picture', () => {
  it('is on the card and the page of the home that names it, in all sizes and without the metadata of the camera', async () => {
    const body = await sharp(await aPicture('#804020'))
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer()
    const { id, width, height, isNew } = await upload(body)
    expect([width, height, isNew]).toEqual([1_200, 800, true])
    expect(await upload(body)).toMatchObject({ id, isNew: false })
    expect((await image(id, 'w=600&h=400')).status).toBe(404)

    const alt = { sv: 'Kök med ö', en: 'Kitchen with an island' }
    await apply([sentHome([picture(id, { motif: 'kitchen', alt, isExample: true })])])
    expect(await shown()).toMatchObject({
      images: [id],
      motifs: { [id]: 'kitchen' },
      exampleImages: [id],
      alts: { [id]: alt },
    })
    const { homes } = await service.findHomes({
      criteria: { siteId: 1, statuses: searchedStatuses },
      sort: 'price:asc',
      offset: 0,
      limit: 9,
    })
    expect(homes[0]?.images).toEqual([id])
    expect(await sizeOf(await image(id, 'w=600&h=400'))).toEqual([600, 400])
    expect(await sizeOf(await image(id, 'w=1200&fm=jpeg'))).toEqual([1_200, 800])
    const drawn = Buffer.from(await (await image(id, 'w=600&fm=jpeg')).arrayBuffer())
    expect((await sharp(drawn).metadata()).exif).toBeUndefined()
  })

  it('follows the order of the record, and goes when the record no longer names it', async () => {
    const [one, two] = [(await upload(await aPicture('#100'))).id, (await upload(await aPicture('#200'))).id]
    await apply([sentHome([picture(one), picture(two)])])
    expect((await shown()).images).toEqual([one, two])
    await apply([sentHome([picture(two), picture(one), picture(two)])])
    expect((await shown()).images).toEqual([two, one])
    await apply([sentHome([picture(one)])])
    expect((await shown()).images).toEqual([one])
    await apply([sentHome(undefined)])
    expect(await shown()).toMatchObject({ images: [], floorPlan: '' })
  })

  it('of a stage is the house of all its homes, also of those that come later', async () => {
    const [house, own] = [
      (await upload(await aPicture('#300'))).id,
      (await upload(await aPicture('#400'))).id,
    ]
    await apply([sentHome([picture(own)])], { media: [picture(house)] })
    expect((await shown()).images).toEqual([own, house])
    await apply([sentHome(undefined, 'K-2')], { media: [picture(house)] })
    expect((await shown('k-2')).images).toEqual([house])
    const stage = await service.stageByPath(1, '/bostader/goteborg/lindholmen/brf-kajutan/')
    expect(stage?.image).toBe(house)
    expect((await image(house, 'w=300')).status).toBe(200)
  })

  it('keeps its focal point in crops; a plan is shown whole, and rotated pictures upright', async () => {
    const left = await sharp(await aPicture('#fff'))
      .composite([{ input: await aPicture('#f00', { width: 300, height: 800 }), left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const { id } = await upload(left)
    const named = [picture(id, { focal: { x: 0, y: 0.5 } }), { media: id, kind: 'plan' } as const]
    await apply([sentHome(named)])
    const { images, floorPlan } = await shown()
    expect([images, floorPlan]).toEqual([[`${id}-f0050`], `${id}-plan`])
    const colourAt = async (answer: Response, x: number, y: number) => {
      const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (y * info.width + x) * info.channels
      return data[at + 1] !== undefined && data[at + 1]! < 100 ? 'red' : 'white'
    }
    expect(await colourAt(await image(`${id}-f0050`, 'w=300&h=300'), 20, 150)).toBe('red')
    const plan = await image(floorPlan, 'w=300&h=300')
    expect(await colourAt(plan.clone(), 20, 150)).toBe('red')
    expect(await colourAt(plan, 20, 10)).toBe('white')

    const lying = await sharp(await aPicture('#500'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload(lying)).toMatchObject({ width: 800, height: 1_200 })
  })

  it('is a room to look around in, without plan or cameras', async () => {
    const { id } = await upload(await aPicture('#600', { width: 2_000, height: 1_000 }))
    await apply([sentHome([{ media: id, kind: 'panorama', motif: 'kitchen' }])])
    const { panorama, images } = await shown()
    expect(images).toEqual([])
    expect(panorama?.cameras).toMatchObject([{ id: 'room-1', type: 'kitchen', still: id }])
    expect((await image(id, 'w=600&h=400')).status).toBe(200)
    expect(media.withMediaPanoramas(undefined).roundOf(id, 'own')).toBe(id)
  })

  it('is named by its file name as well, also before it comes', async () => {
    await apply([sentHome([picture('Villa-1.JPG')])])
    expect((await shown()).images).toEqual([])
    expect(await problems()).toMatchObject([{ media: 'Villa-1.JPG', problem: 'notUploaded' }])
    const { id } = await upload(await aPicture('#700'), '?source=files&name=villa-1.jpg')
    await sweep('fetch-media')
    expect((await shown()).images).toEqual([id])
    const next = await upload(await aPicture('#701'), '?source=files&name=villa-1.jpg')
    await sweep('fetch-media')
    expect((await shown()).images).toEqual([next.id])
    expect(await problems()).toEqual([])
  })

  it('is shown by premises, contacts and options that name its file, and stays as long as they do', async () => {
    const { id } = await upload(await aPicture('#720'), '?source=files&name=Kajen.jpg')
    const { id: portrait } = await upload(await aPicture('#721'))
    const { price: _, ...premises } = aPremisesRecord()
    await apply(
      [],
      { contacts: ['anna'] },
      {
        premises: [{ ...premises, images: ['kajen.jpg', 'missing.jpg'], floorPlan: 'KAJEN.JPG' }],
        contacts: [{ ...aContactRecord(), externalId: 'anna', image: portrait }],
        optionGroups: [
          { ...anOptionGroupRecord(), options: [{ id: 'oak', title: 'Ek', image: 'kajen.jpg' }] },
        ],
      },
    )
    const { db } = database
    const one = await db.selectFrom('premises').select('details').executeTakeFirstOrThrow()
    expect(one.details).toMatchObject({ images: [id], floorPlan: `${id}-plan` })
    const stage = await service.stageByPath(1, '/bostader/goteborg/lindholmen/brf-kajutan/')
    expect(stage?.contacts?.map(({ image: shownId }) => shownId)).toEqual([portrait])
    const option = await db.selectFrom('booking_options').select('image').executeTakeFirstOrThrow()
    expect(option.image).toBe(id)

    for (const days of [0, 31]) {
      now += days * day
      await sweep('media')
    }
    const kept = await db.selectFrom('media').select('id').where('id', 'in', [id, portrait]).execute()
    expect(kept).toHaveLength(2)
    for (const table of ['premises', 'booking_options', 'option_groups'] as const)
      await db.deleteFrom(table).execute()
  })

  it('that comes while the record is being written is not missed', async () => {
    await apply([])
    const home = aHomeRecord({ externalId: 'K-1', media: [picture('late.jpg')] })
    const set = { source: 'files', stages: [], homes: [home], ended: [], replacedStages: [] }
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const writing = database.db.transaction().execute(async (trx) => {
      const options = { now, guardsOf: async () => new Map(), noteHeldBack: async () => undefined }
      await changeCatalogue(trx, { ...set, maxEnded: 0, isQuiet: true }, options)
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    const { id } = await upload(await aPicture('#710'), '?source=files&name=late.jpg')
    const showing = sweep('fetch-media')
    await new Promise((resolve) => setTimeout(resolve, 100))
    mayCommit.resolve()
    await Promise.all([writing, showing])
    await service.refresh()
    expect((await shown()).images).toEqual([id])
  })

  it('is removed after thirty days without a record that names it', async () => {
    const used = await upload(await aPicture('#800'))
    const unused = await upload(await aPicture('#900'))
    await apply([sentHome([picture(used.id)])])
    const kept = async () => (await readdir(join(directory, 'uploads/kept'))).sort()
    await sweep('media')
    now += 31 * day
    await sweep('media')
    expect(await kept()).toContain(used.id)
    expect(await kept()).not.toContain(unused.id)
    expect((await upload(await aPicture('#900'))).isNew).toBe(true)
    expect(await kept()).toContain(unused.id)
    await sweep('media')
    expect(await kept()).toContain(used.id)
    await applied([], {}, { end: [{ kind: 'home', externalId: 'K-1' }] })
    await sweep('media')
    now += 29 * day
    await sweep('media')
    expect(await kept()).toContain(used.id)
    now += 2 * day
    await sweep('media')
    expect(await kept()).not.toContain(used.id)
  })

  it('must be a picture, whatever its name says', async () => {
    const text = (words: string) => new TextEncoder().encode(words)
    const jpeg = await aPicture('#a00')
    expect(await refusal(text('%PDF-1.7'))).toBe('400 fileType')
    expect(await refusal(text('<html><script>1</script>'))).toBe('400 fileType')
    expect(await refusal(text('GIF89a'))).toBe('400 fileType')
    expect(await refusal(new Uint8Array())).toBe('400 fileBroken')
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('400 fileBroken')
    expect(await refusal(Buffer.alloc(26 * 1024 * 1024))).toBe('413')
    expect(await refusal(jpeg, 'application/json')).toBe('415')
    const huge = await sharp({
      create: { width: 12_000, height: 6_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(await refusal(huge, 'image/png')).toBe('400 fileTooManyPixels')
    expect((await applied([sentHome([picture(`media-${'0'.repeat(32)}`)])])).status).toBe(400)
    const unknown = await app.request('http://localhost/services/catalogue/media', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(jpeg),
    })
    expect(unknown.status).toBe(401)
  })

  it('comes in every format that companies have', async () => {
    for (const format of ['png', 'webp', 'avif'] as const) {
      const body = await aPicture('#b00', { width: 90, height: 60, format: format as 'jpeg' })
      expect(await upload(body)).toMatchObject({ width: 90, height: 60 })
    }
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>',
    )
    expect(await upload(svg)).toMatchObject({ width: 2_560, height: 1_707 })
  })
})

describe('A picture with an address', () => {
  let host = ''
  const files = new Map<string, { body: Buffer | string; etag?: string; status?: number }>()
  const asked: string[] = []
  let active = 0
  let most = 0

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? ''
      active += 1
      most = Math.max(most, active)
      response.once('close', () => {
        active -= 1
      })
      const file = files.get(path)
      const tag = request.headers['if-none-match']
      asked.push(`${path}${tag ? ` ${tag}` : ''}`)
      setTimeout(() => {
        if (file?.etag && tag === file.etag) response.writeHead(304).end()
        else if (file)
          response.writeHead(file.status ?? 200, file.etag ? { etag: file.etag } : {}).end(file.body)
        else response.writeHead(404).end()
      }, 5)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    files.clear()
    asked.length = 0
  })

  it('is shown as soon as it is fetched, and asked for again by its tag', async () => {
    files.set('/a.jpg', { body: await aPicture('#c00'), etag: '"a"' })
    const address = `${host}/a.jpg`
    await apply([sentHome([picture(address)])])
    expect((await shown()).images).toEqual([])
    expect(await problems()).toMatchObject([{ media: address, problem: 'waiting', isShown: false }])
    await sweep('fetch-media')
    const [id = ''] = (await shown()).images
    expect((await image(id, 'w=600&h=400')).status).toBe(200)
    expect(await problems()).toEqual([])

    await apply([sentHome([picture(address)])])
    await sweep('fetch-media')
    expect(asked).toEqual(['/a.jpg'])
    now += day
    await sweep('fetch-media')
    expect(asked).toEqual(['/a.jpg', '/a.jpg "a"'])
    expect((await shown()).images).toEqual([id])
    files.set('/a.jpg', { body: await aPicture('#c01'), etag: '"b"' })
    now += day
    await sweep('fetch-media')
    expect((await shown()).images).not.toEqual([id])
  })

  it('that is dead is a warning, logged once, and tried again until the attempts end', async () => {
    files.set('/text.jpg', { body: 'no picture' })
    const [dead, text] = [`${host}/dead.jpg?key=secret`, `${host}/text.jpg`]
    await apply([sentHome([picture(dead), picture(text)])])
    await sweep('fetch-media')
    expect(await problems()).toMatchObject([
      { media: dead, problem: 'notFound', attempts: 1 },
      { media: text, problem: 'fileType', attempts: 1 },
    ])
    expect(JSON.stringify(warned)).not.toContain('secret')
    for (let turn = 0; turn < 10; turn += 1) {
      now += day
      await sweep('fetch-media')
    }
    expect(asked.filter((path) => path.startsWith('/dead'))).toHaveLength(7)
    expect(warned).toHaveLength(2)
    // Once more when the record comes again: the picture is there now.
    files.set('/dead.jpg?key=secret', { body: await aPicture('#d00') })
    await apply([sentHome([picture(dead), picture(text)])])
    await sweep('fetch-media')
    expect((await shown()).images).toHaveLength(1)
  })

  it('stays while its server is away', async () => {
    files.set('/b.jpg', { body: await aPicture('#e00') })
    await apply([sentHome([picture(`${host}/b.jpg`)])])
    await sweep('fetch-media')
    const { images } = await shown()
    files.clear()
    now += day
    await sweep('fetch-media')
    expect((await shown()).images).toEqual(images)
    expect(await problems()).toMatchObject([{ problem: 'notFound', isShown: true }])
  })

  it('is one of many: a host is asked for one at a time', async () => {
    most = 0
    const addresses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        files.set(`/${at}.jpg`, { body: await aPicture(`#${(at + 1).toString(16)}0f`) })
        return `${host}/${at}.jpg`
      }),
    )
    await apply([sentHome(addresses.map((address) => picture(address)))])
    await sweep('fetch-media')
    expect((await shown()).images).toHaveLength(12)
    expect(most).toBe(1)
  })

  it('must be one that may be asked for', async () => {
    const answer = await applied([
      sentHome([picture('http://10.0.0.1/a.jpg'), picture('ftp://example.com/a')]),
    ])
    expect(answer.status).toBe(400)
  })
})
