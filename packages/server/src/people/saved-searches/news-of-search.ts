// The news of a search, from its hits: the same for the e-mail, the page and the overview.
import type { AlertKind, HomeChange, HomeDetails, HomeNews } from '@husrum/domain'
import { homeNewsOf } from '@husrum/domain'
import type { criteriaOfAddress } from './follow-changes.ts'

type Hit = Parameters<typeof homeNewsOf>[1][number]

/** By the id of the home, that with the latest change last; for each home in order of the changes. */
export type HitsOfHomes = ReadonlyMap<string, readonly Hit[]>

/** Of `saved_search_hits` with `home_changes`, in the order of the changes. */
export const hitColumns = ['home_id', 'hit', 'is_new', 'before', 'after'] as const

interface HitRow {
  readonly home_id: string
  readonly hit: Hit['hit']
  readonly is_new: boolean
  readonly before: HomeChange
  readonly after: HomeChange
}

export const hitsOfHomes = (rows: readonly HitRow[]): HitsOfHomes => {
  const ofHomes = new Map<string, Hit[]>()
  for (const { home_id, hit, is_new, before, after } of rows) {
    const ofHome = ofHomes.get(home_id) ?? []
    ofHomes.delete(home_id)
    ofHomes.set(home_id, [...ofHome, { hit, change: { isNew: is_new, before, after } }])
  }
  return ofHomes
}

/**
 * The news to report, in the order of the given homes.
 *
 * @param homes in their present state; deleted ones are not reported.
 */
export const newsOfSearch = (
  homes: readonly HomeDetails[],
  hits: HitsOfHomes,
  search: NonNullable<Awaited<ReturnType<typeof criteriaOfAddress>>>,
  wanted: readonly AlertKind[],
): readonly HomeNews<HomeDetails>[] =>
  homes.flatMap((home) => homeNewsOf(home, hits.get(home.id) ?? [], { ...search, wanted }) ?? [])
