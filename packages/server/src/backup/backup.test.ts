// What was kept comes back: rows, files and sessions, from PostgreSQL into the embedded database; what is broken does not.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { openDirectoryUploadStore } from '../files/directory-upload-store.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { makeSessions } from '../sessions/postgres-sessions.ts'
import { addAccount, testSecret } from '../testing/sessions.ts'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const site = siteByKey('sweden')
const keys = makeSecretKeys(testSecret)
const secrets = [testSecret] as const
const upload = '6f0f1a3e-26c8-4f53-9a0d-6c1f5a3f7a10'

let folder = ''
let postgres: TestPostgres
let database: OpenDatabase
const opened: OpenDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husrum-backup-'))
  postgres = await makeTestPostgres()
  database = openDatabase({ url: postgres.url })
})
afterAll(async () => {
  for (const each of [database, ...opened]) await each.close()
  await postgres.drop()
  await rm(folder, { recursive: true, force: true })
})

const emptyPlace = async (name: string) => {
  const directory = join(folder, name)
  const empty = openDatabase({ directory })
  opened.push(empty)
  return { db: empty.db, store: await openDirectoryUploadStore(join(directory, 'uploads')), keys, secrets }
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
    ;({ manifest } = await makeBackup(kept(), { db: database.db, store, secrets }))
  })

  it('comes back whole: the same rows, the same files, and nobody signed out', async () => {
    const place = await emptyPlace('restored')
    await restoreBackup(kept(), place)
    expect(await makeSessions(place).find(shown)).toMatchObject({ hasIdentity: true })
    expect(await text(await place.store.read(upload))).toBe('a picture')
    const again = join(folder, 'again')
    const second = await makeBackup(again, place)
    expect(second.missing).toEqual([])
    const [before, after] = [await linesOf(kept(), manifest), await linesOf(again, second.manifest)]
    const rest = (lines: readonly string[] = []) => lines.filter((line) => !line.includes('half.jpg'))
    for (const [table, lines] of Object.entries(before))
      expect([table, after[table]]).toEqual([table, rest(lines)])
    expect(second.manifest.sequences).toEqual(manifest.sequences)
  })

  it('is not written over what is there', async () => {
    await expect(
      restoreBackup(kept(), { db: database.db, store: await openDirectoryUploadStore(folder), secrets }),
    ).rejects.toThrow('The database has tables already')
    await expect(makeBackup(kept(), await emptyPlace('other'))).rejects.toThrow('is not empty')
  })

  it('is refused by the name of what is broken, and under another secret', async () => {
    const place = await emptyPlace('refused')
    await expect(restoreBackup(kept(), { ...place, secrets: [`${testSecret} another`] })).rejects.toThrow(
      'The secret is not the one of the backup',
    )
    await writeFile(join(kept(), 'files', upload), 'another picture')
    await expect(restoreBackup(kept(), place)).rejects.toThrow(`files/${upload} is not what it was`)
    await rm(join(kept(), 'tables/public.accounts.ndjson.gz'))
    await expect(restoreBackup(kept(), place)).rejects.toThrow('tables/public.accounts.ndjson.gz is missing')
    await expect(restoreBackup(folder, place)).rejects.toThrow('There is no manifest.json')
  })
})
