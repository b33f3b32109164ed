// Limits failed password sign-ins, per account and per network address.

import { createHmac } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import { canonicalEmail, signInLimits } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { Count } from './postgres-attempt-counts.ts'
import { countAttempt, forgetCount, takeBackCount } from './postgres-attempt-counts.ts'

/** The subjects that an attempt is counted for. */
export interface AttemptFacts {
  readonly organisation: AccountOrganisation
  /** An e-mail address, with or without an account, or an account id. */
  readonly account: string
  /** The visitor's network; empty if unknown, and then not counted. */
  readonly network: string
  /** A device on which the account was signed in to before: its failures are counted separately from all others. */
  readonly device?: string | undefined
}

export type CountedAttempt =
  | { readonly kind: 'locked'; readonly seconds: number }
  | {
      readonly kind: 'counted'
      /** Removes this attempt and the earlier failures of the device or the account. Those of the network stay. */
      succeeded(): Promise<void>
      /** Runs the check. If it throws, the attempt is not counted, and the error is rethrown. */
      look<Result>(work: () => Promise<Result>): Promise<Result>
    }

export interface SignInFailures {
  /** Counts an attempt as failed before it is checked. */
  count(facts: AttemptFacts): Promise<CountedAttempt>
  /** For a person who has proven their identity otherwise: by an e-mailed link. */
  forget(facts: Pick<AttemptFacts, 'organisation' | 'account'>): Promise<void>
}

export interface SignInFailuresOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
}

export const makeSignInFailures = ({ db, keys, now }: SignInFailuresOptions): SignInFailures => {
  const lookupOf = (kind: Table<'sign_in_failures'>['kind'], ...words: readonly string[]): Uint8Array =>
    new Uint8Array(
      createHmac('sha256', keys.keyFor('attempts'))
        .update([kind, ...words].join('\n'))
        .digest(),
    )
  const ofAccount = ({ organisation, account }: Pick<AttemptFacts, 'organisation' | 'account'>): Count => ({
    kind: 'account',
    lookup: lookupOf('account', organisation, canonicalEmail(account)),
    limit: signInLimits.account,
  })
  const ofDevice = (device: string): Count => ({
    kind: 'device',
    lookup: lookupOf('device', device),
    limit: signInLimits.account,
  })
  const ofNetwork = (network: string): readonly Count[] =>
    network === ''
      ? []
      : [{ kind: 'address', lookup: lookupOf('address', network), limit: signInLimits.address }]

  return {
    count: async (facts) => {
      const at = now()
      const { device } = facts
      const whose = device === undefined ? ofAccount(facts) : ofDevice(device)
      const networks = device === undefined ? ofNetwork(facts.network) : []
      const seconds = await countAttempt(db, [whose, ...networks], at)
      if (seconds > 0) return { kind: 'locked', seconds }
      const succeeded = async (): Promise<void> => {
        await forgetCount(db, whose, at)
        for (const network of networks) await takeBackCount(db, network, at)
      }
      const takeBack = async (): Promise<void> => {
        for (const count of [whose, ...networks]) await takeBackCount(db, count, at)
      }
      const look = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        try {
          return await work()
        } catch (cause) {
          // If the database is down, the attempt stays counted: the original error matters more.
          await takeBack().catch(() => undefined)
          throw cause
        }
      }
      return { kind: 'counted', succeeded, look }
    },
    forget: (facts) => forgetCount(db, ofAccount(facts), now()),
  }
}
