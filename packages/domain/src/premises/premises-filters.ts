// What a company asks for when it looks for premises, and which premises answer (specification 3 §3, §7.1, §9).
import { isWanted, isWithinBounds } from '../search/matching.ts'
import type { SortOrder } from '../search/sort-order.ts'
import { compareAsChosen, compareValues } from '../search/sort-order.ts'
import { sliderAreaRange } from '../sites/filter-ranges.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { Premises, PremisesType } from './premises.ts'

/** Every filter of the premises page, whole: what nobody chose stands at its default. */
export interface PremisesFilters {
  /** Urls of places; premises in any of them are found. */
  readonly tags: readonly string[]
  readonly types: readonly PremisesType[]
  /** m²; the end of the slider means "or more". */
  readonly minArea: number
  readonly maxArea: number
  /** The order within the editors' own. */
  readonly sort: SortOrder
}

/** Most premises that a search answers; they are filtered where they are shown (specification 3 §9). */
export const premisesLimit = 500

/** The filters that let all premises through. */
export const defaultPremisesFilters = (site: SiteDefinition): PremisesFilters => {
  const { min, max } = sliderAreaRange(site.country)
  return { tags: [], types: [], minArea: min, maxArea: max, sort: '' }
}

/** What the premises search is asked (specification 3 §7.1). Absent bounds and empty lists ask for nothing. */
export interface PremisesRequest {
  readonly filter: {
    readonly siteId: number
    readonly tags: readonly string[]
    readonly types: readonly PremisesType[]
    readonly minArea?: number
    readonly maxArea?: number
  }
  readonly sort: readonly ('sortOrder:asc' | Exclude<SortOrder, ''>)[]
  readonly limit: number
}

/** Turns filters into a request: `sortOrder` ascending before the chosen order, open bounds left out, at most 500. */
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

/** Whether premises of the site's catalogue answer the filters. Bounds include their own value. */
export const matchesPremises = (
  premises: Premises,
  filters: PremisesFilters,
  site: SiteDefinition,
): boolean => {
  const { siteId, tags, types, ...bounds } = premisesRequest(filters, site).filter
  return (
    premises.siteId === siteId &&
    isWanted(tags, ...premises.tags) &&
    isWanted(types, premises.type) &&
    isWithinBounds(premises, bounds)
  )
}

/** Orders two premises: by the editors' sort order, then as chosen (specification 3 §7.1), then by id. */
export const comparePremises = (sort: SortOrder): ((a: Premises, b: Premises) => number) => {
  const compare = compareAsChosen(sort)
  return (a, b) => a.sortOrder - b.sortOrder || compare(a, b) || compareValues(a.id, b.id)
}

/** The premises of a site that answer the filters, in order. */
export const findPremises = (
  premises: readonly Premises[],
  filters: PremisesFilters,
  site: SiteDefinition,
): readonly Premises[] =>
  premises
    .filter((candidate) => matchesPremises(candidate, filters, site))
    .sort(comparePremises(filters.sort))

/** The template of a premises address: that of nobody's, or of another catalogue's, is `notFoundPremises` (specification 3 §2.1). */
export const premisesPageKind = (
  found: Pick<Premises, 'siteId'> | undefined,
  site: SiteDefinition,
): 'premises' | 'notFoundPremises' =>
  found?.siteId === site.catalogueSiteId ? 'premises' : 'notFoundPremises'
