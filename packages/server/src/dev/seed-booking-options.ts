// Gives the stages of the Swedish sites what can be added to their homes, in development.
import { sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What an invented company offers. */
export interface InventedOption {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  /** Whole units of the currency. */
  readonly price: number
  /** Until so many days from now it can be chosen. */
  readonly days?: number
}

export const seedBookingOptions = async (
  db: Kysely<Schema>,
  options: readonly InventedOption[],
  now: number,
): Promise<void> => {
  if (options.length === 0) return
  const rows = options.map(({ group, price, days, ...option }, place) => ({
    ...option,
    place,
    option_group: group,
    price: price * 100,
    deadline: days === undefined ? null : new Date(now + days * 86_400_000).toISOString(),
  }))
  const swedish = sites
    .filter(({ country }) => country === 'SE')
    .map(({ catalogueSiteId }) => catalogueSiteId)
  await sql`insert into booking_options (stage_id, id, place, option_group, title, text, price, deadline)
    select stages.id, given.id, given.place, given.option_group, given.title, given.text, given.price, given.deadline
    from stages, jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given
      (id text, place integer, option_group text, title text, text text, price bigint, deadline timestamptz)
    where stages.site_id in (${sql.join([...new Set(swedish)])})
    on conflict (stage_id, id) do update set deadline = excluded.deadline`.execute(db)
}
