// The companies that sell the homes, in the database.
import type { Seller, SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { sellerRecord } from '../booking/index.ts'
import type { NamedSeller } from './paper-facts.ts'
import { namedSeller } from './paper-facts.ts'

type Db = Kysely<Schema>

/** The seller of a home's stage, or of a site. */
export const findSeller = async (db: Db, site: SiteDefinition, stageId?: string): Promise<NamedSeller> => {
  const row = await db.selectNoFrom(sellerRecord(site, stageId).as('seller')).executeTakeFirst()
  return namedSeller(row?.seller, site)
}

/** The seller that a booking was agreed with. */
const sellerOfBooking = async (db: Db, site: SiteDefinition, bookingId: string): Promise<NamedSeller> => {
  const row = await db
    .selectFrom('bookings')
    .select('paper_sources')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  return namedSeller(row?.paper_sources?.seller, site)
}

/** The seller of the home of a residence: that of its booking, if there was one. */
const sellerOfResidence = async (db: Db, site: SiteDefinition, residenceId: string): Promise<NamedSeller> => {
  const row = await db
    .selectFrom('residences')
    .select(['stage_id', 'booking_id'])
    .where('id', '=', residenceId)
    .executeTakeFirst()
  return row?.booking_id ? sellerOfBooking(db, site, row.booking_id) : findSeller(db, site, row?.stage_id)
}

/** The seller of the home that a document belongs to. */
export const sellerOfDocument = async (
  db: Db,
  { id, site }: { readonly id: string; readonly site: SiteDefinition },
): Promise<NamedSeller> => {
  const row = await db
    .selectFrom('residence_documents')
    .select('residence_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? sellerOfResidence(db, site, row.residence_id) : findSeller(db, site)
}

/** The seller of what a payment was for; that of the site for a membership. */
export const sellerOfPayment = async (
  db: Db,
  site: SiteDefinition,
  { bookingId, homePaymentId }: { readonly bookingId: string | null; readonly homePaymentId: string | null },
): Promise<NamedSeller> => {
  if (bookingId !== null) return sellerOfBooking(db, site, bookingId)
  const row =
    homePaymentId === null
      ? undefined
      : await db
          .selectFrom('residence_payments')
          .select('residence_id')
          .where('id', '=', homePaymentId)
          .executeTakeFirst()
  return row ? sellerOfResidence(db, site, row.residence_id) : findSeller(db, site)
}

/** The seller of a site for the footer of letters. */
export const senderOfLetters = async (
  db: Db,
  site: SiteDefinition,
): Promise<{ readonly name: string; readonly number: string; readonly address: string } | undefined> => {
  const { legalName: name, organisationNumber: number, address = '' } = await findSeller(db, site)
  return number === undefined ? undefined : { name, number, address }
}

export const listSellers = async (db: Db): Promise<readonly Seller[]> =>
  (await db.selectFrom('sellers').select('record').orderBy('key').execute()).map(({ record }) => record)

/** Keys that stages name, of those that are asked for. */
export const sellersInUse = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(sql<string>`distinct record ->> 'seller'`.as('seller'))
    .where('kind', '=', 'stage')
    .where(sql`record ->> 'seller'`, 'is not', null)
    .execute()
  return new Set(rows.map(({ seller }) => seller))
}

/** Replaces all sellers. In the caller's transaction. */
export const storeSellers = async (trx: Db, sellers: readonly Seller[], now: number): Promise<void> => {
  await sql`lock table sellers in share row exclusive mode`.execute(trx)
  await trx.deleteFrom('sellers').execute()
  if (sellers.length === 0) return
  await trx
    .insertInto('sellers')
    .values(
      sellers.map((record) => ({
        key: record.key,
        record: JSON.stringify(record),
        changed_at: new Date(now).toISOString(),
      })),
    )
    .execute()
}

/** Names of sellers without an account: their buyers get no payment details. */
export const sellersWithoutAccount = async (db: Db): Promise<readonly string[]> =>
  (await listSellers(db)).flatMap(({ legalName, bank }) => (bank ? [] : [legalName]))

/** Names the sellers of the demo company, if there are none. */
export const nameInventedSellers = async (
  db: Kysely<Schema>,
  sellers: readonly Seller[],
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ((await listSellers(trx)).length === 0) await storeSellers(trx, sellers, now)
  })

/** Sites with homes that cannot be booked online in production, because no company is named as their seller. */
export const sitesWithoutSeller = async (db: Db): Promise<readonly SiteDefinition[]> => {
  const { rows } = await sql<{ site_id: number }>`select distinct site_id from stages where not exists (
    select from catalogue_records join sellers on sellers.key = catalogue_records.record ->> 'seller'
      where catalogue_records.kind = 'stage' and catalogue_records.id = stages.id)`.execute(db)
  const unnamed = new Set(rows.map(({ site_id }) => site_id))
  for (const { siteIds } of await listSellers(db)) for (const siteId of siteIds) unnamed.delete(siteId)
  return sites.filter(
    ({ siteId, catalogueSiteId, features }) =>
      features.clickToBuy && siteId === catalogueSiteId && unnamed.has(siteId),
  )
}
