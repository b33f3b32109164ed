// Interface of the re-encryption steps: their input and their result.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface Tally {
  /** Rows with the new secret now; with `isDry`, rows to change. */
  readonly made: number
  /** Locked by other transactions: for the next run. */
  readonly left: number
  /** Of an unknown secret, or not worth a new seal. */
  readonly lost: number
}

export interface Workshop {
  readonly db: Kysely<Schema>
  /** Encrypts with the new secret, decrypts with any. */
  readonly keys: SecretKeys
  /** Encrypts and decrypts with the new secret only. */
  readonly newKeys: SecretKeys
  /** Only reads. */
  readonly isDry: boolean
  /** Rows that are read at once. */
  readonly batch: number
  /** Called after each batch. */
  readonly rest: () => Promise<void>
}

/** The steps, by display name. */
export type MakesAnew = Readonly<Record<string, (workshop: Workshop) => Promise<Tally>>>

export type Outcome = 'new' | keyof Tally

/** Reads rows in the order of their keys, in batches, and counts the results. */
export const throughAll = async <Row>(
  { batch, rest }: Workshop,
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<Outcome>,
): Promise<Tally> => {
  const tally = { new: 0, made: 0, left: 0, lost: 0 }
  let after: Row | undefined
  do {
    const rows = await read(after, batch)
    for (const row of rows) tally[await work(row)] += 1
    after = rows.length < batch ? undefined : rows.at(-1)
    await rest()
  } while (after !== undefined)
  return tally
}

const turns = 3

/** Repeats it for rows that were locked. */
export const untilDone = async (once: () => Promise<Tally>): Promise<Tally> => {
  let tally = await once()
  for (let turn = 1; turn < turns && tally.left > 0; turn += 1) {
    const { made, left, lost } = await once()
    tally = { made: tally.made + made, left, lost }
  }
  return tally
}

/** Lock timeout: shorter than PostgreSQL's deadlock timeout (1 s), so that this gives way to other transactions. */
const timeoutMs = 500

/** Undefined if a row that it needs is locked; the next run may get it. */
export const unlessLocked = async <Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${`${timeoutMs}ms`}, true)`.execute(trx)
      return work(trx)
    })
  } catch (cause) {
    const { code } = cause as { readonly code?: unknown }
    // A lock timeout, a deadlock.
    if (code === '55P03' || code === '40P01') return undefined
    throw cause
  }
}
