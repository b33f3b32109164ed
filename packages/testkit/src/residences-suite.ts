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
    ...(price !== undefined && { price: wholeUnitsOf(price) }),
    ...(totalPrice !== undefined && { totalPrice: wholeUnitsOf(totalPrice) }),
    ...(monthlyFee !== undefined && { monthlyFee: wholeUnitsOf(monthlyFee) }),
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

    it('gives the homes of a person, and where else they have some', async () => {
      const own = {
        residences: [home],
        elsewhere: [{ site: 'cooperative' as const, href: 'https://coop.example/mina-bostader/' }],
      }
      expect(await make(own).own()).toEqual(own)
    })

    it('gives none to who has none', async () => {
      expect(await make({}).own()).toEqual({ residences: [], elsewhere: [] })
    })

    it('gives one by its own id and by that of its home, and nothing for what is not there', async () => {
      const residences = make({ residences: [home] })
      expect(await residences.one(home.id)).toEqual(home)
      expect(await residences.one(home.objectId)).toEqual(home)
      expect(await residences.one('somebody-elses')).toBeUndefined()
    })

    it('tells a session that is over from a service that is away', async () => {
      await expect(make({ isSignedIn: false }).own()).rejects.toBeInstanceOf(SessionExpired)
      const failure = new ServiceUnavailable('Away')
      await expect(make({ failure }).own()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(make({ failure }).one(home.id)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
