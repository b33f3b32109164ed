// The search in SQL: the reference for other engines, and the choice for catalogues that outgrow one process.

import type { FacetDistribution, GeoBox, HomeCriteria, MapCell, Money, SortOrder } from '@husrum/domain'
import { cellsAcross, mapCellsOf, maxHomesNamed, moneyOf } from '@husrum/domain'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Predicate } from './criteria-sql.ts'
import {
  accessStepSql,
  allOf,
  atMostOneFails,
  canBeBought,
  facetPredicates,
  hardPredicates,
  nearSql,
  places,
  recommendedInRounds,
  roundSql,
  searchable,
  sortSql,
  standsWithin,
  viewingStepSql,
} from './criteria-sql.ts'
import { choiceMasks, FacetTally, facetDays, failed, failedChoices, nothingFound } from './facet-tally.ts'
import type { HomeSearch, StageSum } from './home-search.ts'
import type { RunRead } from './postgres-home-store.ts'
import { choiceColumnBits, residenceTypeCode } from './search-codes.ts'

interface Predicates {
  /** Of filters that every facet applies. */
  readonly hard: readonly Predicate[]
  readonly facets: ReadonlyMap<number, Predicate>
}

const everything = ({ hard, facets }: Predicates): Predicate => allOf([...hard, ...facets.values()])

/** Numbers of the tags and stages in the criteria; undefined without any. */
const numbersOf = async (db: Kysely<Schema>, { siteId, tagIds, stageIds }: HomeCriteria) => {
  const numbers: { tagNos?: readonly number[]; stageNos?: readonly number[] } = {}
  if (tagIds && tagIds.length > 0) {
    const rows = await db
      .selectFrom('tags')
      .select('number')
      .where('site_id', '=', siteId)
      .where('id', 'in', tagIds)
      .execute()
    numbers.tagNos = rows.map((row) => row.number)
  }
  if (stageIds && stageIds.length > 0) {
    const rows = await db.selectFrom('stages').select('number').where('id', 'in', stageIds).execute()
    numbers.stageNos = rows.map((row) => row.number)
  }
  return numbers
}

/** Undefined when the criteria cannot match anything. */
const predicatesOf = async (db: Kysely<Schema>, criteria: HomeCriteria): Promise<Predicates | undefined> => {
  const hard = hardPredicates(criteria, await numbersOf(db, criteria))
  return hard && { hard, facets: facetPredicates(criteria) }
}

const listIds = async (
  db: Kysely<Schema>,
  where: Predicate,
  order: RawBuilder<unknown>,
  offset: number,
  limit: number,
): Promise<readonly string[]> => {
  if (limit === 0) return []
  const from =
    order === recommendedInRounds
      ? sql`(select *, ${roundSql} as round from home_search where ${where})`
      : sql`(select * from home_search where ${where})`
  const { rows } = await sql<{ id: string }>`
    select homes.id
    from (select * from ${from} home_search order by ${order} limit ${limit} offset ${offset}) home_search
    join homes using (number)
    order by ${order}`.execute(db)
  return rows.map((row) => row.id)
}

const countHomes = async (db: Kysely<Schema>, where: Predicate): Promise<number> => {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::integer as homes from home_search where ${where}`.execute(db)
  return rows[0]?.homes ?? 0
}

/** A PostgreSQL array such as `{1,2}`. */
const readIntegers = (text: string | null | undefined): readonly number[] =>
  text === null || text === undefined ? [] : (JSON.parse(`[${text.slice(1, -1)}]`) as readonly number[])

/**
 * One pass for all facets. Rows that fail at most one filter are grouped by everything that the facets use, packed
 * into one integer, and the few thousand groups are summed here; they are returned as arrays, because rows would cost
 * more than the query. The same pass groups by place, so that stages and areas are counted too.
 */
const countFacets = async (
  db: Kysely<Schema>,
  { hard, facets }: Predicates,
  criteria: HomeCriteria,
  today: string,
): Promise<{ total: number; facets: FacetDistribution }> => {
  const days = facetDays(today)
  const failBit = (bit: number, place: number) => {
    const predicate = facets.get(bit)
    return predicate ? sql` | ((not (${predicate}))::integer << ${sql.lit(place)})` : sql``
  }
  const passes = facets.size === 0 ? sql`` : sql` filter (where passes)`
  const { rows } = await sql<Record<'packed' | 'homes' | 'stages' | 'areas', string | null>>`
    select
      (array_agg(packed) filter (where by_packed = 1))::text as packed,
      (array_agg(homes) filter (where by_packed = 1))::text as homes,
      (array_agg(stage_no) filter (where by_packed = 0 and passing > 0))::text as stages,
      (array_agg(area_no) filter (where by_packed = 0 and passing > 0))::text as areas
    from (
      select packed, stage_no, area_no, grouping(stage_no) as by_packed,
        count(*) as homes, count(*)${passes} as passing
      from (
        select stage_no, area_no${facets.size === 0 ? sql`` : sql`, ${allOf([...facets.values()])} as passes`},
          choices::bigint | ((
            ((${accessStepSql(days)}) | ((${viewingStepSql(days)}) << 2)
            ${failBit(failed.access, 4)}${failBit(failed.viewing, 5)}))::bigint << ${sql.lit(choiceColumnBits)}) as packed
        from home_search
        where ${allOf([...hard, atMostOneFails([...facets.values()])])}
      ) rows
      group by grouping sets ((packed), (stage_no, area_no))
    ) counted`.execute(db)
  const homes = readIntegers(rows[0]?.homes)
  const masks = choiceMasks(criteria)
  const tally = new FacetTally()
  readIntegers(rows[0]?.packed).forEach((packed, at) => {
    // Too large for bit operators.
    const choices = packed % 2 ** choiceColumnBits
    const steps = Math.floor(packed / 2 ** choiceColumnBits)
    const fails =
      failedChoices(choices, masks) |
      ((steps >> 4) & 1 ? failed.access : 0) |
      ((steps >> 5) & 1 ? failed.viewing : 0)
    tally.add(choices, steps & 3, (steps >> 2) & 3, fails, homes[at] ?? 0)
  })
  const distinct = (numbers: string | null | undefined) => new Set(readIntegers(numbers)).size
  const places = { stage: distinct(rows[0]?.stages), area: distinct(rows[0]?.areas) }
  return { total: tally.total, facets: tally.distribution(places) }
}

/**
 * home_search has only the searched price, in whole units of currency like filters; its components come from homes,
 * as `Money`.
 */
const costs = sql`lateral (
  select (details->>'price')::double precision as sales, (details->>'totalPrice')::double precision as total
  from homes where homes.number = home_search.number)`

const sumStages = async (
  db: Kysely<Schema>,
  where: Predicate,
  sort: SortOrder,
): Promise<readonly StageSum[]> => {
  const { rows } = await sql<
    Omit<StageSum, 'minTotalPrice' | 'maxTotalPrice'> &
      Record<'minTotalPrice' | 'maxTotalPrice', Money | null>
  >`
    select stages.id as "stageId", sums.*
    from (
      select stage_no, count(*)::integer as homes,
        min(rooms) as "minRooms", max(rooms) as "maxRooms",
        min(area) as "minArea", max(area) as "maxArea",
        coalesce(min(sales) filter (where sales > 0), 0) as "minPrice",
        coalesce(max(sales) filter (where sales > 0), 0) as "maxPrice",
        min(total) filter (where total > 0) as "minTotalPrice",
        max(total) filter (where total > 0) as "maxTotalPrice",
        min(array[${sortSql[sort].ascending}]::double precision[]) as place
      from home_search cross join ${costs} costs where ${where} group by stage_no
    ) sums
    join stages on stages.number = sums.stage_no
    order by place`.execute(db)
  return rows.map((row) => ({
    stageId: row.stageId,
    homes: row.homes,
    minRooms: row.minRooms,
    maxRooms: row.maxRooms,
    minArea: row.minArea,
    maxArea: row.maxArea,
    minPrice: row.minPrice,
    maxPrice: row.maxPrice,
    ...(row.minTotalPrice !== null && { minTotalPrice: row.minTotalPrice }),
    ...(row.maxTotalPrice !== null && { maxTotalPrice: row.maxTotalPrice }),
  }))
}

const sumAreas = async (db: Kysely<Schema>, where: Predicate, sort: SortOrder) => {
  const { rows } = await sql<{
    tagId: string
    homes: number
    stages: number
    minPrice: number
    maxPrice: number
    firstHomeId: string
  }>`
    select tags.id as "tagId", sums.homes, sums.stages, sums.min_price as "minPrice", sums.max_price as "maxPrice",
      first.id as "firstHomeId"
    from (
      select tag_no, count(*)::integer as homes, count(distinct stage_no)::integer as stages,
        coalesce(min(price) filter (where price > 0), 0) as min_price, max(price) as max_price,
        min(array[${sortSql[sort].ascending}]::double precision[]) as place
      from home_search, unnest(tag_nos) tag_no
      where ${where} and tag_no in (select number from tags where kind = 'area')
      group by tag_no
    ) sums
    join tags on tags.number = sums.tag_no
    join homes first on first.number = place[array_length(place, 1)]::integer
    order by sums.homes desc, tags.id collate "C"`.execute(db)
  return rows.map((row) => ({ ...row, minPrice: moneyOf(row.minPrice), maxPrice: moneyOf(row.maxPrice) }))
}

/** The domain's `onWorldMap`, in the same order of operations. */
const worldX = sql`(lon + 180) / 360`
const worldY = sql`0.5::double precision
  - ln(tan(pi() / 4 + (least(greatest(lat, -85.051), 85.051) * pi()) / 180 / 2)) / (2 * pi())`

const countCells = async (
  db: Kysely<Schema>,
  where: Predicate,
  zoom: number,
): Promise<readonly MapCell[]> => {
  const across = sql`${cellsAcross(zoom)}::double precision`
  const { rows } = await sql<{
    column: number
    row: number
    homes: number
    bounds: GeoBox
    minPrice: number | null
    homeIds: readonly string[]
  }>`
    select "column", "row", count(*)::integer as homes,
      json_build_array(min(lat), min(lon), max(lat), max(lon)) as bounds,
      min(price) filter (where price > 0) as "minPrice",
      coalesce(json_agg(id order by id collate "C") filter (where named <= ${maxHomesNamed}), '[]') as "homeIds"
    from (
      select *, count(*) over (partition by "column", "row") as named
      from (
        select id, lat, lon, price,
          floor((${worldX}) * ${across})::integer as "column", floor((${worldY}) * ${across})::integer as "row"
        from (
          select id, price, lat, lon
          from (select number, price from home_search where ${where}) found join homes using (number)
          cross join ${places}
        ) placed
      ) inCells
    ) counted
    group by "column", "row"
    order by "row", "column"`.execute(db)
  return rows.map(({ minPrice, ...cell }) => ({
    ...cell,
    ...(minPrice !== null && { minPrice: moneyOf(minPrice) }),
  }))
}

const searchIn = (db: Kysely<Schema>): HomeSearch => ({
  async findHomes(query) {
    const { criteria, sort, offset, limit, facetsAt, near } = query
    const predicates = await predicatesOf(db, criteria)
    if (!predicates) return nothingFound(query)
    const where = everything(predicates)
    const order = sort !== '' ? sortSql[sort].order : near ? nearSql(near) : recommendedInRounds
    const listed = listIds(db, where, order, offset, limit)
    if (facetsAt === undefined) {
      const [ids, total] = await Promise.all([listed, countHomes(db, where)])
      return { ids, total }
    }
    const [ids, counted] = await Promise.all([listed, countFacets(db, predicates, criteria, facetsAt)])
    return { ids, ...counted }
  },

  async findStagesAndAreas({ criteria, sort }) {
    const predicates = await predicatesOf(db, criteria)
    if (!predicates) return { stages: [], areas: [] }
    const where = everything(predicates)
    const [stages, areas] = await Promise.all([sumStages(db, where, sort), sumAreas(db, where, sort)])
    return { stages, areas }
  },

  async findCells({ criteria, box, zoom }) {
    const predicates = await predicatesOf(db, criteria)
    if (!predicates || !mapCellsOf(box, zoom)) return []
    return countCells(db, allOf([everything(predicates), standsWithin(box)]), zoom)
  },

  async similar({ siteId, homeId, tagId, residenceType, price, rooms, limit }) {
    // The domain's `unlikeness`, in the same order of operations, so that both engines round alike.
    const { rows } = await sql<{ id: string }>`
      select homes.id
      from home_search
      join homes using (number)
      where home_search.site_id = ${siteId} and ${searchable} and homes.id <> ${homeId}
        and tag_nos && array(select number from tags where site_id = ${siteId} and id = ${tagId})
      order by residence_type <> ${sql.lit(residenceTypeCode(residenceType))},
        abs(price - ${price}::double precision) / greatest(${price}::double precision, 1)
          + abs(rooms - ${rooms}::double precision) / 4,
        number
      limit ${limit}`.execute(db)
    return rows.map((row) => row.id)
  },

  async newest(siteId, limit) {
    const { rows } = await sql<{ id: string }>`
      select homes.id
      from (
        select distinct on (stage_no) number, published_day
        from home_search
        where site_id = ${siteId} and ${canBeBought}
        order by stage_no, published_day desc, number
      ) firsts
      join homes using (number)
      order by published_day desc, number
      limit ${limit}`.execute(db)
    return rows.map((row) => row.id)
  },
})

/** Searches in SQL through `read`; rejects with the driver's error while the database is unavailable. */
export const makePostgresHomeSearch = (read: RunRead): HomeSearch => ({
  findHomes: (query) => read((db) => searchIn(db).findHomes(query)),
  findStagesAndAreas: (query) => read((db) => searchIn(db).findStagesAndAreas(query)),
  findCells: (query) => read((db) => searchIn(db).findCells(query)),
  similar: (query) => read((db) => searchIn(db).similar(query)),
  newest: (siteId, limit) => read((db) => searchIn(db).newest(siteId, limit)),
})
