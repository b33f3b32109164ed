// Concurrent bookings on real PostgreSQL, over two servers: a home has one buyer, and the others are rejected soon.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

/** `BOOKING_HOMES=500` is the full measurement; fewer homes take less time. */
const measured = process.env.BOOKING_HOMES
const homes = Number(measured ?? 10)
const buyersAHome = 16
const homesAtOnce = Number(process.env.BOOKING_AT_ONCE ?? 2)

let postgres: TestPostgres
let servers: readonly BookingsForTests[]

beforeAll(async () => {
  postgres = await makeTestPostgres()
  const open = (world: ReturnType<typeof bookedWorld> | 'filled') =>
    openBookingsForTests({ database: openPatiently(postgres.url), world })
  servers = [await open(bookedWorld(homes)), await open('filled')]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres.drop()
})

describe('Sixteen buyers of each home, on two servers at once', () => {
  it('get one hold, and fifteen rejections within two seconds', async () => {
    const [one, other] = servers as [BookingsForTests, BookingsForTests]
    const half = (homes * buyersAHome) / 2
    const people = [await one.crowd(half), await other.crowd(half, 10_000 + half)]
    const waits: number[] = []
    let held = 0
    const ask = async (home: number, place: number): Promise<void> => {
      const buyer = people[place % 2]?.[home * (buyersAHome / 2) + (place >> 1)]
      if (!buyer) throw new Error('Unavailable')
      const before = performance.now()
      const asked = await buyer.start(`sweden-${home + 1}`)
      const told = asked.status === 202 ? await buyer.status(asked.body.id) : asked
      if (told.status === 200) held += 1
      else {
        waits.push(performance.now() - before)
        expect([told.status, ['held', 'purchaseobjecterror'].includes(told.body.code)]).toEqual([409, true])
      }
    }
    const began = performance.now()
    let next = 0
    // A few homes at a time, with all buyers of a home at once.
    await Promise.all(
      Array.from({ length: homesAtOnce }, async () => {
        while (next < homes) {
          const home = next
          next += 1
          await Promise.all(Array.from({ length: buyersAHome }, (_, place) => ask(home, place)))
        }
      }),
    )
    const seconds = (performance.now() - began) / 1_000
    const slowest = Math.max(...waits)
    if (measured !== undefined) {
      process.stdout.write(
        `${homes} homes, ${homes * buyersAHome} buyers: ${seconds.toFixed(1)} s, ${Math.round((homes * buyersAHome) / seconds)} starts/s, slowest loser ${Math.round(slowest)} ms\n`,
      )
      expect(slowest).toBeLessThan(2_000)
    }
    expect(held).toBe(homes)
    const twice =
      await sql`select object_id from bookings where status = 'held' group by 1 having count(*) > 1`.execute(
        one.db,
      )
    expect(twice.rows).toEqual([])
    const reserved = await sql<{ count: string }>`select count(*) from homes where site_id = 1
      and details ->> 'status' = 'reserved'`.execute(one.db)
    expect(Number(reserved.rows[0]?.count)).toBe(homes)
    await sql`delete from bookings`.execute(one.db)
    await sql`update homes set details = details || '{"status": "forSale"}'`.execute(one.db)
  })
})

describe('One buyer on two devices', () => {
  it('gets one home of a project, and one booking for one request', async () => {
    const [one, other] = servers as [BookingsForTests, BookingsForTests]
    const anna = await one.buyer()
    const onPhone = other.browser('sweden', `${anna.id}.identified`)
    const key = randomUUID()
    const twice = await Promise.all([anna.start('sweden-1', key), onPhone.start('sweden-1', key)])
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1)
    await anna.cancel(twice[0].body.id)
    const both = await Promise.all([anna.start('sweden-1'), onPhone.start('sweden-2')])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    const kept = await one.db.selectFrom('bookings').select('id').where('status', '=', 'held').execute()
    expect(kept.length).toBe(1)
    await sql`delete from bookings`.execute(one.db)
  })
})
