// The interface to durable background jobs: stored with the change that caused them, and run by any server.
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface Job {
  /** Selects the handler: see `handle`. It is stored as plain text, so it must contain no personal data. */
  readonly kind: string
  /** Any JSON value. Stored encrypted, and deleted as soon as the job is done. */
  readonly facts: unknown
  /** The job does not start before this many milliseconds have passed. */
  readonly afterMs?: number
}

export interface Jobs {
  /**
   * Stores a job. In a transaction it exists only if that is committed; this server then sees it within two seconds, and
   * otherwise at once.
   */
  enqueue(db: Kysely<Schema>, job: Job): Promise<void>
  /** Handles jobs of a kind, each in a transaction that also deletes the job: its effects happen exactly once. */
  handle(kind: string, work: (facts: unknown, transaction: Transaction<Schema>) => Promise<void>): void
  /**
   * Handles jobs of a kind with effects outside of the database: at least once, as a server may stop between the work and
   * deleting the job. The id is the same each time.
   */
  handleOutside(kind: string, work: (facts: unknown, id: string) => Promise<void>): void
  /** Queues all failed jobs of a kind again, as if they were new; resolves with their number. */
  tryAgain(kind: string): Promise<number>
  /** Resolves when no job is due or active here; jobs that wait for a retry do not count. */
  settled(): Promise<void>
  /** Starts no more jobs. Resolves when the active ones are done, or after some seconds: then other servers run them. */
  finish(): Promise<void>
}
