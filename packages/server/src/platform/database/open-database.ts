// Opens the database: an embedded PostgreSQL (PGlite) in a directory or in memory, or a PostgreSQL server.
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { refuseUnlessFollower } from './follower.ts'
import { makeListener } from './listener.ts'
import { pgliteDialect, startPgliteThread } from './pglite-dialect.ts'
import { PlanKeepingClient } from './prepared-plans.ts'
import type { Schema } from './schema.ts'
import { statementLog } from './tell-statements.ts'
import { postgresTypes } from './value-parsers.ts'

/** Connections to a PostgreSQL server, and how many requests wait for one. */
export interface PoolUse {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly db: Kysely<Schema>
  readonly kind: 'pglite' | 'postgres'
  /** Absent for the embedded database, which has one connection. */
  readonly poolUse?: () => PoolUse
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /**
   * Calls `onNotice` when any process notifies a channel of the database (`pg_notify`) and its transaction is committed, and after
   * a lost connection, because notifications may have been missed.
   *
   * @returns a function that ends it.
   */
  listen(channel: string, onNotice: () => void): () => void
  /** Closes it and releases the data directory. Idempotent. */
  close(): Promise<void>
}

export interface DatabasePlace {
  /** A PostgreSQL server's connection string; takes precedence over the directory. */
  readonly url?: string | undefined
  /** Directory of the embedded database; without it, it is in memory. */
  readonly directory?: string | undefined
  /** Maximum number of connections to a PostgreSQL server. Listening uses one more. */
  readonly connections?: number | undefined
  /** Milliseconds that a statement waits for a free or a new connection to a PostgreSQL server. */
  readonly connectionTimeout?: number
  /** Timeout of statements on a PostgreSQL server, in milliseconds; 0 for none, neither on the server nor in the client. */
  readonly statementTimeout?: number
  /** Milliseconds that a statement waits for locks; without a limit of its own if absent. */
  readonly lockTimeout?: number
  /** For a replica: a row of `servers` on its primary. A connection that does not show it fails with `NotAFollower`. */
  readonly showing?: string | undefined
  /** Called for connections that broke while they were idle. */
  readonly onLostConnection?: ((cause: Error) => void) | undefined
}

/** Longer than any query of ours should take, shorter than the limit of a request. Milliseconds. */
const usualStatementTimeout = 8_000
/** A server that has not even reported a timeout within this additional time is considered gone. Milliseconds. */
const silence = 2_000
/** Ends sessions that are idle in a transaction, so that their locks are released. Milliseconds. */
const idleInTransaction = 30_000
const usualConnections = 10
const usualConnectionTimeout = 2_000

/** The embedded database of a data directory. */
export const embeddedDatabase = (directory: string): string => join(directory, 'database')

/**
 * Does not wait for the database: the first query does.
 *
 * @throws DataDirectoryInUse if another process has the directory open.
 */
export const openDatabase = (place: DatabasePlace = {}): OpenDatabase =>
  place.url === undefined ? openPglite(place.directory) : openPostgres(place.url, place)

const openPglite = (directory: string | undefined): OpenDatabase => {
  const unlock = directory === undefined ? () => undefined : lockDirectory(directory)
  const thread = startPgliteThread(directory === undefined ? undefined : embeddedDatabase(directory))
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
      // Ignore the error of a database that is being closed.
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
    connectionTimeout = usualConnectionTimeout,
    statementTimeout = usualStatementTimeout,
    lockTimeout,
    showing,
  }: DatabasePlace,
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    // So that connections move on after a failover to another machine.
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
  // The pool does not listen for errors of connections that are in use, and an unhandled 'error' event would end the process. The
  // query on the connection fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...statementLog() })
  const listener = makeListener(url)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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
