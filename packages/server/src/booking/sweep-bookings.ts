// Ends holds that have run out, and offers what came free to whoever is next, also where nobody looks.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { BookingLine } from './booking-line.ts'
import type { BookingStore } from './postgres-bookings.ts'

const most = 200
/** Requests are answered with their first answer for so long (contract-decisions). */
const requestLifetimeMs = 86_400_000

export const sweepBookings = async ({
  db,
  store,
  line,
  now,
  expire,
  takeUp,
  followHomes,
}: {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly line: BookingLine
  readonly now: () => number
  readonly expire: (id: string) => Promise<boolean>
  /** Of homes whose holder's server went down before it had the search know of them. */
  readonly takeUp: () => Promise<void>
  /** Tells who is concerned of what became of homes. */
  readonly followHomes: () => Promise<number>
}): Promise<void> => {
  await takeUp()
  await followHomes()
  for (const id of await store.overdue(db, now(), most)) await expire(id)
  for (const objectId of await line.overdue(db, most))
    await db.transaction().execute((trx) => line.advance(trx, objectId))
  await db
    .deleteFrom('booking_requests')
    .where('at', '<', new Date(now() - requestLifetimeMs).toISOString())
    .execute()
}
