// News as the company's staff list, correct and withdraw it.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { NewsFor } from './publish-news.ts'

const listed = 100

const itemOf = (row: Selectable<Table<'news_items'>>) => ({
  id: row.id,
  site: row.site,
  audience: row.audience,
  language: row.language,
  title: row.title,
  preamble: row.preamble,
  body: row.body,
  publishedAt: row.published_at,
  ...(row.updated_at !== null && { updatedAt: row.updated_at }),
  ...(row.told_at !== null && { sentAt: row.told_at }),
})

export type StaffNewsItem = ReturnType<typeof itemOf>

/** The readers of a news item, as staff name them. */
export type WantedAudience =
  | { readonly kind: 'site' }
  | { readonly kind: 'stage' | 'home' | 'association'; readonly id: string }

export const makeNewsDesk = (db: Kysely<Schema>, { now }: { readonly now: () => number }) => ({
  list: async ({ key }: SiteDefinition): Promise<readonly StaffNewsItem[]> => {
    const rows = await db
      .selectFrom('news_items')
      .selectAll()
      .where('site', '=', key)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(listed)
      .execute()
    return rows.map(itemOf)
  },

  one: async (id: string): Promise<StaffNewsItem | undefined> => {
    const row = await db.selectFrom('news_items').selectAll().where('id', '=', id).executeTakeFirst()
    return row && itemOf(row)
  },

  /** Undefined if there is no such stage, home or association on the site, or if no one lives in the home. */
  audienceOf: async (wanted: WantedAudience, site: SiteDefinition): Promise<NewsFor | undefined> => {
    if (wanted.kind === 'site') return { audience: 'site' }
    const { kind, id } = wanted
    if (kind === 'stage') {
      const row = await db
        .selectFrom('stages')
        .select('id')
        .where('id', '=', id)
        .where('site_id', '=', site.catalogueSiteId)
        .executeTakeFirst()
      return row && { audience: 'stage', stageId: row.id }
    }
    if (kind === 'home') {
      const row = await db
        .selectFrom('residences')
        .select('id')
        .where('object_id', '=', id)
        .where('site', '=', site.key)
        .where('left_on', 'is', null)
        .orderBy('agreed_on', 'desc')
        .executeTakeFirst()
      return row && { audience: 'residence', residenceId: row.id }
    }
    const row = await db.selectFrom('associations').select('id').where('id', '=', id).executeTakeFirst()
    return row && { audience: 'association', associationId: row.id }
  },

  /** Undefined for an unknown item. */
  correct: async (
    id: string,
    texts: Pick<StaffNewsItem, 'title' | 'preamble' | 'body'>,
  ): Promise<StaffNewsItem | undefined> => {
    const row = await db
      .updateTable('news_items')
      .set({ ...texts, updated_at: new Date(now()).toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && itemOf(row)
  },

  withdraw: async (id: string): Promise<void> => {
    await db.deleteFrom('news_items').where('id', '=', id).execute()
  },
})

export type NewsDesk = ReturnType<typeof makeNewsDesk>
