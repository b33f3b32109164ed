// The jobs in the queue, and those that are overdue.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { readJobQueue } from './job-queue-facts.ts'
import { openPgBossJobs } from './pg-boss-jobs.ts'

it('A postponed e-mail is not overdue at any age, until its next attempt was due', async () => {
  const { db, close } = openTestDatabase()
  const log = { error: () => undefined, warn: () => undefined } as never
  const jobs = await openPgBossJobs({ db, keys: makeSecretKeys(testSecret), log })
  await jobs.enqueue(db, { kind: 'letter', facts: null })
  const putOff = (minutes: number) =>
    sql`update pgboss.job set state = 'retry', retry_count = 9, created_on = now() - interval '8 hours',
      start_after = now() + ${minutes} * interval '1 minute'`.execute(db)
  await putOff(25)
  const [letter] = await readJobQueue(db)
  expect(letter).toMatchObject({ kind: 'letter', state: 'retrying', count: 1, overdue: 0 })
  expect(letter?.oldest).toBeGreaterThan(7 * 3_600)
  await putOff(-20)
  const [late] = await readJobQueue(db)
  expect(Math.round((late?.overdue ?? 0) / 60)).toBe(20)
  await sql`update pgboss.job set state = 'failed'`.execute(db)
  expect(await readJobQueue(db)).toMatchObject([{ state: 'failed', overdue: 0 }])
  await jobs.finish()
  await close()
})
