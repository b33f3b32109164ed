// What every source of own data must do.
import type { OwnData, OwnDataStanding } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemoryOwnData } from '@husrum/application/testing'
import type { Money } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { blockingDtosOf } from './auth-result-dto-of.ts'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'

export type OwnDataSetup = NonNullable<Parameters<typeof makeInMemoryOwnData>[0]>

/** The endpoints of own data, answered from memory. */
export const ownDataEndpoints = (given: OwnDataSetup): FakeEndpoints => {
  const ownData = makeInMemoryOwnData(given)
  return {
    getOwnData: async () =>
      ownData.standing().then(
        ({ archive, identity, deletion }) => ({
          status: 200,
          body: {
            ...(archive && { archive }),
            ...(identity && { identity: { ...identity, blocking: blockingDtosOf(identity.blocking) } }),
            deletion: { ...deletion, blocking: blockingDtosOf(deletion.blocking) },
          },
        }),
        failureReply,
      ),
  }
}

/** The contract of the port `OwnData`. */
export const describeOwnData = (
  name: string,
  make: (given: OwnDataSetup) => OwnData | Promise<OwnData>,
): void => {
  const standings: readonly OwnDataStanding[] = [
    { deletion: { blocking: [], proof: 'password' } },
    {
      archive: { state: 'ready', askedAt: 1, expiresAt: 2, bytes: 3 },
      deletion: {
        blocking: [
          { kind: 'booking', id: 'b', title: 'Kajutan 1203' },
          {
            kind: 'plan',
            id: 'r',
            title: 'Kajutan 1204',
            site: 'sweden',
            amount: 996_500_000 as Money,
            currency: 'SEK',
            day: '2026-12-01',
          },
        ],
        proof: 'identity',
      },
    },
    {
      identity: {
        method: 'bank_id',
        name: 'Anna Lindqvist',
        maskedNumber: '19880512-••••',
        blocking: [{ kind: 'errand', id: 'e', title: 'Kran' }],
      },
      deletion: { blocking: [], proof: 'shown' },
    },
    {
      identity: {
        method: 'eident',
        name: 'Thea Ødegård',
        maskedNumber: '128588 •••••',
        tiedAt: 1,
        lastUsedAt: 2,
        obstacle: 'noPassword',
        blocking: [],
      },
      deletion: { blocking: [], proof: 'shown' },
    },
    { archive: { state: 'making', askedAt: 1, expiresAt: 2 }, deletion: { blocking: [], proof: 'shown' } },
  ]
  describe(`${name}, as a repository of own data`, () => {
    it.each(standings)('returns the standing %j', async (standing) => {
      expect(await (await make({ standing })).standing()).toEqual(standing)
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      await expect((await make(given)).standing()).rejects.toBeInstanceOf(kind)
    })
  })
}
