// The payments of a home's plan: created with the agreement, paid by the owners, and settled once.
import { randomUUID } from 'node:crypto'
import type {
  AgreedPrice,
  CountryCode,
  Money,
  PlannedPaymentKind,
  ResidenceDay,
  SaleTerms,
  SiteDefinition,
} from '@husrum/domain'
import {
  currentDays,
  dayIn,
  dueDaysOf,
  isPaidOnline,
  paymentPlanOf,
  siteByKey,
  sumOfMoney,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { readDays } from '../../living/residences/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'

/** A home with an agreement. */
export interface AgreedHome extends AgreedPrice {
  readonly residenceId: string
  readonly currency: string
}

/** Writes the plan of a home once: an existing one stays. */
export const planHomePayments = async (
  trx: Kysely<Schema>,
  { residenceId, currency, ...agreed }: AgreedHome,
): Promise<void> => {
  const plan = paymentPlanOf(agreed)
  if (plan.length === 0) return
  const known = await trx
    .selectFrom('residence_payments')
    .select('id')
    .where('residence_id', '=', residenceId)
    .limit(1)
    .executeTakeFirst()
  if (known) return
  await trx
    .insertInto('residence_payments')
    .values(
      plan.map(({ kind, amount, dueOn }) => ({
        id: randomUUID(),
        residence_id: residenceId,
        kind,
        amount,
        currency,
        due_on: dueOn ?? null,
      })),
    )
    .execute()
}

/** What the buyers of a booking pay in total, with options: in Finland the price without the company's loans. */
export const agreedTotalOf = (
  { price, totalPrice = price }: Pick<SaleTerms, 'price' | 'totalPrice'>,
  options: readonly { readonly price: number }[],
  country: CountryCode,
): Money =>
  sumOfMoney([country === 'FI' ? price : totalPrice, ...options.map((option) => option.price as Money)]) ??
  price

/** The purchase has ended: cancels its unpaid payments. */
export const cancelHomePayments = async (trx: Kysely<Schema>, bookingId: string): Promise<void> => {
  await trx
    .updateTable('residence_payments')
    .set({ status: 'cancelled' })
    .where('status', '=', 'open')
    .where('residence_id', 'in', (query) =>
      query.selectFrom('residences').select('id').where('booking_id', '=', bookingId),
    )
    .execute()
}

/** Adds a payment for what was ordered after the agreement, such as options. Returns its id. */
export const addHomePayment = async (
  trx: Kysely<Schema>,
  payment: {
    readonly residenceId: string
    readonly kind: PlannedPaymentKind
    readonly amount: Money
    readonly currency: string
    readonly dueOn?: string | undefined
  },
): Promise<string> => {
  const id = randomUUID()
  await trx
    .insertInto('residence_payments')
    .values({
      id,
      residence_id: payment.residenceId,
      kind: payment.kind,
      amount: payment.amount,
      currency: payment.currency,
      due_on: payment.dueOn ?? null,
    })
    .execute()
  return id
}

/** A definite day; undefined while it is an estimate or a span. */
const saidDay = (day: ResidenceDay | undefined): string | undefined =>
  day && day.source !== 'estimate' && day.latest === undefined ? day.earliest : undefined

/** Moves the due dates of a home's open payments with the days of the home, and resets their reminders. */
export const followDays = async (trx: Kysely<Schema>, residenceId: string): Promise<void> => {
  const residence = await trx
    .selectFrom('residences')
    .select(['site', 'agreed_on'])
    .where('id', '=', residenceId)
    .executeTakeFirst()
  if (!residence?.agreed_on) return
  const days = currentDays(await readDays(trx, residenceId))
  const due = dueDaysOf({
    country: siteByKey(residence.site).country,
    agreedOn: residence.agreed_on,
    moveInOn: saidDay(days.moveIn),
    settledOn: saidDay(days.payment),
  })
  for (const kind of ['instalment', 'final'] as const)
    await trx
      .updateTable('residence_payments')
      .set({ due_on: due[kind] ?? null, reminded_before_at: null, reminded_after_at: null })
      .where('residence_id', '=', residenceId)
      .where('kind', '=', kind)
      .where('status', '=', 'open')
      .where(sql<boolean>`due_on is distinct from ${due[kind] ?? null}::date`)
      .execute()
}

/** A payment of a home that can be paid. */
export interface PayableHome {
  readonly about: string
  readonly amount: Money
  readonly currency: string
  readonly status: 'open' | 'paid' | 'cancelled'
  readonly isPaidOnline: boolean
  readonly objectId: string
}

/** Undefined for one that does not exist, of another owner's home, or on another site. */
export const findHomePayment = async (
  db: Kysely<Schema>,
  id: string,
  { accountId, site }: { readonly accountId: string; readonly site: SiteDefinition },
): Promise<PayableHome | undefined> => {
  if (!isUuid(id)) return undefined
  const row = await db
    .selectFrom('residence_payments')
    .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
    .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
    .select([
      'residence_payments.amount',
      'residence_payments.currency',
      'residence_payments.status',
      'residences.object_id',
      sql<string>`residences.home ->> 'name'`.as('name'),
    ])
    .where('residence_payments.id', '=', id)
    .where('residences.site', '=', site.key)
    .where('residence_people.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const amount = row.amount as Money
  return {
    about: row.name,
    amount,
    currency: row.currency,
    status: row.status,
    isPaidOnline: isPaidOnline(amount, site.country),
    objectId: row.object_id,
  }
}

/** Whether the payment of a home accepts the money: only once. */
export const settleHomePayment = async (
  trx: Transaction<Schema>,
  { id, residence_payment_id: homePaymentId, paid_at: paidAt }: PaymentRow,
  site: SiteDefinition,
): Promise<boolean> => {
  const settled = await trx
    .updateTable('residence_payments')
    .set({
      status: 'paid',
      paid_by: id,
      paid_on: paidAt === null ? null : dayIn(Date.parse(paidAt), site.country),
    })
    .where('id', '=', homePaymentId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
