// What every source of residences must do.
import type { Residences } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryResidencesOptions } from '@husrum/application/testing'
import { anOwnedResidence } from '@husrum/application/testing'
import { agreedAmountsOf, moneyOf } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'

export const describeResidences = (
  name: string,
  make: (given: InMemoryResidencesOptions) => Promise<Residences>,
): void => {
  describe(name, () => {
    const home = anOwnedResidence({
      id: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b31',
      hasFaultReports: false,
      agreed: agreedAmountsOf({ price: moneyOf(5_400_000) }, moneyOf(0), 'SE'),
      home: {
        ...aBookedHome(),
        price: moneyOf(4_195_000),
        totalPrice: moneyOf(5_400_000),
        monthlyFee: moneyOf(4_250),
        outdoorSpaces: [{ type: 'balcony', area: 9, direction: 'southWest' }],
        floorPlan: 'plan-1203',
      },
      days: [
        { kind: 'moveIn', earliest: '2027-03-01', latest: '2027-04-30', source: 'estimate', setAt: 1 },
        { kind: 'moveIn', earliest: '2027-04-12', source: 'changed', reason: 'Frost', setAt: 2 },
      ],
    })

    it('returns the homes of a person, and links to those on other sites', async () => {
      const own = {
        residences: [home],
        elsewhere: [
          { site: 'cooperative' as const, href: 'http://coop.localhost/mina-sidor/mina-bostader/' },
        ],
      }
      expect(await (await make(own)).own()).toEqual(own)
    })

    it('returns an empty list to a person without homes', async () => {
      expect(await (await make({})).own()).toEqual({ residences: [], elsewhere: [] })
    })

    it('returns a residence by its id and by the id of its home, and undefined for an unknown id', async () => {
      const residences = await make({ residences: [home] })
      expect(await residences.one(home.id)).toEqual(home)
      expect(await residences.one(home.objectId)).toEqual(home)
      expect(await residences.one('id-of-another-person')).toBeUndefined()
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect((await make({ isSignedIn: false })).own()).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('Away') })
      await expect(away.own()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.one(home.id)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
