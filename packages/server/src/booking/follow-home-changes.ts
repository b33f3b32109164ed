// What becomes of a home concerns who holds it and who stands in line for it, whoever changed it: staff, or the sales system.
// Each change is followed once, in one transaction with the letters that tell of it.
import type { Money, ResidenceStatus } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { MoveBooking } from './move-booking.ts'
import type { BookingStore } from './postgres-bookings.ts'

const most = 200

/** A home in one of these is nobody's to book any more. */
const goneStatuses: readonly (ResidenceStatus | undefined)[] = [
  'sold',
  'notAvailable',
  'showingApartment',
  'succession',
]

interface Changed {
  readonly id: number
  readonly homeId: string
  readonly reason: string | null
  readonly status: ResidenceStatus | undefined
  readonly price: Money | undefined
}

export interface FollowHomeChangesOptions {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly letters: BookingLetters
  readonly move: MoveBooking
}

/** Answers how many changes were followed. */
export const followHomeChanges = ({
  db,
  store,
  letters,
  move,
}: FollowHomeChangesOptions): Promise<number> => {
  const inLine = async (trx: Transaction<Schema>, homeId: string) => {
    const rows = await trx
      .selectFrom('booking_line')
      .select(['account_id', 'site', 'origin'])
      .where('object_id', '=', homeId)
      .orderBy('place')
      .execute()
    return rows.map(({ account_id, site, origin }) => ({
      accountId: account_id,
      site: siteByKey(site),
      origin,
      objectId: homeId,
    }))
  }

  /** It may be to be had again, and held by somebody who came after that: what was is followed late where much has changed. */
  const isGone = async (trx: Transaction<Schema>, homeId: string): Promise<boolean> => {
    const home = await trx
      .selectFrom('homes')
      .select(sql<ResidenceStatus>`details ->> 'status'`.as('status'))
      .where('id', '=', homeId)
      .executeTakeFirst()
    return home === undefined || goneStatuses.includes(home.status)
  }

  const leave = async (trx: Transaction<Schema>, { homeId, reason }: Changed): Promise<void> => {
    if (!(await isGone(trx, homeId))) return
    for (const who of await inLine(trx, homeId)) await letters.gone(trx, who)
    await trx.deleteFrom('booking_line').where('object_id', '=', homeId).execute()
    const keeper = await store.activeOf(trx, homeId)
    const booking = keeper && (await store.lock(trx, keeper.id))
    if (booking)
      await move(
        trx,
        booking,
        { kind: 'failed', failure: 'purchaseobjecterror' },
        { by: 'staff', ...(reason !== null && { reason }) },
      )
  }

  const tellPrice = async (trx: Transaction<Schema>, homeId: string, price: Money): Promise<void> => {
    for (const who of await inLine(trx, homeId)) await letters.priceChanged(trx, who, price)
    const booking = await store.activeOf(trx, homeId)
    // The terms of a booking are those of its first minute.
    if (booking && booking.terms.price !== price) await letters.priceKept(trx, booking)
  }

  return db.transaction().execute(async (trx) => {
    const followed = await trx
      .selectFrom('followed_home_changes')
      .select('change_id')
      .where('name', '=', 'bookings')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!followed) return 0
    const rows = await trx
      .selectFrom('home_changes')
      .select(['id', 'home_id', 'reason', 'before', 'after'])
      .where('id', '>', followed.change_id)
      .orderBy('id')
      .limit(most)
      .execute()
    for (const { id, home_id, reason, before, after } of rows) {
      const change: Changed = {
        id,
        homeId: home_id,
        reason,
        status: after.status !== before.status ? after.status : undefined,
        price: after.price !== before.price ? after.price : undefined,
      }
      if (goneStatuses.includes(change.status)) await leave(trx, change)
      else if (change.price !== undefined) await tellPrice(trx, home_id, change.price)
    }
    const last = rows.at(-1)
    if (last)
      await trx
        .updateTable('followed_home_changes')
        .set({ change_id: last.id })
        .where('name', '=', 'bookings')
        .execute()
    return rows.length
  })
}
