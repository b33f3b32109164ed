// A payment of a home as bank transfers see it: who receives it, how much is missing, and what follows when money comes or is taken back.
import type {
  CountryCode,
  Money,
  PlannedPaymentKind,
  Seller,
  SiteDefinition,
  SiteKey,
  TransferDetails,
} from '@husrum/domain'
import { routePath, siteByKey, sites, transferDetailsOf } from '@husrum/domain'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import { ownersOf } from '../../../living/residences/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { originOf } from '../../../platform/http/site-origins.ts'
import type { MailService } from '../../../platform/mail/mail-service.ts'

type Trx = Transaction<Schema>

const catalogueSite: RawBuilder<string> = sql`(case residences.site ${sql.join(
  (sites as readonly SiteDefinition[]).map(
    ({ key, catalogueSiteId }) => sql`when ${key} then ${String(catalogueSiteId)}`,
  ),
  sql` `,
)} end)::jsonb`

/**
 * The seller of a home in a query of `residences`, as it is now: its account may have changed since the booking began, but not the company.
 */
export const sellerOfHome: RawBuilder<Seller | null> = sql<Seller | null>`coalesce(
  (select sellers.record from bookings join sellers on sellers.key = bookings.paper_sources -> 'seller' ->> 'key'
    where bookings.id = residences.booking_id),
  (select bookings.paper_sources -> 'seller' from bookings where bookings.id = residences.booking_id),
  (select sellers.record from catalogue_records join sellers on sellers.key = catalogue_records.record ->> 'seller'
    where catalogue_records.kind = 'stage' and catalogue_records.id = residences.stage_id limit 1),
  (select sellers.record from sellers where sellers.record -> 'siteIds' @> ${catalogueSite} limit 1))`

/** How a payment is made by bank transfer; undefined if its seller has no account. */
export const transferOf = (seller: Seller | null, number: number): TransferDetails | undefined =>
  seller ? transferDetailsOf(seller, number) : undefined

export interface Claim {
  readonly id: string
  readonly number: number
  readonly residenceId: string
  readonly site: SiteDefinition
  readonly country: CountryCode
  /** Empty without a seller. */
  readonly sellerKey: string
  readonly seller: Seller | null
  readonly about: string
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  readonly received: Money
  readonly currency: string
  readonly status: 'open' | 'paid' | 'cancelled'
  readonly dueOn: string | null
  /** Names of the owners. */
  readonly owners: string
}

/** What is still missing of a claim; nothing once it is paid or cancelled. */
export const missingOf = ({
  status,
  amount,
  received,
}: Pick<Claim, 'status' | 'amount' | 'received'>): Money =>
  (status === 'open' ? Math.max(0, amount - received) : 0) as Money

export const claimsIn = (db: Kysely<Schema>) =>
  db
    .selectFrom('residence_payments')
    .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
    .selectAll('residence_payments')
    .select([
      'residences.site',
      sql<string>`coalesce(residences.home ->> 'name', '')`.as('about'),
      sellerOfHome.as('seller'),
      sql<string>`coalesce((select string_agg(accounts.first_name || ' ' || accounts.last_name, ', ' order by accounts.id)
        from residence_people join accounts on accounts.id = residence_people.account_id
        where residence_people.residence_id = residences.id and residence_people.role in ('owner', 'coOwner')), '')`.as(
        'owners',
      ),
    ])

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimsIn>['executeTakeFirstOrThrow']>>

export const claimOf = (row: ClaimRow): Claim => {
  const site = siteByKey(row.site as SiteKey)
  return {
    id: row.id,
    number: Number(row.number),
    residenceId: row.residence_id,
    site,
    country: row.seller?.country ?? site.country,
    sellerKey: row.seller?.key ?? '',
    seller: row.seller,
    about: row.about,
    kind: row.kind,
    amount: Number(row.amount) as Money,
    received: Number(row.received) as Money,
    currency: row.currency,
    status: row.status,
    dueOn: row.due_on,
    owners: row.owners,
  }
}

/** With a lock until the transaction ends. */
export const lockClaim = async (trx: Trx, id: string): Promise<Claim | undefined> => {
  const row = await claimsIn(trx)
    .where('residence_payments.id', '=', id)
    .forNoKeyUpdate('residence_payments')
    .executeTakeFirst()
  return row && claimOf(row)
}

export interface ClaimLetters {
  readonly mails: Pick<MailService, 'within'>
  readonly environment: 'development' | 'production'
}

const tell = async (
  trx: Trx,
  { mails, environment }: ClaimLetters,
  kind: 'transferReceived' | 'transferTakenBack',
  { id, residenceId, site, about, amount }: Claim,
  paymentNumber: string,
): Promise<void> => {
  const booking = await trx
    .selectFrom('bookings')
    .innerJoin('residences', 'residences.booking_id', 'bookings.id')
    .select('bookings.origin')
    .where('residences.id', '=', residenceId)
    .executeTakeFirst()
  const origin = originOf(site, {
    environment,
    requestUrl: booking?.origin || `http://${site.hosts.development}/`,
  })
  const page = routePath(site, 'payments') ?? site.routes.start
  for (const owner of await ownersOf(trx, residenceId))
    await mails
      .within(trx)
      .postToAccount(
        owner,
        { kind, site, about, amount, paymentNumber, link: new URL(`${page}#payment-${id}`, origin).href },
        'business',
      )
}

/**
 * Brings a claim in line with the bank lines that pay it: it is paid once nothing is missing, and open again if the bank took money back.
 * Money beyond its amount is released to the lines it came with, the latest first. Its owners get a letter, once for each change.
 */
export const followTransfers = async (
  trx: Trx,
  letters: ClaimLetters,
  claimId: string,
  /** The purchase has ended: nothing is asked for again. */
  isOver = false,
): Promise<void> => {
  const claim = await lockClaim(trx, claimId)
  if (!claim) return
  const parts = await trx
    .selectFrom('bank_line_parts')
    .innerJoin('bank_lines', 'bank_lines.id', 'bank_line_parts.line_id')
    .select(['bank_line_parts.line_id', 'bank_line_parts.amount', 'bank_lines.booked_on'])
    .where('residence_payment_id', '=', claimId)
    .orderBy('bank_lines.booked_on')
    .orderBy('bank_line_parts.matched_at')
    .orderBy('bank_lines.id')
    .execute()
  let received = 0
  let paidOn = ''
  for (const part of parts) {
    const kept = Math.min(Number(part.amount), claim.amount - received)
    if (kept <= 0)
      await trx
        .deleteFrom('bank_line_parts')
        .where('line_id', '=', part.line_id)
        .where('residence_payment_id', '=', claimId)
        .execute()
    else if (kept < Number(part.amount))
      await trx
        .updateTable('bank_line_parts')
        .set({ amount: kept })
        .where('line_id', '=', part.line_id)
        .where('residence_payment_id', '=', claimId)
        .execute()
    if (kept > 0) {
      received += kept
      paidOn = part.booked_on
    }
  }
  const isPaid = claim.status === 'open' && received >= claim.amount
  const isOpenAgain = claim.status === 'paid' && claim.received >= claim.amount && received < claim.amount
  await trx
    .updateTable('residence_payments')
    .set({
      received,
      ...(isPaid && { status: 'paid', paid_on: paidOn }),
      ...(isOpenAgain && { status: isOver ? 'cancelled' : 'open', paid_on: null }),
    })
    .where('id', '=', claimId)
    .execute()
  const reference = transferOf(claim.seller, claim.number)?.reference ?? String(claim.number)
  if (isPaid) {
    // A payment that only has a number would ask for it again.
    await trx
      .deleteFrom('payments')
      .where('residence_payment_id', '=', claimId)
      .where('status', '=', 'created')
      .execute()
    await tell(trx, letters, 'transferReceived', claim, reference)
  }
  if (isOpenAgain && !isOver) await tell(trx, letters, 'transferTakenBack', claim, reference)
}

/** Each payment of a home that has received something. */
export const followTransfersOf = async (
  trx: Kysely<Schema>,
  letters: ClaimLetters,
  residenceId: string,
): Promise<void> => {
  const claims = await trx
    .selectFrom('residence_payments')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('received', '>', 0)
    .orderBy('id')
    .execute()
  for (const { id } of claims) await followTransfers(trx as Trx, letters, id)
}

/** What came by bank for a claim that is paid otherwise: it belongs to its lines again, and staff decide about it. */
export const releaseTransfers = async (trx: Kysely<Schema>, claimId: string): Promise<void> => {
  await trx.deleteFrom('bank_line_parts').where('residence_payment_id', '=', claimId).execute()
  await trx
    .updateTable('residence_payments')
    .set({ received: 0 })
    .where('id', '=', claimId)
    .where('received', '>', 0)
    .execute()
}
