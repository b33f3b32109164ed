// Expires holds, restores the status of guarded homes, and offers available homes to the next in line.
import type { ResidenceStatus } from '@husrum/domain'
import { guardedHomeStatuses, homeGuardOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { BookingLine } from './booking-line.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

interface Guarded {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly homes: Pick<HomesOfBookings, 'takeUp' | 'restore'>
}

const maxBookings = 200
/** How long a repeated request returns the result of the first. */
const requestLifetimeMs = 86_400_000

/** Undefined if the booking has ended in the meantime. */
const demandedStatus = async (
  db: Kysely<Schema>,
  store: BookingStore,
  { id, state }: DecryptedBooking,
): Promise<ResidenceStatus | undefined> => {
  const guard = homeGuardOf(state.kind)
  if (guard !== 'completed') return guard && guardedHomeStatuses[guard][0]
  const isConfirmed = (await store.readLog(db, id)).some(({ kind }) => kind === 'confirmed')
  return isConfirmed ? 'sold' : 'booked'
}

/**
 * Restores the status that the booking of a guarded home demands, if another one was written: by an older release at the moment of
 * the hold (docs/decisions/0056), or by a new import of the catalogue.
 */
const restoreHomes = async ({ db, store, homes }: Guarded): Promise<void> => {
  for (const id of await store.contradicted(db, maxBookings))
    await db.transaction().execute(async (trx) => {
      const booking = await store.lock(trx, id)
      const status = booking?.guardsHome ? await demandedStatus(trx, store, booking) : undefined
      if (booking && status) await homes.restore(trx, booking.objectId, status)
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
}: Guarded & {
  readonly line: BookingLine
  readonly now: () => number
  readonly expire: (id: string) => Promise<boolean>
  /** See {@link followHomeChanges}. */
  readonly followHomes: () => Promise<number>
}): Promise<void> => {
  // Left over by a server that stopped between a hold and its notification.
  await homes.takeUp()
  await followHomes()
  for (const id of await store.overdue(db, now(), maxBookings)) await expire(id)
  await restoreHomes({ db, store, homes })
  for (const objectId of await line.overdue(db, maxBookings))
    await db.transaction().execute((trx) => line.advance(trx, objectId))
  await db
    .deleteFrom('held_back_changes')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('id', '=', 'held_back_changes.booking_id'))),
    )
    .execute()
  await db
    .deleteFrom('booking_requests')
    .where('at', '<', new Date(now() - requestLifetimeMs).toISOString())
    .execute()
}
