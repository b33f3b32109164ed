// Stores news. Every query filters by the audience of a piece.
import type { NewsItem, NewsPage, NewsSummary, SiteDefinition } from '@husrum/domain'
import { newsPageSize } from '@husrum/domain'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { richText } from '../pages/index.ts'

/** The reader: a person, or the board of an association. */
export interface NewsReader {
  readonly accountId: string
  readonly associationId?: string | undefined
  readonly site: SiteDefinition
}

export interface StoredNews {
  list(reader: NewsReader, from: number): Promise<NewsPage>
  /** Undefined for a piece that is missing, or is not for the reader. */
  one(reader: NewsReader, id: string): Promise<NewsItem | undefined>
  /** False if there is no such piece for the reader. */
  read(reader: NewsReader, id: string): Promise<boolean>
  readAll(reader: NewsReader): Promise<void>
}

type SummaryRow = Omit<NewsSummary, 'about' | 'updatedOn'> & {
  readonly about: string | null
  readonly updatedOn: number | null
}

const summaryOf = ({ about, updatedOn, ...row }: SummaryRow): NewsSummary => ({
  ...row,
  ...(about !== null && { about }),
  ...(updatedOn !== null && { updatedOn }),
})

/** Milliseconds of a column. */
const epoch = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** Every piece for the reader, as `news`, with whether it is read and its subject. */
export const newsFor = ({ accountId, associationId, site }: NewsReader, instant: RawBuilder<string>) => sql`
  select item.*, read.read_at is not null as is_read,
    coalesce(association.name, home.home ->> 'name', stage.details ->> 'name',
      (select residences.home ->> 'stageName' from residences where residences.stage_id = item.stage_id limit 1)
    ) as about
  from news_items as item
  left join news_reads as read on read.news_id = item.id and read.account_id = ${accountId}
  left join associations as association on association.id = item.association_id
  left join residences as home on home.id = item.residence_id
  left join stages as stage on stage.id = item.stage_id and stage.site_id = ${site.catalogueSiteId}
  where item.site = ${site.key} and item.published_at <= ${instant}
    and case when ${associationId ?? null}::uuid is not null
      then item.association_id = ${associationId ?? null}::uuid
      else item.audience = 'site' or (item.audience in ('stage', 'residence') and exists (
        select 1 from residences
        join residence_people on residence_people.residence_id = residences.id
        where residence_people.account_id = ${accountId} and residences.site = item.site
          and (residences.left_on is null or residences.left_on > ${instant}::date)
          and (residences.id = item.residence_id or residences.stage_id = item.stage_id)))
      end`

export const makeStoredNews = (db: Kysely<Schema>, { now }: { readonly now: () => number }): StoredNews => {
  const instant = (): RawBuilder<string> => sql`${new Date(now()).toISOString()}::timestamptz`

  const forReader = (reader: NewsReader) => newsFor(reader, instant())

  const summary = sql`id, title, preamble, audience, about, ${epoch('published_at')} as "publishedOn",
    ${epoch('updated_at')} as "updatedOn", is_read as "isRead"`

  const markRead = (reader: NewsReader, only: RawBuilder<unknown>) =>
    sql<{ news_id: string }>`
    insert into news_reads (account_id, news_id, read_at)
    select ${reader.accountId}, news.id, ${instant()} from (${forReader(reader)}) as news where ${only}
    on conflict (account_id, news_id) do update set read_at = news_reads.read_at returning news_id`.execute(
      db,
    )

  return {
    list: async (reader, from) => {
      const { rows } = await sql<{ total: number; unread: number; items: readonly SummaryRow[] }>`
        with news as materialized (${forReader(reader)})
        select (select count(*)::int from news) as total,
          (select count(*)::int from news where not is_read) as unread,
          coalesce((select json_agg(shown) from (
            select ${summary} from news order by published_at desc, id limit ${newsPageSize} offset ${from}
          ) as shown), '[]'::json) as items`.execute(db)
      const [{ total = 0, unread = 0, items = [] } = {}] = rows
      return { total, unread, items: items.map(summaryOf) }
    },

    one: async (reader, id) => {
      const { rows } = await sql<SummaryRow & Pick<NewsItem, 'language'> & { readonly body: string }>`
        select ${summary}, language, body from (${forReader(reader)}) as news where id = ${id}`.execute(db)
      const [row] = rows
      if (!row) return undefined
      const { language, body, ...rest } = row
      return { ...summaryOf(rest), language, body: richText(body) }
    },

    read: async (reader, id) => (await markRead(reader, sql`news.id = ${id}`)).rows.length > 0,
    readAll: async (reader) => {
      await markRead(reader, sql`not is_read`)
    },
  }
}
