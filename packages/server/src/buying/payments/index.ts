// Payments of bookings and memberships, through any provider; refunds; and receipts.
import type { Money } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { LimitedCalls } from '../../platform/http/limit-calls.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SettlePaymentTask, StaffTasks } from '../../platform/staff-tasks/staff-tasks.ts'
import type { BookingService } from '../booking/index.ts'
import type { PdfSeal, ReceiptInOwnWords } from '../documents/index.ts'
import { drawSealed } from '../documents/index.ts'
import type { BankBook } from './bank/bank-book.ts'
import { makeBankBook } from './bank/bank-book.ts'
import { followTransfersOf } from './bank/claim.ts'
import { bankRoutes } from './bank/routes.ts'
import type { BookingMoneyService } from './booking-money.ts'
import { makeBookingMoney } from './booking-money.ts'
import { paymentCallbackRoutes } from './callback-routes.ts'
import { makeChangePayment } from './change-payment.ts'
import { countUnasked } from './count-unasked.ts'
import { makeFollowPayment } from './follow-payment.ts'
import { handoverRoutes, makeHandoverLinks } from './handover-routes.ts'
import { followDays, followOptions } from './home-payments.ts'
import type { MoneyStaff } from './money-staff.ts'
import { makeMoneyStaff } from './money-staff.ts'
import { makeNoteCall } from './note-call.ts'
import type { PaymentProviders, PaymentSettings } from './open-payment-providers.ts'
import { openPaymentProviders } from './open-payment-providers.ts'
import { ownPaymentRoutes } from './own-payment-routes.ts'
import { makePaymentMarks } from './payment-marks.ts'
import type { PaymentService } from './payment-service.ts'
import { makePaymentService } from './payment-service.ts'
import { planRoutes } from './plan-routes.ts'
import { checkJob, makeReconcile } from './reconcile.ts'
import type { Refunds } from './refunds.ts'
import { makeRefunds, refundJob } from './refunds.ts'
import { makeNotifyPaid, makeRemind } from './remind.ts'
import { paymentRoutes } from './routes.ts'
import { makeSettleTask } from './settle-task.ts'
import { staffRefundRoutes } from './staff-refund-routes.ts'
import type { PaymentRow } from './stored-payments.ts'
import { vipRoutes } from './vip-routes.ts'
import type { VipService } from './vip-service.ts'
import { makeVipService } from './vip-service.ts'
import { makeWithdrawVip } from './withdraw-vip.ts'

export { paymentsDeclaration } from './declaration.ts'
export { deleteUnstartedPayments } from './delete-payments.ts'
export type { NordeaSettings } from './nordea/nordea-provider.ts'
export type { PaymentSettings } from './open-payment-providers.ts'
export { registerMember } from './register-member.ts'
export type { SveaSettings } from './svea/svea-provider.ts'
export type { SwishSettings } from './swish/swish-provider.ts'

const sweepMs = 15_000
const hourMs = 3_600_000
const cancelJob = 'payment-cancel'

export interface PaymentsModule extends Module {
  /** For bookings, documents and staff. */
  readonly money: BookingMoneyService
  /** For forms without script. */
  readonly payments: PaymentService
  readonly refunds: Refunds
  readonly vip: VipService
  /** Staff decisions about payments and refunds. */
  readonly staff: MoneyStaff
  /** What comes in by bank transfer. */
  readonly bank: BankBook
  /** Completes a staff task about a payment. */
  readonly settleTask: SettlePaymentTask
  /** The payment providers of a site. */
  readonly offeredOn: PaymentProviders['offeredOn']
  /** Checks payments without news from the provider; returns how much is checked. */
  readonly reconcile: () => Promise<number>
  /** Sends reminders of payments of homes that are due soon or overdue; returns how many payments. */
  readonly remind: () => Promise<number>
  /** Adjusts the due dates of open payments to the days of the home. */
  readonly followDays: (trx: Kysely<Schema>, residenceId: string) => Promise<void>
  /** Makes the payments of a home add up to what is agreed, after its options were ordered. */
  readonly followOptions: (trx: Kysely<Schema>, residenceId: string) => Promise<void>
  /** Called when a provider has news about a payment. */
  readonly hear: (id: string) => Promise<unknown>
}

export interface PaymentsOptions {
  readonly jobs: Jobs
  readonly mails: MailService
  readonly bookingService: BookingService
  readonly tasks: Pick<StaffTasks, 'askToPayBack' | 'ofPayments' | 'preparePayBack' | 'lessToPayBack'>
  readonly settings: PaymentSettings
  /** Instead of the configured providers: for tests. */
  readonly providers?: PaymentProviders
  /** The receipt of a booking in the company's own words. Default: there are none. */
  readonly receiptInOwnWords?: ReceiptInOwnWords
  /** Seals receipts. */
  readonly pdfSeal?: PdfSeal | undefined
  /** Calls that start something, from one network. */
  readonly perMinute?: number
}

export const paymentsModule = (
  {
    db,
    keys,
    now,
    log,
    environment = 'production',
  }: Pick<Platform, 'db' | 'keys' | 'now' | 'log'> & Partial<Pick<Platform, 'environment'>>,
  {
    jobs,
    mails,
    bookingService,
    tasks,
    settings,
    providers: given,
    receiptInOwnWords = async () => undefined,
    pdfSeal,
    perMinute = 60,
  }: PaymentsOptions,
): PaymentsModule => {
  const marks = makePaymentMarks(keys)
  const seal = makeSeal(keys.keysFor('payment'))
  const callbackIdentifierOf = (id: string): string => marks.callback(id)[0]
  const providers = given ?? openPaymentProviders(settings, { now, callbackIdentifierOf })
  const noteCall = makeNoteCall(db, now)
  const countOf = (calls: LimitedCalls) => makeCallLimit({ db, keys, now }, calls, perMinute)
  const { ofPayments } = tasks
  const refunds = makeRefunds({
    db,
    now,
    jobs,
    mails,
    bookingService,
    providers,
    tasks: ofPayments,
    noteCall,
    log,
  })
  const change = makeChangePayment({
    db,
    now,
    bookingService,
    refunds,
    providers,
    tasks: ofPayments,
    notifyPaid: makeNotifyPaid({ mails }),
    cancelLater: (trx, id) => jobs.enqueue(trx, { kind: cancelJob, facts: { id } }),
  })
  const askStaff = async (payment: PaymentRow): Promise<void> => {
    const isNew = await db
      .transaction()
      .execute((trx) => ofPayments.add(trx, 'checkPayment', payment, payment.amount as Money))
    if (isNew)
      log.error(
        { payment: payment.number, provider: payment.provider },
        'The outcome of a payment is unknown, and its provider does not report it. Staff have a task to check it',
      )
  }
  const follow = makeFollowPayment({ db, now, change, providers, askStaff, noteCall, log })
  const payments = makePaymentService({ db, now, bookingService, providers, follow, noteCall, seal })
  const letters = { mails, environment }
  const book = makeBankBook({ db, now, tasks, log, ...letters })
  const remind = makeRemind({ db, mails, now, environment })
  const reconcile = makeReconcile({ db, jobs, now })
  const links = makeHandoverLinks(marks)

  const vip = makeVipService({ db, now, change })
  const staff = makeMoneyStaff({ db, now, change, refunds, providers })
  const withdraw = makeWithdrawVip({ db, now, refunds, mails })
  const idOf = (facts: unknown): string => (facts as { readonly id: string }).id
  jobs.handleOutside(checkJob, async (facts) => void (await follow.check(idOf(facts))))
  jobs.handleOutside(cancelJob, (facts) => follow.cancelAtProvider(idOf(facts)))
  jobs.handleOutside(refundJob, (facts) => refunds.follow(idOf(facts)))

  return {
    money: makeBookingMoney({ change, refunds, tasks }),
    followDays,
    followOptions: async (trx, residenceId) => {
      await followOptions(trx, residenceId)
      // A smaller payment may be paid by what has come.
      await followTransfersOf(trx, letters, residenceId)
    },
    payments,
    refunds,
    vip,
    staff,
    bank: book,
    settleTask: makeSettleTask(staff),
    offeredOn: providers.offeredOn,
    reconcile,
    remind,
    hear: (id) => follow.check(id, { hasNews: true }),
    routes: (app) => {
      paymentRoutes(app, { payments, links, count: countOf('payments') })
      vipRoutes(app, {
        vip,
        withdraw,
        payments,
        links,
        count: countOf('memberships'),
      })
      ownPaymentRoutes(app, {
        db,
        now,
        payments,
        links,
        receiptInOwnWords,
        drawPdf: drawSealed(pdfSeal),
        count: countOf('ownPayments'),
      })
      handoverRoutes(app, { payments, links })
      staffRefundRoutes(app, { db, staff, bookingService })
      bankRoutes(app, { book })
      planRoutes(app, { db, now })
      paymentCallbackRoutes(app, { db, now, settings, follow, refunds, marks, log })
    },
    sweeps: [
      { name: 'payments', everyMs: sweepMs, run: reconcile },
      { name: 'memberships', everyMs: 3_600_000, run: vip.endOver },
      { name: 'payment reminders', everyMs: hourMs, run: remind },
    ],
    start: () => {
      countUnasked(db, providers)
        .then((all) => {
          for (const facts of all)
            log.error(facts, 'Payments or refunds are open at a provider that has no credentials')
        })
        .catch((cause: unknown) => log.warn({ err: cause }, 'Open payments could not be counted'))
    },
    close: () => providers.close(),
  }
}
