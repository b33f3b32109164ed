import type { SiteKey } from '@husrum/domain'
import { defaultFilters, siteByKey, textSearchCategories, understandQuery } from '@husrum/domain'
import { describe, expect, test } from 'vitest'
import { placesOf, textIndexOf } from '../../testing/text-world.ts'
import { en } from './relevance/en.ts'
import type { ExpectedHit } from './relevance/expected-hit.ts'
import { fi } from './relevance/fi.ts'
import { heldOutQueries } from './relevance/held-out-queries.ts'
import { nb } from './relevance/nb.ts'
import { sv } from './relevance/sv.ts'
import { tuningQueries } from './relevance/tuning-queries.ts'
import type { VisitorQuery } from './relevance/visitor-queries.ts'
import { visitorQueries } from './relevance/visitor-queries.ts'
import type { SiteIndex } from './site-indexes.ts'
import type { TextDocument } from './text-document.ts'
import type { TextIndex } from './text-index.ts'
import { readTextQuery } from './understood-search.ts'

const queries: Partial<Readonly<Record<SiteKey, readonly ExpectedHit[]>>> = {
  sweden: sv,
  norway: nb,
  finland: fi,
  'sweden-english': en,
}
const sites = Object.keys(queries) as readonly SiteKey[]

const isMetBy = (expected: string, url: string): boolean =>
  expected.endsWith('*') ? url.startsWith(expected.slice(0, -1)) : url === expected

const indexes = new Map<SiteKey, Promise<TextIndex<TextDocument>>>()
const indexOf = (site: SiteKey): Promise<TextIndex<TextDocument>> => {
  const known = indexes.get(site) ?? textIndexOf(site)
  indexes.set(site, known)
  return known
}

const missedOn = async (site: SiteKey): Promise<readonly string[]> => {
  const index = await indexOf(site)
  const places = placesOf(site)
  return (queries[site] ?? []).flatMap(([text, ...expected]) => {
    const { hits } = index.search({
      ...readTextQuery(text, places, siteByKey(site)),
      categories: textSearchCategories,
      sort: 'nothing',
      skip: 0,
      take: 3,
    })
    const isFound = hits.some(({ url }) => expected.some((path) => isMetBy(path, url)))
    return isFound ? [] : `${text} → ${hits.map(({ url }) => url).join(' ') || 'nothing'}`
  })
}

describe('Frequent searches have their target among the first three hits', () => {
  test('in at least 160 queries of four languages', () => {
    expect(sites.flatMap((site) => queries[site] ?? []).length).toBeGreaterThanOrEqual(160)
  })

  test.each(sites)('on %s, for 95 of 100 queries', { timeout: 120_000 }, async (site) => {
    const missed = await missedOn(site)
    const share = 1 - missed.length / (queries[site]?.length ?? 1)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})

interface World extends Pick<SiteIndex, 'places' | 'tagIds'> {
  readonly index: TextIndex<TextDocument>
}

/** The unmet expectations of a query, in words. */
const unmet = (
  { text, finds, not = [], within, asks }: VisitorQuery,
  key: SiteKey,
  { index, ...places }: World,
): readonly string[] => {
  const site = siteByKey(key)
  const { hits } = index.search({
    ...readTextQuery(text, places, site),
    categories: textSearchCategories,
    sort: 'nothing',
    skip: 0,
    take: 3,
  })
  const urls = hits.map(({ url }) => url)
  const seen = `${text} → ${urls.join(' ') || 'nothing'}`
  const { filters } = understandQuery(text, { ...site, ...places })
  const isAsked =
    asks === undefined ||
    JSON.stringify({ ...defaultFilters(site.ranges), ...asks }) === JSON.stringify(filters)
  const isFound = finds === undefined || finds.some((path) => urls.some((url) => isMetBy(path, url)))
  const isClean = !not.some((path) => urls.some((url) => isMetBy(path, url)))
  const isWithin =
    within === undefined ||
    (hits.length > 0 && hits.every(({ tagIds, url }) => tagIds === undefined || url.includes(within)))
  return isAsked && isFound && isClean && isWithin
    ? []
    : [isAsked ? seen : `${text} asks ${JSON.stringify(filters)}`]
}

const sets = { visitorQueries, tuningQueries, heldOutQueries }

const measured = async (queries: typeof visitorQueries) => {
  const missed: string[] = []
  let count = 0
  for (const key of sites) {
    const world = { index: await indexOf(key), ...placesOf(key) }
    const ofSite = queries[key] ?? []
    count += ofSite.length
    missed.push(...ofSite.flatMap((query) => unmet(query, key, world)))
  }
  return { count, missed, share: 1 - missed.length / count }
}

describe('Queries of visitors find what they ask for in 95 of 100', () => {
  test.each([
    ['visitorQueries', 190],
    ['tuningQueries', 320],
  ] as const)('of the %s', { timeout: 240_000 }, async (name, least) => {
    const { count, missed, share } = await measured(sets[name])
    expect(count).toBeGreaterThanOrEqual(least)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('of those that the search was not adjusted to', { timeout: 240_000 }, async () => {
    const { count, share } = await measured(heldOutQueries)
    expect(count).toBeGreaterThanOrEqual(140)
    // The missed ones stay unread.
    expect(share).toBeGreaterThanOrEqual(0.95)
  })
})
