// Finds payments and refunds with an unknown outcome, and adds jobs that ask their providers, so that any server can do it. Those
// that an older release stopped checking have no time for the next check: they are included.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { nextPaymentCheck, nextRefundCheck } from './next-check.ts'
import { refundJob } from './refunds.ts'
import { deadlinesOf, instant, isUnconfirmed, startOf } from './stored-payments.ts'

export const checkJob = 'payment-check'

const atOnce = 50

/** Returns the number of jobs. */
export const makeReconcile =
  ({ db, jobs, now }: { readonly db: Kysely<Schema>; readonly jobs: Jobs; readonly now: () => number }) =>
  async (): Promise<number> => {
    const found = await db.transaction().execute(async (trx) => {
      const payments = await trx
        .selectFrom('payments')
        .select(['id', 'status', 'state', 'provider', 'checks', 'started_at', 'created_at'])
        .where(
          sql<boolean>`(next_check_at <= ${instant(now())}
            or (next_check_at is null and status in ('pending', 'unknown')))`,
        )
        .orderBy(sql`next_check_at nulls first`)
        .limit(atOnce)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const payment of payments) {
        const { id, status, state, checks } = payment
        const next = nextPaymentCheck({
          status,
          isUnconfirmed: isUnconfirmed(state),
          checks: checks + 1,
          since: startOf(payment),
          deadlines: deadlinesOf(payment),
          now: now(),
        })
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
        .where(
          sql<boolean>`(next_check_at <= ${instant(now())}
            or (next_check_at is null and status in ('asked', 'underWay'))) and not is_by_hand`,
        )
        .orderBy(sql`next_check_at nulls first`)
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
