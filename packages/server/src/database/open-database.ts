// Opens the database: an embedded PostgreSQL (PGlite) in a directory or in memory, or a PostgreSQL server.
import { join } from 'node:path'
import type { CompiledQuery, QueryResult } from 'kysely'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { refuseUnlessFollower } from './follower.ts'
import { PlanKeepingClient } from './kept-plans.ts'
import type { LateReads } from './late-reads.ts'
import { LateReadingDialect } from './late-reads.ts'
import { makeListener } from './listener.ts'
import { pgliteDialect, startPgliteThread } from './pglite-dialect.ts'
import type { Schema } from './schema.ts'
import { statementLog } from './tell-statements.ts'
import { postgresTypes } from './value-parsers.ts'

/** Connections to a PostgreSQL server, and who waits for one. */
export interface PoolUse {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly db: Kysely<Schema>
  readonly kind: 'pglite' | 'postgres'
  /** Absent for the embedded one, which has one connection. */
  readonly poolUse?: () => PoolUse
  /** Asks without a word to the log of statements; absent for the embedded one. */
  readonly ask?: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /**
   * Hears what any process says on a channel of the database (`pg_notify`) once its transaction is done, and after a
   * connection was lost: something may have been said meanwhile.
   *
   * @returns what ends it.
   */
  listen(channel: string, onNotice: () => void): () => void
  /** Closes it and lets go of the data directory. Calling it twice does no harm. */
  close(): Promise<void>
}

export interface DatabasePlace {
  /** A PostgreSQL server's connection string; goes before the directory. */
  readonly url?: string | undefined
  /** Where the embedded database lies; without it, it lives in memory. */
  readonly directory?: string | undefined
  /** At most so many at once to a PostgreSQL server. One more listens, as soon as somebody does. */
  readonly connections?: number | undefined
  /** Milliseconds after which a PostgreSQL server gives a statement up; 0 for never, and then nobody else does either. */
  readonly statementTimeout?: number
  /** Milliseconds that a statement waits for what others have locked; as long as it may take if absent. */
  readonly lockTimeout?: number
  /** Where the requests of signed-in people may read instead. */
  readonly lateReads?: LateReads | undefined
  /** Of a replica, a row of `servers` that its primary has: a connection that does not show it fails with `NotAFollower`. */
  readonly showing?: string | undefined
  /** Hears of connections that broke while nobody used them. */
  readonly onLostConnection?: ((cause: Error) => void) | undefined
}

/** Longer than any query of ours should take, shorter than a request may. Milliseconds. */
const usualStatementTimeout = 8_000
/** By when a server that is there has said at least that it gave up: one that says nothing is gone. Milliseconds. */
const silence = 2_000
/** Who has frozen in a transaction lets go of what it has locked. Milliseconds. */
const idleInTransaction = 30_000
const usualConnections = 10

/**
 * Opening does not wait for the database: the first query does.
 *
 * @throws DataDirectoryInUse when another process has the directory.
 */
export const openDatabase = (place: DatabasePlace = {}): OpenDatabase =>
  place.url === undefined ? openPglite(place.directory) : openPostgres(place.url, place)

const openPglite = (directory: string | undefined): OpenDatabase => {
  const unlock = directory === undefined ? () => undefined : lockDirectory(directory)
  const thread = startPgliteThread(directory === undefined ? undefined : join(directory, 'database'))
  const db = new Kysely<Schema>({ dialect: pgliteDialect(thread), ...statementLog() })
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'pglite',
    ping: () => ping(db),
    listen: (channel, onNotice) => {
      const stop = thread.onNotice((said) => {
        if (said === channel) onNotice()
      })
      // A database that closes meanwhile has nothing more to say.
      sql`listen ${sql.id(channel)}`.execute(db).then(onNotice, () => undefined)
      return stop
    },
    close: () => {
      closing ??= db
        .destroy()
        .then(() => thread.close())
        .finally(unlock)
      return closing
    },
  }
}

const openPostgres = (
  url: string,
  {
    onLostConnection,
    connections = usualConnections,
    statementTimeout = usualStatementTimeout,
    lockTimeout,
    lateReads,
    showing,
  }: DatabasePlace,
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    // After a move to another machine nobody stays with the one before.
    maxLifetimeSeconds: 3_600,
    statement_timeout: statementTimeout,
    ...(statementTimeout > 0 && {
      query_timeout: statementTimeout + silence,
      idle_in_transaction_session_timeout: idleInTransaction,
    }),
    lock_timeout: lockTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'husrum',
    Client: PlanKeepingClient,
    options: '-c timezone=UTC',
    types: postgresTypes,
    ...(showing !== undefined && {
      verify: (client, done) => {
        refuseUnlessFollower((text, values) => client.query(text, values), showing).then(() => done(), done)
      },
    }),
  })
  pool.on('error', (cause) => onLostConnection?.(cause))
  // While a connection is lent out the pool does not listen, and an unheard 'error' would end the process. The query
  // that runs on it fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = lateReads ? new LateReadingDialect({ pool }, lateReads) : new PostgresDialect({ pool })
  const db = new Kysely<Schema>({ dialect, ...statementLog() })
  const listener = makeListener(url)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ask: async <Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const client = await pool.connect()
      try {
        const { rows } = await client.query(text, [...parameters])
        return { rows }
      } finally {
        client.release()
      }
    },
    ping: () => ping(db),
    listen: listener.listen,
    close: () => {
      listener.close()
      closing ??= db.destroy()
      return closing
    },
  }
}

const ping = async (db: Kysely<Schema>): Promise<void> => {
  await sql`select 1`.execute(db)
}
