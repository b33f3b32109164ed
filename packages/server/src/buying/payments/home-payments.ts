// The payments of a home's plan: created with the agreement, paid by the owners, and settled once.
import { randomUUID } from 'node:crypto'
import type {
  AgreedPrice,
  CountryCode,
  Money,
  PlanDue,
  PlannedPaymentKind,
  ResidenceDay,
  SaleTerms,
  SiteDefinition,
} from '@husrum/domain'
import {
  agreedAmountsOf,
  currentDays,
  dayIn,
  differenceOfMoney,
  dueDayOf,
  isPaidOnline,
  noMoney,
  paymentPlanOf,
  siteByKey,
  sumOfMoney,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { optionsSumOf, readDays } from '../../living/residences/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { releaseTransfers } from './bank/claim.ts'
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
      plan.map(({ kind, amount, due, dueOn }) => ({
        id: randomUUID(),
        residence_id: residenceId,
        kind,
        amount,
        currency,
        due: JSON.stringify(due),
        due_on: dueOn ?? null,
      })),
    )
    .execute()
}

/** What the buyers of a booking pay in total, with its options. */
export const agreedTotalOf = (
  terms: Pick<SaleTerms, 'price' | 'totalPrice'>,
  options: readonly { readonly price: number }[],
  country: CountryCode,
): Money =>
  agreedAmountsOf(terms, sumOfMoney(options.map((option) => option.price as Money)) ?? noMoney, country).total

/** Payments whose amount is settled: paid, or started at a provider. */
const isSettled = sql<boolean>`(residence_payments.status = 'paid' or exists (select from payments
  where payments.residence_payment_id = residence_payments.id and payments.status in ('pending', 'unknown')))`

/** The facts that decide what the open payments of a home have to add up to. */
const readAgreed = async (trx: Kysely<Schema>, residenceId: string) => {
  const row = await trx
    .selectFrom('residences')
    .leftJoin('bookings', 'bookings.id', 'residences.booking_id')
    .select(['residences.home', 'residences.site', 'bookings.terms', 'bookings.options as agreed'])
    .select(optionsSumOf.as('options'))
    .where('residences.id', '=', residenceId)
    .executeTakeFirst()
  const price = row?.home.price
  if (!row || price === undefined) return undefined
  const { country, formats } = siteByKey(row.site)
  const options = Number(row.options) as Money
  const { total } = agreedAmountsOf({ price, totalPrice: row.home.totalPrice }, options, country)
  const before = sumOfMoney((row.agreed ?? []).map((option) => option.price as Money)) ?? noMoney
  return {
    left: differenceOfMoney(total, row.terms?.fee ?? noMoney),
    orderedLater: differenceOfMoney(options, before),
    currency: formats.currencyCode,
  }
}

/**
 * Makes the payments of a home add up to what is agreed, after its options were ordered: one payment for the options that the agreement did
 * not include, on the day of the final payment; fewer options lower the final payment.
 */
export const followOptions = async (trx: Kysely<Schema>, residenceId: string): Promise<void> => {
  const agreed = await readAgreed(trx, residenceId)
  const rows = await trx
    .selectFrom('residence_payments')
    .select(['id', 'kind', 'amount', 'due', 'due_on'])
    .select(isSettled.as('is_settled'))
    .where('residence_id', '=', residenceId)
    .where('status', '<>', 'cancelled')
    .execute()
  if (!agreed || rows.length === 0) return
  const { currency, left, orderedLater } = agreed
  const sum = (some: typeof rows) => sumOfMoney(some.map(({ amount }) => Number(amount) as Money)) ?? noMoney
  const open = (kind: PlannedPaymentKind) => rows.find((row) => row.kind === kind && !row.is_settled)
  const [options, final] = [open('options'), open('final')]
  const settledOptions = rows.filter((row) => row.kind === 'options' && row !== options)
  const toPay = differenceOfMoney(orderedLater, sum(settledOptions))
  const optionsAmount = toPay > 0 ? toPay : noMoney
  const others = rows.filter((row) => row !== options && row !== final)
  const finalAmount = differenceOfMoney(left, sum(others), optionsAmount)
  const change = async (row: (typeof rows)[number], amount: Money) => {
    if (Number(row.amount) === amount) return
    // A payment that only has a number would still ask for the former amount.
    await trx
      .deleteFrom('payments')
      .where('residence_payment_id', '=', row.id)
      .where('status', '=', 'created')
      .execute()
    if (amount <= 0) await releaseTransfers(trx, row.id)
    await trx
      .updateTable('residence_payments')
      .set(amount > 0 ? { amount } : { status: 'cancelled' as const })
      .where('id', '=', row.id)
      .execute()
  }
  if (options) await change(options, optionsAmount)
  else if (optionsAmount > 0)
    await addHomePayment(trx, {
      residenceId,
      kind: 'options',
      amount: optionsAmount,
      currency,
      dueOn: final?.due_on ?? undefined,
      due: final?.due ?? { after: 'payment', days: 0 },
    })
  if (final) await change(final, finalAmount)
}

/** Locks the payments of a purchase, so that no transfer changes them meanwhile. */
export const lockHomePayments = async (trx: Kysely<Schema>, bookingId: string): Promise<void> => {
  await trx
    .selectFrom('residence_payments')
    .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
    .select('residence_payments.id')
    .where('residences.booking_id', '=', bookingId)
    .orderBy('residence_payments.id')
    .forNoKeyUpdate('residence_payments')
    .execute()
}

/** The purchase has ended: cancels its unpaid payments. */
export const cancelHomePayments = async (trx: Kysely<Schema>, bookingId: string): Promise<void> => {
  await lockHomePayments(trx, bookingId)
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
    /** Moves the due day with the days of the home. */
    readonly due?: PlanDue | undefined
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
      due: payment.due === undefined ? null : JSON.stringify(payment.due),
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
  const known = {
    country: siteByKey(residence.site).country,
    agreedOn: residence.agreed_on,
    moveInOn: saidDay(days.moveIn),
    settledOn: saidDay(days.payment),
  }
  const open = await trx
    .selectFrom('residence_payments')
    .select(['id', 'due'])
    .where('residence_id', '=', residenceId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()
  for (const { id, due } of open) {
    if (!due || 'on' in due || due.after === 'agreement') continue
    const day = dueDayOf(due, known) ?? null
    await trx
      .updateTable('residence_payments')
      .set({ due_on: day, reminded_before_at: null, reminded_after_at: null })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where(sql<boolean>`due_on is distinct from ${day}::date`)
      .execute()
  }
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
      'residence_payments.received',
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
    // The rest of what has partly come by bank transfer comes the same way.
    isPaidOnline: Number(row.received) === 0 && isPaidOnline(amount, site.country),
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
  if (settled) await releaseTransfers(trx, settled.id)
  return settled !== undefined
}
