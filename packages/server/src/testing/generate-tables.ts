// Generates the types of the tables from a migrated database, with the domain's types where SQL only has text.
import type { ColumnMetadata, Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { declarations } from '../subjects.ts'

/** PostgreSQL's types as `value-parsers.ts` gives them; `_` begins the name of an array. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

/** Types that SQL cannot express, as the subjects declare them for `table.column`. */
const declaredTypes: Readonly<Record<string, string>> = Object.fromEntries(
  declarations.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { columnTypes = {} }]) =>
      Object.entries(columnTypes).map(([column, type]) => [`${table}.${column}`, type]),
    ),
  ),
)

const typeOf = (table: string, { name, dataType, isNullable, hasDefaultValue }: ColumnMetadata): string => {
  const isArray = dataType.startsWith('_')
  const plain = declaredTypes[`${table}.${name}`] ?? types[isArray ? dataType.slice(1) : dataType]
  if (plain === undefined) throw new Error(`How is ${dataType} of ${table}.${name} read?`)
  const orNull = isNullable ? ' | null' : ''
  const type = `${isArray ? `readonly ${plain}[]` : plain}${orNull}`
  if (dataType === 'jsonb') return `ColumnType<${type}, string${orNull}, string${orNull}>`
  return hasDefaultValue ? `Generated<${type}>` : type
}

/** The formatter's line width. */
const lineWidth = 110

/** A column as the formatter writes it: a long union has a line for each of its types. */
const lineOf = (column: string, type: string): string => {
  const line = `  ${column}: ${type}`
  if (line.length <= lineWidth || !/^'\w+'(?: \| '\w+')+$/.test(type)) return line
  return `  ${column}:\n${type
    .split(' | ')
    .map((each) => `    | ${each}`)
    .join('\n')}`
}

/** `account_links` → `AccountLinks`. */
const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

/** The text of `database/tables.ts`. */
export const generateTables = async (db: Kysely<Schema>): Promise<string> => {
  // The tables of jobs belong to pg-boss, in a separate schema.
  const tables = (await db.introspection.getTables())
    .filter(({ schema }) => schema === 'public')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const interfaces = tables.map(
    ({ name, columns }) =>
      `export interface ${pascal(name)} {\n${columns
        .map((column) => lineOf(column.name, typeOf(name, column)))
        .join('\n')}\n}\n`,
  )
  const words = [
    ...new Set(Object.values(declaredTypes).flatMap((type) => /^[A-Z]\w+(?=$| \|)/.exec(type) ?? [])),
  ].sort()
  return [
    '// The tables as the migrations leave them. Written by `generate-tables.ts`: vitest run --project server tables -u',
    `import type {\n${words.map((word) => `  ${word},\n`).join('')}} from '@husrum/domain'`,
    `import type { ColumnType, Generated } from 'kysely'\n`,
    ...interfaces,
    `export interface Tables {\n${tables.map(({ name }) => `  ${name}: ${pascal(name)}`).join('\n')}\n}\n`,
  ].join('\n')
}
