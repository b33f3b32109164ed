// The reference implementation of a search: every engine must agree with it.
import type { GeoPoint, Home } from '../homes/home.ts'
import { wholeUnitsOf } from '../money/money.ts'
import type { HomeCriteria } from './expansion.ts'
import { isWithinGeoSearch } from './geo-search.ts'
import { isWanted, isWithinBounds } from './matching.ts'
import { farness, narrowingAt } from './near.ts'
import type { SortOrder } from './sort-order.ts'
import { compareAsChosen, compareValues, searchedPrice, searchedRent } from './sort-order.ts'

/** A home without a price matches no bound of the price, and one without a rent no bound of the rent. */
const knownAmounts = (home: Home) => ({
  price: wholeUnitsOf(searchedPrice(home)) || Number.NaN,
  rent: wholeUnitsOf(searchedRent(home)) || Number.NaN,
})

/** Whether a home matches a search. Showings are compared as ISO 8601 text. */
export const matchesCriteria = (home: Home, criteria: HomeCriteria): boolean => {
  const { inhabitBefore, viewingFrom, viewingBefore } = criteria
  return (
    home.siteId === criteria.siteId &&
    criteria.statuses.includes(home.status) &&
    isWithinBounds({ ...home, ...knownAmounts(home) }, criteria) &&
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
 * before coming ones, then the earliest move-in, or the nearest if a place is given. A list of several projects is ordered by
 * {@link orderHomes}.
 */
export const compareHomes = (sort: SortOrder, near?: GeoPoint): ((a: Home, b: Home) => number) => {
  const compare =
    sort === '' && near ? compareFarness(near) : compareAsChosen(sort || 'inhabitDateTimeStamp:asc')
  const weightOf = ({ status }: Home): number => (sort === '' ? (statusWeight[status] ?? 3) : 0)
  return (a, b) => weightOf(a) - weightOf(b) || compare(a, b) || compareValues(a.id, b.id)
}

/** The homes of a sorted list in rounds: the first home of every stage, then the second of every stage, within each status. */
const inRounds = (sorted: readonly Home[]): readonly Home[] => {
  const listed = new Map<string, number>()
  const placed = sorted.map((home) => {
    const rank = statusWeight[home.status] ?? 3
    const key = `${rank} ${home.stageId}`
    const round = listed.get(key) ?? 0
    listed.set(key, round + 1)
    return { home, rank, round }
  })
  return placed.sort((a, b) => a.rank - b.rank || a.round - b.round).map(({ home }) => home)
}

/**
 * The homes that a search found, in their order. The recommended order takes the stages in rounds, so that a house with many equal homes
 * does not fill the first page; near a place, the nearest homes stay first.
 */
export const orderHomes = (homes: readonly Home[], sort: SortOrder, near?: GeoPoint): readonly Home[] => {
  const sorted = homes.toSorted(compareHomes(sort, near))
  return sort === '' && !near ? inRounds(sorted) : sorted
}
