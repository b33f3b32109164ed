// Lets the caller join, leave and list waiting lists.
import type { PlaceInBookingLine } from '@husrum/domain'
import { bookedHomeOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { BookingLine } from './booking-line.ts'
import type { BookingOffers } from './booking-offers.ts'
import { accountIdOf } from './buyer.ts'

type Who = Pick<Visitor, 'caller' | 'site' | 'origin'>

/**
 * Each call throws `notFound` if the site does not have the home, and `signedOut`. Joining is idempotent. A person who may not book
 * the home may not join either: the problem names the reason.
 */
export interface WaitingListService {
  join(objectId: string, who: Who): Promise<void>
  leave(objectId: string, who: Who): Promise<void>
  /** The caller's places, for homes of the site, the newest first. */
  own(who: Pick<Visitor, 'caller' | 'site'>): Promise<readonly PlaceInBookingLine[]>
}

export const makeWaitingListService = ({
  db,
  offers,
  line,
}: {
  readonly db: Kysely<Schema>
  readonly offers: BookingOffers
  readonly line: BookingLine
}): WaitingListService => {
  const offerOf = async (objectId: string, who: Who) => {
    const offer = await offers.of(objectId, who)
    if (!offer) throw new Problem('notFound')
    return offer
  }
  return {
    async join(objectId, who) {
      const before = await offerOf(objectId, who)
      const { site, origin, caller } = who
      const accountId = accountIdOf(caller)
      // Only for a home that is held by another account.
      if (before.reason !== 'held' || before.openBooking?.objectId === objectId) return
      if (before.lineObstacle) throw new Problem(before.lineObstacle)
      await db.transaction().execute(async (trx) => {
        await line.join(trx, { objectId, accountId, site, origin })
        // The home may have become available in the meantime.
        await line.advance(trx, objectId)
      })
    },
    async own({ caller, site }) {
      const accountId = accountIdOf(caller)
      const rows = await db
        .selectFrom('booking_line')
        .innerJoin('homes', 'homes.id', 'booking_line.object_id')
        .select(['booking_line.object_id as objectId', 'homes.details'])
        .where('booking_line.account_id', '=', accountId)
        .where('homes.site_id', '=', site.catalogueSiteId)
        .orderBy('booking_line.place', 'desc')
        .limit(50)
        .execute()
      const places: PlaceInBookingLine[] = []
      for (const { objectId, details } of rows) {
        const { name, path, image } = bookedHomeOf(details)
        const at = await line.of(db, objectId, accountId)
        if (at?.place === undefined) continue
        const { place, length, offeredUntil } = at
        places.push({
          objectId,
          name,
          path,
          image,
          place,
          length,
          ...(offeredUntil !== undefined && { offeredUntil }),
        })
      }
      return places
    },
    async leave(objectId, who) {
      await offerOf(objectId, who)
      await db.transaction().execute((trx) => line.leave(trx, objectId, accountIdOf(who.caller)))
    },
  }
}
