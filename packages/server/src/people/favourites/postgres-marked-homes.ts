// Stores favourites and hidden homes. Every query filters by owner.
import type { DatedChange, HomeMark, MarkedHome, SiteDefinition } from '@husrum/domain'
import { favouriteHistoryOf, maxMarkedHomes } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { seenAt, seenTo } from '../seen-lists/index.ts'

export interface MarksOf {
  readonly accountId: string
  readonly mark: HomeMark
  /** Site of the catalogue. */
  readonly siteId: number
}

/** Favourites with the changes of each since it was marked. */
export interface FollowedHomes {
  /** Latest first. */
  readonly homes: readonly MarkedHome[]
  /** The end of the previous visit, epoch milliseconds; absent on the first. */
  readonly newsSince?: number
  /** Number of the last change that was read. */
  readonly newsTo: number
}

export interface StoredMarkedHomes {
  /** Latest first. */
  list(whose: MarksOf): Promise<readonly MarkedHome[]>
  follow(whose: { readonly accountId: string; readonly site: SiteDefinition }): Promise<FollowedHomes>
  /**
   * Marks homes. Homes that are already marked stay as they are. False if the person would exceed the maximum: then none is
   * marked.
   */
  add(whose: MarksOf, homes: readonly MarkedHome[]): Promise<boolean>
  remove(whose: MarksOf, homeId: string): Promise<void>
}

const rowsOf = (db: Kysely<Schema>, { accountId, mark }: MarksOf) =>
  db.selectFrom('marked_homes').where('account_id', '=', accountId).where('mark', '=', mark)

const listed = (rows: ReturnType<typeof rowsOf>, siteId: number) =>
  rows
    .select(['marked_homes.home_id', 'marked_homes.price', 'marked_homes.status', 'marked_homes.marked_at'])
    .where('marked_homes.site_id', '=', siteId)
    .orderBy('marked_homes.marked_at', 'desc')
    .orderBy('marked_homes.home_id')

const markedHomeOf = ({
  home_id,
  price,
  status,
  marked_at,
}: Pick<Selectable<Table<'marked_homes'>>, 'home_id' | 'price' | 'status' | 'marked_at'>): MarkedHome => ({
  id: home_id,
  markedAt: Date.parse(marked_at),
  ...(price !== null && { price }),
  ...(status !== null && { status }),
})

/** Columns of `home_changes`, for {@link datedChangeOf}. */
export const changeColumns = ['id', 'changed_at', 'is_new', 'before', 'after'] as const

export const datedChangeOf = ({
  id,
  changed_at,
  is_new,
  before,
  after,
}: Pick<Selectable<Table<'home_changes'>>, Exclude<(typeof changeColumns)[number], 'id'>> & {
  /** As in JSON. */
  readonly id: number | string
}): DatedChange => ({
  number: Number(id),
  at: Date.parse(changed_at),
  isNew: is_new,
  before,
  after,
})

export const makeStoredMarkedHomes = (db: Kysely<Schema>, now: () => number): StoredMarkedHomes => ({
  list: async (whose) => (await listed(rowsOf(db, whose), whose.siteId).execute()).map(markedHomeOf),

  follow: async ({ accountId, site }) => {
    const seen = { accountId, site, list: 'favourites' } as const
    const marks = rowsOf(db, { accountId, mark: 'favourite', siteId: site.catalogueSiteId })
    const rows = await listed(marks, site.catalogueSiteId)
      .select((row) => [
        jsonArrayFrom(
          row
            .selectFrom('home_changes')
            .select(changeColumns)
            .whereRef('home_changes.home_id', '=', 'marked_homes.home_id')
            .whereRef('changed_at', '>=', 'marked_at')
            .orderBy('id'),
        ).as('changes'),
        seenTo(seen, now()).as('seen_to'),
        seenAt(seen, now()).as('seen_at'),
        sql<number>`(select coalesce(max(id), 0) from home_changes)`.as('news_to'),
      ])
      .execute()
    const { seen_at: since = null, news_to: newsTo = 0 } = rows[0] ?? {}
    return {
      homes: rows.map((row) => {
        const history = favouriteHistoryOf(row.changes.map(datedChangeOf), row.seen_to)
        return { ...markedHomeOf(row), ...(Object.keys(history).length > 0 && { history }) }
      }),
      ...(since !== null && { newsSince: Date.parse(since) }),
      newsTo,
    }
  },

  add: (whose, homes) =>
    homes.length === 0
      ? Promise.resolve(true)
      : db.transaction().execute(async (transaction) => {
          // One at a time, so that concurrent calls cannot exceed the maximum.
          await sql`select 1 from accounts where id = ${whose.accountId} for update`.execute(transaction)
          const known = await rowsOf(transaction, whose).select('home_id').execute()
          const ids = new Set(known.map(({ home_id }) => home_id))
          const fresh = homes.filter(({ id }) => !ids.has(id))
          if (known.length + fresh.length > maxMarkedHomes) return false
          if (fresh.length === 0) return true
          await transaction
            .insertInto('marked_homes')
            .values(
              fresh.map(({ id, price = null, status = null, markedAt }) => ({
                account_id: whose.accountId,
                mark: whose.mark,
                site_id: whose.siteId,
                home_id: id,
                price,
                status,
                marked_at: new Date(markedAt).toISOString(),
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          return true
        }),

  remove: async ({ accountId, mark }, homeId) => {
    await db
      .deleteFrom('marked_homes')
      .where('account_id', '=', accountId)
      .where('mark', '=', mark)
      .where('home_id', '=', homeId)
      .execute()
  },
})
