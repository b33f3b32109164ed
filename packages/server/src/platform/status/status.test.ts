// The status page: only for staff.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { backedUpSetting, baseBackupSetting, lostFilesSetting } from '../database/database-facts.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { writeSetting } from '../database/stored-settings.ts'
import { callProvider } from '../http/call-provider.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeModuleList } from '../modules/run-modules.ts'
import { makeAcquireTaskLease } from '../modules/task-lease.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { makeHeartbeat } from './heartbeat.ts'
import { statusModule } from './module.ts'
import { readStatus } from './read-status.ts'
import { concernsOf } from './status-verdict.ts'

const key = 'a key that only staff have with thirty-two bytes'
let database: OpenDatabase
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`delete from servers`.execute(database.db)
  await sql`delete from pgboss.job`.execute(database.db)
  const backups = [backedUpSetting, baseBackupSetting, lostFilesSetting]
  await database.db.deleteFrom('settings').where('key', 'in', backups).execute()
})

const aServer = (
  given: {
    key?: string | undefined
    db?: OpenDatabase['db']
    environment?: 'production' | 'development'
  } = {},
) => {
  const { db = database.db, environment = 'development' } = given
  const heartbeat = makeHeartbeat(db, { id: randomUUID(), version: 'abc123' })
  const module = statusModule({ db, environment }, { key, heartbeat, ...given })
  const { app } = makeTestApp({ backend: { routes: module.routes ? [module.routes] : [] } })
  const show = async (password = key, language = 'sv') => {
    const response = await app.request('/services/status', {
      headers: {
        authorization: `Basic ${Buffer.from(`user:${password}`).toString('base64')}`,
        'accept-language': language,
      },
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { app, module, show }
}

/** The cells of a table row, by its first one. */
const rowOf = (text: string, name: string): readonly string[] | undefined =>
  [...text.matchAll(/<tr [^>]*>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => [...row.matchAll(/<t[hd] [^>]*>([^<]*)</g)].map(([, cell = '']) => cell))
    .find(([first]) => first === name)

const alive = () => database.db.selectFrom('servers').select('id').execute()

describe('The status page', () => {
  it('requires the key', async () => {
    const { app, show } = aServer()
    expect((await show()).status).toBe(200)
    expect((await show('another key, of thirty-two bytes too')).status).toBe(401)
    const asked = await app.request('/services/status')
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Status", charset="UTF-8"',
    ])
    expect((await aServer({ key: undefined }).show('')).status).toBe(404)
    expect((await show()).headers.get('cache-control')).toBe('no-store')
  })

  it('shows a server from its start to its end', async () => {
    const { module, show } = aServer()
    expect((await show()).text).toContain('Ingen server har hörts av.')
    module.start?.()
    await vi.waitFor(async () => expect(await alive()).toHaveLength(1))
    const { text } = await show()
    expect(text).toContain('abc123')
    expect(text).toContain('Allt är som det ska.')
    await module.close?.()
    expect(await alive()).toEqual([])
  })

  it('names a server that has stopped reporting', async () => {
    await sql`insert into servers (id, host, version, seen_at, facts)
      values (gen_random_uuid(), 'web-7', 'old', now() - interval '2 minutes', '{"megabytes":1,"calls":{}}')`.execute(
      database.db,
    )
    expect((await aServer().show()).text).toContain('Servern web-7 har tystnat.')
    expect((await aServer().show(key, 'en-GB,sv;q=0.8')).text).toContain('The server web-7 has gone silent.')
  })

  it('shows which jobs were given up with their errors, and no recipients', async () => {
    const log = { error: () => undefined, warn: () => undefined } as never
    const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
    const jobs = await openPgBossJobs({ db: database.db, keys: makeSecretKeys(testSecret), log, retries })
    jobs.handle('letter', () =>
      Promise.reject(Object.assign(new Error('to anna@example.com'), { code: 'EDNS' })),
    )
    await jobs.enqueue(database.db, { kind: 'letter', facts: { to: 'anna@example.com' } })
    await jobs.settled()
    const { text } = await aServer().show()
    expect(rowOf(text, 'letter')).toEqual(['letter', 'Uppgivet', '1', expect.any(String), 'EDNS'])
    expect(text).toContain('Jobb av slaget letter har getts upp.')
    expect(text).not.toContain('anna')
    await jobs.finish()
  })

  it('shows the result of the latest external call', async () => {
    const { module, show } = aServer()
    module.start?.()
    await expect(
      callProvider({ method: 'GET', url: new URL('http://127.0.0.1:1/secret-path') }),
    ).rejects.toThrow()
    await module.close?.()
    module.start?.()
    await vi.waitFor(async () => expect(await alive()).toHaveLength(1))
    const { text } = await show()
    expect(rowOf(text, '127.0.0.1')?.[1]).toBe('Misslyckas: ECONNREFUSED')
    expect(text).not.toContain('secret-path')
    await module.close?.()
  })

  it('shows the time of the latest backup', async () => {
    await writeSetting(database.db, backedUpSetting, new Date(Date.now() - 3 * 86_400_000).toISOString())
    const { text } = await aServer().show()
    expect(text).toContain('för 3 dagar sedan')
    expect(text).toContain('Den senaste säkerhetskopian är äldre än ett dygn.')
  })

  it('reports a missing backup of real data, and not of the demo world', async () => {
    const missing = 'Ingen säkerhetskopia har gjorts.'
    expect((await aServer({ environment: 'production' }).show()).text).toContain(missing)
    expect((await aServer({ environment: 'development' }).show()).text).not.toContain(missing)
    // As written by SQL by another backup tool (docs/guide/seeing.md).
    await sql`insert into settings (key, value) values (${baseBackupSetting}, now()::text)`.execute(
      database.db,
    )
    expect((await aServer({ environment: 'production' }).show()).text).not.toContain(missing)
  })

  it('reports a missing base backup below an archive of the log, which alone restores nothing', async () => {
    const status = await readStatus({ db: database.db, replica: undefined, environment: 'production' })
    const archived = { ...status, archive: { age: 30, isFailing: false } }
    const missing = { kind: 'noBackup' }
    expect(concernsOf(archived)).toContainEqual(missing)
    expect(concernsOf({ ...archived, baseBackupAt: status.at })).not.toContainEqual(missing)
  })

  it('counts errors in pages that editors have published', async () => {
    const stories = { fingerprint: 'a', space_version: 1, sites: '[]', problems: '["a: b", "c: d"]' }
    await database.db.insertInto('content_stories').values(stories).execute()
    expect((await aServer().show()).text).toContain('Sidor i Storyblok har fel (2 st).')
    await database.db.deleteFrom('content_stories').execute()
    expect((await aServer().show()).text).not.toContain('Storyblok')
  })

  it('names the sites whose homes cannot be booked because their seller is not named, in production', async () => {
    const status = await readStatus({ db: database.db, replica: undefined, environment: 'production' })
    const sites = { ...status, sitesWithoutSeller: ['Husrum (sv)'], sellersWithoutAccount: ['Kajutan AB'] }
    expect(concernsOf(sites)).toContainEqual({ kind: 'noAccount', about: 'Kajutan AB' })
    expect(concernsOf(sites)).toContainEqual({ kind: 'noSeller', about: 'Husrum (sv)' })
    const ofInventedCompany = concernsOf({ ...sites, isInProduction: false })
    expect(ofInventedCompany.filter(({ kind }) => kind === 'noSeller')).toEqual([])
  })

  it('distinguishes failing sweeps from successful ones', async () => {
    const sweep = async (isAway: boolean) => {
      const modules = makeModuleList(pino({ level: 'silent' }), makeAcquireTaskLease(database.db))
      const run = async () => {
        if (isAway) throw Object.assign(new Error('to anna@example.com'), { code: 'ECONNREFUSED' })
      }
      modules.add({ sweeps: [{ name: 'storyblok', everyMs: 50, run }] })
      modules.start()
      return modules
    }
    const failing = await sweep(true)
    const { show } = aServer()
    const waitOptions = { timeout: 10_000, interval: 100 }
    await vi.waitFor(async () => {
      const { text } = await show()
      expect(text).toContain('Det återkommande arbetet storyblok misslyckas.')
      const row = rowOf(text, 'storyblok')
      expect([row?.[1], row?.[3]]).toEqual(['Misslyckas: ECONNREFUSED', 'Okänt'])
      expect(text).not.toContain('anna')
    }, waitOptions)
    await failing.close()
    const recovered = await sweep(false)
    await vi.waitFor(async () => {
      const { text } = await show()
      expect(text).not.toContain('misslyckas.')
      const row = rowOf(text, 'storyblok')
      expect(row?.[1]).toBe('Fungerar')
      expect(row?.[3]).toMatch(/\d+ sekunde?r? sedan/)
    }, waitOptions)
    await recovered.close()
  }, 30_000)

  it('reports files that the backup did not find, until the next one has them', async () => {
    const lost = 'Filer som någon har skickat saknades när säkerhetskopian gjordes.'
    await writeSetting(database.db, lostFilesSetting, '2')
    expect((await aServer().show()).text).toContain(lost)
    await writeSetting(database.db, lostFilesSetting, '0')
    expect((await aServer().show()).text).not.toContain(lost)
  })

  it('ignores a postponed e-mail, and reports one that is not processed', async () => {
    const late = 'Jobb av slaget letter borde ha påbörjats för mer än en kvart sedan.'
    const log = { error: () => undefined, warn: () => undefined } as never
    const jobs = await openPgBossJobs({ db: database.db, keys: makeSecretKeys(testSecret), log })
    await jobs.enqueue(database.db, { kind: 'letter', facts: null })
    const putOff = (minutes: number) =>
      sql`update pgboss.job set state = 'retry', created_on = now() - interval '8 hours',
        start_after = now() + ${minutes} * interval '1 minute'`.execute(database.db)
    await putOff(25)
    expect((await aServer().show()).text).not.toContain(late)
    await putOff(-20)
    expect((await aServer().show()).text).toContain(late)
    await jobs.finish()
  })

  it('also reports an unavailable database', async () => {
    const away = Object.assign(new Error('gone'), { code: '57P01' })
    const db = database.db.withPlugin({
      transformQuery: () => {
        throw away
      },
      transformResult: async ({ result }) => result,
    })
    const { status, text } = await aServer({ db }).show()
    expect([status, text.includes('Databasen svarar inte.')]).toEqual([503, true])
  })
})
