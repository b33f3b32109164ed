// Links derived from a secret that were sent to people: they cannot be recreated, and stop working when the old secret is removed.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { declarations } from '../../subjects.ts'
import type { Schema } from '../database/schema.ts'

export interface OpenLinks {
  readonly name: string
  readonly open: number
  /** Epoch milliseconds; undefined if none is open, or if they do not expire. */
  readonly lastEnds: number | undefined
}

/** Number of open links, by any secret: it is not stored which one was used. */
export const openLinks = async (db: Kysely<Schema>): Promise<readonly OpenLinks[]> => {
  const all: OpenLinks[] = []
  for (const [name, query] of declarations.flatMap(({ openLinks = {} }) => Object.entries(openLinks))) {
    const { rows } = await sql<{ open: number; ends: string | null }>`
      select count(*) as open, max(ends) as ends from (${query}) as links`.execute(db)
    const [{ open = 0, ends = null } = {}] = rows
    all.push({ name, open: Number(open), lastEnds: ends === null ? undefined : Date.parse(ends) })
  }
  return all
}
