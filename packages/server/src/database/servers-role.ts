// What a role may do as which servers run that change nobody's shape: read and write rows, and nothing else.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from './in-transaction.ts'
import type { Schema } from './schema.ts'

/** There is no role of that name. The message is for the person at the terminal. */
export class NoSuchRole extends Error {
  constructor(role: string, cause: unknown) {
    super(`PostgreSQL knows no role "${role}": create role "${role}" login password '…'`, { cause })
    this.name = 'NoSuchRole'
  }
}

/** Reading and writing rows. */
const usual = { r: 'select, insert, update, delete', S: 'usage, select' }
/**
 * Which migrations have run is written by who runs them. What pg-boss leaves for later (`bam`) is text that whoever owns its tables
 * runs: who may not own them may not write it either.
 */
const lessThanUsual: Readonly<Record<string, string>> = {
  'public.kysely_migration': 'select',
  'public.kysely_migration_lock': 'select',
  'pgboss.bam': 'select, update (status, error, started_on, completed_on)',
}

/**
 * Lets a role do what servers do, in all tables that whoever is connected owns and in those that they make from now on. As often as
 * one likes.
 *
 * @throws NoSuchRole
 */
export const grantToServers = (database: Kysely<Schema>, role: string): Promise<void> =>
  inTransaction(database, async (db) => {
    const to = sql.id(role)
    const { rows } = await sql<{ schema: string; name: string; kind: string }>`
      select n.nspname as schema, c.relname as name, c.relkind::text as kind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'S')
        and pg_has_role(c.relowner, 'usage')`.execute(db)
    try {
      await sql`grant usage on schema public, pgboss to ${to}`.execute(db)
    } catch (cause) {
      throw (cause as { code?: unknown }).code === '42704' ? new NoSuchRole(role, cause) : cause
    }
    await sql`alter default privileges in schema public, pgboss grant ${sql.raw(usual.r)} on tables to ${to}`.execute(
      db,
    )
    await sql`alter default privileges in schema public, pgboss grant ${sql.raw(usual.S)} on sequences to ${to}`.execute(
      db,
    )
    for (const { schema, name, kind } of rows) {
      const on = sql`${sql.raw(kind === 'S' ? 'sequence' : 'table')} ${sql.id(schema, name)}`
      const rights = lessThanUsual[`${schema}.${name}`] ?? (kind === 'S' ? usual.S : usual.r)
      await sql`revoke all on ${on} from ${to}`.execute(db)
      await sql`grant ${sql.raw(rights)} on ${on} to ${to}`.execute(db)
    }
  })
