// Ends holds that have run out, and offers what came free to whoever is next, also where nobody looks.
import { isActiveBooking } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { BookingLine } from './booking-line.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import type { BookingStore } from './postgres-bookings.ts'

interface Held {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly homes: Pick<HomesOfBookings, 'takeUp' | 'reserve'>
}

const most = 200
/** Requests are answered with their first answer for so long (contract-decisions). */
const requestLifetimeMs = 86_400_000

/**
 * A home that somebody keeps says so, whatever wrote over it: an older release in the moment of the hold (docs/decisions/0056), or a
 * sales system that does not know of it.
 */
const holdAgain = async ({ db, store, homes }: Held): Promise<void> => {
  for (const id of await store.uncovered(db, most))
    await db.transaction().execute(async (trx) => {
      const booking = await store.lock(trx, id)
      if (booking && isActiveBooking(booking.state.kind)) await homes.reserve(trx, booking.objectId)
    })
}

export const sweepBookings = async ({
  db,
  store,
  homes,
  line,
  now,
  expire,
  followHomes,
}: Held & {
  readonly line: BookingLine
  readonly now: () => number
  readonly expire: (id: string) => Promise<boolean>
  /** Tells who is concerned of what became of homes. */
  readonly followHomes: () => Promise<number>
}): Promise<void> => {
  // Of those whose holder's server went down before it had the search know of them.
  await homes.takeUp()
  await followHomes()
  for (const id of await store.overdue(db, now(), most)) await expire(id)
  await holdAgain({ db, store, homes })
  for (const objectId of await line.overdue(db, most))
    await db.transaction().execute((trx) => line.advance(trx, objectId))
  await db
    .deleteFrom('booking_requests')
    .where('at', '<', new Date(now() - requestLifetimeMs).toISOString())
    .execute()
}
