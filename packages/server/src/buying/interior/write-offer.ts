// Writes what a stage offers. Nothing is deleted: buyers may have ordered it, and keep it at the price of their order.
import { isDeepStrictEqual } from 'node:util'
import type { StageOffer } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Rows in the order of their places, as they are stored. */
const rowsOf = (stageId: string, offer: StageOffer) => ({
  groups: offer.map(({ id, title, text, rule, lastDay = null }, place) => ({
    stage_id: stageId,
    id,
    place,
    title,
    text,
    rule,
    last_day: lastDay,
    is_withdrawn: false,
  })),
  options: offer.flatMap(({ id: group, options }) =>
    options.map(
      ({ id, title, text, price, image = null, isStandard, needs, excludes, isIncomplete }, place) => ({
        stage_id: stageId,
        id,
        place,
        option_group: group,
        title,
        text,
        price: Number(price),
        image,
        deadline: null,
        is_standard: isStandard,
        needs,
        excludes,
        is_withdrawn: isIncomplete,
      }),
    ),
  ),
})

const differing = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  before: readonly object[],
): readonly Row[] => {
  const known = new Map(before.map((row) => [(row as Row).id, row]))
  return rows.filter((row) => !isDeepStrictEqual(known.get(row.id), { ...row }))
}

/**
 * Makes a stage offer these options, and no others: others are withdrawn for new choices.
 *
 * @param db a transaction that has the turn of the catalogue.
 */
export const writeOffer = async (
  db: Transaction<Schema>,
  stageId: string,
  offer: StageOffer,
): Promise<void> => {
  const { groups, options } = rowsOf(stageId, offer)
  const groupsBefore = await db
    .selectFrom('option_groups')
    .selectAll()
    .where('stage_id', '=', stageId)
    .execute()
  const optionsBefore = await db
    .selectFrom('booking_options')
    .selectAll()
    .where('stage_id', '=', stageId)
    .execute()
  const changedGroups = differing(groups, groupsBefore)
  const changedOptions = differing(
    options,
    optionsBefore.map((row) => ({ ...row, price: Number(row.price) })),
  )
  if (changedGroups.length > 0)
    await sql`insert into option_groups
      select * from jsonb_populate_recordset(null::option_groups, ${JSON.stringify(changedGroups)}::text::jsonb)
      on conflict (stage_id, id) do update set place = excluded.place, title = excluded.title,
        text = excluded.text, rule = excluded.rule, last_day = excluded.last_day,
        is_withdrawn = excluded.is_withdrawn`.execute(db)
  if (changedOptions.length > 0)
    await sql`insert into booking_options
      select * from jsonb_populate_recordset(null::booking_options, ${JSON.stringify(changedOptions)}::text::jsonb)
      on conflict (stage_id, id) do update set place = excluded.place, option_group = excluded.option_group,
        title = excluded.title, text = excluded.text, price = excluded.price, image = excluded.image,
        is_standard = excluded.is_standard, needs = excluded.needs, excludes = excluded.excludes,
        is_withdrawn = excluded.is_withdrawn`.execute(db)
  const idsOf = (rows: readonly { readonly id: string }[]) =>
    sql<string>`any(${rows.map(({ id }) => id)}::text[])`
  await db
    .updateTable('booking_options')
    .set({ is_withdrawn: true })
    .where('stage_id', '=', stageId)
    .where('is_withdrawn', '=', false)
    .where(({ not, eb }) => not(eb('id', '=', idsOf(options))))
    .execute()
  await db
    .updateTable('option_groups')
    .set({ is_withdrawn: true })
    .where('stage_id', '=', stageId)
    .where('is_withdrawn', '=', false)
    .where(({ not, eb }) => not(eb('id', '=', idsOf(groups))))
    .execute()
}
