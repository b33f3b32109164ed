// Asking for another address in passing, with what else somebody sends: the code goes to it if that is taken.
import { changeEmailForm, isFreshIdentity } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { PostEmailCode } from './change-email.ts'
import { liveSession } from './live-session.ts'
import { askedBy } from './post-later.ts'

/**
 * `notAsked` for whoever has to show first who they are. Whose the address is, and whether it has had its share of letters, is told
 * to nobody: that is `asked`.
 */
export type AskForEmail = (
  within: Kysely<Schema>,
  email: string,
  visitor: Visitor,
) => Promise<'asked' | 'notAsked'>

/** Nothing is sent where a password would be needed for the change, or where the gate holds the letter back. */
export const makeAskForEmail =
  ({
    mails,
    postCode,
    now,
  }: {
    readonly mails: Pick<MailService, 'within'>
    readonly postCode: PostEmailCode
    /** Epoch milliseconds. */
    readonly now: () => number
  }): AskForEmail =>
  async (within, typed, visitor) => {
    const session = liveSession(visitor)
    const checked = changeEmailForm.check({ email: typed })
    if (checked.kind === 'invalid' || !isFreshIdentity(session, now())) return 'notAsked'
    const { email } = checked.value
    const network = networkOf(visitor.address)
    const admission = await mails.within(within).admit('emailCode', { email, network })
    if (admission.kind === 'admitted') {
      const facts = { ...askedBy(visitor), accountId: session.accountId, email }
      await postCode(facts, admission.pass, within)
    }
    return 'asked'
  }
