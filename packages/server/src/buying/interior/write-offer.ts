// Writes what stages offer. Nothing is deleted: buyers may have ordered it, and keep it at the price of their order.
import { isDeepStrictEqual } from 'node:util'
import type { StageOffer } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** What one stage offers from now on. */
export interface OfferOfStage {
  readonly stageId: string
  readonly offer: StageOffer
}

const groupsOf = ({ stageId, offer }: OfferOfStage) =>
  offer.map(({ id, title, text, rule, lastDay = null, supplier = '' }, place) => ({
    stage_id: stageId,
    id,
    place,
    title,
    text,
    rule,
    last_day: lastDay,
    supplier,
    is_withdrawn: false,
  }))

const optionsOf = ({ stageId, offer }: OfferOfStage) =>
  offer.flatMap(({ id: group, options }) =>
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
  )

interface OfferRow {
  readonly stage_id: string
  readonly id: string
  readonly is_withdrawn: boolean
}

const keyOf = ({ stage_id, id }: OfferRow): string => JSON.stringify([stage_id, id])

/** The rows that differ from those of before, and those of before that are offered no longer. */
const rowsToWrite = (rows: readonly OfferRow[], before: readonly OfferRow[]): readonly OfferRow[] => {
  const known = new Map(before.map((row) => [keyOf(row), row]))
  const offered = new Set(rows.map(keyOf))
  return [
    ...rows.filter((row) => !isDeepStrictEqual(known.get(keyOf(row)), row)),
    ...before
      .filter((row) => !row.is_withdrawn && !offered.has(keyOf(row)))
      .map((row) => ({ ...row, is_withdrawn: true })),
  ]
}

/**
 * Makes stages offer these options, and no others: others are withdrawn for new choices.
 *
 * @param db a transaction that has the turn of the catalogue.
 */
export const writeOffers = async (
  db: Transaction<Schema>,
  offers: readonly OfferOfStage[],
): Promise<void> => {
  if (offers.length === 0) return
  const wanted = sql<string>`any(${offers.map(({ stageId }) => stageId)}::text[])`
  const groupsBefore = await db
    .selectFrom('option_groups')
    .selectAll()
    .where('stage_id', '=', wanted)
    .execute()
  const optionsBefore = await db
    .selectFrom('booking_options')
    .selectAll()
    .where('stage_id', '=', wanted)
    .execute()
  const groups = rowsToWrite(offers.flatMap(groupsOf), groupsBefore)
  const options = rowsToWrite(offers.flatMap(optionsOf), optionsBefore)
  if (groups.length > 0)
    await sql`insert into option_groups
      select * from jsonb_populate_recordset(null::option_groups, ${JSON.stringify(groups)}::text::jsonb)
      on conflict (stage_id, id) do update set place = excluded.place, title = excluded.title,
        text = excluded.text, rule = excluded.rule, last_day = excluded.last_day,
        supplier = excluded.supplier, is_withdrawn = excluded.is_withdrawn`.execute(db)
  if (options.length > 0)
    await sql`insert into booking_options
      select * from jsonb_populate_recordset(null::booking_options, ${JSON.stringify(options)}::text::jsonb)
      on conflict (stage_id, id) do update set place = excluded.place, option_group = excluded.option_group,
        title = excluded.title, text = excluded.text, price = excluded.price, image = excluded.image,
        is_standard = excluded.is_standard, needs = excluded.needs, excludes = excluded.excludes,
        is_withdrawn = excluded.is_withdrawn`.execute(db)
}
