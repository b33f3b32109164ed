// Closes the waiting list of a home that cannot be booked any more.
import { siteByKey } from '@husrum/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { BookingLetters, InLine } from './booking-letters.ts'

type Trx = Transaction<Schema>

/** The people who wait for a home, the first in line first. */
export const peopleInLine = async (trx: Trx, homeId: string): Promise<readonly InLine[]> => {
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

/** Each person gets a letter, in the same transaction. */
export type CloseLine = (trx: Trx, homeId: string) => Promise<void>

export const makeCloseLine =
  (letters: Pick<BookingLetters, 'gone'>): CloseLine =>
  async (trx, homeId) => {
    for (const person of await peopleInLine(trx, homeId)) await letters.gone(trx, person)
    await trx.deleteFrom('booking_line').where('object_id', '=', homeId).execute()
  }
