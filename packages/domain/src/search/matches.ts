// The reference implementation of a search: every engine must agree with it.
import type { GeoPoint, Home } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import { wholeUnitsOf } from '../money/money.ts'
import type { HomeCriteria } from './expansion.ts'
import { isWithinGeoSearch } from './geo-search.ts'
import { isWanted, isWithinBounds } from './matching.ts'
import { farness, narrowingAt } from './near.ts'
import type { SortOrder } from './sort-order.ts'
import { compareAsChosen, compareValues } from './sort-order.ts'

/** The price for filters and orders: with the share of loans if there is one (Finland). */
export const searchedPrice = (home: Pick<Home, 'price' | 'totalPrice'>): Money =>
  home.totalPrice ?? home.price

/** Rentals have no price: they match as long as no price is requested. */
const askedPrice = (home: Home): number => wholeUnitsOf(searchedPrice(home)) || Number.NaN

/** Whether a home matches a search. Showings are compared as ISO 8601 text. */
export const matchesCriteria = (home: Home, criteria: HomeCriteria): boolean => {
  const { inhabitBefore, viewingFrom, viewingBefore } = criteria
  return (
    home.siteId === criteria.siteId &&
    criteria.statuses.includes(home.status) &&
    isWithinBounds({ ...home, price: askedPrice(home) }, criteria) &&
    (inhabitBefore === undefined || home.inhabitDate <= inhabitBefore) &&
    (viewingFrom === undefined ||
      home.showings.some(
        (showing) => showing >= viewingFrom && (viewingBefore === undefined || showing < viewingBefore),
      )) &&
    isWanted(criteria.residenceTypes, home.residenceType) &&
    isWanted(criteria.disposalForms, home.disposalForm) &&
    isWanted(criteria.concepts, home.concept) &&
    isWanted(criteria.projectStatuses, home.projectStatus) &&
    isWanted(criteria.outdoorAreas, ...home.outdoorSpaces.map(({ type }) => type)) &&
    (criteria.accessibility ?? []).every((wanted) => home.accessibility?.includes(wanted)) &&
    (criteria.sun ?? []).every((wanted) => home.sunTimes?.includes(wanted)) &&
    isWanted(criteria.stageIds, home.stageId) &&
    isWanted(criteria.tagIds, ...home.tagIds) &&
    isWithinGeoSearch(home.geo, criteria.geoSearch)
  )
}

const statusWeight: Partial<Record<Home['status'], number>> = { forSale: 0, preSelling: 1, reserved: 2 }

const compareFarness = (near: GeoPoint): ((a: Home, b: Home) => number) => {
  const narrowing = narrowingAt(near)
  return (a, b) => farness(a.geo, near, narrowing) - farness(b.geo, near, narrowing)
}

/**
 * Compares two homes. Ties are broken by id, so that paging never repeats or skips a home. "Recommended" shows homes that can be bought now
 * before coming ones, then the earliest move-in, or the nearest if a place is given.
 */
export const compareHomes = (sort: SortOrder, near?: GeoPoint): ((a: Home, b: Home) => number) => {
  const compare =
    sort === '' && near ? compareFarness(near) : compareAsChosen(sort || 'inhabitDateTimeStamp:asc')
  const weightOf = ({ status }: Home): number => (sort === '' ? (statusWeight[status] ?? 3) : 0)
  return (a, b) => weightOf(a) - weightOf(b) || compare(a, b) || compareValues(a.id, b.id)
}
