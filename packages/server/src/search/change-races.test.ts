// Many homes of one stage change at once on real PostgreSQL: what the stage says follows all of them.
import { stageOfHomes } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { bookedWorld } from '../testing/bookings.ts'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
import { changeHomes } from './change-homes.ts'
import { insertWorld } from './insert-world.ts'

let postgres: TestPostgres
let databases: readonly OpenDatabase[]
beforeAll(async () => {
  postgres = await makeTestPostgres()
  databases = [openDatabase({ url: postgres.url }), openDatabase({ url: postgres.url })]
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.drop()
})

it('A stage whose homes all change in the same moment says what they say', async () => {
  const homes = 20
  const [{ db }] = databases as [OpenDatabase, OpenDatabase]
  await insertWorld(db, bookedWorld(homes) as never)
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
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(homes * 3)
})
