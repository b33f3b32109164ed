// Prepared plans on real PostgreSQL: a frequent statement is planned once, and a server keeps running while another one migrates.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import { preparedPlan } from './prepared-plans.ts'

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openDatabase({ url: postgres.url })
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

describe('A frequent statement', () => {
  it('is planned once on a connection, and others each time', async () => {
    await database.db.connection().execute(async (db) => {
      const keys = db.selectFrom('settings').select('key')
      for (let times = 0; times < 10; times += 1) {
        await keys.where('key', '=', `kept ${times}`).modifyEnd(preparedPlan).execute()
        await keys.where('key', '=', `asked ${times}`).execute()
      }
      const { rows } = await sql<{ readonly statement: string; readonly plans: number }>`
        select statement, generic_plans::int as plans from pg_prepared_statements where from_sql is false`.execute(
        db,
      )
      expect(rows).toEqual([{ statement: expect.stringContaining('kept plan'), plans: expect.any(Number) }])
      expect(rows[0]?.plans).toBeGreaterThan(0)
    })
  })

  it('is answered after a migration has added a column', async () => {
    await database.db.connection().execute(async (db) => {
      const ask = () =>
        db.selectFrom('settings').select('value').where('key', '=', 'x').modifyEnd(preparedPlan).execute()
      await ask()
      await sql`alter table settings add column later text`.execute(db)
      await expect(ask()).resolves.toEqual([])
    })
  })
})
