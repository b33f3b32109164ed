// Lists the tables of the database: ours and those of the job queue.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface OwnTable {
  /** `public.homes`, quoted where it must be. */
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly string[]
}

const schemas = sql`('public', 'pgboss')`

/** Without partitioned parents, whose rows are in the partitions, and without unlogged tables, which may be lost in a crash. */
export const ownTables = async (db: Kysely<Schema>): Promise<readonly OwnTable[]> => {
  const { rows } = await sql<OwnTable>`
    select format('%I.%I', n.nspname, c.relname) as name, array(
      select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'r' and c.relpersistence = 'p'
    order by 1`.execute(db)
  return rows
}

export const ownSequences = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ name: string; last: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ${schemas} and last_value is not null order by 1`.execute(db)
  return rows
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export const ownForeignKeys = async (db: Kysely<Schema>): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ${schemas}
    order by 1, 2`.execute(db)
  return rows
}
