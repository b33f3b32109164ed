// The filters of the premises search, and which premises match them (SEARCH-30).
import { isWanted, isWithinBounds } from '../search/matching.ts'
import type { PlainSortOrder } from '../search/sort-order.ts'
import { compareAsChosen, compareValues } from '../search/sort-order.ts'
import { sliderAreaRange } from '../sites/filter-ranges.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { Premises, PremisesType } from './premises.ts'
import { isPremisesAvailable } from './premises.ts'

/** Every filter of the premises page; unset ones have their default. */
export interface PremisesFilters {
  /** Urls of places; premises in any of them match. */
  readonly tags: readonly string[]
  readonly types: readonly PremisesType[]
  /** m²; the end of the slider means "or more". */
  readonly minArea: number
  readonly maxArea: number
  /** The order within the editors' own. */
  readonly sort: PlainSortOrder
}

/** Maximum number of premises in a response (SEARCH-30). */
export const premisesLimit = 500

/** The filters that match all premises. */
export const defaultPremisesFilters = (site: SiteDefinition): PremisesFilters => {
  const { min, max } = sliderAreaRange(site.country)
  return { tags: [], types: [], minArea: min, maxArea: max, sort: '' }
}

/** The request of the premises search (SEARCH-25). Absent bounds and empty lists do not restrict it. */
export interface PremisesRequest {
  readonly filter: {
    readonly siteId: number
    readonly tags: readonly string[]
    readonly types: readonly PremisesType[]
    readonly minArea?: number
    readonly maxArea?: number
  }
  readonly sort: readonly ('sortOrder:asc' | Exclude<PlainSortOrder, ''>)[]
  readonly limit: number
}

/** Turns filters into a request: `sortOrder` ascending before the chosen order, open bounds omitted, at most 500. */
export const premisesRequest = (
  { tags, types, minArea, maxArea, sort }: PremisesFilters,
  site: SiteDefinition,
): PremisesRequest => {
  const { min, max } = sliderAreaRange(site.country)
  return {
    filter: {
      siteId: site.catalogueSiteId,
      tags,
      types,
      ...(minArea > min && { minArea }),
      ...(maxArea < max && { maxArea }),
    },
    sort: ['sortOrder:asc', ...(sort ? [sort] : [])],
    limit: premisesLimit,
  }
}

/** Whether premises match a search. Bounds include their own value. */
const answers = (
  premises: Premises,
  { siteId, tags, types, ...bounds }: PremisesRequest['filter'],
): boolean =>
  premises.siteId === siteId &&
  isWanted(tags, ...premises.tags) &&
  isWanted(types, premises.type) &&
  isWithinBounds(premises, bounds)

/** Whether premises of the site's catalogue match the filters. */
export const matchesPremises = (
  premises: Premises,
  filters: PremisesFilters,
  site: SiteDefinition,
): boolean => answers(premises, premisesRequest(filters, site).filter)

/** Compares two premises: by the editors' order, then by the chosen order (SEARCH-30), then by id. */
export const comparePremises = (sort: PlainSortOrder): ((a: Premises, b: Premises) => number) => {
  const compare = compareAsChosen(sort)
  return (a, b) => a.sortOrder - b.sortOrder || compare(a, b) || compareValues(a.id, b.id)
}

/** The premises that match a request, in its order, up to its limit. */
export const answerPremises = <Found extends Premises>(
  premises: readonly Found[],
  { filter, sort, limit }: PremisesRequest,
): readonly Found[] =>
  premises
    .filter((candidate) => answers(candidate, filter))
    .sort(comparePremises(sort.find((order) => order !== 'sortOrder:asc') ?? ''))
    .slice(0, limit)

/** The premises of a site that match the filters, in order. */
export const findPremises = (
  premises: readonly Premises[],
  filters: PremisesFilters,
  site: SiteDefinition,
): readonly Premises[] => answerPremises(premises, premisesRequest(filters, site))

/** Number of set filters; places and types count one by one. */
export const countPremisesFilters = (
  { tags, types, minArea, maxArea }: PremisesFilters,
  site: SiteDefinition,
): number => {
  const untouched = defaultPremisesFilters(site)
  const hasArea = minArea !== untouched.minArea || maxArea !== untouched.maxArea
  return tags.length + types.length + (hasArea ? 1 : 0)
}

/** Similarity of two addresses: their common words, and the places that they name. */
const likeness = (words: ReadonlySet<string>, { path, tags }: Premises): number =>
  new Set(wordsOf(`${path} ${tags.join(' ')}`).filter((word) => words.has(word))).size

const wordsOf = (address: string): readonly string[] =>
  address
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Suggestions for an address without premises: available ones, the most similar address first. */
export const nearestPremises = <Found extends Premises>(
  premises: readonly Found[],
  path: string,
  limit: number,
): readonly Found[] => {
  const words = new Set(wordsOf(path))
  const compare = comparePremises('')
  return premises
    .filter(({ status }) => isPremisesAvailable(status))
    .sort((a, b) => likeness(words, b) - likeness(words, a) || compare(a, b))
    .slice(0, limit)
}

/** Suggestions for premises: other available ones, first the same municipality, then the same use, then the nearest size. */
export const similarPremises = <Found extends Premises>(
  premises: readonly Found[],
  { id, municipality, type, area }: Premises,
  limit: number,
): readonly Found[] =>
  premises
    .filter((other) => other.id !== id && isPremisesAvailable(other.status))
    .sort(
      (a, b) =>
        Number(b.municipality === municipality) - Number(a.municipality === municipality) ||
        Number(b.type === type) - Number(a.type === type) ||
        Math.abs(a.area - area) - Math.abs(b.area - area) ||
        compareValues(a.id, b.id),
    )
    .slice(0, limit)

/** The template of a premises address; an unknown address, or one of another catalogue, is `notFoundPremises` (SEARCH-30). */
export const premisesPageKind = (
  found: Pick<Premises, 'siteId'> | undefined,
  site: SiteDefinition,
): 'premisesObject' | 'notFoundPremises' =>
  found?.siteId === site.catalogueSiteId ? 'premisesObject' : 'notFoundPremises'
