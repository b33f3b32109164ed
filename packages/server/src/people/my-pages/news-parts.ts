// Booked showings, and unread news, in the overview.
import { sql } from 'kysely'
import { newsFor } from '../../content/news/index.ts'
import { overviewPart } from './overview-part.ts'

export const showingsPart = overviewPart({
  name: 'showings',
  operation: 'notifications',
  ask: (db, { accountId, site, now }) =>
    db
      .selectFrom('showing_places')
      .innerJoin('showings', 'showings.id', 'showing_places.showing_id')
      .select(['showing_places.id', 'showings.name', 'showings.place', 'showings.starts_at'])
      .where('showing_places.account_id', '=', accountId)
      .where('showing_places.state', '=', 'booked')
      .where('showings.site_id', '=', site.catalogueSiteId)
      .where('showings.called_off_at', 'is', null)
      .where('showings.starts_at', '>', new Date(now).toISOString())
      .orderBy('showings.starts_at')
      .limit(10),
  facts: ({ id, name, place, starts_at }) => [
    { kind: 'showing', id, name, place, startsAt: Date.parse(starts_at) },
  ],
})

/** Older ones are only in the list. */
const newDays = 30

export const newsPart = overviewPart({
  name: 'news',
  operation: 'notifications',
  ask: (db, { accountId, associationId, site, now }) => {
    const instant = sql<string>`${new Date(now).toISOString()}::timestamptz`
    return db
      .selectFrom(
        sql<{
          readonly id: string
          readonly title: string
          readonly published_at: string
          readonly is_read: boolean
        }>`(${newsFor({ accountId, associationId, site }, instant)})`.as('news'),
      )
      .select(['news.id', 'news.title', 'news.published_at'])
      .where('news.is_read', '=', false)
      .where(sql<boolean>`news.published_at > ${instant} - make_interval(days => ${sql.lit(newDays)})`)
      .orderBy('news.published_at', 'desc')
      .limit(5)
  },
  facts: ({ id, title, published_at }) => [{ kind: 'news', id, title, at: Date.parse(published_at) }],
})
