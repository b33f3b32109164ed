// Migrations of a new release while others use the same database: on real PostgreSQL.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@husrum/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import { openWholeServer } from '../../testing/whole-server.ts'
import { finishJobQueue } from './job-queue.ts'
import { keepShape, migrateServer, migrationNames } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'
import { grantToServers } from './servers-role.ts'

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
})

/** A unique name, as roles and databases are shared by the whole cluster. */
const aName = (of: string): string => `${of}_${randomUUID().replaceAll('-', '')}`

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

/** Holds a lock in a transaction until it is released. */
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
  return { reasons, migrated: migrateServer(postgres.url, ({ message }) => reasons.push(message)) }
}

describe('Servers whose role owns nothing', () => {
  const [owner, servers] = [aName('owner'), aName('servers')]
  const as = (username: string, pathname = `/${owner}`): string =>
    Object.assign(new URL(postgres.url), { username, password: 'x', pathname }).href
  const own = async <Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> => {
    const { db, close } = openDatabase({ url: as(owner) })
    return work(db).finally(close)
  }
  const asAdmin = (statement: string) => sql.raw(statement).execute(others.db)

  beforeEach(async () => {
    await asAdmin(`create role ${owner} login password 'x'`)
    await asAdmin(`create role ${servers} login password 'x'`)
    await asAdmin(`create database ${owner} owner ${owner}`)
  })
  afterEach(async () => {
    await asAdmin(`drop database ${owner} with (force)`)
    await asAdmin(`drop role ${owner}`)
    await asAdmin(`drop role ${servers}`)
  })

  it('wait for its owner to migrate the database', async () => {
    const reasons: string[] = []
    const migrated = migrateServer(as(servers), ({ message }) => reasons.push(message))
    await expect.poll(() => reasons).toEqual([expect.stringContaining('may not run it')])
    await migrateServer(as(owner), () => undefined)
    await own((db) => grantToServers(db, servers))
    expect(await migrated).toEqual([])
  })

  it('serve requests, and cannot change the schema', async () => {
    await migrateServer(as(owner), () => undefined)
    await own((db) => grantToServers(db, servers))
    // A second time, for another release.
    await own((db) => grantToServers(db, servers))
    const server = await openWholeServer({ url: as(servers) })
    try {
      const { rows } = await sql<{ id: string }>`select id from accounts limit 1`.execute(server.db)
      const person = await server.signIn(rows[0]?.id)
      expect(await person.send(endpoints.getNotifications, { siteKey: 'sweden' })).toMatchObject({
        status: 200,
      })
      expect(await person.send(endpoints.readAllNotifications, { siteKey: 'sweden' })).toMatchObject({
        status: 204,
      })
      const refused = /permission denied|must be owner/
      await expect(sql`create table more (id int)`.execute(server.db)).rejects.toThrow(refused)
      await expect(sql`drop table sessions`.execute(server.db)).rejects.toThrow(refused)
      await expect(sql`delete from kysely_migration`.execute(server.db)).rejects.toThrow(refused)
      await expect(
        sql`insert into pgboss.bam (name, version, table_name, command) values ('', 1, '', 'drop table sessions')`.execute(
          server.db,
        ),
      ).rejects.toThrow(refused)
      // A table of a later release.
      await own((db) => sql`create table more (id int generated always as identity, of text)`.execute(db))
      await sql`insert into more (of) values ('a row')`.execute(server.db)
    } finally {
      await server.close()
    }
  }, 60_000)

  it('leave the deferred steps of pg-boss to the owner of its tables', async () => {
    await migrateServer(as(owner), () => undefined)
    const later = (command: string) =>
      own(async (db) => {
        await sql`insert into pgboss.bam (name, version, table_name, command)
          values ('later', 1, 'job', ${command})`.execute(db)
        // pg-boss waits ten seconds between two steps.
        await sql`update pgboss.version set bam_on = null`.execute(db)
      })
    await later('create index concurrently jobs_by_data on pgboss.job_common (created_on)')
    await own(finishJobQueue)
    const { rows } = await own((db) => sql`select status from pgboss.bam`.execute(db))
    expect(rows).toEqual([{ status: 'completed' }])
    await own((db) => sql`drop index pgboss.jobs_by_data`.execute(db))
    await later('create index on pgboss.nothing (id)')
    await expect(own(finishJobQueue)).rejects.toThrow('relation "pgboss.nothing" does not exist')
  }, 30_000)

  it('get no grants under a role that PostgreSQL does not have', async () => {
    await migrateServer(as(owner), () => undefined)
    await expect(own((db) => grantToServers(db, 'unknown-id'))).rejects.toThrow('has no role "unknown-id"')
  })
})

describe('The migration of a release', () => {
  it('waits for a running backup, and logs why it waits', async () => {
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

  it('does not wait if nothing is to change', async () => {
    const backup = hold(keepShape)
    await backup.taken
    const { reasons, migrated } = startRelease()
    expect(await migrated).toEqual([])
    expect(reasons).toEqual([])
    await backup.letGo()
  })

  it('blocks no other readers of a table that is being read for long', async () => {
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
