// Homes that their first owners sell: which they are, which are asked for, and in what order they stand (specification 3 §2.1, §3).
import type { Home } from '../homes/home.ts'
import type { QueryEntries } from '../search/query.ts'
import { readQuery, writeAddress } from '../search/query.ts'
import { compareValues } from '../search/sort-order.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { seededShuffle } from './seeded-shuffle.ts'

/** Stands for "every municipality" (specification 3 §9). */
export const anyMunicipality = 'alla-kommuner'

/** What a visitor asks for on the succession page. */
export interface SuccessionFilters {
  /** Whether homes near the visitor are asked for. */
  readonly geo: boolean
  /** A municipality as {@link municipalitySlug} writes it, or {@link anyMunicipality}. */
  readonly municipality: string
}

/** The filters that let every home through. */
export const defaultSuccessionFilters: SuccessionFilters = { geo: false, municipality: anyMunicipality }

/** The facts by which a home counts as a succession object. */
export type SuccessionFacts = Partial<Pick<Home, 'status' | 'projectStatus'>>

/** Whether a home is a succession object, by its own status or its project's. Such a home has no documents menu. */
export const isSuccession = ({ status, projectStatus }: SuccessionFacts): boolean =>
  status === 'succession' || projectStatus === 'succession'

/**
 * A municipality's name as addresses write it: "Upplands-Bro" is "upplands-bro", "Håbo" is "habo", "Øygarden" is
 * "oygarden". At most 60 characters; empty where a name has neither letters nor digits of ours.
 */
export const municipalitySlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
    .replace(/-$/, '')

/** Whether a home is a succession object of the site's catalogue that answers the filters. */
export const matchesSuccession = (
  home: SuccessionFacts & Pick<Home, 'municipality' | 'siteId'>,
  { municipality }: Pick<SuccessionFilters, 'municipality'>,
  site: SiteDefinition,
): boolean =>
  home.siteId === site.catalogueSiteId &&
  isSuccession(home) &&
  (municipality === anyMunicipality || municipalitySlug(home.municipality) === municipality)

/**
 * The succession list: homes that answer, shuffled by a seed, which is {@link successionSeed} unless another is given. The order follows from which homes there are, not from
 * the order in which they came.
 */
export const successionHomes = <
  Listed extends SuccessionFacts & Pick<Home, 'id' | 'municipality' | 'siteId'>,
>(
  homes: readonly Listed[],
  filters: SuccessionFilters,
  site: SiteDefinition,
  seed?: number,
): readonly Listed[] =>
  seededShuffle(
    homes.filter((home) => matchesSuccession(home, filters, site)).sort((a, b) => compareValues(a.id, b.id)),
    seed,
  )

/** Reads the filters from a query. Never throws: what cannot be used is left at its default. */
export const readSuccessionAddress = (query: QueryEntries): SuccessionFilters => {
  const { text } = readQuery(query)
  return {
    geo: text('geo') === 'auto',
    municipality: municipalitySlug(text('municipality')) || anyMunicipality,
  }
}

/**
 * The one address of a succession list: `readSuccessionAddress` gives the same filters back. Undefined on a site without it.
 *
 * @example writeSuccessionAddress({ geo: false, municipality: 'solna' }, site) // "/maklar-objekt/?municipality=solna"
 */
export const writeSuccessionAddress = (
  { geo, municipality }: SuccessionFilters,
  site: SiteDefinition,
): string | undefined =>
  writeAddress(
    site.routes.succession,
    { municipality, geo: geo ? 'auto' : '' },
    {
      municipality: anyMunicipality,
    },
  )
