// The meaning of a search, written once as plainly as possible: every engine must agree with it.
import type { Home } from '../residences/home.ts'
import { compareValues } from './compare-values.ts'
import type { HomeCriteria } from './expansion.ts'
import type { SortOrder } from './sort-order.ts'

/** The price that filters and orders look at: with the share of loans where there is one (Finland). */
export const searchedPrice = (home: Pick<Home, 'price' | 'totalPrice'>): number =>
  home.totalPrice ?? home.price

const picked = <Value>(wanted: readonly Value[] | undefined, has: (value: Value) => boolean): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some(has)

const within = (value: number, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

/** Whether a home answers a search. Showings are compared as ISO 8601 text. */
export const matchesCriteria = (home: Home, criteria: HomeCriteria): boolean =>
  home.siteId === criteria.siteId &&
  criteria.statuses.includes(home.status) &&
  within(searchedPrice(home), criteria.minPrice, criteria.maxPrice) &&
  within(home.rooms, criteria.minRooms, criteria.maxRooms) &&
  within(home.area, criteria.minArea, criteria.maxArea) &&
  (criteria.inhabitBefore === undefined || home.inhabitDate <= criteria.inhabitBefore) &&
  (criteria.viewingFrom === undefined ||
    home.showings.some(
      (showing) =>
        showing >= (criteria.viewingFrom ?? '') &&
        (criteria.viewingBefore === undefined || showing < criteria.viewingBefore),
    )) &&
  picked(criteria.residenceTypes, (type) => home.residenceType === type) &&
  picked(criteria.disposalForms, (form) => home.disposalForm === form) &&
  picked(criteria.concepts, (concept) => home.concept === concept) &&
  picked(criteria.projectStatuses, (status) => home.projectStatus === status) &&
  picked(criteria.outdoorAreas, (type) => home.outdoorSpaces.some((space) => space.type === type)) &&
  picked(criteria.stageIds, (id) => home.stageId === id) &&
  picked(criteria.tagIds, (id) => home.tagIds.includes(id))

const statusWeight: Partial<Record<Home['status'], number>> = { forSale: 0, preSelling: 1, reserved: 2 }

const sortKeys: Readonly<Record<string, (home: Home) => number | string>> = {
  price: searchedPrice,
  area: (home) => home.area,
  inhabitDateTimeStamp: (home) => home.inhabitDate,
}

/**
 * Orders two homes. Ties are broken by id, so that paging never repeats or skips a home.
 * "Recommended" shows what can be bought now before what comes, then what one can move into first.
 */
export const compareHomes = (sort: SortOrder): ((a: Home, b: Home) => number) => {
  const [name = '', direction] = sort.split(':')
  const keyOf = sortKeys[name]
  const sign = direction === 'desc' ? -1 : 1
  return (a, b) =>
    (keyOf
      ? sign * compareValues(keyOf(a), keyOf(b))
      : (statusWeight[a.status] ?? 3) - (statusWeight[b.status] ?? 3) ||
        compareValues(a.inhabitDate, b.inhabitDate)) || compareValues(a.id, b.id)
}
