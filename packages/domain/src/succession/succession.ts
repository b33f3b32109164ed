// Resale homes (succession), which their first owners sell: how to recognise, filter and order them (SEARCH-31, SEARCH-32).
import { withoutMarks } from '../formatting/without-marks.ts'
import { metresBetween } from '../homes/distance.ts'
import type { GeoPoint, Home } from '../homes/home.ts'
import type { QueryEntries } from '../search/query.ts'
import { readQuery, writeAddress } from '../search/query.ts'
import type { PlainSortOrder, SortFacts } from '../search/sort-order.ts'
import { compareAsChosen, compareValues, plainSortOrders } from '../search/sort-order.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { seededShuffle } from './seeded-shuffle.ts'

/** Represents "every municipality" (SEARCH-31). */
export const anyMunicipality = 'alla-kommuner'

/** The filters of the succession page. */
export interface SuccessionFilters {
  /** Whether only homes near the visitor are requested. */
  readonly geo: boolean
  /** A municipality as {@link municipalitySlug} writes it, or {@link anyMunicipality}. */
  readonly municipality: string
  /** The recommended order is the shuffled one. */
  readonly sort: PlainSortOrder
}

/** The filters that match every home. */
export const defaultSuccessionFilters: SuccessionFilters = {
  geo: false,
  municipality: anyMunicipality,
  sort: '',
}

/** Maximum straight-line distance of a near home from a visitor, metres. */
export const nearbyMetres = 50_000

/** The facts that make a home a succession object. */
export type SuccessionFacts = Partial<Pick<Home, 'status' | 'projectStatus'>>

/** Whether a home is a succession object, by its own status or its project's. Such a home has no documents menu. */
export const isSuccession = ({ status, projectStatus }: SuccessionFacts): boolean =>
  status === 'succession' || projectStatus === 'succession'

/**
 * The slug of a municipality's name in addresses: "Upplands-Bro" is "upplands-bro", "Håbo" is "habo", "Øygarden" is "oygarden". At most 60
 * characters; empty if a name has none of our letters or digits.
 */
export const municipalitySlug = (name: string): string =>
  withoutMarks(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
    .replace(/-$/, '')

/** Whether a home of the site's catalogue is sold by its owner and matches the filters: other homes of its project are sold by us. */
export const matchesSuccession = (
  home: SuccessionFacts & Pick<Home, 'municipality' | 'siteId'>,
  { municipality }: Pick<SuccessionFilters, 'municipality'>,
  site: SiteDefinition,
): boolean =>
  home.siteId === site.catalogueSiteId &&
  home.status === 'succession' &&
  (municipality === anyMunicipality || municipalitySlug(home.municipality) === municipality)

/**
 * The succession list: matching homes, in the chosen order. The recommended one is shuffled by a seed, which is {@link successionSeed} by
 * default, and depends on the set of homes, not on their input order. If the visitor's position is known and near homes are requested,
 * distant homes are left out, and the nearest come first unless another order is chosen.
 */
export const successionHomes = <
  Listed extends SuccessionFacts & SortFacts & Pick<Home, 'id' | 'municipality' | 'siteId' | 'geo'>,
>(
  homes: readonly Listed[],
  filters: SuccessionFilters,
  site: SiteDefinition,
  { seed, visitor }: { readonly seed?: number; readonly visitor?: GeoPoint | undefined } = {},
): readonly Listed[] => {
  const found = homes
    .filter((home) => matchesSuccession(home, filters, site))
    .sort((a, b) => compareValues(a.id, b.id))
  const metres = (home: Listed): number => (visitor ? metresBetween(home.geo, visitor) : 0)
  const near = filters.geo && visitor ? found.filter((home) => metres(home) <= nearbyMetres) : found
  if (filters.sort !== '') return near.toSorted(compareAsChosen(filters.sort))
  return filters.geo && visitor ? near.toSorted((a, b) => metres(a) - metres(b)) : seededShuffle(near, seed)
}

/** The municipalities of homes that their owners sell, by name. */
export const successionMunicipalities = (
  homes: readonly (SuccessionFacts & Pick<Home, 'municipality' | 'siteId'>)[],
  site: SiteDefinition,
): readonly { readonly slug: string; readonly name: string; readonly homes: number }[] => {
  const counts = new Map<string, number>()
  for (const home of homes)
    if (matchesSuccession(home, defaultSuccessionFilters, site))
      counts.set(home.municipality, (counts.get(home.municipality) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ slug: municipalitySlug(name), name, homes: count }))
    .sort((a, b) => compareValues(a.slug, b.slug))
}

/** Parses the filters from a query. Never throws: invalid values get their default. */
export const readSuccessionAddress = (query: QueryEntries): SuccessionFilters => {
  const { text, oneOf } = readQuery(query)
  return {
    geo: text('geo') === 'auto',
    municipality: municipalitySlug(text('municipality')) || anyMunicipality,
    sort: oneOf('sort', plainSortOrders, ''),
  }
}

/**
 * The canonical address of a succession list: `readSuccessionAddress` returns the same filters. Undefined on a site without it.
 *
 * @example writeSuccessionAddress({ ...defaultSuccessionFilters, municipality: 'solna' }, site) // "/maklar-objekt/?municipality=solna"
 */
export const writeSuccessionAddress = (
  { geo, municipality, sort }: SuccessionFilters,
  site: SiteDefinition,
): string | undefined =>
  writeAddress(
    site.routes.succession,
    { municipality, geo: geo ? 'auto' : '', sort },
    {
      municipality: anyMunicipality,
    },
  )
