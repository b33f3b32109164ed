// Options that can be added to a home when it is booked. They belong to its stage, and each has a price and a deadline.
import type { Money, OfferedOption } from '@husrum/domain'
import { dayIn, instantOf, lastDayOfGroup } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { DecryptedBooking } from './postgres-bookings.ts'

const dayMs = 86_400_000

/**
 * The options of the home of a booking, in order. None for a home that is built, and none when the last of its groups is closed. A group
 * closes at midnight after its last day, by the clocks of the home.
 */
export const optionsOfBooking = async (
  db: Kysely<Schema>,
  {
    projectId: stageId,
    home,
    site,
    options,
  }: Pick<DecryptedBooking, 'projectId' | 'home' | 'site' | 'options'>,
  now: number,
): Promise<readonly OfferedOption[]> => {
  const today = dayIn(now, site.country)
  if (home.isMoveInReady || (home.inhabitDate !== '' && home.inhabitDate <= today)) return []
  const rows = await db
    .selectFrom('booking_options')
    .innerJoin('option_groups', (join) =>
      join
        .onRef('option_groups.stage_id', '=', 'booking_options.stage_id')
        .onRef('option_groups.id', '=', 'booking_options.option_group'),
    )
    .selectAll('booking_options')
    .select(['option_groups.title as group_title', 'option_groups.rule', 'option_groups.last_day'])
    .where('booking_options.stage_id', '=', stageId)
    // What the buyer has chosen already stays on offer.
    .where(({ eb, or }) =>
      or([
        eb('booking_options.is_withdrawn', '=', false),
        eb('booking_options.id', 'in', [...options.map(({ id }) => id), '']),
      ]),
    )
    .orderBy('option_groups.place')
    .orderBy('booking_options.place')
    .orderBy('booking_options.id')
    .execute()
  const lastDayOf = lastDayOfGroup(rows.map(({ last_day }) => last_day ?? undefined))
  const isAnyOpen = rows.some(({ last_day }) => (lastDayOf(last_day ?? undefined) ?? today) >= today)
  if (!isAnyOpen) return []
  return rows.map(({ id, option_group, group_title, rule, title, text, price, image, last_day }) => {
    const lastDay = lastDayOf(last_day ?? undefined)
    return {
      id,
      group: group_title,
      ...(rule === 'one' && { oneOf: option_group }),
      title,
      text,
      price: Number(price) as Money,
      ...(image !== null && { image }),
      ...(lastDay !== undefined && { deadline: instantOf(Date.parse(lastDay) + dayMs, site.country) }),
    }
  })
}
