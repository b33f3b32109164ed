// Deletes rows by their ids, after the rows that depend on them: each subject deletes or releases its own.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Tables } from '../database/tables.ts'
import type { DeleteRows, SubjectDeclaration } from '../modules/subject-declaration.ts'

/** Whether other rows have to be deleted with the rows of a table. If not, no ids are needed to delete them. */
export const hasDependents = (declarations: readonly SubjectDeclaration[], table: keyof Tables): boolean =>
  declarations.some(({ beforeDeletion, deletion }) => beforeDeletion?.[table] ?? deletion?.[table])

export const makeDeleteRows = (declarations: readonly SubjectDeclaration[]): DeleteRows => {
  const deleteRows = async (
    trx: Transaction<Schema>,
    table: keyof Tables,
    ids: readonly string[],
  ): Promise<void> => {
    if (ids.length === 0) return
    for (const { beforeDeletion } of declarations) await beforeDeletion?.[table]?.(trx, ids)
    const deletion = declarations.map((each) => each.deletion?.[table]).find((each) => each !== undefined)
    if (deletion) await deletion(trx, ids, deleteRows)
    else await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(trx)
  }
  return deleteRows
}
