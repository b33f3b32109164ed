// Restoring a backup: rows, files and sessions, from PostgreSQL into the embedded database; a damaged one is rejected.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { siteByKey } from '@husrum/domain'
import { aBookedHome, aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { startTestBucket } from '@husrum/testkit/test-bucket'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCatalogueHomes } from '../../buying/booking/catalogue-homes.ts'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import { makeListOfDeletedAccounts } from '../../people/own-data/list-of-deleted-accounts.ts'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import { declarations } from '../../subjects.ts'
import { goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import { addAccount, testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import {
  makeDataDirectory,
  makeEmptyDataDirectory,
  makeTestPostgres,
  openPatiently,
} from '../../testing/test-database.ts'
import { backedUpSetting, lostFilesSetting } from '../database/database-facts.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { readSetting } from '../database/stored-settings.ts'
import { makeWithoutStatementTimeout } from '../database/without-statement-timeout.ts'
import { openDirectoryUploadStore } from '../files/directory-upload-store.ts'
import { openS3UploadStore } from '../files/s3-upload-store.ts'
import type { UploadStore } from '../files/upload-store.ts'
import { retentionModule } from '../retention/module.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { manifestOf } from './manifest.ts'
import { pruneBackups } from './prune-backups.ts'
import { deleteSince, restoreBackup } from './restore-backup.ts'

const site = siteByKey('sweden')
const keys = makeSecretKeys(testSecret)
const secrets = [testSecret] as const
const upload = '6f0f1a3e-26c8-4f53-9a0d-6c1f5a3f7a10'

let folder = ''
let postgres: TestPostgres
let database: OpenDatabase
const opened: OpenDatabase[] = []
const others: TestPostgres[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husrum-backup-'))
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  for (const each of [database, ...opened]) await each.close()
  for (const each of [postgres, ...others]) await each.drop()
  await rm(folder, { recursive: true, force: true })
})

const emptyPlace = async (name: string) => {
  const directory = join(folder, name)
  makeEmptyDataDirectory(directory)
  const empty = openDatabase({ directory })
  opened.push(empty)
  return { db: empty.db, store: await openDirectoryUploadStore(join(directory, 'uploads')), keys, secrets }
}

const postgresOfItsOwn = async (): Promise<TestPostgres> => {
  const made = await makeTestPostgres()
  others.push(made)
  return made
}

const linesOf = async (directory: string, { tables }: Manifest) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async ({ table, file }) => {
        const lines = gunzipSync(await readFile(join(directory, file)))
          .toString('utf8')
          .split('\n')
        return [table, lines.sort()] as const
      }),
    ),
  )

describe('A backup', { timeout: 120_000 }, () => {
  const kept = () => join(folder, 'kept')
  let manifest: Manifest
  let shown: { site: typeof site; token: string; binding: string | undefined }

  beforeAll(async () => {
    const store = await openDirectoryUploadStore(join(folder, 'uploads'))
    const accountId = await addAccount(database)
    const { token, binding } = await makeSessions({ db: database.db, keys }).begin({
      accountId,
      site,
      hasIdentity: true,
    })
    shown = { site, token, binding }
    const file = join(folder, 'sent')
    await writeFile(file, 'a picture')
    await store.keep(upload, file)
    await sql`insert into uploads (id, owner_kind, owner_id, purpose, site, name, size, state, kind, sha256, expires_at)
      values (${upload}::uuid, 'account', ${accountId}::uuid, 'case', 'sweden', 'kran.jpg', 9, 'clean', 'jpeg',
        ${Buffer.from('00ff', 'hex')}, now() + interval '1 day'),
        (gen_random_uuid(), 'account', ${accountId}::uuid, 'case', 'sweden', 'half.jpg', 9, 'receiving', null, null,
        now() + interval '1 day')`.execute(database.db)
    manifest = await makeBackup(kept(), { db: database.db, store, secrets })
  })

  it('is restored completely: rows, files and sessions', async () => {
    const place = await emptyPlace('restored')
    await restoreBackup(kept(), place)
    expect(await makeSessions(place).find(shown)).toMatchObject({ hasIdentity: true })
    expect(await text(await place.store.read(upload))).toBe('a picture')
    const again = join(folder, 'again')
    const second = await makeBackup(again, place)
    expect(second.missing).toEqual([])
    const [before, after] = [await linesOf(kept(), manifest), await linesOf(again, second)]
    const rest = (lines: readonly string[] = []) => lines.filter((line) => !line.includes('half.jpg'))
    for (const [table, lines] of Object.entries(before))
      expect([table, after[table]]).toEqual([table, rest(lines)])
    expect(second.sequences).toEqual(manifest.sequences)
  })

  it('is restored without tables that are not ours, and names them', async () => {
    const mine = openDatabase({ url: (await postgresOfItsOwn()).url })
    opened.push(mine)
    await sql`create table sessions_before (id serial, of uuid)`.execute(mine.db)
    await sql`insert into sessions_before (of) values (gen_random_uuid())`.execute(mine.db)
    const directory = join(folder, 'by-hand')
    await makeBackup(directory, {
      db: mine.db,
      store: await openDirectoryUploadStore(join(folder, 'no-files')),
      secrets,
    })
    const place = await emptyPlace('without')
    expect((await restoreBackup(directory, place)).leftOut).toEqual(['public.sessions_before'])
    expect(await place.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('is not written over existing data', async () => {
    await expect(
      restoreBackup(kept(), { db: database.db, store: await openDirectoryUploadStore(folder), secrets }),
    ).rejects.toThrow('The database has tables already')
    await expect(makeBackup(kept(), await emptyPlace('other'))).rejects.toThrow('is not empty')
  })

  it('is rejected by a database of another owner before a file is copied, and restored once it is ours', async () => {
    const admin = openDatabase({ url: (await postgresOfItsOwn()).url })
    opened.push(admin)
    const name = `ours_${crypto.randomUUID().slice(0, 8)}`
    await sql`create role ${sql.id(name)} login password 'ours' nosuperuser`.execute(admin.db)
    await sql`create database ${sql.id(name)}`.execute(admin.db)
    const url = Object.assign(new URL((await postgresOfItsOwn()).url), {
      username: name,
      password: 'ours',
      pathname: `/${name}`,
    })
    const ours = openDatabase({ url: url.href })
    const store = await openDirectoryUploadStore(join(folder, name))
    try {
      const place = { db: ours.db, store, secrets }
      await expect(restoreBackup(kept(), place)).rejects.toThrow(`alter database ${name} owner to ${name}`)
      expect(await readdir(join(folder, name, 'kept'))).toEqual([])
      await sql`alter database ${sql.id(name)} owner to ${sql.id(name)}`.execute(admin.db)
      await restoreBackup(kept(), place)
      expect(await text(await store.read(upload))).toBe('a picture')
    } finally {
      await ours.close()
      await sql`drop database ${sql.id(name)}`.execute(admin.db)
      await sql`drop role ${sql.id(name)}`.execute(admin.db)
    }
  })

  it('is rejected by the name of the damaged part, and with another secret', async () => {
    const place = await emptyPlace('refused')
    await expect(restoreBackup(kept(), { ...place, secrets: [`${testSecret} another`] })).rejects.toThrow(
      'The secret is not the one of the backup',
    )
    await writeFile(join(kept(), 'files', upload), 'another picture')
    await expect(restoreBackup(kept(), place)).rejects.toThrow(`files/${upload} has changed`)
    await rm(join(kept(), 'tables/public.accounts.ndjson.gz'))
    await expect(restoreBackup(kept(), place)).rejects.toThrow('tables/public.accounts.ndjson.gz is missing')
    await expect(restoreBackup(folder, place)).rejects.toThrow('There is no manifest.json')
  })
})

describe('An account that was deleted after the backup', { timeout: 120_000 }, () => {
  const day = 86_400_000
  let lost: OpenDatabase
  let store: UploadStore
  let dataDirectory = ''
  const place = async (name: string) => ({ ...(await emptyPlace(name)), store })
  const peopleIn = async ({ db }: Pick<OpenDatabase, 'db'>) =>
    (await db.selectFrom('accounts').select('email').orderBy('email').execute()).map(({ email }) => email)

  beforeAll(async () => {
    dataDirectory = join(folder, 'lost')
    const { url } = await postgresOfItsOwn()
    lost = openDatabase({ url })
    store = await openDirectoryUploadStore(join(dataDirectory, 'uploads'))
    const house = await openAccountsForTests({ database: lost })
    for (const name of ['anna', 'bo', 'carl']) await house.addAccount({ email: `${name}@example.com` })
    await makeBackup(join(folder, 'before'), { db: lost.db, store, secrets })

    const retention = await retentionModule(
      {
        db: lost.db,
        listen: lost.listen,
        now: Date.now,
        log: pino({ level: 'silent' }),
      },
      {
        declarations,
        withoutStatementTimeout: makeWithoutStatementTimeout(lost, url),
        dataDirectory,
        files: {},
      },
    )
    retention.start?.()
    const browser = house.aBrowser()
    await browser.logIn('anna@example.com')
    expect(await browser.post('delete', { password: goodPassword, confirmed: true })).toMatchObject({
      status: 200,
    })
    const kept = join(dataDirectory, 'uploads/kept')
    await vi.waitFor(async () => expect(await readdir(kept)).toHaveLength(1), { timeout: 10_000 })
    await retention.close?.()
    await lost.db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('accounts').where('email', '=', 'carl@example.com').execute()
        throw new Error('the lights go out')
      })
      .catch(() => undefined)
    await makeListOfDeletedAccounts({ db: lost.db, store, now: Date.now }).writeOut()
    await house.close()
    lost = openDatabase({ url })
    opened.push(lost)
  })

  it('is deleted again by the restore, and no other account is', async () => {
    const back = await place('without-anna')
    expect(await restoreBackup(join(folder, 'before'), back)).toMatchObject({ deleted: 1, failed: [] })
    expect(await peopleIn(back)).toEqual(['bo@example.com', 'carl@example.com'])
  })

  it('is deleted again in a database that PostgreSQL itself has restored', async () => {
    const back = await place('brought-back')
    const elsewhere = await openDirectoryUploadStore(join(folder, 'elsewhere'))
    await restoreBackup(join(folder, 'before'), { ...back, store: elsewhere })
    expect(await peopleIn(back)).toContain('anna@example.com')
    expect(await deleteSince(Date.now() - day, back)).toMatchObject({ deleted: 1 })
    expect(await deleteSince(Date.now() - day, back)).toMatchObject({ deleted: 0 })
    expect(await peopleIn(back)).toEqual(['bo@example.com', 'carl@example.com'])
  })

  it('takes its unsigned booking with it: the home is for sale, and the restore reports it', async () => {
    const back = await place('with-a-booking')
    const elsewhere = await openDirectoryUploadStore(join(folder, 'elsewhere'))
    await restoreBackup(join(folder, 'before'), { ...back, store: elsewhere })
    const home = aHomeInDetail({ status: 'forSale', tagIds: [] })
    const stage = aStageInDetail({ id: home.stageId, tagIds: [] })
    await insertWorld(back.db, { tags: [], homes: [home], stages: [stage] } as never)
    const homes = makeCatalogueHomes({ db: back.db, now: Date.now })
    const statusOf = () => back.db.transaction().execute((trx) => homes.statusOf(trx, home.id))
    await back.db.transaction().execute((trx) => homes.reserve(trx, home.id))
    expect(await statusOf()).toBe('reserved')
    const anna = await back.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'anna@example.com')
      .executeTakeFirstOrThrow()
    await back.db
      .insertInto('bookings')
      .values({
        id: crypto.randomUUID(),
        account_id: anna.id,
        site: 'sweden',
        object_id: home.id,
        project_id: stage.id,
        variant: 'C',
        status: 'financing',
        state: JSON.stringify({ kind: 'financing', variant: 'C' }),
        options: '[]',
        home: JSON.stringify(aBookedHome()),
        terms: '{}',
        status_before: 'forSale',
        origin: '',
        started_at: new Date().toISOString(),
      })
      .execute()
    expect(await deleteSince(Date.now() - day, back)).toMatchObject({ hadBusiness: [anna.id], failed: [] })
    expect(await back.db.selectFrom('bookings').select('id').execute()).toEqual([])
    expect(await statusOf()).toBe('forSale')
  })

  it('is listed in a bucket along with accounts of another database', async () => {
    const bucket = await startTestBucket()
    const list = makeListOfDeletedAccounts({
      db: lost.db,
      store: openS3UploadStore(bucket.options),
      now: Date.now,
    })
    const writeAnew = async (id: string) => {
      await lost.db.deleteFrom('deleted_accounts').execute()
      await lost.db.insertInto('deleted_accounts').values({ id }).execute()
      await list.writeOut()
    }
    expect(await list.since(Date.now())).toEqual([])
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await writeAnew(one)
    await writeAnew(other)
    expect(await list.since(Date.now())).toEqual([one, other])
    await bucket.close()
    await expect(list.since(Date.now())).rejects.toThrow()
  })

  it('stays listed for as long as a backup may contain it, and no longer', async () => {
    const listed = () => readdir(join(dataDirectory, 'uploads/kept'))
    const listAfter = (days: number) =>
      makeListOfDeletedAccounts({ db: lost.db, store, now: () => Date.now() + days * day })
    await listAfter(39).sweep()
    expect(await listed()).toHaveLength(1)
    await listAfter(42).sweep()
    expect(await listed()).toEqual([])
  })
})

describe('A file that cannot be backed up', { timeout: 120_000 }, () => {
  const madeIn = (name: string) => join(folder, name)
  const addFile = async ({ db }: OpenDatabase) => {
    const id = crypto.randomUUID()
    await sql`insert into uploads (id, owner_kind, owner_id, purpose, site, name, size, state, kind, sha256, expires_at)
      values (${id}::uuid, 'account', ${crypto.randomUUID()}::uuid, 'case', 'sweden', 'kran.jpg', 9, 'clean', 'jpeg',
        ${Buffer.from('00ff', 'hex')}, now() + interval '1 day')`.execute(db)
    return id
  }
  const house = async () => {
    const own = openDatabase({ url: (await postgresOfItsOwn()).url })
    opened.push(own)
    return own
  }

  it('fails the backup while the bucket is away, and leaves no manifest', async () => {
    const own = await house()
    const bucket = await startTestBucket()
    await bucket.close()
    const id = await addFile(own)
    const store = openS3UploadStore(bucket.options)
    await expect(makeBackup(madeIn('away'), { db: own.db, store, secrets })).rejects.toThrow(
      `The file ${id} could not be backed up`,
    )
    expect(await readdir(madeIn('away'))).not.toContain('manifest.json')
  })

  it('is recorded as missing, or as deleted meanwhile', async () => {
    const own = await house()
    const store = await openDirectoryUploadStore(join(folder, 'some-lost'))
    const [lost, letGo] = [await addFile(own), await addFile(own)]
    const read: UploadStore['read'] = async (id) => {
      if (id === letGo) await own.db.deleteFrom('uploads').where('id', '=', id).execute()
      return store.read(id)
    }
    const picture = `media-${'0'.repeat(32)}`
    const facts = { type: 'image/jpeg', width: 9, height: 6, bytes: 99 } as const
    await own.db
      .insertInto('media')
      .values({ id: picture, ...facts })
      .execute()
    const manifest = await makeBackup(madeIn('some'), { db: own.db, store: { read }, secrets })
    expect(manifest).toMatchObject({ files: [], missing: [lost, picture], letGo: [letGo] })
    await own.db.deleteFrom('media').execute()
    expect(await makeBackup(madeIn('less'), { db: own.db, store: { read }, secrets })).toMatchObject({
      missing: [lost],
    })
    const back = await emptyPlace('some-back')
    await restoreBackup(madeIn('some'), back)
    expect(await makeBackup(madeIn('some-again'), back)).toMatchObject({
      missing: [lost, picture],
      letGo: [letGo],
    })
  })
})

describe('The backup command', { timeout: 120_000 }, () => {
  const command = (dataDirectory: string, ...args: string[]) =>
    new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
      const environment = {
        PATH: process.env.PATH,
        HUSRUM_DATA_DIR: dataDirectory,
        HUSRUM_SECRET: testSecret,
      }
      const file = join(import.meta.dirname, 'main.ts')
      execFile(process.execPath, [file, ...args], { env: environment }, (failure, out, error) =>
        resolve({ code: failure?.code ?? 0, said: out + error }),
      )
    })
  const changed = async (dataDirectory: string, work: (database: OpenDatabase) => Promise<unknown>) => {
    const own = openDatabase({ directory: dataDirectory })
    const answer = await work(own)
    await own.close()
    return answer
  }
  const settingIn = (dataDirectory: string, key: string) =>
    changed(dataDirectory, ({ db }) => readSetting(db, key))
  const loseFile = async (dataDirectory: string) => {
    const id = crypto.randomUUID()
    await changed(dataDirectory, ({ db }) =>
      sql`insert into uploads (id, owner_kind, owner_id, purpose, site, name, size, state, kind, sha256, expires_at, claimed_by)
        values (${id}::uuid, 'account', ${id}::uuid, 'case', 'sweden', 'kran.jpg', 9, 'clean', 'jpeg', '\\x00ff',
          now() + interval '1 day', 'case:7')`.execute(db),
    )
    return id
  }
  /** The statement of the guide for a file that is lost for good. */
  const lettingGoOf = async (id: string) => {
    const guide = await readFile(join(import.meta.dirname, '../../../../../docs/guide/backups.md'), 'utf8')
    const [statement = ''] = /^update uploads set [^;]+;/m.exec(guide) ?? []
    return statement.replace("'…'", `'${id}'`)
  }

  it('completes a backup without a lost file, records it and exits with a code of its own', async () => {
    const data = join(folder, 'data')
    makeDataDirectory(data)
    const id = await loseFile(data)
    expect(await command(data, 'backup', join(folder, 'first'))).toMatchObject({
      code: 20,
      said: expect.stringContaining(`are missing (1): ${id}`),
    })
    expect(await settingIn(data, backedUpSetting)).toBeDefined()
    expect(await settingIn(data, lostFilesSetting)).toBe('1')
    expect(await manifestOf(join(folder, 'first'))).toMatchObject({ missing: [id] })
  })

  it('succeeds again once the file is found, or given up as the guide says', async () => {
    const data = join(folder, 'data')
    const [found, letGo] = [await loseFile(data), await loseFile(data)]
    const { missing = [] } = (await manifestOf(join(folder, 'first'))) ?? {}
    for (const id of [...missing, found]) await writeFile(join(data, 'uploads/kept', id), 'a picture')
    const statement = await lettingGoOf(letGo)
    await changed(data, ({ db }) => sql.raw(statement).execute(db))
    expect(await command(data, 'backup', join(folder, 'second'))).toMatchObject({ code: 0 })
    expect(await settingIn(data, lostFilesSetting)).toBe('0')
  })

  it('deletes complete backups that are older than the given age, and nothing else', async () => {
    const data = join(folder, 'data')
    const all = join(folder, 'all')
    const keptSince = async (name: string, days: number) => {
      await cp(join(folder, 'second'), join(all, name), { recursive: true })
      const file = join(all, name, 'manifest.json')
      const facts = JSON.parse(await readFile(file, 'utf8'))
      const madeAt = new Date(Date.now() - days * 86_400_000).toISOString()
      await writeFile(file, JSON.stringify({ ...facts, madeAt }))
    }
    await keptSince('old', 36)
    await keptSince('young', 34)
    for (const name of ['notes', 'half/tables']) await mkdir(join(all, name), { recursive: true })
    expect((await command(data, 'backup', join(all, 'new'), '--keep', '36d')).said).toContain('1d to 35d')
    expect(existsSync(join(all, 'new'))).toBe(false)
    const { code, said } = await command(data, 'backup', join(all, 'new'), '--keep', '35d')
    expect([code, said]).toEqual([0, expect.stringContaining(`${join(all, 'half')} is not a complete one`)])
    expect((await readdir(all)).sort()).toEqual(['half', 'new', 'notes', 'young'])
    await keptSince('old', 36)
    await loseFile(data)
    expect((await command(data, 'backup', join(all, 'newest'), '--keep', '35d')).code).toBe(20)
    expect((await readdir(all)).sort()).toEqual(['half', 'new', 'newest', 'notes', 'young'])
    await pruneBackups(all, { retentionMs: 0, now: Date.now() + 1_000 * 86_400_000 })
    expect((await readdir(all)).sort()).toEqual(['half', 'newest', 'notes'])
  })
})
