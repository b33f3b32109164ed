// Refunds: at most one for a payment, requested from its provider until the result is known, and reported to the payer.

import type { Money, SiteDefinition } from '@husrum/domain'
import { differenceOfMoney } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountAddress } from '../../platform/mail/recipient.ts'
import type { PaymentTasks } from '../../platform/staff-tasks/payment-tasks.ts'
import { endedByProvider } from '../../platform/staff-tasks/payment-tasks.ts'
import type { BookingService } from '../booking/index.ts'
import { longestDoubt, nextRefundCheck } from './next-check.ts'
import type { NoteCall } from './note-call.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import type { RefundAnswer, RefundOrder } from './payment-provider.ts'
import type { PaymentRow, RefundRow } from './stored-payments.ts'
import { findPayment, instant, orderOf, pageOfPayment, siteOfPayment } from './stored-payments.ts'

export interface Refunds {
  /** Requests a refund of the payment, less what is kept. Idempotent. */
  ask(trx: Transaction<Schema>, payment: PaymentRow, reason: string, kept?: Money): Promise<void>
  /** Sends a requested refund to the provider, or checks its status there. */
  follow(id: string): Promise<void>
  /** Staff: retries a failed refund. False if it has not failed. */
  retry(id: string, within?: Transaction<Schema>): Promise<boolean>
  /**
   * Staff: the money was returned, by hand or at the provider. False for a refund that is finished, and for one whose provider
   * can still be asked and is not late.
   */
  markDone(id: string, within?: Transaction<Schema>, by?: SettledBy): Promise<boolean>
  /** Staff: the provider has not returned the money, so it is transferred by hand. False for one that is finished. */
  giveUpProvider(id: string, within: Transaction<Schema>, by: SettledBy): Promise<boolean>
}

/** Which staff member settled a refund, and the reference of the bank or provider. */
export interface SettledBy {
  readonly by: string
  readonly reference: string
}

export interface RefundsOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly jobs: Jobs
  readonly mails: MailService
  readonly bookingService: Pick<BookingService, 'find'>
  readonly providers: PaymentProviders
  readonly tasks: PaymentTasks
  readonly noteCall: NoteCall
  readonly log: Pick<Logger, 'error' | 'warn'>
}

export const refundJob = 'payment-refund'

/** All buyers of a booking, or the member. */
const payersOf = async (
  db: Kysely<Schema>,
  bookingService: Pick<BookingService, 'find'>,
  payment: PaymentRow,
): Promise<readonly AccountAddress[]> => {
  const booking = payment.booking_id === null ? undefined : await bookingService.find(db, payment.booking_id)
  const addresses = new Set(booking?.applicants.map(({ email }) => email).filter(Boolean))
  if (addresses.size > 0) return [...addresses].map((email) => ({ email, email_confirmed_at: null }))
  if (payment.account_id === null) return []
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', payment.account_id)
    .executeTakeFirst()
  return account ? [account] : []
}

export const makeRefunds = ({
  db,
  now,
  jobs,
  mails,
  bookingService,
  providers,
  tasks,
  noteCall,
  log,
}: RefundsOptions): Refunds => {
  const write = async (
    trx: Transaction<Schema>,
    kind: 'refundStarted' | 'refundDone',
    payment: PaymentRow,
    amount: Money,
  ): Promise<void> => {
    const site: SiteDefinition = siteOfPayment(payment)
    for (const payer of await payersOf(trx, bookingService, payment))
      await mails.within(trx).postToAccount(
        payer,
        {
          kind,
          site,
          about: payment.about,
          amount,
          paymentNumber: payment.number,
          link: pageOfPayment(site, payment),
        },
        'business',
      )
  }

  const order = (refund: RefundRow, payment: PaymentRow): RefundOrder => ({
    id: refund.id,
    attempt: refund.attempt,
    amount: refund.amount as Money,
    providerId: refund.provider_id ?? undefined,
    payment: orderOf(payment),
    reference: payment.provider_reference ?? payment.provider_id ?? '',
  })

  /** Only if the refund has not changed since it was read. */
  const settle = (refund: RefundRow, payment: PaymentRow, answer: RefundAnswer): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const next = nextRefundCheck({
        checks: refund.checks,
        since: Date.parse(refund.created_at),
        now: now(),
      })
      const isLate = now() - Date.parse(refund.created_at) > longestDoubt
      const waits = { next_check_at: instant(next), checks: refund.checks + 1 }
      const change = {
        underWay: { status: 'underWay' as const, ...waits },
        done: { status: 'done' as const, done_at: instant(now()), next_check_at: null },
        failed: { status: 'failed' as const, next_check_at: null },
        byHand: { status: 'underWay' as const, is_by_hand: true, next_check_at: null },
        // A refund unknown to the provider is requested again, with the same id.
        absent: { status: 'asked' as const, ...waits },
        away: waits,
      }[answer.kind]
      const written = await trx
        .updateTable('payment_refunds')
        .set({
          ...change,
          version: refund.version + 1,
          ...('code' in answer && { code: answer.code ?? null }),
          ...('providerId' in answer && answer.providerId && { provider_id: answer.providerId }),
        })
        .where('id', '=', refund.id)
        .where('version', '=', refund.version)
        .returning('id')
        .executeTakeFirst()
      if (!written) return
      const isKnown = answer.kind !== 'away'
      if (isKnown) await tasks.end(trx, 'checkRefund', payment.id, endedByProvider)
      if (answer.kind === 'done') {
        await tasks.end(trx, 'payBack', payment.id, endedByProvider)
        await write(trx, 'refundDone', payment, refund.amount as Money)
      }
      const isStaffs = answer.kind === 'failed' || answer.kind === 'byHand'
      if (isStaffs) await tasks.add(trx, 'payBack', payment, refund.amount as Money)
      if (isStaffs || (isLate && answer.kind !== 'done'))
        log.error(
          {
            payment: payment.number,
            refund: refund.id,
            outcome: answer.kind,
            code: change && 'code' in answer ? answer.code : undefined,
          },
          isStaffs
            ? 'Staff must pay money back'
            : 'A refund has been open for two weeks: ask its provider, and pay nothing yet',
        )
    })

  const inTransaction = <Value>(
    within: Transaction<Schema> | undefined,
    work: (trx: Transaction<Schema>) => Promise<Value>,
  ): Promise<Value> => (within ? work(within) : db.transaction().execute(work))

  /** Only staff can find out the result. */
  const askStaff = async (refund: RefundRow, payment: PaymentRow): Promise<void> => {
    const isNew = await db
      .transaction()
      .execute((trx) => tasks.add(trx, 'checkRefund', payment, refund.amount as Money))
    if (isNew)
      log.error(
        { payment: payment.number, refund: refund.id, provider: payment.provider },
        'The status of a refund is unknown: its provider has no credentials. Staff have a task to check it',
      )
  }

  const enqueue = (within: Kysely<Schema>, id: string): Promise<void> =>
    jobs.enqueue(within, { kind: refundJob, facts: { id } })

  return {
    ask: async (trx, payment, reason, kept) => {
      const amount = differenceOfMoney(payment.amount as Money, ...(kept === undefined ? [] : [kept]))
      if (amount <= 0) return
      const made = await trx
        .insertInto('payment_refunds')
        .values({
          payment_id: payment.id,
          amount,
          reason,
          status: 'asked',
          created_at: instant(now()),
          // If the job is lost, the sweep finds the refund by this.
          next_check_at: instant(now() + 60_000),
        })
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return
      await addEvents(trx, [
        {
          type: 'payment.refund_due',
          data: {
            paymentId: payment.id,
            refundId: made.id,
            ...(payment.booking_id !== null && { bookingId: payment.booking_id }),
          },
        },
      ])
      await write(trx, 'refundStarted', payment, amount)
      await enqueue(trx, made.id)
    },
    follow: async (id) => {
      if (!isUuid(id)) return
      const refund = await db
        .selectFrom('payment_refunds')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!refund || refund.is_by_hand || !['asked', 'underWay'].includes(refund.status)) return
      const payment = await findPayment(db, refund.payment_id)
      if (!payment?.provider) return
      const provider = providers.of(payment.provider)
      if (!provider) return askStaff(refund, payment)
      const call = refund.status === 'asked' ? 'refund' : 'refundStatus'
      const answer = await provider[call](order(refund, payment))
      await noteCall(payment, call, answer.kind, 'code' in answer ? answer.code : undefined)
      await settle(refund, payment, answer)
    },
    retry: (id, within) =>
      inTransaction(within, async (trx) => {
        if (!isUuid(id)) return false
        const again = await trx
          .updateTable('payment_refunds')
          .set((row) => ({
            status: 'asked',
            attempt: row('attempt', '+', 1),
            version: row('version', '+', 1),
            checks: 0,
            next_check_at: instant(now() + 60_000),
          }))
          .where('id', '=', id)
          .where('status', '=', 'failed')
          .returning('id')
          .executeTakeFirst()
        if (again) await enqueue(trx, id)
        return again !== undefined
      }),
    markDone: (id, within, by = { by: 'staff', reference: 'by hand' }) =>
      inTransaction(within, async (trx) => {
        if (!isUuid(id)) return false
        const refund = await trx
          .selectFrom('payment_refunds')
          .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
          .select(['payment_refunds.is_by_hand', 'payment_refunds.status', 'payments.provider'])
          .select('payment_refunds.created_at')
          .where('payment_refunds.id', '=', id)
          .forNoKeyUpdate('payment_refunds')
          .executeTakeFirst()
        if (!refund || refund.status === 'done') return false
        // Its provider returns the money by itself, unless that has failed, or has taken too long, according to the log.
        const isStaffs =
          refund.is_by_hand ||
          refund.status === 'failed' ||
          (refund.provider !== null && !providers.of(refund.provider)) ||
          now() - Date.parse(refund.created_at) > longestDoubt
        if (!isStaffs) return false
        const done = await trx
          .updateTable('payment_refunds')
          .set((row) => ({
            status: 'done',
            done_at: instant(now()),
            version: row('version', '+', 1),
            next_check_at: null,
          }))
          .where('id', '=', id)
          .returning(['payment_id', 'amount'])
          .executeTakeFirstOrThrow()
        for (const kind of ['checkRefund', 'payBack'] as const)
          await tasks.end(trx, kind, done.payment_id, by)
        const payment = await findPayment(trx, done.payment_id)
        if (payment) await write(trx, 'refundDone', payment, done.amount as Money)
        return true
      }),
    giveUpProvider: async (id, trx, by) => {
      const refund = await trx
        .updateTable('payment_refunds')
        .set((row) => ({
          status: 'underWay',
          is_by_hand: true,
          version: row('version', '+', 1),
          next_check_at: null,
        }))
        .where('id', '=', id)
        .where('status', '<>', 'done')
        .returning(['payment_id', 'amount'])
        .executeTakeFirst()
      const payment = refund && (await findPayment(trx, refund.payment_id))
      if (!payment) return false
      await tasks.end(trx, 'checkRefund', payment.id, by)
      await tasks.add(trx, 'payBack', payment, refund.amount as Money)
      return true
    },
  }
}
