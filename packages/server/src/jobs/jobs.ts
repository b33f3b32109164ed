// The port to work that outlives the server which took it on: written down with what caused it, done by whichever server comes first.
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface Job {
  /** Who does it: see `handle`. It is kept readable, so it tells nothing of anybody. */
  readonly kind: string
  /** Whatever JSON can say. Sealed as long as it lies, and gone as soon as the job is done. */
  readonly facts: unknown
  /** Nobody begins with it before so many milliseconds have passed. */
  readonly afterMs?: number
}

export interface Jobs {
  /**
   * Writes a job down. With a transaction it is there if, and only if, that is committed; this server then sees it within
   * two seconds, and otherwise at once.
   */
  enqueue(db: Kysely<Schema>, job: Job): Promise<void>
  /** Does jobs of a kind, each in a transaction in which it also ends: it happens once. */
  handle(kind: string, work: (facts: unknown, transaction: Transaction<Schema>) => Promise<void>): void
  /**
   * Does jobs of a kind that reach outside of the database: at least once, as a server may die between the deed and the
   * note of it. The id is the same each time.
   */
  handleOutside(kind: string, work: (facts: unknown, id: string) => Promise<void>): void
  /** Tries all anew that was given up of a kind, as if it had been written down now; resolves with their number. */
  tryAgain(kind: string): Promise<number>
  /** When no job is due and none in hand here; those that wait for another try do not count. */
  settled(): Promise<void>
  /** Takes no more jobs. Resolves when those in hand are done, or after some seconds: then others do them. */
  finish(): Promise<void>
}
