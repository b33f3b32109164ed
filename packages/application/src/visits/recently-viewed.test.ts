// Recently viewed homes, as pages show them.
import { siteByKey } from '@husrum/domain'
import { aHome, aStage } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeInMemoryResidenceCatalogue } from '../search/in-memory-residence-catalogue.ts'
import { makeInMemoryVisits } from './in-memory-visits.ts'
import { makeRecentlyViewed } from './recently-viewed.ts'

const site = siteByKey('sweden')
const clock = { today: () => '2026-11-21' }
const homes = ['a', 'b', 'c'].map((id) => aHome({ id, stageId: 'stage-kajutan' }))
const gone = aHome({ id: 'gone', status: 'sold', soldAt: '2026-01-01' })
const sold = aHome({ id: 'sold', status: 'sold', soldAt: '2026-11-01' })
const catalogue = makeInMemoryResidenceCatalogue({ homes: [...homes, gone, sold], stages: [aStage()] })
const made = (given: Parameters<typeof makeInMemoryVisits>[0] = {}) => {
  const visits = makeInMemoryVisits(given)
  return { visits, recentlyViewed: makeRecentlyViewed({ visits, catalogue, clock, site }) }
}

describe('Recently viewed', () => {
  it('lists homes, the latest first, without homes that have no page any more', async () => {
    const { recentlyViewed } = made()
    for (const objectId of ['a', 'gone', 'b', 'unknown', 'sold'])
      await recentlyViewed.note({ stageId: 'stage-kajutan', objectId })
    await recentlyViewed.note({ stageId: 'stage-kajutan' })
    expect((await recentlyViewed.lastHomes()).map(({ id }) => id)).toEqual(['sold', 'b', 'a'])
    await recentlyViewed.forget()
    expect(await recentlyViewed.lastHomes()).toEqual([])
  })

  it('lists popular stages of a county that have homes for sale', async () => {
    const max = [
      { stageId: 'stage-parken', count: 20 },
      { stageId: 'stage-kajutan', count: 12 },
    ]
    const { recentlyViewed } = made({ mostVisited: { 'vastra-gotalands-lan': max } })
    const found = await recentlyViewed.popularStages('vastra-gotalands-lan/goteborg/lindholmen')
    expect(found.map(({ id }) => id)).toEqual(['stage-kajutan'])
    expect(await recentlyViewed.popularStages('skane-lan')).toEqual([])
  })

  it('is empty while visits are unavailable', async () => {
    const { recentlyViewed } = made({ failure: new Error('away') })
    await recentlyViewed.note({ stageId: 'stage-kajutan' })
    expect(await recentlyViewed.lastHomes()).toEqual([])
    expect(await recentlyViewed.popularStages('vastra-gotalands-lan')).toEqual([])
    await expect(recentlyViewed.forget()).rejects.toThrow('away')
  })
})
