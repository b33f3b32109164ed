// What prevents the deletion of an account: all that blocks other changes, and open payments and homes.
import type { CountryCode, DeletionBusiness, Money } from '@husrum/domain'
import {
  currentDays,
  dayIn,
  entryDateOf,
  isBeforeHandover,
  isBookingOver,
  isPaymentUnderWay,
  siteById,
  siteByKey,
  standingOf,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { residenceOf, selectResidences } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { homeTitle, makeBusiness } from '../accounts/index.ts'

type Db = Kysely<Schema>

export interface DeletionBusinessReader {
  /** All business, ended or not: `deletionObstacles` of the domain decides which counts. Reads within a transaction. */
  of(db: Db, accountId: string): Promise<readonly DeletionBusiness[]>
}

const dayOf = (instant: string, country: CountryCode | undefined): string =>
  dayIn(Date.parse(instant), country ?? 'SE')

/** Bookings that the person has signed as the second buyer: the contract needs the account. */
const signedAsCoBuyer = async (db: Db, accountId: string): Promise<readonly DeletionBusiness[]> => {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('booking_applicants', 'booking_applicants.booking_id', 'bookings.id')
    .innerJoin('accounts', 'accounts.identity_lookup', 'booking_applicants.identity_lookup')
    .select(['bookings.id', 'bookings.status', 'bookings.home', 'bookings.site'])
    .where('booking_applicants.role', '=', 'coBuyer')
    .where('accounts.id', '=', accountId)
    .where(sql<boolean>`bookings.account_id is distinct from accounts.id`)
    .where(sql<boolean>`exists (select from booking_signatures where booking_signatures.booking_id = bookings.id
      and booking_signatures.role = 'coBuyer' and booking_signatures.voided_at is null)`)
    .orderBy('bookings.started_at')
    .execute()
  return rows.map(({ id, status, home, site }) => ({
    kind: 'booking',
    id,
    site,
    title: homeTitle(home),
    isOpen: !isBookingOver(status),
  }))
}

/** Documents of homes that await the person's signature. */
const documents = async (db: Db, accountId: string): Promise<readonly DeletionBusiness[]> => {
  const rows = await db
    .selectFrom('residence_document_signers')
    .innerJoin('residence_documents', 'residence_documents.id', 'residence_document_signers.document_id')
    .innerJoin('residences', 'residences.id', 'residence_documents.residence_id')
    .select(['residence_documents.id', 'residence_documents.title', 'residence_documents.sign_by'])
    .select(['residences.home', 'residences.site', 'residence_document_signers.signed_at'])
    .where('residence_document_signers.account_id', '=', accountId)
    .where('residences.left_on', 'is', null)
    .orderBy('residence_documents.made_at')
    .execute()
  return rows.map(({ id, title, sign_by, home, site, signed_at }) => ({
    kind: 'document',
    id,
    site,
    title: `${title}: ${homeTitle(home)}`,
    isSigned: signed_at !== null,
    ...(sign_by !== null && { day: sign_by }),
  }))
}

/** Payments through a provider, each with its refunds. */
const payments = async (db: Db, accountId: string): Promise<readonly DeletionBusiness[]> => {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('payment_refunds', 'payment_refunds.payment_id', 'payments.id')
    .select(['payments.id', 'payments.state', 'payments.about', 'payments.amount', 'payments.currency'])
    .select(['payments.created_at', 'payments.started_at', 'payments.site_id', 'payment_refunds.status'])
    .select(['payment_refunds.amount as refunded', 'payment_refunds.created_at as refunded_at'])
    .where('payments.account_id', '=', accountId)
    .orderBy('payments.created_at')
    .execute()
  return rows.flatMap((row): readonly DeletionBusiness[] => {
    const site = siteById(row.site_id)
    const facts = {
      id: row.id,
      title: row.about,
      currency: row.currency,
      ...(site && { site: site.key }),
    }
    const payment: DeletionBusiness = {
      ...facts,
      kind: 'payment',
      isUnderWay: isPaymentUnderWay(row.state),
      amount: row.amount as Money,
      day: dayOf(row.started_at ?? row.created_at, site?.country),
    }
    if (row.status === null || row.refunded === null || row.refunded_at === null) return [payment]
    return [
      payment,
      {
        ...facts,
        kind: 'refund',
        isDone: row.status === 'done',
        amount: row.refunded as Money,
        day: dayOf(row.refunded_at, site?.country),
      },
    ]
  })
}

/** Refunds that staff transfer by hand. */
const transfers = async (db: Db, accountId: string): Promise<readonly DeletionBusiness[]> => {
  const rows = await db
    .selectFrom('staff_tasks')
    .select(['id', 'site', 'about', 'amount', 'currency', 'due_on', 'done_at'])
    .where('account_id', '=', accountId)
    .where('residence_payment_id', 'is not', null)
    .where('kind', '=', 'payBack')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, site, about, amount, currency, done_at }) => ({
    kind: 'refund',
    id,
    site,
    title: about,
    isDone: done_at !== null,
    amount: amount as Money,
    currency,
  }))
}

/** What is still to be paid for the homes that the person owns. Tenants owe nothing of a payment plan. */
const plans = async (db: Db, accountId: string): Promise<readonly DeletionBusiness[]> => {
  const rows = await db
    .selectFrom('residence_payments')
    .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
    .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
    .select(['residences.id', 'residences.site', 'residences.home', 'residence_payments.currency'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('residence_payments.amount').as('amount'),
      fn.min('residence_payments.due_on').as('due_on'),
    ])
    .where('residence_people.account_id', '=', accountId)
    .where('residence_people.role', 'in', ['owner', 'coOwner'])
    .where('residence_payments.status', '=', 'open')
    .groupBy(['residences.id', 'residence_payments.currency'])
    .orderBy('residences.id')
    .execute()
  return rows.map(({ id, site, home, currency, count, amount, due_on }) => ({
    kind: 'plan',
    id,
    site,
    title: homeTitle(home),
    openPayments: Number(count),
    amount: Number(amount) as Money,
    currency,
    ...(due_on !== null && { day: due_on }),
  }))
}

/** Homes that the person owns, with the day on which the keys are handed over. */
const homes = async (db: Db, accountId: string, now: number): Promise<readonly DeletionBusiness[]> => {
  const rows = await selectResidences(db, accountId)
    .where('residence_people.role', 'in', ['owner', 'coOwner'])
    .orderBy('residences.id')
    .execute()
  return rows.map(residenceOf).map((residence) => {
    const { id, site, home, days, completedOn } = residence
    const entry = entryDateOf(currentDays(days)) ?? completedOn
    return {
      kind: 'home',
      id,
      site,
      title: homeTitle(home),
      isBeforeHandover: isBeforeHandover(standingOf(residence, dayIn(now, siteByKey(site).country))),
      ...(entry !== undefined && { day: entry }),
    }
  })
}

export const makeDeletionBusiness = ({ now }: { readonly now: () => number }): DeletionBusinessReader => ({
  of: async (db, accountId) => [
    ...(await makeBusiness(db).of(accountId)),
    ...(await signedAsCoBuyer(db, accountId)),
    ...(await documents(db, accountId)),
    ...(await payments(db, accountId)),
    ...(await transfers(db, accountId)),
    ...(await plans(db, accountId)),
    ...(await homes(db, accountId, now())),
  ],
})
