// Reads of signed-in users, on a real primary with a real streaming replica: from the replica, but never from before the user's own
// changes, and from the primary if the replica is behind or gone.
import type { ReplicatedPostgres } from '@husrum/testkit/real-postgres'
import { startReplicatedPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SeenSession } from './late-reads.ts'
import { answerApart, makeLateReads, seeSession } from './late-reads.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import { preparedPlan } from './prepared-plans.ts'
import { readsOf } from './read-replica.ts'
import { sharedNext } from './shared-next.ts'

let postgres: ReplicatedPostgres
let replica: OpenDatabase
let database: OpenDatabase
const heard: string[] = []

beforeAll(async () => {
  postgres = await startReplicatedPostgres()
  replica = openDatabase({ url: postgres.replicaUrl })
  if (!replica.ask) throw new Error('A server can be asked')
  const lateReads = makeLateReads({
    primary: () => database.db,
    read: replica.ask,
    onAway: () => heard.push('away'),
    onBack: () => heard.push('back'),
  })
  database = openDatabase({ url: postgres.url, lateReads })
  await sql`create table notes (id serial, text text)`.execute(database.db)
  await sql`create table seen (session_id text primary key, changed_at timestamptz not null)`.execute(
    database.db,
  )
}, 60_000)

afterAll(async () => {
  await database?.close()
  await replica?.close()
  await postgres?.stop()
})

const noteChange = async (sessionId: string | undefined): Promise<void> => {
  if (sessionId === undefined) return
  await sql`insert into seen values (${sessionId}, clock_timestamp())
    on conflict (session_id) do update set changed_at = clock_timestamp()`.execute(database.db)
}

/** The start of a request with a session's token: its row is read before its owner is known. */
const sessionOf = async (sessionId: string): Promise<SeenSession> => {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from changed_at) * 1000)::float8 as at from seen where session_id = ${sessionId}`.execute(
    database.db,
  )
  return { sessionId, changedAt: rows[0]?.at ?? 0 }
}

const asks = <Answer>(isRead: boolean, sessionId: string | undefined, work: () => Promise<Answer>) =>
  answerApart(
    { isRead },
    async () => {
      if (sessionId !== undefined) seeSession(await sessionOf(sessionId))
      return work()
    },
    noteChange,
  )

const looks = <Answer>(sessionId: string | undefined, work: () => Promise<Answer>) =>
  asks(true, sessionId, work)

const whereAmI = async (): Promise<'replica' | 'primary'> => {
  const { rows } = await sql<{ late: boolean }>`select pg_is_in_recovery() as late ${preparedPlan}`.execute(
    database.db,
  )
  return rows[0]?.late ? 'replica' : 'primary'
}
const notes = async (): Promise<readonly string[]> =>
  (await sql<{ text: string }>`select text from notes order by id`.execute(database.db)).rows.map(
    ({ text }) => text,
  )
const write = async (text: string): Promise<void> => {
  await sql`insert into notes (text) values (${text})`.execute(database.db)
}

const untilRead = (where: 'replica' | 'primary', sessionId: string) =>
  vi.waitFor(async () => expect(await looks(sessionId, whereAmI)).toBe(where), {
    timeout: 20_000,
    interval: 50,
  })

describe('A read of a signed-in user', () => {
  it('goes to the replica, once its position is known', async () => {
    expect(await looks('anna', whereAmI)).toBe('primary')
    await untilRead('replica', 'anna')
  })

  it('goes to the primary without a session, or if it may write', async () => {
    await untilRead('replica', 'anna')
    expect(await looks(undefined, whereAmI)).toBe('primary')
    expect(await asks(false, 'anna', whereAmI)).toBe('primary')
    expect(await whereAmI()).toBe('primary')
  })

  it('sees the user’s own writes, however far the replica is behind', async () => {
    await untilRead('replica', 'anna')
    await postgres.pauseReplica()
    try {
      await asks(false, 'anna', () => write('a word'))
      expect(await looks('anna', notes)).toEqual(['a word'])
      // A user who has changed nothing may read the state of a moment ago, and after a second the current one.
      await vi.waitFor(async () => expect(await looks('olle', notes)).toEqual(['a word']), 5_000)
      expect(await looks('olle', whereAmI)).toBe('primary')
    } finally {
      await postgres.resumeReplica()
    }
    await untilRead('replica', 'anna')
    expect(await looks('anna', notes)).toEqual(['a word'])
  })

  it('fills no shared cache from the replica', async () => {
    await untilRead('replica', 'anna')
    const ask = sharedNext(whereAmI)
    expect(await looks('anna', ask)).toBe('primary')
    expect(await looks('anna', () => readsOf(database.db).run(undefined, whereAmI))).toBe('primary')
  })

  it('sees its own writes, in a transaction or not', async () => {
    await untilRead('replica', 'anna')
    await postgres.pauseReplica()
    try {
      const found = await looks('anna', async () => {
        await database.db
          .transaction()
          .execute((trx) => sql`insert into notes (text) values ('ran out')`.execute(trx))
        return [await notes(), await whereAmI()] as const
      })
      expect(found).toEqual([['a word', 'ran out'], 'primary'])
      expect(await looks('anna', notes)).toEqual(['a word', 'ran out'])
    } finally {
      await postgres.resumeReplica()
    }
  })

  it('goes to the primary while the replica is gone, and to the replica once it is back', async () => {
    await untilRead('replica', 'anna')
    await postgres.stopReplica()
    for (let time = 0; time < 20; time += 1) expect(await looks('anna', notes)).toHaveLength(2)
    expect(await looks('anna', whereAmI)).toBe('primary')
    await postgres.startReplica()
    await untilRead('replica', 'anna')
    expect(heard).toEqual(['away', 'back'])
  })
})
