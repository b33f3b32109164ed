// News in saved searches and favourites, in the overview: the same as on their pages.
import type { HomeDetails, OverviewFact } from '@husrum/domain'
import { dayIn, favouriteChanges, favouriteHistoryOf } from '@husrum/domain'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import { changeColumns, datedChangeOf } from '../favourites/index.ts'
import { criteriaOfAddress, hitColumns, hitsOfHomes, newsOfSearch } from '../saved-searches/index.ts'
import { seenTo } from '../seen-lists/index.ts'
import { overviewPart } from './overview-part.ts'

/** @param residences the catalogue, which caches earlier requests in memory. */
export const searchesPart = (residences: Pick<ResidenceService, 'homesByIds' | 'tagsByUrl'>) =>
  overviewPart({
    name: 'searches',
    operation: 'favourites',
    ask: (db, { accountId, site, now }) => {
      const seen = seenTo({ accountId, site, list: 'savedSearches' }, now)
      return db
        .selectFrom('saved_searches')
        .select(['id', 'name', 'address', 'kinds'])
        .select((row) =>
          jsonArrayFrom(
            row
              .selectFrom('saved_search_hits')
              .innerJoin('home_changes', 'home_changes.id', 'saved_search_hits.change_id')
              .select([...hitColumns, 'changed_at'])
              .whereRef('saved_search_id', '=', 'saved_searches.id')
              .where('change_id', '>', seen)
              .orderBy('change_id'),
          ).as('hits'),
        )
        .where('account_id', '=', accountId)
        .where('site_id', '=', site.siteId)
        .where('deleted_at', 'is', null)
    },
    facts: async ({ id, name, address, kinds, hits }, { site, now }) => {
      const last = hits.at(-1)
      const search = last && (await criteriaOfAddress({ siteId: site.siteId, address, now }, residences))
      if (!search) return []
      const ofHomes = hitsOfHomes(hits)
      const homes = await residences.homesByIds(site.catalogueSiteId, [...ofHomes.keys()])
      const { length: count } = newsOfSearch(homes, ofHomes, search, kinds)
      return [{ kind: 'search', id, name, address, count, at: Date.parse(last.changed_at) }]
    },
  })

/** The fields of a home that are compared for changes. */
type ShownHome = Pick<HomeDetails, 'name' | 'price' | 'totalPrice' | 'status' | 'showings'>

export const favouritesPart = overviewPart({
  name: 'favourites',
  operation: 'favourites',
  ask: (db, { accountId, site, now }) => {
    const seen = seenTo({ accountId, site, list: 'favourites' }, now)
    return db.selectNoFrom((row) => [
      seen.as('seen_to'),
      jsonArrayFrom(
        row
          .selectFrom('marked_homes')
          .innerJoin('homes', 'homes.id', 'marked_homes.home_id')
          .select(['marked_homes.price', 'marked_homes.status'])
          .select(
            sql<ShownHome>`jsonb_strip_nulls(jsonb_build_object('name', details -> 'name', 'price', details -> 'price',
              'totalPrice', details -> 'totalPrice', 'status', details -> 'status', 'showings', details -> 'showings'))`.as(
              'home',
            ),
          )
          .select((marked) =>
            jsonArrayFrom(
              marked
                .selectFrom('home_changes')
                .select(changeColumns)
                .whereRef('home_changes.home_id', '=', 'marked_homes.home_id')
                .whereRef('changed_at', '>=', 'marked_at')
                .orderBy('id'),
            ).as('changes'),
          )
          .where('account_id', '=', accountId)
          .where('mark', '=', 'favourite')
          .where('marked_homes.site_id', '=', site.catalogueSiteId)
          .where(
            sql<boolean>`exists (select from home_changes where home_changes.home_id = marked_homes.home_id
              and home_changes.id > ${seen} and changed_at >= marked_at)`,
          ),
      ).as('marked'),
    ])
  },
  facts: ({ seen_to, marked }, { site, now }): readonly OverviewFact[] => {
    const today = dayIn(now, site.country)
    const changed = marked.flatMap(({ price, status, home, changes }) => {
      const history = favouriteHistoryOf(changes.map(datedChangeOf), seen_to)
      const news = favouriteChanges(
        { history, ...(price !== null && { price }), ...(status !== null && { status }) },
        home,
        { country: site.country, today },
      ).flatMap(({ since }) => (since?.isNew ? since.at : []))
      return news.length === 0 ? [] : { name: home.name, at: Math.max(...news) }
    })
    const [last] = changed.sort((one, other) => other.at - one.at)
    return last
      ? [{ kind: 'favourites', id: 'favourites', home: last.name, count: changed.length, at: last.at }]
      : []
  },
})
