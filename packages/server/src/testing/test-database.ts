// Databases of single tests: copies of the migrated ones that the test run created at its start (testkit/src/test-databases.ts).
import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { receiveMessageOnPort, Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { DatabasePlace, OpenDatabase } from '../platform/database/open-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory whose embedded database is migrated and empty. */
    embeddedDatabase: string
    /** A data directory whose embedded database has no tables. */
    emptyEmbeddedDatabase: string
    /** The address of a PostgreSQL database that is migrated and empty. */
    postgresDatabase: string
  }
}

/** Creates a data directory, migrated and empty, for a server that opens it itself. */
export const makeDataDirectory = (directory: string): void =>
  cpSync(inject('embeddedDatabase'), directory, { recursive: true })

/** Creates a data directory whose embedded database has no tables. Faster than to initialise one. */
export const makeEmptyDataDirectory = (directory: string): void =>
  cpSync(inject('emptyEmbeddedDatabase'), directory, { recursive: true })

/** The embedded database, migrated and empty. Its files are deleted when it is closed. */
export const openEmbeddedTestDatabase = (): OpenDatabase => {
  const directory = join(dirname(inject('embeddedDatabase')), randomUUID())
  makeDataDirectory(directory)
  const database = openDatabase({ directory })
  return {
    ...database,
    close: () => database.close().finally(() => rmSync(directory, { recursive: true, force: true })),
  }
}

/** Executes a statement on the PostgreSQL server of the test run, and blocks until it is done. */
type ExecuteNow = (statement: string) => void

const startExecuting = (): ExecuteNow => {
  const done = new Int32Array(new SharedArrayBuffer(4))
  const { port1: failures, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./create-database-worker.ts', import.meta.url), {
    workerData: { url: new URL('/postgres', inject('postgresDatabase')).href, done, failures: port2 },
    transferList: [port2],
  })
  worker.unref()
  failures.unref()
  return (statement) => {
    Atomics.store(done, 0, 0)
    worker.postMessage(statement)
    if (Atomics.wait(done, 0, 0, 60_000) === 'timed-out') throw new Error(`No answer to: ${statement}`)
    const failure = receiveMessageOnPort(failures)
    if (failure) throw new Error(String(failure.message))
  }
}

let executeNow: ExecuteNow | undefined

const copyOfTemplate = (): { readonly name: string; readonly url: string; readonly copy: string } => {
  const template = new URL(inject('postgresDatabase'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  return {
    name,
    url: new URL(`/${name}`, template).href,
    copy: `create database ${name} template ${template.pathname.slice(1)}`,
  }
}

const dropping = (name: string): string => `drop database if exists ${name} with (force)`

/**
 * A database on PostgreSQL, migrated and empty; dropped when it is closed. Opening one takes a tenth of what the embedded database takes,
 * and a query a third. It blocks until the database exists, so that the makers of test servers need not be asynchronous.
 */
export const openTestDatabase = (): OpenDatabase => {
  executeNow ??= startExecuting()
  const { name, url, copy } = copyOfTemplate()
  executeNow(copy)
  const database = openPatiently(url)
  let closing: Promise<void> | undefined
  return {
    ...database,
    close: () => {
      closing ??= database.close().then(() => executeOn('postgres', dropping(name)))
      return closing
    },
  }
}

/** On a busy machine, a test waits longer than a person would. Milliseconds. */
const patient = { statementTimeout: 60_000, connectionTimeout: 60_000 }

/** Opens a database of {@link makeTestPostgres}. */
export const openPatiently = (
  url: string,
  place: Omit<DatabasePlace, 'url' | 'directory'> = {},
): OpenDatabase => openDatabase({ url, ...patient, ...place })

/** Executes a statement in a database of the test run's PostgreSQL server. */
const executeOn = async (name: string, statement: string): Promise<void> => {
  const server = openPatiently(new URL(`/${name}`, inject('postgresDatabase')).href)
  await sql
    .raw(statement)
    .execute(server.db)
    .finally(() => server.close())
}

export interface TestPostgres {
  /** A superuser's address of the database. */
  readonly url: string
  /** Drops the database, also while there are connections. */
  readonly drop: () => Promise<void>
}

/** A database on PostgreSQL, migrated and empty, for tests that open it themselves or several times. */
export const makeTestPostgres = async (): Promise<TestPostgres> => {
  const { name, url, copy } = copyOfTemplate()
  await executeOn('postgres', copy)
  return { url, drop: () => executeOn('postgres', dropping(name)) }
}
