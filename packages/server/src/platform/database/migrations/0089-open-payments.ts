// Payments that an older release stopped asking about, and tasks of staff about money that went through a payment provider.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // An older release set no time for the next check of these
  sql`create index payments_not_followed on payments (id)
    where next_check_at is null and status in ('pending', 'unknown')`,
  sql`create index payment_refunds_not_followed on payment_refunds (id)
    where next_check_at is null and status in ('asked', 'underWay') and not is_by_hand`,
  sql`alter table staff_tasks
    drop constraint staff_tasks_kind_check,
    add constraint staff_tasks_kind_check check (kind in ('payBack', 'checkPayment', 'checkRefund')),
    alter column residence_payment_id drop not null,
    alter column booking_id drop not null,
    -- What was paid through a provider; the other kind came from bank to bank
    add column payment_id uuid references payments on delete cascade,
    add constraint staff_tasks_about check (num_nonnulls(residence_payment_id, payment_id) = 1)`,
  sql`create unique index staff_tasks_payment on staff_tasks (payment_id, kind) where payment_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from staff_tasks where payment_id is not null`.execute(db)
  await sql`alter table staff_tasks
    drop constraint staff_tasks_about,
    drop column payment_id,
    alter column booking_id set not null,
    alter column residence_payment_id set not null,
    drop constraint staff_tasks_kind_check,
    add constraint staff_tasks_kind_check check (kind in ('payBack'))`.execute(db)
  for (const name of ['payment_refunds_not_followed', 'payments_not_followed'])
    await sql`drop index ${sql.id(name)}`.execute(db)
}
