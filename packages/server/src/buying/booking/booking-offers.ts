// The offer that a visitor sees for a home: terms, whether the visitor may book it, why not, and the waiting list.
import type {
  BookingOffer,
  HomeDetails,
  OfferObstacle,
  ResidenceStatus,
  SiteDefinition,
} from '@husrum/domain'
import {
  bookedHomeOf,
  bookingVariantOfCountry,
  countsAsSold,
  isBookableOnline,
  isHoldOver,
  saleTermsOf,
} from '@husrum/domain'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { BookingLine } from './booking-line.ts'
import type { Buyers } from './buyer.ts'
import { isFreeStatus } from './catalogue-homes.ts'
import { sellerRecord } from './paper-sources.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

type Who = Pick<Visitor, 'caller' | 'site'>

export interface BookingOffers {
  /** Undefined for a home that the site does not have. */
  of(objectId: string, who: Who): Promise<BookingOffer | undefined>
  /** The same with the full home, for a booking that is about to start. */
  withHome(
    objectId: string,
    who: Who,
  ): Promise<{ readonly offer: BookingOffer; readonly home: HomeDetails } | undefined>
  /** Whether the home itself is available, or held by this booking. */
  isBookable(objectId: string, who: Who, bookingId?: string): Promise<boolean>
}

export interface BookingOffersOptions {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly buyers: Buyers
  readonly line: BookingLine
  readonly now: () => number
  /** Homes without a named seller cannot be booked: their agreement would name no company. True in production. */
  readonly mustHaveSeller: boolean
  /** Ends the expired hold and the expired offers of a home. */
  readonly settle: (objectId: string) => Promise<void>
}

/** Whether the seller of a row of `homes` is named; always true where it need not be. */
export const hasSeller = (site: SiteDefinition, mustHaveSeller: boolean): RawBuilder<boolean> =>
  mustHaveSeller
    ? sql<boolean>`${sellerRecord(site, sql<string>`homes.stage_id`)} is not null`
    : sql<boolean>`true`

/** Why the home cannot be booked by any visitor now. */
export const obstacleOf = (
  home: HomeDetails,
  status: ResidenceStatus,
  site: SiteDefinition,
  { isKept, hasSeller }: { readonly isKept: boolean; readonly hasSeller: boolean },
): OfferObstacle | undefined => {
  if (!isBookableOnline(home, site) || !hasSeller) return 'noOnlineBooking'
  if (isKept || status === 'reserved') return 'held'
  if (countsAsSold(status, site.country) || status === 'succession') return 'sold'
  if (status === 'booked') return 'booked'
  return isFreeStatus(status) ? undefined : 'notInSale'
}

export const makeBookingOffers = ({
  db,
  store,
  buyers,
  line,
  now,
  mustHaveSeller,
  settle,
}: BookingOffersOptions): BookingOffers => {
  const readHome = async (objectId: string, site: SiteDefinition) => {
    const row = await db
      .selectFrom('homes')
      .select(['details', hasSeller(site, mustHaveSeller).as('has_seller')])
      .where('id', '=', objectId)
      .where('site_id', '=', site.catalogueSiteId)
      .executeTakeFirst()
    return row && { home: row.details, hasSeller: row.has_seller }
  }

  /** The booking that blocks the home for others. If its hold has expired, it is ended first. */
  const keeperOf = async (objectId: string): Promise<DecryptedBooking | undefined> => {
    const keeper = await store.activeOf(db, objectId)
    if (!keeper || !isHoldOver(keeper.state, now())) return keeper
    await settle(objectId)
    return store.activeOf(db, objectId)
  }

  const withHome: BookingOffers['withHome'] = async (objectId, { caller, site }) => {
    const keeper = await keeperOf(objectId)
    const found = await readHome(objectId, site)
    if (!found) return undefined
    const { home } = found
    const accountId = caller.kind === 'signedIn' ? caller.session.accountId : undefined
    const isOwn = keeper !== undefined && keeper.accountId === accountId
    const [place, isOffered] = await Promise.all([
      line.of(db, objectId, accountId),
      line.isOfferedToOther(db, objectId, accountId),
    ])
    const obstacle = obstacleOf(home, home.status, site, {
      isKept: (keeper !== undefined && !isOwn) || isOffered,
      hasSeller: found.hasSeller,
    })
    const project = { id: home.stageId, phase: home.phase }
    const may = await buyers.mayBook({ caller, site }, project)
    const open = accountId === undefined ? undefined : await store.openOf(db, accountId, home.stageId)
    const reason = isOwn ? 'alreadyBooked' : (obstacle ?? may.reason)
    return {
      home,
      offer: {
        objectId,
        isBookable: obstacle === undefined && keeper === undefined,
        canBook: reason === undefined,
        ...(reason && { reason }),
        ...(reason === 'held' && may.reason && { lineObstacle: may.reason }),
        home: bookedHomeOf(home),
        terms: saleTermsOf(home, site),
        variant: bookingVariantOfCountry[site.country],
        ...(open && {
          openBooking: { bookingId: open.id, objectId: open.objectId, status: open.state.kind },
        }),
        ...(place && { line: place }),
      },
    }
  }

  return {
    withHome,
    of: async (objectId, who) => (await withHome(objectId, who))?.offer,
    isBookable: async (objectId, { caller, site }, bookingId) => {
      const keeper = await keeperOf(objectId)
      if (keeper && bookingId !== undefined) return keeper.id === bookingId
      const accountId = caller.kind === 'signedIn' ? caller.session.accountId : undefined
      const found = await readHome(objectId, site)
      if (!found || keeper) return false
      const { home } = found
      const isKept = await line.isOfferedToOther(db, objectId, accountId)
      return obstacleOf(home, home.status, site, { ...found, isKept }) === undefined
    },
  }
}

/** Reads the status from the database, because the catalogue in memory is updated slightly later. */
export const isHomeFree = async (db: Kysely<Schema>, objectId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('homes')
    .select(sql<ResidenceStatus>`details ->> 'status'`.as('status'))
    .where('id', '=', objectId)
    .executeTakeFirst()
  return isFreeStatus(row?.status)
}
