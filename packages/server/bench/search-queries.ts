// Typical searches for measurements: from no filter to four at once.

import { mulberry32 } from '@husrum/demo'
import type { HomeCriteria } from '@husrum/domain'
import {
  concepts,
  disposalForms,
  expandChoice,
  inhabitBefore,
  outdoorAreas,
  projectStatuses,
  residenceTypes,
  searchedStatuses,
  sortOrders,
  viewingWindow,
} from '@husrum/domain'
import type { SeededWorld } from '@husrum/testkit/seeded-world'
import type { HomesQuery } from '../src/catalogue/search/home-search.ts'

/** Without the minimum if it is above the maximum: such a search is rejected. */
const withoutReversed = (criteria: HomeCriteria): HomeCriteria => {
  const { minRooms, minPrice, minArea, ...others } = criteria
  return {
    ...others,
    ...(minRooms !== undefined && minRooms <= (others.maxRooms ?? Infinity) && { minRooms }),
    ...(minPrice !== undefined && minPrice <= (others.maxPrice ?? Infinity) && { minPrice }),
    ...(minArea !== undefined && minArea <= (others.maxArea ?? Infinity) && { minArea }),
  }
}

/** `count` queries with facets and 30 hits, the same for the same seed. */
export const searchQueries = (
  world: Pick<SeededWorld, 'tags' | 'stages'>,
  { seed, count, today }: { seed: number; count: number; today: string },
): readonly HomesQuery[] => {
  const next = mulberry32(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const some = <Item>(items: readonly Item[]): readonly Item[] => [
    ...new Set(Array.from({ length: 1 + below(3) }, () => pick(items))),
  ]
  const siteIds = [...new Set(world.tags.map((tag) => tag.siteId))]

  const filters: readonly ((siteId: number) => Partial<HomeCriteria>)[] = [
    () => ({ maxPrice: 1_500_000 + below(50) * 100_000 }),
    () => ({ minPrice: 1_000_000 + below(30) * 100_000, maxPrice: 4_000_000 + below(40) * 100_000 }),
    () => ({ minRooms: 2 + below(3) }),
    () => ({ minRooms: 2, maxRooms: 3 + below(2) }),
    () => ({ minArea: 40 + below(60), maxArea: 100 + below(60) }),
    () => ({ residenceTypes: some(residenceTypes) }),
    () => ({ disposalForms: expandChoice(some(disposalForms)) }),
    () => ({ concepts: some(concepts) }),
    () => ({ projectStatuses: some(projectStatuses) }),
    () => ({ outdoorAreas: expandChoice(some(outdoorAreas)) }),
    () => ({ inhabitBefore: inhabitBefore(below(2) === 0 ? 1 : 2, today) ?? today }),
    () => {
      const window = viewingWindow(below(2) === 0 ? 'in30Days' : 'hasAny', today)
      return {
        viewingFrom: window?.from ?? today,
        ...(window?.before !== undefined && { viewingBefore: window.before }),
      }
    },
    (siteId) => ({ tagIds: some(world.tags.filter((tag) => tag.siteId === siteId)).map((tag) => tag.id) }),
    (siteId) => ({ tagIds: [pick(world.tags.filter((tag) => tag.siteId === siteId)).id] }),
    (siteId) => ({
      stageIds: some(world.stages.filter((stage) => stage.siteId === siteId)).map((stage) => stage.id),
    }),
  ]

  return Array.from({ length: count }, () => {
    const siteId = next() < 0.7 ? (siteIds[0] ?? 1) : pick(siteIds)
    const picked = Array.from({ length: below(5) }, () => pick(filters)(siteId))
    const criteria: HomeCriteria = Object.assign({ siteId, statuses: searchedStatuses }, ...picked)
    return {
      criteria: withoutReversed(criteria),
      sort: next() < 0.5 ? '' : pick(sortOrders),
      offset: next() < 0.85 ? 0 : 30 * (1 + below(8)),
      limit: 30,
      facetsAt: today,
    }
  })
}
