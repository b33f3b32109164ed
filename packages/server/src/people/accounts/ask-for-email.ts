// Requests another e-mail address as part of another form: the confirmation code is sent after the transaction is committed.
import { changeEmailForm, isFreshIdentity } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { PostEmailCode } from './change-email.ts'
import { liveSession } from './live-session.ts'
import { askedBy } from './post-later.ts'

/**
 * `notAsked` if the caller must prove their identity first. Whether the address is taken or has reached its mail limit is never
 * revealed: both return `asked`.
 */
export type AskForEmail = (
  within: Kysely<Schema>,
  email: string,
  visitor: Visitor,
) => Promise<'asked' | 'notAsked'>

/** Sends nothing if the change would need a password, or if the mail limit is reached. */
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
