// The explorer of a stage.
import { siteByKey } from '@husrum/domain'
import { aHome, aStage } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { makeInMemoryResidenceCatalogue } from '../search/in-memory-residence-catalogue.ts'
import { makeExplorer } from './explorer.ts'
import { makeInMemoryExplorerSource } from './in-memory-explorer-source.ts'

const site = siteByKey('sweden')
const clock = { today: () => '2026-11-21' }
const stageId = 'stage-kajutan'
const polygon = [
  [0, 0],
  [0.5, 0],
  [0.5, 0.5],
] as const
const view = (id: string, ...homes: readonly string[]) => ({
  id,
  image: id,
  clickAreas: homes.map((objectId) => ({ objectId, polygon })),
  interLinks: [],
})
const apartment = {
  number: '1',
  floor: 1,
  rooms: 2,
  area: 50,
  status: 'forSale',
  viewIds: [],
} as const

const made = (stages = {}) =>
  makeExplorer({
    catalogue: makeInMemoryResidenceCatalogue({
      homes: [
        aHome({ id: 'late', stageId, inhabitDate: '2027-09-01', status: 'sold' }),
        aHome({ id: 'early', stageId, inhabitDate: '2027-01-01', showings: ['2026-11-01T10:00:00Z'] }),
        aHome({ id: 'elsewhere', stageId: 'stage-parken' }),
      ],
      stages: [aStage({ id: stageId }), aStage({ id: 'stage-parken' })],
    }),
    source: makeInMemoryExplorerSource({ stages }),
    clock,
    site,
  })

it('returns all homes of the stage with any status, by access date', async () => {
  const homes = await made().homes(stageId)
  expect(homes.map(({ id }) => id)).toEqual(['early', 'late'])
  expect(homes[0]?.showings).toEqual([])
})

it('returns no views for a stage without drawings', async () => {
  expect(await made().views(stageId)).toEqual({ views: [], start: '' })
})

it('starts with the view that the editors chose, without homes of other stages', async () => {
  const data = {
    apts: [{ ...apartment, objectId: 'early' }],
    views: [view('south', 'early', 'gone'), view('north')],
    settings: { startViewId: 'north' },
  }
  const { views, start } = await made({ [stageId]: data }).views(stageId)
  expect(start).toBe('north')
  expect(views[0]?.clickAreas.map(({ objectId }) => objectId)).toEqual(['early'])
})
