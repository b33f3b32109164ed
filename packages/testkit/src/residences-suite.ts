// What every source of residences must do.
import type { OwnedResidence, Residences } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryResidencesOptions } from '@husrum/application/testing'
import { anOwnedResidence, makeInMemoryResidences } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import { moneyOf, wholeUnitsOf } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const residenceDto = ({
  home: { price, totalPrice, monthlyFee, ...home },
  ...residence
}: OwnedResidence) => ({
  ...residence,
  home: {
    ...home,
    price: wholeUnitsOf(price),
    totalPrice: wholeUnitsOf(totalPrice),
    monthlyFee: wholeUnitsOf(monthlyFee),
  },
})

/** The endpoints of residences, answered from memory. */
export const residenceEndpoints = (given: InMemoryResidencesOptions): FakeEndpoints => {
  const residences = makeInMemoryResidences(given)
  const answered = (answer: () => Promise<EndpointReply>) => answer().catch(failureReply)
  return {
    getResidences: () =>
      answered(async () => {
        const own = await residences.own()
        return { status: 200, body: { ...own, residences: own.residences.map(residenceDto) } }
      }),
    getTimeline: ({ objectId }: { readonly objectId: string }) =>
      answered(async () => {
        const one = await residences.one(objectId)
        return one ? { status: 200, body: residenceDto(one) } : problemReply(404, 'notFound')
      }),
  }
}

export const describeResidences = (
  name: string,
  make: (given: InMemoryResidencesOptions) => Residences,
): void => {
  describe(name, () => {
    const home = anOwnedResidence({
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
        elsewhere: [{ site: 'cooperative' as const, href: 'https://coop.example/mina-bostader/' }],
      }
      expect(await make(own).own()).toEqual(own)
    })

    it('returns an empty list to a person without homes', async () => {
      expect(await make({}).own()).toEqual({ residences: [], elsewhere: [] })
    })

    it('returns a residence by its id and by the id of its home, and undefined for an unknown id', async () => {
      const residences = make({ residences: [home] })
      expect(await residences.one(home.id)).toEqual(home)
      expect(await residences.one(home.objectId)).toEqual(home)
      expect(await residences.one('id-of-another-person')).toBeUndefined()
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect(make({ isSignedIn: false }).own()).rejects.toBeInstanceOf(SessionExpired)
      const failure = new ServiceUnavailable('Away')
      await expect(make({ failure }).own()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(make({ failure }).one(home.id)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
