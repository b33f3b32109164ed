// Interface of a server module: its routes, its sweeps, and its shutdown.
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Routes } from '../http/http-app.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

/** Shared by all modules. */
export interface Platform {
  /** Migrated already. */
  readonly db: Kysely<Schema>
  /** A read-only replica of the database. */
  readonly replica?: Kysely<Schema> | undefined
  /** Receives notifications from other servers of the database. */
  readonly listen: OpenDatabase['listen']
  readonly environment: 'development' | 'production'
  readonly keys: SecretKeys
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Aborted when the server stops: requests that wait for something then answer at once. */
  readonly stopping?: AbortSignal | undefined
}

/** Deletes what has expired: soon after the start and then at intervals, on one server at a time for all of a database. */
export interface Sweep {
  /** Identifies the sweep between servers. */
  readonly name: string
  readonly everyMs: number
  run(): Promise<unknown>
}

/** Each module's `module.ts` creates one from the platform and from what it needs of other modules. */
export interface Module {
  readonly routes?: Routes
  readonly sweeps?: readonly Sweep[]
  /** Starts what needs all other modules. */
  start?(): void
  close?(): Promise<void> | void
}
