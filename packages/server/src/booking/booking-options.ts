// What can be added to a home when it is booked: by the stage that it is built in, each with a price and a last moment.
import type { Money, OfferedOption } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Those of a stage, in their order. */
export const optionsOfStage = async (
  db: Kysely<Schema>,
  stageId: string,
): Promise<readonly OfferedOption[]> => {
  const rows = await db
    .selectFrom('booking_options')
    .selectAll()
    .where('stage_id', '=', stageId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id, option_group, title, text, price, image, deadline }) => ({
    id,
    group: option_group,
    title,
    text,
    price: Number(price) as Money,
    ...(image !== null && { image }),
    ...(deadline !== null && { deadline: Date.parse(deadline) }),
  }))
}
