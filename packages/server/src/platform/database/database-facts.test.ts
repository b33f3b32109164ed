// What PostgreSQL reports about itself, and what it reports to an ordinary role.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openEmbeddedTestDatabase, openPatiently } from '../../testing/test-database.ts'
import { backedUpSetting, baseBackupSetting, lostFilesSetting, readDatabaseFacts } from './database-facts.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import { writeSetting } from './stored-settings.ts'

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

describe('The facts of a database', () => {
  it('are the same if it is embedded, except for the archive', async () => {
    const embedded = openEmbeddedTestDatabase()
    for (const { db } of [embedded, database]) {
      const facts = await readDatabaseFacts(db)
      expect(facts).toMatchObject({ backedUpAt: undefined, lostFiles: 0 })
      expect(facts.archive === undefined).toBe(db === embedded.db)
      expect(facts.slotBytes).toBeGreaterThanOrEqual(0)
      expect(facts.transactionIds).toBeGreaterThan(0)
    }
    await embedded.close()
  })

  it('include a failing archive, and the time since its last success', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'husrum-archive-'))
    // For the user that runs PostgreSQL.
    await chmod(folder, 0o755)
    const server = await startRealPostgres({ archiveCommand: `test -e ${join(folder, 'open')}` })
    const own = openDatabase({ url: server.url })
    const archive = async () => (await readDatabaseFacts(own.db)).archive
    const until = (expected: object) =>
      vi.waitFor(
        async () => {
          // New WAL starts PostgreSQL's archiver, which pauses for a minute after a failure.
          await sql`insert into settings (key, value) select 'x', 'x' on conflict do nothing`.execute(own.db)
          await sql`select pg_switch_wal()`.execute(own.db)
          expect(await archive()).toMatchObject(expected)
        },
        { timeout: 60_000, interval: 500 },
      )
    try {
      await sql`create table settings (key text primary key, value text not null)`.execute(own.db)
      await until({ isFailing: true })
      const { age = 0 } = (await archive()) ?? {}
      expect(age).toBeGreaterThan(0)
      await writeFile(join(folder, 'open'), '')
      await until({ isFailing: false })
    } finally {
      await own.close()
      await server.stop()
      await rm(folder, { recursive: true })
    }
  }, 120_000)

  it('include the log that is kept for a slot without a reader', async () => {
    await database.db.connection().execute(async (db) => {
      const slot = `test_${randomUUID().replaceAll('-', '')}`
      await sql`select pg_create_physical_replication_slot(${slot}, true, true)`.execute(db)
      await sql`create table written as select repeat('x', 1000) as x from generate_series(1, 2000)`.execute(
        db,
      )
      expect((await readDatabaseFacts(db)).slotBytes).toBeGreaterThan(1_000_000)
      await sql`select pg_drop_replication_slot(${slot})`.execute(db)
    })
  })

  it('include the time of the base backup that its script has recorded', async () => {
    expect((await readDatabaseFacts(database.db)).baseBackupAt).toBeUndefined()
    await writeSetting(database.db, baseBackupSetting, '2026-03-01 02:00:00+00')
    expect((await readDatabaseFacts(database.db)).baseBackupAt).toBe(Date.parse('2026-03-01T02:00:00Z'))
  })

  it('include a time as scripts and PostgreSQL write it', async () => {
    for (const written of [
      '2026-03-01T02:00:00Z',
      '2026-03-01T03:00:00.000000000+0100',
      '2026-03-01 07:30:00.000001+05:30',
      '2026-03-01 02:00',
    ]) {
      await writeSetting(database.db, baseBackupSetting, written)
      const { baseBackupAt } = await readDatabaseFacts(database.db)
      expect([written, baseBackupAt]).toEqual([written, Date.parse('2026-03-01T02:00:00Z')])
    }
    // In whatever time zone the writing session has.
    await sql`update settings set value = now()::text where key = ${baseBackupSetting}`.execute(database.db)
    const { at, baseBackupAt = 0 } = await readDatabaseFacts(database.db)
    expect(Math.abs(at - baseBackupAt)).toBeLessThan(60_000)
  })

  it('leave out a value that is no time or number, and include the rest', async () => {
    for (const nonsense of ['', 'backup 1', 'infinity', '2026-03-01T25:00:00Z', '-1', '1 file']) {
      for (const setting of [backedUpSetting, baseBackupSetting, lostFilesSetting])
        await writeSetting(database.db, setting, nonsense)
      const facts = await readDatabaseFacts(database.db)
      expect(facts).toMatchObject({ backedUpAt: undefined, baseBackupAt: undefined, lostFiles: 0 })
      expect(facts.connections).toBeGreaterThan(0)
    }
  })
})

it('A server sees the age of transactions of other roles only with pg_read_all_stats', async () => {
  const role = `husrum_${randomUUID().replaceAll('-', '')}`
  await sql.raw(`create role ${role} login password 'x'`).execute(database.db)
  await sql.raw(`grant select on settings to ${role}`).execute(database.db)
  const url = new URL(postgres.url)
  Object.assign(url, { username: role, password: 'x' })
  const server = openDatabase({ url: url.href })
  try {
    await database.db.transaction().execute(async (trx) => {
      await sql`select 1, pg_sleep(0.3)`.execute(trx)
      expect((await readDatabaseFacts(server.db)).oldestTransaction).toBe(0)
      await sql.raw(`grant pg_read_all_stats to ${role}`).execute(database.db)
      expect((await readDatabaseFacts(server.db)).oldestTransaction).toBeGreaterThan(0.3)
    })
  } finally {
    await server.close()
    await sql.raw(`drop owned by ${role}`).execute(database.db)
    await sql.raw(`drop role ${role}`).execute(database.db)
  }
})
