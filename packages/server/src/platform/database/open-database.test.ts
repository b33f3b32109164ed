// The embedded database isolates transactions, returns the types of PostgreSQL, and belongs to one process.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedTestDatabase } from '../../testing/test-database.ts'
import { outageOf } from './database-outage.ts'
import { DataDirectoryInUse, lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import { readSetting, writeSetting } from './stored-settings.ts'

describe('The embedded database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = openDatabase()
    await migrate(database.db)
  })
  afterAll(() => database.close())

  it('is migrated once', async () => {
    expect(await migrate(database.db)).toEqual([])
  })

  it('is not changed by an older release that starts after a newer one', async () => {
    const name = '9999-of-a-newer-release'
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(
      database.db,
    )
    expect(await migrate(database.db)).toEqual([])
    await sql`delete from kysely_migration where name = ${name}`.execute(database.db)
  })

  it('stores settings', async () => {
    expect(await readSetting(database.db, 'colour')).toBeUndefined()
    await writeSetting(database.db, 'colour', 'green')
    await writeSetting(database.db, 'colour', 'blue')
    expect(await readSetting(database.db, 'colour')).toBe('blue')
  })

  it('returns numbers, days and instants as numbers and ISO texts', async () => {
    const { rows } = await sql`
      select 7::int8 as count, 1.5::numeric as part, '2026-11-21'::date as day,
        '2026-11-21T10:00:00+02'::timestamptz as moment, array[1::int8] as counts`.execute(database.db)
    expect(rows).toEqual([
      { count: 7, part: 1.5, day: '2026-11-21', moment: '2026-11-21T08:00:00.000Z', counts: [1] },
    ])
  })

  it('keeps writes outside of a failed transaction', async () => {
    const { db } = database
    const failing = db.transaction().execute(async (trx) => {
      await writeSetting(trx, 'inside', '1')
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('taken back')
    })
    const beside = writeSetting(db, 'beside', '1')
    await expect(failing).rejects.toThrow('taken back')
    await beside
    expect(await readSetting(db, 'inside')).toBeUndefined()
    expect(await readSetting(db, 'beside')).toBe('1')
  })

  it('delivers notifications of a channel after the commit, and none after a rollback', async () => {
    const { db } = database
    const said = (channel: string) => sql`select pg_notify(${channel}, '')`
    let heard = 0
    const stop = database.listen('changes', () => {
      heard += 1
    })
    // One call on subscribing: notifications may have been sent before.
    await expect.poll(() => heard).toBe(1)
    await db.transaction().execute(async (trx) => {
      await said('changes').execute(trx)
      await sql`select 1`.execute(trx)
      expect(heard).toBe(1)
    })
    await expect.poll(() => heard).toBe(2)
    const failing = db.transaction().execute(async (trx) => {
      await said('changes').execute(trx)
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await said('other').execute(db)
    stop()
    await said('changes').execute(db)
    await database.ping()
    expect(heard).toBe(2)
  })

  it('reports a wrong statement by PostgreSQL’s code, and not as an outage', async () => {
    const cause: unknown = await sql`select nothing`.execute(database.db).catch((error: unknown) => error)
    expect(cause).toMatchObject({ code: '42703' })
    expect(outageOf(cause)).toBeUndefined()
  })

  it('is unavailable when it is closed', async () => {
    const other = openEmbeddedTestDatabase()
    await other.close()
    await other.close()
    await expect(other.ping()).rejects.toThrow()
  })
})

describe('A PostgreSQL server that is down', () => {
  it('is reported as an outage', async () => {
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
    const cause: unknown = await database.ping().catch((error: unknown) => error)
    expect(outageOf(cause)).toBe('away')
    await database.close()
  })
})

describe('A data directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'husrum-lock-'))
  const lock = join(directory, 'lock.json')
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  const hold = () => {
    const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}
      try { lockDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000) }
      catch (cause) { console.log(cause.message); process.exit(1) }`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = new Promise<string>((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
    )
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    return { child, said, ended }
  }

  it('is locked for a second process, and free after the first was killed', async () => {
    const first = hold()
    expect(await first.said).toBe('held')
    const second = hold()
    expect(await second.said).toBe(`another Husrum process (${first.child.pid}) is using this data directory`)
    expect(await second.ended).toBe(1)
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryInUse)
    first.child.kill('SIGKILL')
    await first.ended
    const unlock = lockDirectory(directory)
    expect(readFileSync(lock, 'utf8')).toContain(String(process.pid))
    unlock()
  })

  it('is free if its lock names a reused process id, or is empty', () => {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, started: 'long ago' }))
    lockDirectory(directory)()
    writeFileSync(lock, '')
    lockDirectory(directory)()
  })
})
