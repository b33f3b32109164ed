// Servers fetch files of the catalogue at intervals, and staff get a letter when that fails.
import { beforeEach, describe, expect, it } from 'vitest'
import type { FetchPublic } from '../../platform/http/fetch-public.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import {
  all,
  apply,
  call,
  home,
  homes,
  importOptions,
  openImports,
  prices,
  source,
  stages,
  undo,
  upload,
} from '../../testing/import-tests.ts'
import { runSourceCommand } from './command.ts'
import type { FeedsOptions } from './pull-feeds.ts'
import { pullDueFeeds } from './pull-feeds.ts'

openImports()

const minute = 60_000
const start = Date.UTC(2027, 0, 4)
let now = start
let file = ''
let etag: string | undefined
let problem: 'notFound' | undefined
let calls: Parameters<FetchPublic>[] = []
let letters: Letter[] = []
let secret: string | undefined

beforeEach(async () => {
  now = start
  ;[file, etag, problem, calls, letters, secret] = ['', undefined, undefined, [], [], undefined]
  const { body } = await call('GET', '/feeds')
  for (const { source: each } of (body as unknown as { feeds: { source: string }[] }).feeds)
    await call('POST', '/feeds/remove', { source: each })
})

const fetchPublic: FetchPublic = async (address, options) => {
  calls.push([address, options])
  if (problem) return { kind: 'failed', problem }
  if (etag !== undefined && options.etag === etag) return { kind: 'unchanged' }
  return { kind: 'fetched', body: new TextEncoder().encode(file), ...(etag !== undefined && { etag }) }
}

const options = (): FeedsOptions => ({
  ...importOptions(),
  now: () => now,
  fetchPublic,
  mails: {
    within: () => ({
      post: async (letter: Letter) => {
        letters.push(letter)
      },
    }),
  } as unknown as FeedsOptions['mails'],
  staffAddress: 'staff@example.com',
  secretOf: () => secret,
  log: { warn: () => undefined, info: () => undefined },
})

const set = (more: object = {}) =>
  call('POST', '/feeds', { source, address: 'https://feeds.example/homes.csv', everyMinutes: 60, ...more })
const turn = async (minutes = 0) => {
  now += minutes * minute
  return pullDueFeeds(options())
}
const feed = async () => {
  const { body } = await call('GET', '/feeds')
  return (body as unknown as { feeds: Record<string, unknown>[] }).feeds.find(
    (each) => each.source === source,
  )
}
const imports = async () => {
  const { body } = await call('GET', `/imports?source=${source}`)
  return body.imports as unknown as readonly { id: string; origin: string; state: string; by: string }[]
}
const many = (count: number, price = 2_000_000) =>
  homes(...Array.from({ length: count }, (_, at) => home(`F-${at}`, price + at * 1_000)))

describe('A file of a source', () => {
  it('is fetched and applied at its interval, with the tags of the last one', async () => {
    await apply((await upload({ 'stages.csv': stages() })).body)
    expect(await set()).toMatchObject({ status: 200, body: { fileName: 'homes.csv', failures: 0 } })
    ;[file, etag] = [homes(home('A-1')), '"1"']
    expect(await turn()).toBe(1)
    expect(await prices()).toEqual([2_195_000])
    expect(await imports()).toMatchObject([{ origin: 'pull', state: 'applied', by: 'Price list' }, {}])
    expect(await turn(59)).toBe(0)
    expect(await turn(1)).toBe(1)
    expect(calls.map(([, { etag: sent }]) => sent)).toEqual([undefined, '"1"'])
    ;[file, etag] = [homes(home('A-1', 2_300_000)), '"2"']
    await turn(60)
    expect(await prices()).toEqual([2_300_000])
    // The same bytes again are no import.
    etag = undefined
    await turn(60)
    expect(await imports()).toHaveLength(3)
    expect(await feed()).toMatchObject({ failures: 0, succeededAt: new Date(now).toISOString() })
    // What was taken back stays so until the file changes.
    await undo((await imports())[0]?.id ?? '')
    await turn(60)
    expect(await prices()).toEqual([2_195_000])
  })

  it('may be NDJSON, and has a secret header by the name of a setting', async () => {
    const record = { kind: 'stage', externalId: 'strand', siteId: 1, name: source, phase: 'salesStart' }
    const place = { county: 'Skåne län', municipality: 'Ystad', areaName: 'Hamnen', shortDescription: 'Hav' }
    file = `${JSON.stringify({ ...record, ...place, geo: { lat: 55.43, lon: 13.82 } })}\n\n`
    const address = 'https://feeds.example/export?as=1'
    const header = { headerName: 'X-Api-Key', secretSetting: 'FEED_PRICES' }
    expect(await set({ address, ...header })).toMatchObject({ status: 400 })
    await set({ address, ...header, fileName: 'stages.ndjson' })
    await turn()
    expect([calls, (await feed())?.problem]).toEqual([[], 'secretMissing'])
    secret = 'abc'
    await turn(15)
    expect(calls[0]?.[1].secretHeader).toEqual({ name: 'X-Api-Key', value: 'abc' })
    expect((await feed())?.problem).toBeUndefined()
    expect((await imports())[0]).toMatchObject({ state: 'applied' })
    file = `${JSON.stringify(record)}\n{"kind":"colour"}`
    await turn(60)
    expect((await feed())?.problem).toBe('mistakes')
  })

  it('that is missing three times, or is late, is a letter to staff, and one more only after a success', async () => {
    await apply((await upload(all(home('A-1')))).body)
    await set()
    problem = 'notFound'
    for (const minutes of [0, 15, 15, 15]) await turn(minutes)
    expect(letters).toMatchObject([
      {
        kind: 'feedFails',
        about: source,
        to: 'staff@example.com',
        lines: ['Det finns ingen fil på adressen.'],
      },
    ])
    expect(await feed()).toMatchObject({ failures: 4, problem: 'notFound' })
    ;[problem, file] = [undefined, homes(home('A-1'))]
    await turn(15)
    expect(await feed()).toMatchObject({ failures: 0 })
    // No server has had a turn for more than a day.
    problem = 'notFound'
    await turn(27 * 60)
    expect(letters).toHaveLength(2)
  })

  it('with 30 % fewer homes stops and says so, until staff accept it', async () => {
    await apply((await upload({ 'stages.csv': stages() })).body)
    await set({ replace: true, maxEnded: 100 })
    file = many(20)
    await turn()
    expect(await prices()).toHaveLength(20)
    file = many(13)
    await turn(60)
    expect([(await feed())?.problem, (await prices()).length]).toEqual(['tooFewHomes', 20])
    expect((await imports())[0]).toMatchObject({ state: 'checked' })
    await call('POST', '/feeds/pull', { source, acceptsFewer: true })
    now = Date.now() + minute
    await turn()
    expect([(await feed())?.problem, (await prices()).length]).toEqual([undefined, 13])
  })

  it('is fetched by one server at a time', async () => {
    await apply((await upload(all(home('A-1')))).body)
    await set()
    file = homes(home('A-1', 2_400_000))
    const turns = await Promise.all([pullDueFeeds(options()), pullDueFeeds(options())])
    expect([turns.toSorted(), calls.length]).toEqual([[0, 1], 1])
  })

  it('has an allowed address, header and setting', async () => {
    for (const wrong of [
      { address: 'https://internal.example/homes.csv' },
      { address: 'https://feeds.example/homes.pdf' },
      { headerName: 'X-Api-Key' },
      { secretSetting: 'FEED_PRICES' },
      { headerName: 'Host', secretSetting: 'FEED_PRICES' },
      { headerName: 'X-Api-Key', secretSetting: 'HUSRUM_SECRET' },
      { headerName: 'X-Api-Key\n', secretSetting: 'FEED_PRICES' },
      { everyMinutes: 1 },
    ])
      expect([wrong, (await set(wrong)).status]).toEqual([wrong, 400])
    expect((await call('POST', '/feeds/pull', { source })).status).toBe(404)
    expect((await call('POST', '/feeds/remove', { source })).status).toBe(404)
  })

  it('is added, listed and removed by command', async () => {
    let printed = ''
    const post = async (path: string, body: object) => (await call('POST', path, body)).body as never
    const command = (...args: readonly string[]) =>
      runSourceCommand(args, {
        server: {
          set: (request) => post('/feeds', request),
          list: async () => (await call('GET', '/feeds')).body as never,
          pull: (request) => post('/feeds/pull', request),
          remove: (request) => post('/feeds/remove', request),
        },
        print: (text) => {
          printed += `${text}\n`
        },
        printError: (text) => {
          printed += `${text}\n`
        },
      })
    expect(await command('add', source, 'https://feeds.example/homes.csv', '--every', '30')).toBe(0)
    expect(await command('list')).toBe(0)
    expect(printed).toMatch(new RegExp(`${source} +30 min +never .*homes.csv`))
    expect(await command('remove', source)).toBe(0)
    expect(await command('add', source)).toBe(2)
    expect(await command('list', '--colour')).toBe(2)
    expect(await feed()).toBeUndefined()
  })
})
