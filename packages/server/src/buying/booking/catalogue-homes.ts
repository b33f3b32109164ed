// The status of a home in the catalogue follows its booking, in the same transaction.
import type { ResidenceStatus, StatusChanger } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ChangedHomes } from '../../catalogue/search/index.ts'
import { ChangeRefused, changeHomes, changeOneHome, takeUpDue } from '../../catalogue/search/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { sharedNext } from '../../platform/database/shared-next.ts'

type Db = Transaction<Schema>

export interface HomesOfBookings {
  /** The last committed status, or the one that this transaction has written. Undefined if the home does not exist. */
  statusOf(db: Db, objectId: string): Promise<ResidenceStatus | undefined>
  /**
   * Reserves a home for a new booking, as the last step of its transaction and without waiting for the catalogue lock. Other readers
   * see the change after {@link takeUp}. False if the home is not available: then roll the booking back.
   *
   * @throws HomeOvertaken if the home was changed concurrently: start another transaction.
   */
  hold(db: Db, objectId: string, from: ResidenceStatus): Promise<boolean>
  /** Publishes held homes to the search index. Does nothing if there are none, or if the database is down: a sweep retries. */
  takeUp(): Promise<void>
  /** Waits for the catalogue lock. False if the home is not available: then roll the booking back. */
  reserve(db: Db, objectId: string): Promise<boolean>
  /** Sets the status to booked. */
  book(db: Db, objectId: string): Promise<void>
  /** Restores the status that the booking demands, whichever other status was written. */
  restore(db: Db, objectId: string, status: ResidenceStatus): Promise<void>
  /** Makes the home available again: as it was before it was reserved, and for sale if it was booked or sold. */
  release(db: Db, objectId: string, before: ResidenceStatus, by: StatusChanger): Promise<void>
}

/** The home was changed after it was read. */
export class HomeOvertaken extends Error {}

/** The statuses in which a home can be reserved. */
export const freeStatuses = ['forSale', 'preSelling'] as const satisfies readonly ResidenceStatus[]

export const isFreeStatus = (status: ResidenceStatus | undefined): boolean =>
  freeStatuses.some((free) => free === status)

/** Returns 0 where staff have changed or removed the home in the meantime: their change stays. */
const unlessRefused = async (work: () => Promise<ChangedHomes>): Promise<number> => {
  try {
    return (await work()).changed
  } catch (cause) {
    if (cause instanceof ChangeRefused) return 0
    throw cause
  }
}

export const makeCatalogueHomes = ({
  db: whole,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly now: () => number
}): HomesOfBookings => {
  const change = (db: Db, objectId: string, status: ResidenceStatus, by: StatusChanger, reason?: string) =>
    unlessRefused(() =>
      changeHomes(
        db,
        [{ homeId: objectId, change: { status }, by, ...(reason !== undefined && { reason }) }],
        { now: now() },
      ),
    )

  const statusOf: HomesOfBookings['statusOf'] = async (db, objectId) => {
    const row = await db
      .selectFrom('homes')
      .select(sql<ResidenceStatus>`details ->> 'status'`.as('status'))
      .where('id', '=', objectId)
      .executeTakeFirst()
    return row?.status
  }

  const reserve: HomesOfBookings['reserve'] = async (db, objectId) =>
    (await change(db, objectId, 'reserved', 'buyer')) === 1

  const takeUp = sharedNext(() => takeUpDue(whole))

  return {
    statusOf,
    hold: async (db, objectId, from) => {
      const wanted = { homeId: objectId, change: { status: 'reserved' }, by: 'buyer' } as const
      const done = await changeOneHome(db, wanted, { now: now(), from })
      if (done === 'overtaken') throw new HomeOvertaken()
      return done === 'unusual' ? reserve(db, objectId) : done === 'made'
    },
    takeUp: () => takeUp().catch(() => undefined),
    reserve,
    book: async (db, objectId) => {
      await change(db, objectId, 'booked', 'buyer')
    },
    restore: async (db, objectId, status) => {
      await change(db, objectId, status, 'booking')
    },
    release: async (db, objectId, before, by) => {
      const status = await statusOf(db, objectId)
      if (status === 'reserved') await change(db, objectId, before, by)
      // A booked home is for sale again, also if it was in pre-sale before.
      if (status === 'booked') await change(db, objectId, 'forSale', by === 'expiry' ? 'staff' : by)
      if (status === 'sold') await change(db, objectId, 'forSale', 'staff', 'Its booking was ended')
    },
  }
}
