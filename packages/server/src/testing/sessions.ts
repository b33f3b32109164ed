// A database with one account in it, sessions over it, and a clock that the test moves.
import type { SiteDefinition } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { makeSessions } from '../people/sessions/postgres-sessions.ts'
import type { SessionRegister } from '../people/sessions/sessions.ts'
import { makeAuditLog } from '../platform/audit/postgres-audit-log.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { openTestDatabase } from './test-database.ts'

export const testSecret = 'a secret for tests, thirty-two bytes and more'

export interface TestClock {
  now(): number
  /** Advances the clock; milliseconds. */
  pass(ms: number): void
}

export const makeTestClock = (start = Date.UTC(2026, 2, 2, 12)): TestClock => {
  let at = start
  return {
    now: () => at,
    pass: (ms) => {
      at += ms
    },
  }
}

export interface SessionsForTests {
  readonly database: OpenDatabase
  readonly sessions: SessionRegister
  readonly clock: TestClock
  readonly accountId: string
  readonly site: SiteDefinition
}

export const addAccount = async ({ db }: OpenDatabase, email = 'anna@example.com'): Promise<string> => {
  const { id } = await db
    .insertInto('accounts')
    .values({
      organisation: 'mainAndCooperative',
      first_name: 'Anna',
      last_name: 'Test',
      email,
      email_key: email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** On the Swedish main site, in memory unless a database is given. */
export const openTestSessions = async ({
  database = openTestDatabase(),
  clock = makeTestClock(),
  lifetimeMs,
}: {
  database?: OpenDatabase
  clock?: TestClock
  lifetimeMs?: number
} = {}): Promise<SessionsForTests> => {
  const sessions = makeSessions({
    db: database.db,
    keys: makeSecretKeys(testSecret),
    now: clock.now,
    audit: makeAuditLog(database.db),
    ...(lifetimeMs !== undefined && { lifetimeMs }),
  })
  return { database, sessions, clock, accountId: await addAccount(database), site: siteByKey('sweden') }
}
