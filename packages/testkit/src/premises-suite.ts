// What every catalogue of premises must do.
import type { PremisesCatalogue } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { makeInMemoryPremisesCatalogue } from '@husrum/application/testing'
import { defaultPremisesFilters, premisesRequest, siteByKey } from '@husrum/domain'
import { aPremises } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'

export type PremisesSetup = NonNullable<Parameters<typeof makeInMemoryPremisesCatalogue>[0]>

const site = siteByKey('sweden')
const asked = (filters: Partial<ReturnType<typeof defaultPremisesFilters>> = {}) =>
  premisesRequest({ ...defaultPremisesFilters(site), ...filters }, site)

/** The contract of the port `PremisesCatalogue`. */
export const describePremisesCatalogue = (
  name: string,
  make: (given: PremisesSetup) => PremisesCatalogue | Promise<PremisesCatalogue>,
): void => {
  const { price: _, inhabitDate: __, ...onRequest } = aPremises()
  const shop = aPremises({ id: 'shop', area: 64, path: '/lokaler/shop/' })
  const office = { ...onRequest, id: 'office', type: 'office', area: 120, path: '/lokaler/office/' } as const
  const gone = aPremises({ id: 'gone', area: 90, status: 'rented', sortOrder: 30, path: '/lokaler/gone/' })
  const elsewhere = aPremises({ id: 'elsewhere', siteId: 4, path: '/liiketilat/elsewhere/' })
  const premises = [gone, office, shop, elsewhere]
  const places = [
    { url: 'vastra-gotalands-lan', kind: 'county', name: 'Västra Götalands län', premises: 3 },
    { url: 'vastra-gotalands-lan/goteborg', kind: 'municipality', name: 'Göteborg', premises: 3 },
  ] as const
  const idsOf = async (catalogue: PremisesCatalogue, ...given: Parameters<typeof asked>) =>
    (await catalogue.find(asked(...given))).map(({ id }) => id)

  describe(`${name}, as a catalogue of premises`, () => {
    it('returns premises of the site, in the editors’ order or sorted', async () => {
      const catalogue = await make({ premises, places })
      expect(await idsOf(catalogue)).toEqual(['office', 'shop', 'gone'])
      expect(await idsOf(catalogue, { sort: 'area:asc' })).toEqual(['shop', 'office', 'gone'])
    })

    it('returns all data of a card, and no price that is on request', async () => {
      const catalogue = await make({ premises, places })
      const [first, second] = await catalogue.find(asked())
      expect(first).toEqual(office)
      expect(second).toEqual(shop)
    })

    it.each([
      [{ types: ['office'] }, ['office']],
      [{ minArea: 65, maxArea: 100 }, ['gone']],
      [{ tags: ['vastra-gotalands-lan/goteborg'], maxArea: 64 }, ['shop']],
      [{ tags: ['atlantis'] }, []],
    ] as const)('filters by %j', async (filters, ids) => {
      expect(await idsOf(await make({ premises, places }), filters)).toEqual(ids)
    })

    it('lists the places of premises, the largest first', async () => {
      expect(await (await make({ premises, places })).places(site.siteId)).toEqual(places)
    })

    it('rejects while the service is unavailable', async () => {
      const catalogue = await make({ failure: new ServiceUnavailable('away') })
      await expect(catalogue.find(asked())).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(catalogue.places(1)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
