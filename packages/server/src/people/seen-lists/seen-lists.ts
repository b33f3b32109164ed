// What a user has seen of the changes in their lists. A visit lasts until a break of half an hour: what
// was new at its start stays new until it ends.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'

export type SeenList = Table<'seen_lists'>['list']

export interface ListOf {
  readonly accountId: string
  readonly site: SiteDefinition
  readonly list: SeenList
}

const visitMinutes = 30

const instantOf = (now: number): RawBuilder<string> => sql`${new Date(now).toISOString()}::timestamptz`

const isOver = (now: number): RawBuilder<boolean> =>
  sql`seen_lists.visited_at < ${instantOf(now)} - make_interval(mins => ${sql.lit(visitMinutes)})`

const rowOf = ({ accountId, site, list }: ListOf): RawBuilder<unknown> =>
  sql`seen_lists where account_id = ${accountId}::uuid and site_id = ${site.siteId} and list = ${list}`

/** A query for the last change of a home that is not new to the user: 0 if they never visited. */
export const seenTo = (whose: ListOf, now: number): RawBuilder<number> =>
  sql`coalesce((select case when ${isOver(now)} then shown_to else seen_to end from ${rowOf(whose)}), 0)`

/** A query for when the previous visit ended; null if there was none. */
export const seenAt = (whose: ListOf, now: number): RawBuilder<string | null> =>
  sql`(select case when ${isOver(now)} then visited_at else visited_before end from ${rowOf(whose)})`

export interface SeenLists {
  /**
   * Records that the user sees the list, with changes up to a number. `isRead`: the user has marked all of it
   * as read.
   */
  see(whose: ListOf, shownTo: number, options?: { readonly isRead?: boolean }): Promise<void>
}

export const makeSeenLists = ({
  db,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly now: () => number
}): SeenLists => ({
  see: async ({ accountId, site, list }, shownTo, { isRead = false } = {}) => {
    const at = instantOf(now())
    // Limited to existing changes; an older page does not reset anything.
    const to = sql`least(${shownTo}::bigint, (select coalesce(max(id), 0) from home_changes))`
    const ends = isRead ? sql`true` : isOver(now())
    const seen = isRead ? sql`excluded.shown_to` : sql`seen_lists.shown_to`
    await sql`insert into seen_lists (account_id, site_id, list, seen_to, shown_to, visited_at)
      values (${accountId}::uuid, ${site.siteId}, ${list}, ${isRead ? to : sql`0`}, ${to}, ${at})
      on conflict (account_id, site_id, list) do update set
        seen_to = case when ${ends} then greatest(seen_lists.seen_to, ${seen}) else seen_lists.seen_to end,
        shown_to = greatest(seen_lists.shown_to, excluded.shown_to),
        visited_before = case when ${isOver(now())} then seen_lists.visited_at else seen_lists.visited_before end,
        visited_at = excluded.visited_at`.execute(db)
  },
})
