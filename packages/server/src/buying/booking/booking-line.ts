// The waiting list of a home that is held. When the home is released, it is reserved for the first in the list for a limited time.
import type { SiteDefinition } from '@husrum/domain'
import { guardingBookingStatuses, siteByKey } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { BookingStore } from './postgres-bookings.ts'

/** How long a home is offered to the first in line, ms: 60 minutes. */
export const offerDuration = 3_600_000

type Db = Kysely<Schema>

export interface PlaceInLine {
  /** Number of accounts in the list. */
  readonly length: number
  /** From 1. */
  readonly place?: number
  /** Epoch ms. */
  readonly offeredUntil?: number
}

export interface BookingLine {
  /** Undefined if the list is empty. */
  of(db: Db, objectId: string, accountId: string | undefined): Promise<PlaceInLine | undefined>
  /** Idempotent. */
  join(
    trx: Db,
    place: {
      readonly objectId: string
      readonly accountId: string
      readonly site: SiteDefinition
      readonly origin: string
    },
  ): Promise<void>
  /** If the home is offered to this account, the next in the list gets the offer. */
  leave(trx: Db, objectId: string, accountId: string): Promise<void>
  /** Removes the account from the list. False if the home is offered to another account now. */
  take(trx: Db, objectId: string, accountId: string): Promise<boolean>
  /** Whether the home is offered to another account now. */
  isOfferedToOther(db: Db, objectId: string, accountId: string | undefined): Promise<boolean>
  /** Ends offers that have expired, and offers an available home to the first in line who may book it. */
  advance(trx: Db, objectId: string): Promise<void>
  /** Homes whose offer has expired, and homes with a waiting list but without a booking or an offer. */
  overdue(db: Db, limit: number): Promise<readonly string[]>
}

type WaitingPerson = Pick<Selectable<Table<'booking_line'>>, 'object_id' | 'account_id' | 'site' | 'origin'>

export const makeBookingLine = ({
  store,
  letters,
  now,
  isFree,
  mayBook,
}: {
  readonly store: BookingStore
  readonly letters: BookingLetters
  readonly now: () => number
  /** Whether the home itself is available. */
  readonly isFree: (trx: Db, objectId: string) => Promise<boolean>
  /** Whether an account may book the home now. */
  readonly mayBook: (
    trx: Db,
    who: { readonly objectId: string; readonly accountId: string; readonly site: SiteDefinition },
  ) => Promise<boolean>
}): BookingLine => {
  const instant = (ms = now()): string => new Date(ms).toISOString()

  const offered = (db: Db, objectId: string) =>
    db
      .selectFrom('booking_line')
      .select('account_id')
      .where('object_id', '=', objectId)
      .where('offered_until', '>', instant())
      .executeTakeFirst()

  const remove = async (trx: Db, objectId: string, accountId: string): Promise<void> => {
    await trx
      .deleteFrom('booking_line')
      .where('object_id', '=', objectId)
      .where('account_id', '=', accountId)
      .execute()
  }

  /** An account that may not book now keeps its place: the obstacle may be gone before the next offer. */
  const firstWhoMayBook = async (trx: Db, waiting: readonly WaitingPerson[]) => {
    for (const person of waiting) {
      const { object_id: objectId, account_id: accountId, site } = person
      if (await mayBook(trx, { objectId, accountId, site: siteByKey(site) })) return person
    }
    return undefined
  }

  const advance: BookingLine['advance'] = async (trx, objectId) => {
    // The row locks serialise changes of the list.
    const rows = await trx
      .selectFrom('booking_line')
      .selectAll()
      .where('object_id', '=', objectId)
      .orderBy('place')
      .forUpdate()
      .execute()
    if (rows.length === 0) return
    const isOver = (until: string | null): boolean => until !== null && Date.parse(until) <= now()
    for (const { account_id, offered_until } of rows)
      if (isOver(offered_until)) await remove(trx, objectId, account_id)
    const waiting = rows.filter(({ offered_until }) => !isOver(offered_until))
    if (waiting.length === 0 || waiting.some(({ offered_until }) => offered_until !== null)) return
    if ((await store.guardOf(trx, objectId)) || !(await isFree(trx, objectId))) return
    const next = await firstWhoMayBook(trx, waiting)
    if (!next) return
    const until = now() + offerDuration
    await trx
      .updateTable('booking_line')
      .set({ offered_until: instant(until) })
      .where('object_id', '=', objectId)
      .where('account_id', '=', next.account_id)
      .execute()
    await letters.offered(trx, {
      objectId,
      accountId: next.account_id,
      site: siteByKey(next.site),
      origin: next.origin,
      until,
    })
  }

  return {
    of: async (db, objectId, accountId) => {
      const rows = await db
        .selectFrom('booking_line')
        .select(['account_id', 'offered_until'])
        .where('object_id', '=', objectId)
        .orderBy('place')
        .execute()
      if (rows.length === 0) return undefined
      const at = rows.findIndex(({ account_id }) => account_id === accountId)
      const until = rows[at]?.offered_until
      return {
        length: rows.length,
        ...(at >= 0 && { place: at + 1 }),
        ...(until && Date.parse(until) > now() && { offeredUntil: Date.parse(until) }),
      }
    },

    join: async (trx, { objectId, accountId, site, origin }) => {
      await trx
        .insertInto('booking_line')
        .values({ object_id: objectId, account_id: accountId, site: site.key, origin, joined_at: instant() })
        .onConflict((conflict) => conflict.columns(['object_id', 'account_id']).doNothing())
        .execute()
    },

    take: async (trx, objectId, accountId) => {
      const others = await trx
        .with('left', (query) =>
          query
            .deleteFrom('booking_line')
            .where('object_id', '=', objectId)
            .where('account_id', '=', accountId),
        )
        .selectFrom('booking_line')
        .select('account_id')
        .where('object_id', '=', objectId)
        .where('account_id', '<>', accountId)
        .where('offered_until', '>', instant())
        .modifyEnd(preparedPlan)
        .executeTakeFirst()
      return others === undefined
    },
    leave: async (trx, objectId, accountId) => {
      await remove(trx, objectId, accountId)
      await advance(trx, objectId)
    },

    isOfferedToOther: async (db, objectId, accountId) => {
      const row = await offered(db, objectId)
      return row !== undefined && row.account_id !== accountId
    },

    advance,

    overdue: async (db, limit) => {
      const rows = await db
        .selectFrom('booking_line')
        .select('object_id')
        .distinct()
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            eb('offered_until', '<=', instant()),
            and([
              not(
                exists(
                  selectFrom('booking_line as others')
                    .select('others.place')
                    .whereRef('others.object_id', '=', 'booking_line.object_id')
                    .where('others.offered_until', 'is not', null),
                ),
              ),
              not(
                exists(
                  selectFrom('bookings')
                    .select('bookings.id')
                    .whereRef('bookings.object_id', '=', 'booking_line.object_id')
                    .where('bookings.guards_home', '=', true)
                    .where('bookings.status', 'in', [...guardingBookingStatuses]),
                ),
              ),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(({ object_id }) => object_id)
    },
  }
}
