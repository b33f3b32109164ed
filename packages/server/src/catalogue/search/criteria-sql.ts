// A search as SQL: only the requested predicates, those with a facet separately.

import type { GeoArea, GeoBox, GeoPoint, GeoSearch, HomeCriteria, SortOrder } from '@husrum/domain'
import { geoBoxAround, isGeoBox, narrowingAt } from '@husrum/domain'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { FacetDays } from './facet-tally.ts'
import { choiceMasks, failed } from './facet-tally.ts'
import {
  areRecommended,
  boughtForms,
  boughtStatuses,
  dayNumber,
  noDay,
  statusCode,
  unranked,
} from './search-codes.ts'

export type Predicate = RawBuilder<SqlBool>

/** Homes with searchable statuses (`searchedStatuses`), which are those that the recommended order ranks. */
export const searchable = sql<SqlBool>`rank < ${sql.lit(unranked)}`

/** Our own numbers, inlined so that the planner sees their values. */
const codes = (numbers: readonly number[]) => sql.join(numbers.map((number) => sql.lit(number)))

/** The codes in a mask, as a list that the planner has statistics for. */
const oneOf = (column: RawBuilder<unknown>, mask: number): Predicate => {
  const wanted = Array.from({ length: 31 }, (_, code) => code).filter((code) => mask & (1 << code))
  return wanted.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${codes(wanted)})`
}

/** Homes that can be bought today (`canBeBought` in the domain). */
export const canBeBought = sql<SqlBool>`${oneOf(sql`status`, boughtStatuses)} and ${oneOf(sql`disposal_form`, boughtForms)}`

const outdoorOneOf = (mask: number): Predicate => sql<SqlBool>`outdoor & ${sql.lit(mask)} <> 0`

/** Day of the first viewing from a day on; `noDay` if there is none. */
const nextShowing = (from: number): RawBuilder<number> => sql<number>`case
  when first_showing >= ${sql.lit(from)} then first_showing
  when last_showing < ${sql.lit(from)} then ${sql.lit(noDay)}
  else (select min(day) from unnest(showing_days) day where day >= ${sql.lit(from)}) end`

const viewingWithin = (from: number, before: number | undefined): Predicate =>
  before === undefined
    ? sql<SqlBool>`last_showing >= ${sql.lit(from)}`
    : sql<SqlBool>`last_showing >= ${sql.lit(from)} and ${nextShowing(from)} < ${sql.lit(before)}`

/** Coordinates of whole homes, read once per home: their JSON is long. */
export const places = sql`lateral (
  select (details->'geo'->>'lat')::double precision as lat, (details->'geo'->>'lon')::double precision as lon
  offset 0) place`

const inBox = ([south, west, north, east]: GeoBox): Predicate =>
  sql<SqlBool>`lat between ${south} and ${north} and lon between ${west} and ${east}`

/** The domain's rule, in the same order of operations, so that both engines round alike. */
const inArea = (area: GeoArea): Predicate => {
  const number = (value: number) => sql`${value}::double precision`
  const crossings = Array.from({ length: area.length / 2 }, (_, at) => {
    const [fromLat = 0, fromLon = 0] = at === 0 ? area.slice(-2) : area.slice(2 * at - 2, 2 * at)
    const [toLat = 0, toLon = 0] = area.slice(2 * at, 2 * at + 2)
    // A side along a circle of latitude is never crossed eastwards.
    return fromLat === toLat
      ? []
      : sql`case when (${number(fromLat)} > lat) = (${number(toLat)} > lat) then 0
          when lon < (${number(toLon - fromLon)} * (lat - ${number(fromLat)})) / ${number(toLat - fromLat)}
            + ${number(fromLon)} then 1
          else 0 end`
  }).flat()
  return crossings.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(crossings, sql` + `)}) % 2 = 1`
}

/** home_search has no coordinates, so join homes. Test the bounding box first; the polygon test is expensive. */
export const standsWithin = (part: GeoSearch): Predicate => sql<SqlBool>`number in (
  select number from homes cross join ${places}
  where case when ${inBox(geoBoxAround(part))} then ${isGeoBox(part) ? sql`true` : inArea(part)} else false end)`

/** Absent in rows that the release before wrote. */
const rent = sql`coalesce(rent, 0)`

/** Homes whose price, or whose rent, is within its bounds: homes without an amount match none. Undefined without bounds. */
const amountWithin = ({ minPrice, maxPrice, minRent, maxRent }: HomeCriteria): Predicate | undefined => {
  const within = (amount: RawBuilder<unknown>, min: number | undefined, max: number | undefined) =>
    min === undefined && max === undefined
      ? []
      : allOf([
          sql<SqlBool>`${amount} > 0`,
          ...(min === undefined ? [] : [sql<SqlBool>`${amount} >= ${min}`]),
          ...(max === undefined ? [] : [sql<SqlBool>`${amount} <= ${max}`]),
        ])
  const amounts = [within(sql`price`, minPrice, maxPrice), within(rent, minRent, maxRent)].flat()
  return amounts.length === 0 ? undefined : sql<SqlBool>`(${sql.join(amounts, sql` or `)})`
}

/**
 * Predicates of filters that every facet applies. Undefined when nothing can match.
 *
 * @param tagNos numbers of the requested tags; undefined without any.
 */
export const hardPredicates = (
  criteria: HomeCriteria,
  { tagNos, stageNos }: { tagNos?: readonly number[]; stageNos?: readonly number[] },
): readonly Predicate[] | undefined => {
  if (tagNos?.length === 0 || stageNos?.length === 0 || criteria.statuses.length === 0) return undefined
  const { statuses, minRooms, maxRooms, minArea, maxArea, geoSearch } = criteria
  const predicates: Predicate[] = [
    sql<SqlBool>`site_id = ${criteria.siteId}`,
    areRecommended(statuses) ? searchable : sql<SqlBool>`status in (${codes(statuses.map(statusCode))})`,
  ]
  const amount = amountWithin(criteria)
  if (amount) predicates.push(amount)
  if (minRooms !== undefined) predicates.push(sql<SqlBool>`rooms >= ${minRooms}`)
  if (maxRooms !== undefined) predicates.push(sql<SqlBool>`rooms <= ${maxRooms}`)
  if (minArea !== undefined) predicates.push(sql<SqlBool>`area >= ${minArea}`)
  if (maxArea !== undefined) predicates.push(sql<SqlBool>`area <= ${maxArea}`)
  if (stageNos) predicates.push(sql<SqlBool>`stage_no in (${codes(stageNos)})`)
  if (tagNos) predicates.push(sql<SqlBool>`tag_nos && array[${codes(tagNos)}]`)
  if (geoSearch) predicates.push(standsWithin(geoSearch))
  return predicates
}

/** Predicates of filters that have a facet, by their bit of `failed`. */
export const facetPredicates = (criteria: HomeCriteria): ReadonlyMap<number, Predicate> => {
  const masks = choiceMasks(criteria)
  const predicates = new Map<number, Predicate>()
  const { inhabitBefore, viewingFrom, viewingBefore } = criteria
  if (masks.residenceType !== -1)
    predicates.set(failed.residenceType, oneOf(sql`residence_type`, masks.residenceType))
  if (masks.disposalForm !== -1)
    predicates.set(failed.disposalForm, oneOf(sql`disposal_form`, masks.disposalForm))
  if (masks.concept !== -1) predicates.set(failed.concept, oneOf(sql`concept`, masks.concept))
  if (masks.projectStatus !== -1)
    predicates.set(failed.projectStatus, oneOf(sql`project_status`, masks.projectStatus))
  if (masks.outdoor !== -1) predicates.set(failed.outdoor, outdoorOneOf(masks.outdoor))
  // Without a column of its own: it is requested too rarely to need an index.
  if (masks.accessibility !== 0)
    predicates.set(
      failed.accessibility,
      sql<SqlBool>`(choices >> 21) & ${sql.lit(masks.accessibility)} = ${sql.lit(masks.accessibility)}`,
    )
  if (masks.sun !== 0)
    predicates.set(failed.sun, sql<SqlBool>`(choices >> 25) & ${sql.lit(masks.sun)} = ${sql.lit(masks.sun)}`)
  if (inhabitBefore !== undefined)
    predicates.set(failed.access, sql<SqlBool>`inhabit_day <= ${sql.lit(dayNumber(inhabitBefore))}`)
  if (viewingFrom !== undefined)
    predicates.set(
      failed.viewing,
      viewingWithin(
        dayNumber(viewingFrom),
        viewingBefore === undefined ? undefined : dayNumber(viewingBefore),
      ),
    )
  return predicates
}

export const allOf = (predicates: readonly Predicate[]): Predicate =>
  sql<SqlBool>`${sql.join(predicates, sql` and `)}`

/** Rows that fail at most one of the predicates: those that some facet counts. */
export const atMostOneFails = (predicates: readonly Predicate[]): Predicate =>
  predicates.length < 2
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join(
        predicates.map((predicate) => sql`(not (${predicate}))::integer`),
        sql` + `,
      )} <= 1`

/** Narrowest access code that includes the row, 0 to 3. */
export const accessStepSql = ({ access }: FacetDays): RawBuilder<number> => sql<number>`case
  when inhabit_day <= ${sql.lit(access[0])} then 0
  when inhabit_day <= ${sql.lit(access[1])} then 1
  when inhabit_day <= ${sql.lit(access[2])} then 2
  else 3 end`

/** Narrowest viewing filter that the row matches: seven days, thirty days, any, none. */
export const viewingStepSql = ({ today, viewing }: FacetDays): RawBuilder<number> => sql<number>`case
  when last_showing < ${sql.lit(today)} then 3
  when ${nextShowing(today)} < ${sql.lit(viewing[0])} then 0
  when ${nextShowing(today)} < ${sql.lit(viewing[1])} then 1
  else 2 end`

/** The recommended order with near homes first: the domain's `farness`, in the same order of operations. */
export const nearSql = (near: GeoPoint): RawBuilder<unknown> => {
  const { lat, lon } = near
  const degrees = (name: 'lat' | 'lon') =>
    sql`(select (details->'geo'->>${sql.lit(name)})::double precision from homes where homes.number = home_search.number)`
  const north = sql`(${degrees('lat')} - ${lat}::double precision)`
  const east = sql`((${degrees('lon')} - ${lon}::double precision) * ${narrowingAt(near)}::double precision)`
  return sql`rank, ${north} * ${north} + ${east} * ${east}, number`
}

/** The recommended order takes the stages in rounds, like the domain's `orderHomes`. */
export const roundSql = sql`row_number() over (partition by rank, stage_no order by inhabit_day, number)`
export const recommendedInRounds = sql`rank, round, inhabit_day, number`

/** Each sort as columns, the last one breaking ties. `ascending` means increasing numbers. Homes without a price come after rentals. */
export const sortSql: Readonly<
  Record<SortOrder, { order: RawBuilder<unknown>; ascending: RawBuilder<unknown> }>
> = {
  '': { order: sql`rank, inhabit_day, number`, ascending: sql`rank, inhabit_day, number` },
  'price:asc': {
    order: sql`(price = 0), price, ${rent} = 0, ${rent}, number`,
    ascending: sql`(price = 0)::integer, price, (${rent} = 0)::integer, ${rent}, number`,
  },
  'price:desc': {
    order: sql`price desc, ${rent} desc, number`,
    ascending: sql`-price, -${rent}, number`,
  },
  'area:asc': { order: sql`area, number`, ascending: sql`area, number` },
  'area:desc': { order: sql`area desc, number`, ascending: sql`-area, number` },
  'inhabitDateTimeStamp:asc': { order: sql`inhabit_day, number`, ascending: sql`inhabit_day, number` },
  'inhabitDateTimeStamp:desc': { order: sql`inhabit_day desc, number`, ascending: sql`-inhabit_day, number` },
  'sunHours:desc': { order: sql`sun_hours desc, number`, ascending: sql`-sun_hours, number` },
}
