// One paid membership for each account and brand, however code and payment meet.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // A code and a payment at the same time left two notes: the one of the payment stays, so that the money has its membership
  await sql`delete from user_payments where status = 'Paid' and id not in (
    select distinct on (account_id, brand) id from user_payments where status = 'Paid'
    order by account_id, brand, paid_with_code is not null, created_at, id)`.execute(db)
  await sql`create unique index user_payments_paid on user_payments (account_id, brand) where status = 'Paid'`.execute(
    db,
  )
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index user_payments_paid`.execute(db)
}
