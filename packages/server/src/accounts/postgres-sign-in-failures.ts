// How often signing in with a password may fail, by account and by network address.

import { createHmac } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import { canonicalEmail, signInLimits } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { Count } from './postgres-attempt-counts.ts'
import { countAttempt, forgetCount, takeBackCount } from './postgres-attempt-counts.ts'

/** Whom an attempt is counted for. */
export interface AttemptFacts {
  readonly organisation: AccountOrganisation
  /** An e-mail address, whether or not it has an account, or an account's id. */
  readonly account: string
  /** The visitor's network; empty where it is not known, and not counted then. */
  readonly network: string
  /** On which the account was signed in to before: its failures count by themselves, and nobody else's do. */
  readonly device?: string | undefined
}

export type CountedAttempt =
  | { readonly kind: 'locked'; readonly seconds: number }
  | {
      readonly kind: 'counted'
      /** It was right: it is no failure, and the device's or the account's earlier ones are forgotten. Those of the network stay. */
      succeeded(): Promise<void>
      /** Looks at the attempt. Where that could not be done it is no failure either, and the cause is thrown. */
      look<Result>(work: () => Promise<Result>): Promise<Result>
    }

export interface SignInFailures {
  /** Counts an attempt as failed before anybody looks at it. */
  count(facts: AttemptFacts): Promise<CountedAttempt>
  /** The person has proven otherwise who they are: by a link out of their mail. */
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
          // With the database away it stays, which harms less than not to say what happened.
          await takeBack().catch(() => undefined)
          throw cause
        }
      }
      return { kind: 'counted', succeeded, look }
    },
    forget: (facts) => forgetCount(db, ofAccount(facts), now()),
  }
}
