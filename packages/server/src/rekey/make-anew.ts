// What it is to make something anew by another secret: what it works with, and what it answers.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface Tally {
  /** Rows that are by the new secret now; with `isDry`, rows that would be. */
  readonly made: number
  /** Somebody else was changing them: the next run may have them. */
  readonly left: number
  /** By no secret that is known, or not worth a new seal. */
  readonly lost: number
}

export interface Workshop {
  readonly db: Kysely<Schema>
  /** Makes by the new secret, and knows what any has made. */
  readonly keys: SecretKeys
  /** Knows what the new one has made, and nothing else. */
  readonly newKeys: SecretKeys
  /** Looks, and changes nothing. */
  readonly isDry: boolean
  /** Rows that are read at once. */
  readonly batch: number
  /** Called after each batch. */
  readonly rest: () => Promise<void>
}

/** What is made anew, by the name that people read. */
export type MakesAnew = Readonly<Record<string, (workshop: Workshop) => Promise<Tally>>>

export type Outcome = 'new' | keyof Tally

/** Goes through rows in the order of their keys, batch by batch, and counts what comes of each. */
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

/** The same again for what somebody else was changing meanwhile. */
export const untilNoneIsLeft = async (once: () => Promise<Tally>): Promise<Tally> => {
  let tally = await once()
  for (let turn = 1; turn < turns && tally.left > 0; turn += 1) {
    const { made, left, lost } = await once()
    tally = { made: tally.made + made, left, lost }
  }
  return tally
}

/** Whoever changes a row has it: we wait for nobody longer than this, and before PostgreSQL looks for a deadlock (1 s). */
const patienceMs = 500

/** Undefined where somebody else has what it needs; the next run may have it. */
export const unlessInTheWay = async <Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${`${patienceMs}ms`}, true)`.execute(trx)
      return work(trx)
    })
  } catch (cause) {
    const { code } = cause as { readonly code?: unknown }
    // A lock that was not to be had, a deadlock.
    if (code === '55P03' || code === '40P01') return undefined
    throw cause
  }
}
