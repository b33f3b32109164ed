// Privileges of the role of servers that do not migrate: read and write rows, and nothing else.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from './in-transaction.ts'
import type { Schema } from './schema.ts'

/** The role does not exist. The message is for the operator at the terminal. */
export class NoSuchRole extends Error {
  constructor(role: string, cause: unknown) {
    super(`PostgreSQL has no role "${role}". Run: create role "${role}" login password '…'`, { cause })
    this.name = 'NoSuchRole'
  }
}

/** Reading and writing rows. */
const usual = { r: 'select, insert, update, delete', S: 'usage, select' }
/**
 * Only the owner writes the migration records. Steps that pg-boss defers (`bam`) are SQL text that the owner of its tables runs, so
 * that other roles must not write it.
 */
const lessThanUsual: Readonly<Record<string, string>> = {
  'public.kysely_migration': 'select',
  'public.kysely_migration_lock': 'select',
  'pgboss.bam': 'select, update (status, error, started_on, completed_on)',
}

/**
 * Grants a role what servers need, on all tables that the connected role owns, and on those that it will create.
 * Idempotent.
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
