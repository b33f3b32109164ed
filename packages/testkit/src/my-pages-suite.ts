// What every source of an overview must do.
import type { MyPages } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemoryMyPages } from '@husrum/application/testing'
import type { OverviewFact, OverviewItem } from '@husrum/domain'
import { moneyOf, wholeUnitsOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'

export type MyPagesSetup = NonNullable<Parameters<typeof makeInMemoryMyPages>[0]>

const onTheWire = <Kind extends string>({ amount, ...item }: OverviewItem<Kind>) => ({
  ...item,
  amount: wholeUnitsOf(amount),
})

/** The endpoints of My Pages, answered from memory. */
export const myPagesEndpoints = (given: MyPagesSetup): FakeEndpoints => {
  const pages = makeInMemoryMyPages(given)
  return {
    getMyPagesOverview: async () =>
      pages.overview().then(
        ({ next, coming, fresh, failed, board, ...rest }) => ({
          status: 200,
          body: {
            ...rest,
            next: next.map(onTheWire),
            coming: coming.map(onTheWire),
            fresh: fresh.map(onTheWire),
            failed: [...failed],
            ...(board && { board }),
          },
        }),
        failureReply,
      ),
  }
}

const facts: readonly OverviewFact[] = [
  { kind: 'due', id: 'p1', home: 'Kajutan 1203', amount: moneyOf(25_000), day: '2026-03-03' },
  { kind: 'errand', id: 'e1', title: 'Kök: Kranen droppar', place: 'Kajgatan 4', status: 'infoFromCustomer' },
  { kind: 'search', id: 's1', name: 'Göteborg', address: '/sok-bostad/', count: 3, at: 1 },
]

/** The contract of the port `MyPages`. */
export const describeMyPages = (
  name: string,
  make: (given: MyPagesSetup) => MyPages | Promise<MyPages>,
): void => {
  describe(`${name}, as a repository of the overview`, () => {
    it('returns next steps, current events and news, complete', async () => {
      const given = {
        facts,
        now: Date.UTC(2026, 2, 2),
        failed: ['searches'],
        board: { open: 2, late: 1 },
      } as const
      expect(await (await make(given)).overview()).toEqual(await makeInMemoryMyPages(given).overview())
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      await expect((await make(given)).overview()).rejects.toBeInstanceOf(kind)
    })
  })
}
