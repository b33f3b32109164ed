// What has happened in a search, from what was found for it: the same for its letter, its page and the overview.
import type { AlertKind, HomeChange, HomeDetails, HomeNews } from '@husrum/domain'
import { homeNewsOf } from '@husrum/domain'
import type { criteriaOfAddress } from './follow-changes.ts'

type Hit = Parameters<typeof homeNewsOf>[1][number]

/** By the id of the home, that with the latest change last; of each, in the order in which they were made. */
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
 * What is left to tell, in the order of the homes given.
 *
 * @param homes as they are now; those that are gone are not told of.
 */
export const newsOfSearch = (
  homes: readonly HomeDetails[],
  hits: HitsOfHomes,
  search: NonNullable<Awaited<ReturnType<typeof criteriaOfAddress>>>,
  wanted: readonly AlertKind[],
): readonly HomeNews<HomeDetails>[] =>
  homes.flatMap((home) => homeNewsOf(home, hits.get(home.id) ?? [], { ...search, wanted }) ?? [])
