// All payments of an account on a site, in one database query: plans of homes, fees of bookings, memberships.
import type {
  BookingPaymentStatus,
  HomePayment,
  MadePayment,
  Money,
  OwnPayments,
  PaymentProvider,
  PaymentState,
  PaymentsOfHome,
  PlannedPaymentKind,
  ResidenceHome,
  Seller,
  SinglePayment,
  SiteDefinition,
} from '@husrum/domain'
import {
  agreedAmountsOf,
  agreedAndPaidOf,
  dayIn,
  differenceOfMoney,
  isPaidOnline,
  isPaymentOver,
  noMoney,
  plannedStandingOf,
  sumOfMoney,
} from '@husrum/domain'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { optionsSumOf } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { sellerOfHome, transferOf } from './bank/claim.ts'
import type { RefundRow } from './stored-payments.ts'
import { messageKeyOf, refundStanding } from './stored-payments.ts'

/** More than a page shows. */
const maxOthers = 100

/** A payment as in the JSON of the query. */
interface MadeRow {
  readonly id: string
  readonly number: string
  readonly status: BookingPaymentStatus
  readonly state: PaymentState
  readonly provider: PaymentProvider | null
  readonly paid_at: string | null
  readonly receipt_number: string | null
  readonly refund: {
    readonly status: RefundRow['status']
    readonly amount: number
    readonly done_at: string | null
  } | null
}

const made = (row: MadeRow): MadePayment => {
  const refund = row.refund ?? undefined
  const standing = refundStanding(refund)
  return {
    paymentId: row.id,
    number: row.number,
    status: row.status,
    messageKey: messageKeyOf(row),
    ...(row.provider !== null && { provider: row.provider }),
    ...(row.paid_at !== null && { paidAt: Date.parse(row.paid_at) }),
    ...(row.receipt_number !== null && { receiptId: row.receipt_number }),
    ...(refund &&
      standing && {
        refund: {
          status: standing,
          amount: refund.amount as Money,
          ...(refund.done_at !== null && { doneAt: Date.parse(refund.done_at) }),
        },
      }),
  }
}

const madeColumns = [
  'payments.id',
  'payments.number',
  'payments.status',
  'payments.state',
  'payments.provider',
  'payments.paid_at',
  'payments.receipt_number',
] as const

const refundOf = (eb: ExpressionBuilder<Schema, 'payments'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('payment_refunds')
      .select(['payment_refunds.status', 'payment_refunds.amount', 'payment_refunds.done_at'])
      .whereRef('payment_refunds.payment_id', '=', 'payments.id'),
  ).as('refund')

/** Paid ones first, then other results, then those not started; each latest first. */
const sayingMost = sql`case payments.status when 'paid' then 0 when 'created' then 2 else 1 end, payments.created_at desc`

interface PlannedRow {
  readonly id: string
  readonly kind: PlannedPaymentKind
  readonly amount: number
  readonly due_on: string | null
  readonly number: number
  readonly received: number
  readonly status: 'open' | 'paid' | 'cancelled'
  readonly paid_on: string | null
  readonly reminded_at: string | null
  readonly payment: MadeRow | null
  readonly pay_back: {
    readonly amount: number
    readonly due_on: string
    readonly done_at: string | null
  } | null
}

const plannedOf = (
  row: PlannedRow,
  site: SiteDefinition,
  seller: Seller | null,
  today: string,
): HomePayment => {
  const begun = row.payment && row.payment.status !== 'created' ? row.payment : undefined
  const amount = row.amount as Money
  const dueOn = row.due_on ?? undefined
  const transfer = row.status === 'open' ? transferOf(seller, row.number) : undefined
  return {
    id: row.id,
    kind: row.kind,
    amount,
    ...(dueOn !== undefined && { dueOn }),
    standing: plannedStandingOf(
      {
        isPaid: row.status === 'paid',
        isUnderWay: begun !== undefined && !isPaymentOver(begun.status),
        dueOn,
      },
      today,
    ),
    isPaidOnline: row.received === 0 && isPaidOnline(amount, site.country),
    ...(transfer && { transfer }),
    ...(row.status === 'open' && row.received > 0 && { received: row.received as Money }),
    ...(row.reminded_at !== null && { remindedOn: dayIn(Date.parse(row.reminded_at), site.country) }),
    ...(row.paid_on !== null && { paidOn: row.paid_on }),
    ...(begun && { payment: made(begun) }),
    ...(row.pay_back && {
      payBack: {
        amount: row.pay_back.amount as Money,
        dueOn: row.pay_back.due_on,
        ...(row.pay_back.done_at !== null && {
          doneOn: dayIn(Date.parse(row.pay_back.done_at), site.country),
        }),
      },
    }),
  }
}

interface HomeRow {
  readonly id: string
  readonly object_id: string
  readonly name: string | null
  readonly home: Pick<ResidenceHome, 'price' | 'totalPrice'>
  readonly options: number
  readonly fee: number
  readonly seller: Seller | null
  readonly payments: readonly PlannedRow[]
}

const homeOf = (row: HomeRow, site: SiteDefinition, today: string): PaymentsOfHome => {
  const payments = row.payments.map((each) => plannedOf(each, site, row.seller, today))
  const sum = (some: readonly HomePayment[]) => sumOfMoney(some.map(({ amount }) => amount)) ?? noMoney
  const options = Number(row.options) as Money
  const fee = row.fee as Money
  // Without a known price, the plan says what the home costs.
  const { price = differenceOfMoney((sum(payments) + fee) as Money, options), totalPrice } = row.home
  return {
    residenceId: row.id,
    objectId: row.object_id,
    name: row.name ?? '',
    ...agreedAndPaidOf(agreedAmountsOf({ price, totalPrice }, options, site.country), {
      fee,
      paid: (sum(payments.filter(({ standing }) => standing === 'paid')) +
        payments.reduce((received, payment) => received + (payment.received ?? 0), 0)) as Money,
    }),
    payments,
  }
}

export const readOwnPayments = async (
  db: Kysely<Schema>,
  {
    accountId,
    site,
    seesHomes,
    now,
  }: {
    readonly accountId: string
    readonly site: SiteDefinition
    /** Without an identity in this session, the caller sees that there are homes, but no details. */
    readonly seesHomes: boolean
    readonly now: number
  },
): Promise<OwnPayments> => {
  const row = await db
    .selectNoFrom((root) => [
      jsonArrayFrom(
        root
          .selectFrom('residences')
          .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
          .select((eb) => [
            'residences.id',
            'residences.object_id',
            'residences.home',
            sql<string | null>`residences.home ->> 'name'`.as('name'),
            optionsSumOf.as('options'),
            sellerOfHome.as('seller'),
            eb
              .selectFrom('payments')
              .leftJoin('payment_refunds', 'payment_refunds.payment_id', 'payments.id')
              .select(sql<number>`coalesce(sum(payments.amount), 0)`.as('sum'))
              .where(sql<boolean>`payments.booking_id = residences.booking_id::text`)
              .where('payments.status', '=', 'paid')
              .where('payment_refunds.id', 'is', null)
              .as('fee'),
            jsonArrayFrom(
              eb
                .selectFrom('residence_payments')
                .select((planned) => [
                  'residence_payments.id',
                  'residence_payments.kind',
                  'residence_payments.amount',
                  'residence_payments.due_on',
                  'residence_payments.number',
                  'residence_payments.received',
                  'residence_payments.status',
                  'residence_payments.paid_on',
                  sql<string | null>`coalesce(reminded_after_at, reminded_before_at)`.as('reminded_at'),
                  jsonObjectFrom(
                    planned
                      .selectFrom('payments')
                      .select([...madeColumns])
                      .select(refundOf)
                      .whereRef('payments.residence_payment_id', '=', 'residence_payments.id')
                      .orderBy(sayingMost)
                      .limit(1),
                  ).as('payment'),
                  jsonObjectFrom(
                    planned
                      .selectFrom('staff_tasks')
                      .select(['staff_tasks.amount', 'staff_tasks.due_on', 'staff_tasks.done_at'])
                      .whereRef('staff_tasks.residence_payment_id', '=', 'residence_payments.id'),
                  ).as('pay_back'),
                ])
                .whereRef('residence_payments.residence_id', '=', 'residences.id')
                .where('residence_payments.status', '<>', 'cancelled')
                .orderBy(
                  sql`due_on nulls last, array_position(array['deposit', 'instalment', 'options', 'final'], kind)`,
                ),
            ).as('payments'),
          ])
          .where('residence_people.account_id', '=', accountId)
          .where('residences.site', '=', site.key)
          .orderBy(sql`residences.left_on is not null, residences.agreed_on desc nulls last`),
      ).as('homes'),
      jsonArrayFrom(
        root
          .selectFrom('payments')
          .select([...madeColumns, 'payments.purpose', 'payments.about', 'payments.amount'])
          .select(refundOf)
          .where('payments.site_id', '=', site.siteId)
          .where('payments.purpose', '<>', 'home')
          .where('payments.status', '<>', 'created')
          .where((eb) =>
            eb.or([
              eb('payments.account_id', '=', accountId),
              sql<boolean>`payments.booking_id in (select residences.booking_id::text from residences
                join residence_people on residence_people.residence_id = residences.id
                where residence_people.account_id = ${accountId}::uuid and residences.booking_id is not null)`,
            ]),
          )
          .orderBy('payments.created_at', 'desc')
          .limit(maxOthers),
      ).as('others'),
    ])
    .executeTakeFirstOrThrow()
  const today = dayIn(now, site.country)
  const homes = row.homes as unknown as readonly HomeRow[]
  const others = row.others as unknown as readonly (MadeRow & {
    readonly purpose: 'bookingFee' | 'vip'
    readonly about: string
    readonly amount: number
  })[]
  const withPlan = homes.filter(({ payments }) => payments.length > 0)
  return {
    needsIdentity: !seesHomes && withPlan.length > 0,
    homes: seesHomes ? withPlan.map((home) => homeOf(home, site, today)) : [],
    others: others.map(
      (each): SinglePayment => ({
        ...made(each),
        purpose: each.purpose,
        about: each.about,
        amount: each.amount as Money,
      }),
    ),
  }
}
