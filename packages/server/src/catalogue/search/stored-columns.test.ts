// A starting server finds what another one found without compiling: the columns are in the database.
import type { HomeDetails, Money } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { nextSnapshot } from './catalogue-snapshot.ts'
import { changeHomes } from './change-homes.ts'
import { insertWorld } from './insert-world.ts'

const homes = Array.from({ length: 30 }, (_, at) =>
  aHomeInDetail({ id: `home-${String(at).padStart(2, '0')}`, price: moneyOf(2_000_000 + at * 10_000) }),
)

let database: OpenDatabase
const write = (all: readonly HomeDetails[]) =>
  insertWorld(database.db, {
    homes: all,
    stages: [aStage()],
    tags: ['vg', 'vg-goteborg', 'vg-goteborg-lindholmen'].map((id) => aTag({ id, url: id })),
  })
const start = (storedFrom = 10) => nextSnapshot(database.db, undefined, { storedFrom })
/** By reading all homes, ignoring stored columns. */
const compiled = async () => {
  await database.db.deleteFrom('catalogue_columns').execute()
  return start(Number.POSITIVE_INFINITY)
}
const price = (homeId: string, whole: number) =>
  database.db
    .transaction()
    .execute((trx) => changeHomes(trx, [{ homeId, change: { price: moneyOf(whole) as Money }, by: 'staff' }]))
const kept = async () =>
  (await database.db.selectFrom('catalogue_columns').select(['revision', 'change']).execute())[0]
/** Makes the rows differ from the stored columns, to show which were used. */
const spoilRows = () => sql`update home_search set area = 1`.execute(database.db)
const areasOf = ({ columns }: CatalogueSnapshot) => new Set(columns.get(homes[0]?.siteId ?? 0)?.area)

beforeAll(async () => {
  database = openTestDatabase()
  await write(homes)
})
afterAll(() => database.close())

it('The first server stores its compiled columns, and the next uses them with later changes', async () => {
  const first = await start()
  expect(await kept()).toEqual({ revision: first.revision, change: first.change })
  await price('home-07', 9_000_000)
  await price('home-03', 1_000_000)
  const next = await start()
  expect(next.change).toBeGreaterThan(first.change)
  expect(next.columns).toEqual((await compiled()).columns)
})

it('Unchanged homes are not read', async () => {
  await start()
  const before = areasOf(await start())
  await spoilRows()
  expect(areasOf(await start())).toEqual(before)
  expect(areasOf(await compiled())).toEqual(new Set([1]))
})

it('Another catalogue is compiled anew, and its columns replace the stored ones', async () => {
  const old = await start()
  await write(homes.slice(0, 20))
  const next = await start()
  expect(next.revision).toBeGreaterThan(old.revision)
  expect(next.columns).toEqual((await compiled()).columns)
  await start()
  expect(await kept()).toMatchObject({ revision: next.revision })
})

it('Columns of another release are not used', async () => {
  const { columns } = await start()
  await sql`update catalogue_columns set form = 'of another release', columns = 'no columns'`.execute(
    database.db,
  )
  expect((await start()).columns).toEqual(columns)
})

it('Few homes are compiled each time, and not stored', async () => {
  await compiled()
  await start(21)
  expect(await kept()).toBeUndefined()
})
