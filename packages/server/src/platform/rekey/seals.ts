// Everything that is stored sealed for longer than a request: decrypted with any key, and sealed again with the new one.
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { declarations } from '../../subjects.ts'
import type { KeyedRow, SealedColumn } from '../modules/sealed-column.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { MakesAnew, Tally, Workshop } from './make-anew.ts'
import { throughAll, unlessLocked, untilDone } from './make-anew.ts'

/** A sealed column and its table. */
export interface PlacedColumn extends SealedColumn {
  readonly table: string
}

/** Those of all subjects, by display name. */
export const sealedColumns: Readonly<Record<string, PlacedColumn>> = Object.fromEntries(
  declarations.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { sealed = {} }]) =>
      Object.entries(sealed).map(([name, column]) => [name, { ...column, table }]),
    ),
  ),
)

const maxLarge = 10

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `)

/** Each row by itself, and only if it has not been changed meanwhile: the other value is newer. */
const sealAnew = (
  { purpose, table, column, key, facts = [], contextOf, isLarge = false }: PlacedColumn,
  workshop: Workshop,
): Promise<Tally> => {
  const { db, keys, newKeys, isDry } = workshop
  const any = makeSeal(keys.keysFor(purpose))
  const own = makeSeal(newKeys.keysFor(purpose))
  const columns = list(key.map((name) => sql.ref(name)))
  const valuesOf = (row: KeyedRow) => list(key.map((name) => sql`${row[name]}`))
  const bytesOf = (row: KeyedRow): Uint8Array => (row as unknown as { readonly sealed: Uint8Array }).sealed

  const read = async (after: KeyedRow | undefined, limit: number): Promise<readonly KeyedRow[]> => {
    const { rows } = await sql<KeyedRow>`select ${list([...key, ...facts].map((name) => sql.ref(name)))},
        ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null
        ${after === undefined ? sql`` : sql`and (${columns}) > (${valuesOf(after)})`}
      order by ${columns} limit ${limit}`.execute(db)
    return rows
  }
  const write = (row: KeyedRow, sealed: Uint8Array) =>
    unlessLocked(db, async (trx) => {
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where (${columns}) = (${valuesOf(row)}) and ${sql.ref(column)} = ${bytesOf(row)}`.execute(trx)
      return numAffectedRows === 1n
    })

  const once = () =>
    throughAll<KeyedRow>(
      isLarge ? { ...workshop, batch: Math.min(workshop.batch, maxLarge) } : workshop,
      read,
      async (row) => {
        const context = contextOf(row)
        if (own.open(bytesOf(row), context) !== undefined) return 'new'
        const text = any.open(bytesOf(row), context)
        if (text === undefined) return 'lost'
        if (isDry) return 'made'
        return (await write(row, any.seal(text, context))) ? 'made' : 'left'
      },
    )
  return untilDone(once)
}

export const sealsAnew: MakesAnew = Object.fromEntries(
  Object.entries(sealedColumns).map(([name, column]) => [
    name,
    (workshop: Workshop) => sealAnew(column, workshop),
  ]),
)
