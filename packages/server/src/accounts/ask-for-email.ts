// Asking for another address in passing, with what else somebody sends: the code goes to it if that is taken.
import { changeEmailForm, isFreshIdentity, organisationOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { PostEmailCode } from './change-email.ts'
import { liveSession } from './live-session.ts'
import { askedBy } from './post-later.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

/**
 * `notAsked` for whoever has to show first who they are. Whose the address is, and whether it has had its share of letters, is told
 * to nobody: that is `asked`.
 */
export type AskForEmail = (
  within: Kysely<Schema>,
  email: string,
  visitor: Visitor,
) => Promise<'asked' | 'notAsked'>

/** Who would have to give their password for it, and whoever has had their share of letters, is not written to. */
export const makeAskForEmail = ({
  failuresOn,
  postCode,
  now,
}: {
  readonly failuresOn: (within: Kysely<Schema>) => Pick<SignInFailures, 'mayWriteTo'>
  readonly postCode: PostEmailCode
  /** Epoch milliseconds. */
  readonly now: () => number
}): AskForEmail => {
  const mayWriteTo = async (within: Kysely<Schema>, email: string, visitor: Visitor): Promise<boolean> => {
    const facts = {
      organisation: organisationOf(visitor.site),
      email,
      network: networkOf(visitor.address),
    }
    try {
      return await failuresOn(within).mayWriteTo('code', facts)
    } catch (cause) {
      if (cause instanceof Problem) return false
      throw cause
    }
  }
  return async (within, typed, visitor) => {
    const session = liveSession(visitor)
    const checked = changeEmailForm.check({ email: typed })
    if (checked.kind === 'invalid' || !isFreshIdentity(session, now())) return 'notAsked'
    const { email } = checked.value
    if (await mayWriteTo(within, email, visitor))
      await postCode({ ...askedBy(visitor), accountId: session.accountId, email }, within)
    return 'asked'
  }
}
