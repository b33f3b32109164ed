// The feed on PostgreSQL: it never skips what slow transactions write, and keeps the order of each subject.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { EventDto, endpoints, ResponseOf } from '@husrum/contract'
import { eventSchemaOf, eventTypes, z } from '@husrum/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { findKeysOf, makeIntegrationKeys } from '../integration-keys/integration-keys.ts'
import { retentionRulesOf } from '../retention/retention-rules.ts'
import { addEvents } from './add-events.ts'
import { eventsDeclaration } from './declaration.ts'
import { makeEventFeed } from './event-feed.ts'
import { eventRoutes } from './routes.ts'

type Answer = ResponseOf<typeof endpoints.getEvents>

let postgres: TestPostgres
let database: OpenDatabase
let ending: AbortController
let ask: (query?: string, key?: string) => Promise<Response>
const secrets = { reader: '', other: '' }

beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url, { connections: 12 })
  const keys = makeIntegrationKeys({ db: database.db, now: Date.now })
  secrets.reader = (await keys.create({ name: 'CRM', scopes: ['events:read'] })).secret
  secrets.other = (await keys.create({ name: 'Desk', scopes: ['bookings:read'] })).secret
  ending = new AbortController()
  const feed = makeEventFeed(database.db)
  const { app } = makeTestApp({
    log: pino({ level: 'silent' }),
    timeLimit: 1_000,
    backend: {
      findKey: findKeysOf(keys, undefined),
      routes: [(own) => eventRoutes(own, { feed, stopping: ending.signal })],
    },
  })
  ask = async (query = '', key = secrets.reader) =>
    app.request(`/services/events${query}`, { headers: { authorization: `Bearer ${key}` } })
})
beforeEach(async () => {
  await database.db.deleteFrom('outbound_events').execute()
  await database.db.updateTable('event_feed').set({ position: 0 }).execute()
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

const changed = (homeId: string, version: number, status = 'forSale') =>
  ({ type: 'home.changed', data: { homeId, status, version } }) as const
const held = (bookingId: string) =>
  ({ type: 'booking.held', data: { bookingId, homeId: 'home-1', status: 'held', version: 1 } }) as const

const read = async (query = ''): Promise<Answer> => {
  const response = await ask(query)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
const versionsOf = ({ events }: { readonly events: readonly EventDto[] }) =>
  events.map(({ data }) => data.version)

it('shows events as CloudEvents, in order, after a cursor', async () => {
  await addEvents(database.db, [changed('home-1', 1), held('booking-1'), changed('home-2', 2)])
  const first = await read('?limit=2')
  expect(first.hasMore).toBe(true)
  expect(first.events[0]).toEqual({
    specversion: '1.0',
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    source: '/services/events',
    type: 'home.changed',
    subject: 'home/home-1',
    sequence: expect.stringMatching(/^\d{19}$/),
    time: expect.stringMatching(/Z$/),
    datacontenttype: 'application/json',
    dataschema: '/services/openapi.json#/components/schemas/HomeChangedEvent',
    data: { homeId: 'home-1', status: 'forSale', version: 1 },
  })
  for (const event of first.events)
    expect(z.safeParse(eventSchemaOf(event.type), event).error?.issues).toBeUndefined()
  const rest = await read(`?after=${first.next}`)
  expect(rest.events.map(({ subject }) => subject)).toEqual(['home/home-2'])
  expect(await read(`?after=${rest.next}`)).toEqual({ events: [], next: rest.next, hasMore: false })
})

it('shows the types that a caller asks for, and moves its cursor past the others', async () => {
  await addEvents(database.db, [changed('home-1', 1), held('booking-1'), changed('home-1', 2)])
  const bookings = await read('?types=booking.*,payment.paid')
  expect(bookings.events.map(({ type }) => type)).toEqual(['booking.held'])
  expect((await read(`?types=home.changed&after=${bookings.next}`)).events).toEqual([])
})

it('is open to keys with the scope only, and refuses malformed questions', async () => {
  expect((await ask('', secrets.other)).status).toBe(403)
  expect((await ask('', 'husrum_unknown')).status).toBe(401)
  for (const query of [
    '?types=home.sold',
    '?types=',
    '?after=none',
    '?after=MTox%00',
    '?limit=0',
    '?wait=31',
  ])
    expect([query, (await ask(query)).status]).toEqual([query, 400])
})

it('has nothing of a deed that was rolled back', async () => {
  const deed = database.db.transaction().execute(async (trx) => {
    await addEvents(trx, [changed('home-1', 1)])
    throw new Error('refused')
  })
  await expect(deed).rejects.toThrow('refused')
  await addEvents(database.db, [changed('home-1', 2)])
  expect(versionsOf(await read())).toEqual([2])
})

it('shows an event of a slow transaction after those that overtook it', async () => {
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = database.db.transaction().execute(async (trx) => {
    await addEvents(trx, [changed('slow', 1)])
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  await addEvents(database.db, [changed('fast', 2)])
  const before = await read()
  expect(versionsOf(before)).toEqual([2])
  mayEnd.resolve()
  await slow
  expect(versionsOf(await read(`?after=${before.next}`))).toEqual([1])
})

it('shows each event once to several readers while many transactions of different length write', async () => {
  const { db } = database
  const writers = 8
  const deeds = 25
  await sql`create table counters as select number as id, 0 as value from generate_series(1, 3) as number`.execute(
    db,
  )
  let isWriting = true
  const follow = async () => {
    const feed = makeEventFeed(db)
    const seen: EventDto[] = []
    for (let after = 0; ; ) {
      const wasWriting = isWriting
      const page = await feed.read({ after, limit: 7 })
      if (page === 'expired') throw new Error('expired')
      seen.push(...page.events)
      if (!wasWriting && !page.hasMore && page.next === after) return seen
      after = page.next
    }
  }
  const write = async (writer: number) => {
    for (let deed = 0; deed < deeds; deed += 1)
      await db
        .transaction()
        .execute(async (trx) => {
          const id = 1 + ((writer + deed) % 3)
          // The lock of the thing that is changed.
          const { rows } = await sql<{
            value: number
          }>`update counters set value = value + 1 where id = ${id} returning value`.execute(trx)
          await addEvents(trx, [changed(String(id), rows[0]?.value ?? 0)])
          await delay((writer * 7 + deed * 3) % 11)
          if (deed % 5 === 4) throw new Error('rolled back')
        })
        .catch(() => undefined)
  }
  const readers = [follow(), follow()]
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  isWriting = false
  const [one = [], other = []] = await Promise.all(readers)
  expect(one.map(({ id }) => id)).toEqual(other.map(({ id }) => id))
  expect(new Set(one.map(({ id }) => id)).size).toBe((writers * deeds * 4) / 5)
  for (const subject of ['home/1', 'home/2', 'home/3']) {
    const own = one.filter((event) => event.subject === subject)
    expect(versionsOf({ events: own })).toEqual(own.map((_, at) => at + 1))
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map(({ sequence }) => sequence).sort())
  }
  await sql`drop table counters`.execute(db)
})

it('numbers events without gaps, from several servers at once', async () => {
  const { db } = database
  const servers = Array.from({ length: 8 }, () => makeEventFeed(db))
  for (let round = 1; round <= 10; round += 1) {
    await addEvents(
      db,
      Array.from({ length: 200 }, (_, at) => changed(`home-${at}`, round)),
    )
    const last = await Promise.all(servers.map((feed) => feed.number()))
    expect(last).toEqual(servers.map(() => round * 200))
  }
  const rows = await db.selectFrom('outbound_events').select('position').orderBy('sequence').execute()
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
})

it('waits for an event, also longer than other requests may take', async () => {
  const { next } = await read()
  const waiting = read(`?after=${next}&wait=20`)
  await delay(1_500)
  await addEvents(database.db, [changed('home-1', 1)])
  expect(versionsOf(await waiting)).toEqual([1])
  expect((await read(`?wait=1&types=booking.held`)).events).toEqual([])
})

it('says when events after a cursor are gone, or the cursor is of another database', async () => {
  const { next: start } = await read()
  await addEvents(database.db, [changed('home-1', 1), changed('home-1', 2)])
  const { next: end } = await read()
  await database.db.deleteFrom('outbound_events').where('position', '=', 1).execute()
  const response = await ask(`?after=${start}`)
  expect([response.status, await response.json()]).toEqual([
    410,
    expect.objectContaining({ code: 'cursorExpired' }),
  ])
  expect(versionsOf(await read())).toEqual([2])
  await database.db.deleteFrom('outbound_events').execute()
  expect((await read(`?after=${end}`)).events).toEqual([])
  expect((await ask(`?after=${start}`)).status).toBe(410)
  await database.db.updateTable('event_feed').set({ position: 1 }).execute()
  expect((await ask(`?after=${end}`)).status).toBe(410)
})

it('has its types in the guide, from the same table', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guide/events.md'), 'utf8')
  const rows = Object.entries(eventTypes).map(([type, { summary, data }]) => {
    const fields = Object.keys(data.def.shape).map((name) => `\`${name}\``)
    return `| \`${type}\` | ${summary} | ${fields.join(', ')} |`
  })
  expect(guide).toContain(`\n\n| Type | What happened | Data |\n|---|---|---|\n${rows.join('\n')}\n\n`)
})

it('keeps events for 30 days', () => {
  expect(retentionRulesOf([eventsDeclaration])).toContainEqual(
    expect.objectContaining({ table: 'outbound_events', by: 'retention', term: { days: 30 } }),
  )
})

it('ends waiting requests when the server stops', async () => {
  const { next } = await read()
  const started = Date.now()
  const waiting = read(`?after=${next}&wait=30`)
  await delay(50)
  ending.abort()
  expect((await waiting).events).toEqual([])
  expect(Date.now() - started).toBeLessThan(5_000)
})
