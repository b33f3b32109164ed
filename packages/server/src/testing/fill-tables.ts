// A row in every table that names a person, with any columns: for tests of exports and deletions.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly isNeeded: boolean
}

/** A value of each type that PostgreSQL has. */
const samples: Readonly<Record<string, string>> = {
  bool: 'false',
  bytea: '\\x00',
  date: '2026-01-01',
  float8: '1',
  int2: '1',
  int4: '1',
  int8: '1',
  jsonb: '{}',
  text: 'x',
  timestamptz: '2026-01-01T00:00:00Z',
  uuid: '7d3f0c1e-0000-4000-8000-000000000001',
}

/** Whether each table is used alone: without checks and without references. */
export const letAnythingIn = async (db: Kysely<Schema>): Promise<void> => {
  const checks = await sql<{ readonly table: string; readonly name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of checks.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}

/** Columns that refer to accounts, or have a name like those that do. */
export const columnsOfAccounts = async (
  db: Kysely<Schema>,
): Promise<readonly { readonly table: string; readonly column: string }[]> => {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass
    union
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'reporter_id', 'owner_id', 'author_id', 'user_id', 'person_id')
    order by 1, 2`.execute(db)
  return rows
}

/** Tables that reference others. */
export const referencesTo = async (
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<readonly { readonly table: string; readonly to: string }[]> => {
  const { rows } = await sql<{ readonly table: string; readonly to: string }>`
    select distinct c.conrelid::regclass::text as table, c.confrelid::regclass::text as to
    from pg_constraint c
    where c.contype = 'f' and c.confrelid::regclass::text = any(${[...tables]}::text[])
      and c.conrelid <> c.confrelid`.execute(db)
  return rows
}

/** Adds a row with the given values, and a value in every other required column. */
export const fillTable = async (
  db: Kysely<Schema>,
  table: string,
  given: Readonly<Record<string, string>>,
): Promise<void> => {
  const columns = await sql<Column>`
    select column_name as name, udt_name as type, (is_nullable = 'NO' and column_default is null) as "isNeeded"
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  const values = columns.rows.flatMap(({ name, type, isNeeded }) => {
    const value =
      given[name] ?? (isNeeded ? (samples[type] ?? (type.startsWith('_') ? '{}' : 'x')) : undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  const names = sql.join(values.map(([name]) => sql.ref(name)))
  const literals = sql.join(values.map(([, value]) => sql.lit(value)))
  await sql`insert into ${sql.table(table)} (${names}) values (${literals})`.execute(db)
}

/** The tables that contain a text anywhere. */
export const tablesWith = async (db: Kysely<Schema>, text: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit =
      await sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}
