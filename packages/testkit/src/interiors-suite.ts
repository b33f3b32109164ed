// What every source of interiors must do.
import type { InteriorChange, Interiors } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryInteriors, InMemoryInteriorsOptions } from '@husrum/application/testing'
import { makeInMemoryInteriors } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import type { InteriorView } from '@husrum/domain'
import { moneyOf, wholeUnitsOf } from '@husrum/domain'
import { anInterior, anInteriorGroup, anInteriorOption } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const interiorDto = ({ groups, agreedSum, price, confirmed, ...view }: InteriorView) => ({
  ...view,
  agreedSum: wholeUnitsOf(agreedSum),
  price: wholeUnitsOf(price),
  groups: groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({ ...option, price: wholeUnitsOf(option.price) })),
  })),
  ...(confirmed && { confirmed: { ...confirmed, sum: wholeUnitsOf(confirmed.sum) } }),
})

const replyOf = (change: InteriorChange): EndpointReply => {
  switch (change.kind) {
    case 'done':
      return { status: 200, body: interiorDto(change.interior) }
    case 'changedMeanwhile':
      return { status: 412, body: interiorDto(change.interior) }
    case 'refused':
      return problemReply(409, change.why)
    case 'notFound':
      return problemReply(404, 'notFound')
  }
}

/** The endpoints of interiors, answered from memory. */
export const interiorEndpoints = (interiors: Interiors): FakeEndpoints => ({
  getInterior: ({ residenceId }) =>
    interiors
      .of(residenceId)
      .then(
        (view) => (view ? { status: 200, body: interiorDto(view) } : problemReply(404, 'notFound')),
        failureReply,
      ),
  chooseInterior: ({ residenceId, chosen, version }) =>
    interiors.choose(residenceId, chosen, version).then(replyOf, failureReply),
  confirmInterior: ({ residenceId, chosen, version }) =>
    interiors.confirm(residenceId, chosen, version).then(replyOf, failureReply),
})

const floor = anInteriorGroup({
  lastDay: '2026-12-15',
  options: [
    anInteriorOption({ id: 'oak', isStandard: true, image: 'oak-picture' }),
    anInteriorOption({ id: 'herringbone', price: moneyOf(38_000), excludes: ['rug'] }),
  ],
})
const rug = anInteriorOption({ id: 'rug', price: moneyOf(900) })
const view = anInterior({
  groups: [floor, anInteriorGroup({ id: 'more', rule: 'any', options: [rug] })],
  agreed: ['oak'],
})

type Given = Omit<InMemoryInteriorsOptions, 'interior'> & { readonly interior?: InteriorView }

/** The contract of the port `Interiors`. `make` gets the stored interiors and returns the port. */
export const describeInteriors = (
  name: string,
  make: (kept: InMemoryInteriors) => Interiors | Promise<Interiors>,
): void => {
  const given = async (facts: Given = { interior: view }) => {
    const kept = makeInMemoryInteriors(facts)
    return { kept, interiors: await make(kept) }
  }

  describe(`${name}, as a repository of interiors`, () => {
    it('returns the interior of a home, and undefined for an unknown home', async () => {
      const { interiors } = await given()
      expect(await interiors.of()).toEqual(view)
      expect(await interiors.of('residence-1')).toEqual(view)
      expect(await interiors.of('id-of-another-person')).toBeUndefined()
    })

    it('saves a choice, and confirms it', async () => {
      const { interiors } = await given()
      const chosen = await interiors.choose('residence-1', ['herringbone'], 0)
      expect(chosen).toMatchObject({ kind: 'done', interior: { version: 1, chosen: ['herringbone'] } })
      const confirmed = await interiors.confirm('residence-1', ['herringbone'], 1)
      expect(confirmed).toMatchObject({
        kind: 'done',
        interior: { confirmed: { chosen: ['herringbone'], sum: moneyOf(38_000) } },
      })
    })

    it('saves a choice with conflicts, and refuses to confirm it', async () => {
      const { interiors } = await given()
      expect(await interiors.choose('residence-1', ['herringbone', 'rug'], 0)).toMatchObject({
        interior: { issues: [{ kind: 'excludes', option: 'herringbone', other: 'rug' }] },
      })
      const both = ['herringbone', 'rug']
      expect(await interiors.confirm('residence-1', both, 1)).toEqual({ kind: 'refused', why: 'incomplete' })
    })

    it('returns the current interior for an outdated version', async () => {
      const { kept, interiors } = await given()
      kept.change({ chosen: ['herringbone'] })
      expect(await interiors.choose('residence-1', ['oak'], 0)).toMatchObject({
        kind: 'changedMeanwhile',
        interior: { version: 1, chosen: ['herringbone'] },
      })
    })

    it.each([
      ['unknown', ['moat'], view],
      ['onlyOne', ['oak', 'herringbone'], view],
      ['closed', ['herringbone'], { ...view, today: '2026-12-16' }],
      ['over', ['oak'], { ...view, isOver: true }],
    ] as const)('refuses a choice with reason %s', async (why, chosen, interior) => {
      const { interiors } = await given({ interior })
      expect(await interiors.choose('residence-1', chosen, 0)).toEqual({ kind: 'refused', why })
      expect((await interiors.of())?.version).toBe(0)
    })

    it('rejects a choice for an unknown home', async () => {
      const { interiors } = await given()
      expect(await interiors.choose('id-of-another-person', [], 0)).toEqual({ kind: 'notFound' })
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      const out = await given({ failure: new SessionExpired('over') })
      await expect(out.interiors.of()).rejects.toBeInstanceOf(SessionExpired)
      const away = await given({ failure: new ServiceUnavailable('away') })
      await expect(away.interiors.of()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
