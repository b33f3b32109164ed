// Options that can be added to a home when it is booked. They belong to its stage, and each has a price and a deadline.
import type { Money, OfferedOption } from '@husrum/domain'
import { dayIn } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { DecryptedBooking } from './postgres-bookings.ts'

/** The options of the home of a booking, in order: none for a home that is built. */
export const optionsOfBooking = async (
  db: Kysely<Schema>,
  { projectId: stageId, home, site }: Pick<DecryptedBooking, 'projectId' | 'home' | 'site'>,
  now: number,
): Promise<readonly OfferedOption[]> => {
  if (home.isMoveInReady || (home.inhabitDate !== '' && home.inhabitDate <= dayIn(now, site.country)))
    return []
  const rows = await db
    .selectFrom('booking_options')
    .innerJoin('option_groups', (join) =>
      join
        .onRef('option_groups.stage_id', '=', 'booking_options.stage_id')
        .onRef('option_groups.id', '=', 'booking_options.option_group'),
    )
    .selectAll('booking_options')
    .select([
      'option_groups.title as group_title',
      'option_groups.rule',
      // A group closes at midnight, in homes that are booked with options.
      sql<string | null>`least(booking_options.deadline,
        (option_groups.last_day + 1)::timestamp at time zone 'Europe/Stockholm')`.as('closes_at'),
    ])
    .where('booking_options.stage_id', '=', stageId)
    .orderBy('option_groups.place')
    .orderBy('booking_options.place')
    .orderBy('booking_options.id')
    .execute()
  return rows.map(({ id, option_group, group_title, rule, title, text, price, image, closes_at }) => ({
    id,
    group: group_title,
    ...(rule === 'one' && { oneOf: option_group }),
    title,
    text,
    price: Number(price) as Money,
    ...(image !== null && { image }),
    ...(closes_at !== null && { deadline: Date.parse(closes_at) }),
  }))
}
