// What every store of visits must do.
import type { Visits } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { makeInMemoryVisits } from '@husrum/application/testing'
import { describe, expect, it } from 'vitest'

export type VisitsSetup = NonNullable<Parameters<typeof makeInMemoryVisits>[0]>

const kajutan = { stageId: 'stage-kajutan' }
const home = { ...kajutan, objectId: 'home-1' }

/** The contract of the port `Visits`. */
export const describeVisits = (
  name: string,
  make: (given: VisitsSetup) => Visits | Promise<Visits>,
): void => {
  const without = async (visits: Visits) => (await visits.last()).map(({ at: _, ...visit }) => visit)

  describe(`${name}, as a repository of visits`, () => {
    it('lists visited homes and stages, the latest first, each once', async () => {
      const visits = await make({})
      for (const visit of [kajutan, home, { stageId: 'stage-parken' }, kajutan]) await visits.note(visit)
      expect(await without(visits)).toEqual([kajutan, { stageId: 'stage-parken' }, home])
    })

    it('stores nothing without consent', async () => {
      const visits = await make({ agrees: false })
      await visits.note(home)
      expect(await visits.last()).toEqual([])
    })

    it('deletes visits on request', async () => {
      const visits = await make({})
      await visits.note(home)
      await visits.forget()
      expect(await visits.last()).toEqual([])
    })

    it('returns the most visited stages of a county, and none for an unknown one', async () => {
      const max = [{ stageId: 'stage-kajutan', count: 12 }]
      const visits = await make({ mostVisited: { 'vastra-gotalands-lan': max } })
      expect(await visits.mostVisited('vastra-gotalands-lan')).toEqual(max)
      expect(await visits.mostVisited('atlantis')).toEqual([])
    })

    it('rejects while the service is unavailable', async () => {
      const visits = await make({ failure: new ServiceUnavailable('away') })
      await expect(visits.last()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(visits.note(home)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
