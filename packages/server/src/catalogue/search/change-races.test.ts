// Many homes of one stage change at once on real PostgreSQL: the stage's data follow all of them.
import { setTimeout } from 'node:timers/promises'
import { stageOfHomes } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { bookedWorld } from '../../testing/bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { nextSnapshot } from './catalogue-snapshot.ts'
import { takeUpDue } from './catalogue-turn.ts'
import { changeHomes } from './change-homes.ts'
import { changeOneHome } from './change-one-home.ts'
import { insertWorld } from './insert-world.ts'
import { lockStages } from './stored-homes.ts'

let postgres: TestPostgres
let databases: readonly OpenDatabase[]
beforeAll(async () => {
  postgres = await makeTestPostgres()
  // One per concurrent caller, so that none is rejected on a slow machine.
  const open = () => openPatiently(postgres.url, { connections: 25 })
  databases = [open(), open()]
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.drop()
})

it('Homes that are held while staff change them get both changes, and followers get each once', async () => {
  const homes = 20
  const [one, other] = databases as [OpenDatabase, OpenDatabase]
  await insertWorld(one.db, bookedWorld(homes) as never)
  const before = await nextSnapshot(other.db, undefined)
  const priceOf = (at: number) => 300_000_000 + at * 100_000
  const hold = async ({ db }: OpenDatabase, homeId: string): Promise<void> => {
    const wanted = { homeId, change: { status: 'reserved' }, by: 'buyer' } as const
    const attempt = () =>
      db.transaction().execute((trx) => changeOneHome(trx, wanted, { now: Date.now(), from: 'forSale' }))
    let done = await attempt()
    while (done === 'overtaken') done = await attempt()
    expect(done).toBe('made')
    await takeUpDue(db)
  }
  const change = ({ db }: OpenDatabase, at: number) =>
    db
      .transaction()
      .execute((trx) =>
        changeHomes(trx, [
          { homeId: `sweden-${at + 1}`, change: { price: priceOf(at) as never }, by: 'staff' },
        ]),
      )
  await Promise.all(
    Array.from({ length: homes }, (_, at) => [hold(one, `sweden-${at + 1}`), change(other, at)]).flat(),
  )
  const rows = await one.db
    .selectFrom('homes')
    .select('details')
    .where('stage_id', '=', 'stage-sweden-0')
    .execute()
  expect(rows.map(({ details }) => [details.id, details.status, details.price]).sort()).toEqual(
    Array.from({ length: homes }, (_, at) => [`sweden-${at + 1}`, 'reserved', priceOf(at)]).sort(),
  )
  const { changes } = await nextSnapshot(other.db, before)
  expect(changes?.homes.filter(({ status }) => status === 'reserved')).toHaveLength(homes)
  const told = await one.db
    .selectFrom('home_changes')
    .select(['home_id', 'after'])
    .where('changed_by', '<>', 'catalogue')
    .execute()
  expect(told.filter(({ after }) => after.status === 'reserved')).toHaveLength(homes)
  expect(told.filter(({ after }) => after.price !== undefined)).toHaveLength(homes)
})

it('A home that is read to be changed is locked until the change is written', async () => {
  const [one, other] = databases as [OpenDatabase, OpenDatabase]
  await insertWorld(one.db, bookedWorld(2) as never)
  const order: string[] = []
  const wanted = { homeId: 'sweden-1', change: { status: 'reserved' }, by: 'buyer' } as const
  const holding = await one.db.transaction().execute(async (trx) => {
    await lockStages(trx, ['sweden-2'])
    const held = other.db
      .transaction()
      .execute((second) => changeOneHome(second, wanted, { now: Date.now(), from: 'forSale' }))
      .then((done) => order.push(`the buyer’s is ${done}`))
    await setTimeout(200)
    await changeHomes(trx, [{ homeId: 'sweden-1', change: { price: 300_000_000 as never }, by: 'staff' }])
    order.push('the price is written')
    return { held }
  })
  await holding.held
  expect(order).toEqual(['the price is written', 'the buyer’s is overtaken'])
})

it('A change written by a server that crashed then is found at the next turn', async () => {
  const [{ db }] = databases as [OpenDatabase, OpenDatabase]
  await insertWorld(db, bookedWorld(2) as never)
  const before = await nextSnapshot(db, undefined)
  await db
    .transaction()
    .execute((trx) =>
      changeOneHome(
        trx,
        { homeId: 'sweden-1', change: { status: 'reserved' }, by: 'buyer' },
        { now: Date.now(), from: 'forSale' },
      ),
    )
  expect(await nextSnapshot(db, before)).toBe(before)
  await takeUpDue(db)
  const { changes, change } = await nextSnapshot(db, before)
  expect(changes?.homes.map(({ id, status }) => [id, status])).toEqual([['sweden-1', 'reserved']])
  // Nothing is pending: no turn is taken.
  await takeUpDue(db)
  expect((await nextSnapshot(db, undefined)).change).toBe(change)
})

it('A stage whose homes all change concurrently has their data', async () => {
  const homes = 20
  const [{ db }] = databases as [OpenDatabase, OpenDatabase]
  await insertWorld(db, bookedWorld(homes) as never)
  const { before } = await db
    .selectFrom('home_changes')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('before'))
    .executeTakeFirstOrThrow()
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: homes }, (_, at) =>
        (databases[at % 2] as OpenDatabase).db.transaction().execute((trx) =>
          changeHomes(trx, [
            {
              homeId: `sweden-${at + 1}`,
              change: { price: (300_000_000 + (((round * homes + at) * 7) % 61) * 100_000) as never },
              by: 'staff',
            },
          ]),
        ),
      ),
    )
    const rows = await db
      .selectFrom('homes')
      .select('details')
      .where('stage_id', '=', 'stage-sweden-0')
      .execute()
    const { details } = await db
      .selectFrom('stages')
      .select('details')
      .where('id', '=', 'stage-sweden-0')
      .executeTakeFirstOrThrow()
    const followed = stageOfHomes(
      details,
      rows.map((row) => row.details),
      'SE',
    )
    expect(details).toEqual(followed)
  }
  const { count } = await db
    .selectFrom('home_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', '>', before)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(homes * 3)
})
