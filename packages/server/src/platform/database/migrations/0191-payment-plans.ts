// What a company asks its buyers to pay when, and when each payment is due: by a day, or by a day of the home.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table payment_plans (
    key text primary key,
    record jsonb not null,
    changed_at timestamptz not null
  )`,
  sql`alter table residence_payments add column due jsonb`,
  // As the plans of earlier releases were
  sql`update residence_payments set due = case
      when kind = 'deposit' then '{"after": "agreement", "days": 30}'::jsonb
      when kind = 'instalment' then jsonb_build_object('after', 'moveIn', 'days',
        case residences.site when 'norway' then 0 when 'finland' then -60 else -90 end)
      else '{"after": "payment", "days": 0}'::jsonb end
    from residences where residences.id = residence_payments.residence_id`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table residence_payments drop column due`.execute(db)
  await sql`drop table payment_plans`.execute(db)
}
