// Measures how many homes a second can be held on a real PostgreSQL: each hold with its log, its letter and the home's status.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { bookingModule } from '../src/booking/module.ts'
import { noMoneyTaken, noPapers } from '../src/booking/without-others.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { openDirectoryUploadStore } from '../src/files/directory-upload-store.ts'
import { makeUploadDesk } from '../src/files/make-upload-desk.ts'
import { noScanner } from '../src/files/scanner.ts'
import { openPgBossJobs } from '../src/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../src/mail/mail-service.ts'
import { insertWorld } from '../src/search/insert-world.ts'
import { makeSecretKeys } from '../src/secrets/secret-keys.ts'
import { percentile, table } from './statistics.ts'

const homesAStage = 25

/** Measures and answers a table in Markdown. Figures compare within one run only. */
export const runBookingsBench = async ({
  homes = 2_000,
  atOnce = 8,
}: {
  readonly homes?: number
  readonly atOnce?: number
} = {}): Promise<string> => {
  const postgres = await startRealPostgres()
  const database = openDatabase({ url: postgres.url })
  const directory = await mkdtemp(join(tmpdir(), 'bookings-bench-'))
  const { db } = database
  try {
    await migrate(db)
    const stageOf = (at: number): string => `stage-${Math.floor(at / homesAStage)}`
    const each = Array.from({ length: homes }, (_, at) =>
      aHomeInDetail({
        id: `home-${at}`,
        stageId: stageOf(at),
        path: `/${at}/`,
        tagIds: [],
        status: 'forSale',
      }),
    )
    const stages = [...new Set(each.map(({ stageId }) => stageId))].map((id) =>
      aStageInDetail({ id, path: `/${id}/`, tagIds: [] }),
    )
    await insertWorld(db, { tags: [], stages, homes: each })
    const { rows } = await sql<{
      id: string
    }>`insert into accounts (organisation, first_name, last_name, email, email_key)
      select 'mainAndCooperative', 'Anna', 'Test', n || '@example.com', n || '@example.com'
      from generate_series(1, ${homes}) n returning id`.execute(db)
    const keys = makeSecretKeys('a secret for measurements, thirty-two bytes and more')
    const quiet = { error: () => undefined, warn: () => undefined } as never
    const jobs = await openPgBossJobs({ db, keys, log: quiet })
    const mails = makeMailService({ db, jobs, mailer: { send: async () => undefined }, log: quiet })
    const uploads = makeUploadDesk({
      db,
      jobs,
      now: Date.now,
      store: await openDirectoryUploadStore(directory),
      scanner: noScanner,
      directory: join(directory, 'judging'),
    })
    const { hold } = bookingModule(
      { db, keys, now: Date.now, environment: 'production' },
      {
        mails,
        uploads,
        contactsOf: async () => [],
        money: () => noMoneyTaken,
        papers: () => noPapers,
      },
    )
    const site = siteByKey('sweden')
    const times: number[] = []
    let next = 0
    const began = performance.now()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < homes) {
          const at = next
          next += 1
          const home = each[at]
          if (!home) return
          const before = performance.now()
          const asked = {
            accountId: rows[at]?.id ?? '',
            home,
            key: randomUUID(),
            site,
            origin: 'http://localhost',
          }
          const answer = await hold(asked)
          if (answer.kind !== 'asked' || answer.outcome !== 'held') throw new Error(`Not held: ${home.id}`)
          times.push(performance.now() - before)
        }
      }),
    )
    const seconds = (performance.now() - began) / 1_000
    return [
      `Holds of ${homes.toLocaleString('en')} homes in stages of ${homesAStage}, ${atOnce} at once, on PostgreSQL:`,
      '',
      table(
        ['', 'a second', 'p50 ms', 'p95 ms'],
        [
          [
            'holds',
            String(Math.round(homes / seconds)),
            percentile(times, 0.5).toFixed(1),
            percentile(times, 0.95).toFixed(1),
          ],
        ],
      ),
    ].join('\n')
  } finally {
    await database.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
