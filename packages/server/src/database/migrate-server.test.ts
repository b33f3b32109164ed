// A release that brings the database another shape, while others are at the same database: on real PostgreSQL.
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
import { keepShape, migrateServer, migrationNames } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
})

let postgres: TestPostgres
let others: OpenDatabase
beforeEach(async () => {
  postgres = await makeTestPostgres()
  others = openDatabase({ url: postgres.url })
})
afterEach(async () => {
  await others.close()
  await postgres.drop()
})

/** Holds on to something in a transaction until it is let go. */
const hold = (take: (db: Parameters<typeof keepShape>[0]) => Promise<unknown>) => {
  const released = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const done = others.db.transaction().execute(async (trx) => {
    await take(trx)
    taken.resolve()
    await released.promise
  })
  return {
    taken: taken.promise,
    letGo: () => {
      released.resolve()
      return done
    },
  }
}

const startRelease = () => {
  const reasons: string[] = []
  return { reasons, migrated: migrateServer(postgres.url, (reason) => reasons.push(reason)) }
}

describe('The shape that a release wants', () => {
  it('comes after a backup that is being made, and says meanwhile why it waits', async () => {
    await sql`drop schema public cascade`.execute(others.db)
    await sql`drop schema pgboss cascade`.execute(others.db)
    await sql`create schema public`.execute(others.db)
    const backup = hold(keepShape)
    await backup.taken
    const { reasons, migrated } = startRelease()
    await expect.poll(() => reasons).toEqual([expect.stringContaining('lock timeout')])
    await backup.letGo()
    expect(await migrated).toEqual(await migrationNames())
  })

  it('is not waited for where nothing is to change', async () => {
    const backup = hold(keepShape)
    await backup.taken
    const { reasons, migrated } = startRelease()
    expect(await migrated).toEqual([])
    expect(reasons).toEqual([])
    await backup.letGo()
  })

  it('makes nobody wait behind it for a table that somebody reads for long', async () => {
    await new Migrator({ db: others.db, provider }).migrateTo('0081-home-changes-due')
    const report = hold((db) => sql`select count(*) from sessions`.execute(db))
    await report.taken
    const { reasons, migrated } = startRelease()
    await expect.poll(() => reasons.length).toBeGreaterThan(0)
    const { rows } = await sql<{ people: number }>`select count(*) as people from sessions`.execute(others.db)
    expect(rows).toEqual([{ people: 0 }])
    await report.letGo()
    expect(await migrated).toContain('0082-sessions-changed-at')
  })
})
