// Deletes documents and signatures with the booking or the home that they belong to.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export const deleteDocumentsOfBookings = async (
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> => {
  for (const table of ['booking_signatures', 'booking_documents', 'booking_withdrawals'] as const)
    await trx.deleteFrom(table).where('booking_id', 'in', ids).execute()
}

/** The documents themselves are deleted by the database with the home. */
export const deleteSignaturesOfResidences = async (
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> => {
  await sql`delete from booking_signatures where residence_document_id in
    (select id from residence_documents where residence_id in (${sql.join(ids)}))`.execute(trx)
}
