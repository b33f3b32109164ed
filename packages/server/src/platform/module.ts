// What a subject of the server is to the whole: what it answers, what it does now and then, and how it ends.
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Routes } from '../http/http-app.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

/** What every subject may have. */
export interface Platform {
  /** Migrated already. */
  readonly db: Kysely<Schema>
  /** A copy of the database that follows it and can only be read. */
  readonly replica?: Kysely<Schema> | undefined
  /** Hears what other servers of the database say. */
  readonly listen: OpenDatabase['listen']
  readonly environment: 'development' | 'production'
  readonly keys: SecretKeys
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Lets go of what has had its time: soon after the start and then every so often, by one server for all of a database. */
export interface Sweep {
  /** By which servers know whose turn it was. */
  readonly name: string
  readonly everyMs: number
  run(): Promise<unknown>
}

/** A subject's `module.ts` makes one of the platform and of what it needs of other subjects. */
export interface Module {
  readonly routes?: Routes
  readonly sweeps?: readonly Sweep[]
  /** Begins what needs all other subjects to be there. */
  start?(): void
  close?(): Promise<void> | void
}
