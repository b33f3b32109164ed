// Follows the changes of homes by staff, the sales system or a booking. Closes the waiting list of a home that is gone, and
// sends letters about a new price. Each change is processed once, in one transaction with its letters.
import type { Money, ResidenceStatus } from '@husrum/domain'
import { homeGuardOf } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { CloseLine } from './close-line.ts'
import { peopleInLine } from './close-line.ts'
import type { BookingStore } from './postgres-bookings.ts'

const maxChanges = 200

/** A home with one of these statuses cannot be booked. */
const goneStatuses: readonly (ResidenceStatus | undefined)[] = [
  'booked',
  'sold',
  'notAvailable',
  'showingApartment',
  'succession',
]

export interface FollowHomeChangesOptions {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly letters: BookingLetters
  readonly closeLine: CloseLine
}

/** Returns how many changes were followed. */
export const followHomeChanges = ({
  db,
  store,
  letters,
  closeLine,
}: FollowHomeChangesOptions): Promise<number> => {
  /** Much may have changed since: the home may be available again, or held by a later booking. */
  const isGone = async (trx: Transaction<Schema>, homeId: string): Promise<boolean> => {
    const home = await trx
      .selectFrom('homes')
      .select(sql<ResidenceStatus>`details ->> 'status'`.as('status'))
      .where('id', '=', homeId)
      .executeTakeFirst()
    if (!home) return true
    const guard = await store.guardOf(trx, homeId)
    // Until the company confirms it, a booking may still end and the home go to the next in line.
    return guard
      ? home.status === 'sold' && homeGuardOf(guard.state.kind) === 'completed'
      : goneStatuses.includes(home.status)
  }

  const closeLineIfGone = async (trx: Transaction<Schema>, homeId: string): Promise<void> => {
    if (await isGone(trx, homeId)) await closeLine(trx, homeId)
  }

  const notifyPriceChange = async (trx: Transaction<Schema>, homeId: string, price: Money): Promise<void> => {
    for (const person of await peopleInLine(trx, homeId)) await letters.priceChanged(trx, person, price)
    const booking = await store.activeOf(trx, homeId)
    // The terms of a booking are fixed when it starts.
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
      .select(['id', 'home_id', 'before', 'after'])
      .where('id', '>', followed.change_id)
      .orderBy('id')
      .limit(maxChanges)
      .execute()
    for (const { home_id, before, after } of rows) {
      if (after.status !== before.status && goneStatuses.includes(after.status))
        await closeLineIfGone(trx, home_id)
      else if (after.price !== undefined && after.price !== before.price)
        await notifyPriceChange(trx, home_id, after.price)
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
