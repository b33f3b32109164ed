// The homes that people have marked, in the database. Whose they are stands in every query.
import type { HomeMark, MarkedHome } from '@husrum/domain'
import { maxMarkedHomes } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface MarksOf {
  readonly accountId: string
  readonly mark: HomeMark
  /** Whose catalogue. */
  readonly siteId: number
}

export interface StoredMarkedHomes {
  /** The latest first. */
  list(whose: MarksOf): Promise<readonly MarkedHome[]>
  /**
   * Marks homes. Those that are marked already stay as they are. False where the person would have more than there may be:
   * then none is.
   */
  add(whose: MarksOf, homes: readonly MarkedHome[]): Promise<boolean>
  remove(whose: MarksOf, homeId: string): Promise<void>
}

const rowsOf = (db: Kysely<Schema>, { accountId, mark }: MarksOf) =>
  db.selectFrom('marked_homes').where('account_id', '=', accountId).where('mark', '=', mark)

export const makeStoredMarkedHomes = (db: Kysely<Schema>): StoredMarkedHomes => ({
  list: async (whose) => {
    const rows = await rowsOf(db, whose)
      .select(['home_id', 'price', 'status', 'marked_at'])
      .where('site_id', '=', whose.siteId)
      .orderBy('marked_at', 'desc')
      .orderBy('home_id')
      .execute()
    return rows.map(({ home_id, price, status, marked_at }) => ({
      id: home_id,
      markedAt: Date.parse(marked_at),
      ...(price !== null && { price }),
      ...(status !== null && { status }),
    }))
  },

  add: (whose, homes) =>
    homes.length === 0
      ? Promise.resolve(true)
      : db.transaction().execute(async (transaction) => {
          // One at a time, so that many at once are not more than there may be.
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
