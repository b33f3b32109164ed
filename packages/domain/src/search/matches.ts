// The meaning of a search, written once as plainly as possible: every engine must agree with it.
import type { Home } from '../residences/home.ts'
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

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const statusWeight: Partial<Record<Home['status'], number>> = { forSale: 0, preSelling: 1, reserved: 2 }

/**
 * Orders two homes. Ties are broken by id, so that paging never repeats or skips a home.
 * "Recommended" shows what can be bought now before what comes, then what one can move into first.
 */
export const compareHomes =
  (sort: SortOrder) =>
  (a: Home, b: Home): number => {
    const byId = compareText(a.id, b.id)
    switch (sort) {
      case 'price:asc':
        return searchedPrice(a) - searchedPrice(b) || byId
      case 'price:desc':
        return searchedPrice(b) - searchedPrice(a) || byId
      case 'area:asc':
        return a.area - b.area || byId
      case 'area:desc':
        return b.area - a.area || byId
      case 'inhabitDateTimeStamp:asc':
        return compareText(a.inhabitDate, b.inhabitDate) || byId
      case 'inhabitDateTimeStamp:desc':
        return compareText(b.inhabitDate, a.inhabitDate) || byId
      case '':
        return (
          (statusWeight[a.status] ?? 3) - (statusWeight[b.status] ?? 3) ||
          compareText(a.inhabitDate, b.inhabitDate) ||
          byId
        )
    }
  }
