// Databases of single tests: copies of the migrated ones that the test run created at its start (testkit/src/test-databases.ts).
import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'

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
export const openTestDatabase = (): OpenDatabase => {
  const directory = join(dirname(inject('embeddedDatabase')), randomUUID())
  makeDataDirectory(directory)
  const database = openDatabase({ directory })
  return {
    ...database,
    close: () => database.close().finally(() => rmSync(directory, { recursive: true, force: true })),
  }
}

export interface TestPostgres {
  /** A superuser's address of the database. */
  readonly url: string
  /** Drops the database, also while there are connections. */
  readonly drop: () => Promise<void>
}

/** A database on a real PostgreSQL, migrated and empty: races and locks only occur there, not in the embedded one. */
export const makeTestPostgres = async (): Promise<TestPostgres> => {
  const template = new URL(inject('postgresDatabase'))
  const own = `test_${randomUUID().replaceAll('-', '')}`
  const execute = async (statement: string) => {
    const server = openDatabase({ url: new URL('/postgres', template).href })
    await sql
      .raw(statement)
      .execute(server.db)
      .finally(() => server.close())
  }
  await execute(`create database ${own} template ${template.pathname.slice(1)}`)
  return {
    url: new URL(`/${own}`, template).href,
    drop: () => execute(`drop database if exists ${own} with (force)`),
  }
}
