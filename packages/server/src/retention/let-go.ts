// Dependent rows without a foreign key rule: deletes them with their owner, and releases their files.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Tables } from '../database/tables.ts'

type Trx = Transaction<Schema>

/** The contents are deleted with the next file sweep. */
const releaseFiles = async (trx: Trx, kind: 'booking' | 'case' | 'contact', ids: readonly string[]) => {
  await trx
    .updateTable('uploads')
    .set({ claimed_by: null, expires_at: new Date(0).toISOString() })
    .where(
      'claimed_by',
      'in',
      ids.map((id) => `${kind}:${id}`),
    )
    .execute()
}

const payments = async (trx: Trx, ids: readonly string[]) => {
  if (ids.length === 0) return
  await trx.deleteFrom('payment_calls').where('payment_id', 'in', ids).execute()
  await trx.deleteFrom('payment_refunds').where('payment_id', 'in', ids).execute()
  await trx.deleteFrom('payments').where('id', 'in', ids).execute()
}

const bookings = async (trx: Trx, ids: readonly string[]) => {
  if (ids.length === 0) return
  await releaseFiles(trx, 'booking', ids)
  const paid = await trx.selectFrom('payments').select('id').where('booking_id', 'in', ids).execute()
  await payments(
    trx,
    paid.map(({ id }) => id),
  )
  for (const table of ['booking_signatures', 'booking_documents', 'booking_withdrawals'] as const)
    await trx.deleteFrom(table).where('booking_id', 'in', ids).execute()
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute()
}

const residences = async (trx: Trx, ids: readonly string[]) => {
  const of = sql.join(ids)
  const paid = await sql<{ readonly id: string }>`select payments.id from payments
    join residence_payments on residence_payments.id = payments.residence_payment_id
    where residence_payments.residence_id in (${of})`.execute(trx)
  await trx
    .updateTable('residence_payments')
    .set({ paid_by: null })
    .where('residence_id', 'in', ids)
    .where('paid_by', 'is not', null)
    .execute()
  await payments(
    trx,
    paid.rows.map(({ id }) => id),
  )
  await sql`delete from booking_signatures where residence_document_id in
    (select id from residence_documents where residence_id in (${of}))`.execute(trx)
  const gone = await trx.deleteFrom('residences').where('id', 'in', ids).returning('booking_id').execute()
  await bookings(
    trx,
    gone.flatMap(({ booking_id }) => booking_id ?? []),
  )
}

const cases = async (trx: Trx, ids: readonly string[]) => {
  await releaseFiles(trx, 'case', ids)
  for (const table of ['case_reports', 'case_followers'] as const)
    await trx.deleteFrom(table).where('case_id', 'in', ids).execute()
  await trx.deleteFrom('cases').where('id', 'in', ids).execute()
}

const contactMessages = async (trx: Trx, ids: readonly string[]) => {
  await releaseFiles(trx, 'contact', ids)
  await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute()
}

/** By ids of locked rows. Other tables have no dependent rows. */
export const letGo: {
  readonly [Name in keyof Tables]?: (trx: Trx, ids: readonly string[]) => Promise<void>
} = { bookings, payments, residences, cases, contact_messages: contactMessages }
