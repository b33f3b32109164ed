// Looks for payments and refunds whose end nobody has heard of, and has them asked for: by jobs, so that any server does it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { nextPaymentCheck, nextRefundCheck } from './next-check.ts'
import { refundJob } from './refunds.ts'
import { instant } from './stored-payments.ts'

export const checkJob = 'payment-check'

const atOnce = 50

/** Answers how many are asked for. */
export const makeReconcile =
  ({ db, jobs, now }: { readonly db: Kysely<Schema>; readonly jobs: Jobs; readonly now: () => number }) =>
  async (): Promise<number> => {
    const found = await db.transaction().execute(async (trx) => {
      const payments = await trx
        .selectFrom('payments')
        .select(['id', 'status', 'checks', 'started_at', 'created_at'])
        .where('next_check_at', '<=', instant(now()))
        .orderBy('next_check_at')
        .limit(atOnce)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { id, status, checks, started_at, created_at } of payments) {
        const since = Date.parse(started_at ?? created_at)
        const next = nextPaymentCheck({ status, checks: checks + 1, since, now: now() })
        await trx
          .updateTable('payments')
          .set({ checks: checks + 1, next_check_at: next === undefined ? null : instant(next) })
          .where('id', '=', id)
          .execute()
        await jobs.enqueue(trx, { kind: checkJob, facts: { id } })
      }
      const refunds = await trx
        .selectFrom('payment_refunds')
        .select(['id', 'checks', 'created_at'])
        .where('next_check_at', '<=', instant(now()))
        .where(sql<boolean>`not is_by_hand`)
        .orderBy('next_check_at')
        .limit(atOnce)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { id, checks, created_at } of refunds) {
        const next = nextRefundCheck({ checks, since: Date.parse(created_at), now: now() })
        await trx
          .updateTable('payment_refunds')
          .set({ next_check_at: instant(next) })
          .where('id', '=', id)
          .execute()
        await jobs.enqueue(trx, { kind: refundJob, facts: { id } })
      }
      return payments.length + refunds.length
    })
    return found
  }
