// What every source of explorer data must do.
import type { ExplorerSource } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryExplorerSource } from '@husrum/application/testing'
import type { Answer, ExplorerDto } from '@husrum/contract'
import type { ExplorerData } from '@husrum/domain'
import { moneyOf, wholeUnitsOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

export type ExplorerSetup = NonNullable<Parameters<typeof makeInMemoryExplorerSource>[0]>

const toDto = ({ apts, ...data }: ExplorerData): Answer<ExplorerDto> =>
  ({
    ...data,
    apts: apts.map(({ price, ...apartment }) => ({
      ...apartment,
      price: wholeUnitsOf(price),
    })),
  }) as ExplorerDto

/** The endpoint of explorers, answered from memory. */
export const explorerEndpoints = (given: ExplorerSetup): FakeEndpoints => {
  const source = makeInMemoryExplorerSource(given)
  return {
    getExplorer: ({ stageId }) =>
      source
        .load(stageId)
        .then(
          (data) => (data ? { status: 200, body: toDto(data) } : problemReply(404, 'notFound')),
          failureReply,
        ),
  }
}

const apartment = {
  objectId: 'home-1',
  number: 'A-1203',
  floor: 2,
  rooms: 3,
  area: 74,
  status: 'forSale',
  viewIds: ['south'],
} as const
const kajutan: ExplorerData = {
  apts: [
    { ...apartment, price: moneyOf(3_895_000) },
    { ...apartment, objectId: 'home-2' },
  ],
  views: [
    {
      id: 'south',
      image: 'kajutan-south',
      aspect: 1.5,
      name: { sv: 'Sett från söder' },
      clickAreas: [
        {
          objectId: 'home-1',
          polygon: [
            [0, 0],
            [0.5, 0],
            [0.5, 0.5],
          ],
        },
      ],
      interLinks: [],
    },
  ],
  sunstudy: { lat: 57.7, lon: 11.9, northOffset: 0, frames: [{ month: 6, hour: 12, image: 'noon' }] },
  settings: { startViewId: 'south' },
}

/** The contract of the port `ExplorerSource`. */
export const describeExplorerSource = (
  name: string,
  make: (given: ExplorerSetup) => ExplorerSource | Promise<ExplorerSource>,
): void => {
  describe(`${name}, as a source of explorer data`, () => {
    it('returns the data of a stage, with prices as money', async () => {
      const source = await make({ stages: { kajutan } })
      expect(await source.load('kajutan')).toEqual(kajutan)
    })

    it('returns undefined for an unknown stage', async () => {
      const source = await make({ stages: { kajutan } })
      expect(await source.load('parken')).toBeUndefined()
    })

    it('rejects while the service is unavailable', async () => {
      const source = await make({ failure: new ServiceUnavailable('away') })
      await expect(source.load('kajutan')).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
