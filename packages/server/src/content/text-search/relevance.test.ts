import type { SiteKey } from '@husrum/domain'
import { textSearchCategories } from '@husrum/domain'
import { describe, expect, test } from 'vitest'
import { textIndexOf } from '../../testing/text-world.ts'
import { en } from './relevance/en.ts'
import type { ExpectedHit } from './relevance/expected-hit.ts'
import { fi } from './relevance/fi.ts'
import { nb } from './relevance/nb.ts'
import { sv } from './relevance/sv.ts'

const queries: Partial<Readonly<Record<SiteKey, readonly ExpectedHit[]>>> = {
  sweden: sv,
  norway: nb,
  finland: fi,
  'sweden-english': en,
}
const sites = Object.keys(queries) as readonly SiteKey[]

const isMetBy = (expected: string, url: string): boolean =>
  expected.endsWith('*') ? url.startsWith(expected.slice(0, -1)) : url === expected

const missedOn = async (site: SiteKey): Promise<readonly string[]> => {
  const index = await textIndexOf(site)
  return (queries[site] ?? []).flatMap(([text, ...expected]) => {
    const { hits } = index.search({
      text,
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

  test.each(sites)('on %s, for 95 of 100 queries', async (site) => {
    const missed = await missedOn(site)
    const share = 1 - missed.length / (queries[site]?.length ?? 1)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
