// Deleting one's account: at once, with all that no law asks to keep; what stays has no name any more.
import { blockingBusiness } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { AccountOutcome } from '../accounts/account-outcome.ts'
import { invalidField, outcome } from '../accounts/account-outcome.ts'
import { liveSession } from '../accounts/live-session.ts'
import { makeBusiness } from '../accounts/postgres-account-business.ts'
import type { makeProveOwner } from '../accounts/prove-owner.ts'
import { makeAuditLog } from '../audit/postgres-audit-log.ts'
import type { Schema } from '../database/schema.ts'
import type { UploadDesk } from '../files/upload-desk.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import { confirmedAddressOf } from '../mail/recipient.ts'
import { letGoOfAccount } from './let-go-of-account.ts'

export interface DeleteAccountOptions {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: Pick<UploadDesk, 'release'>
  readonly proveOwner: ReturnType<typeof makeProveOwner>
}

export const makeDeleteAccount =
  ({ db, mails, uploads, proveOwner }: DeleteAccountOptions) =>
  async (
    { password, confirmed }: { readonly password?: string | undefined; readonly confirmed: boolean },
    visitor: Visitor,
  ): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const { site, requestId } = visitor
    if (!confirmed) return invalidField('confirmed', 'required')
    const before = blockingBusiness(await makeBusiness(db).of(accountId))
    if (before.length > 0) return outcome('HasOngoingBusiness', { blocking: [...before] })
    const refused = await proveOwner(password, visitor)
    if (refused) return refused
    return db.transaction().execute(async (trx) => {
      // Whatever begins meanwhile names the account, and waits for this.
      const account = await trx
        .selectFrom('accounts')
        .select(['email', 'email_confirmed_at'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      if (!account) return outcome('Ok')
      const blocking = blockingBusiness(await makeBusiness(trx).of(accountId))
      if (blocking.length > 0) return outcome('HasOngoingBusiness', { blocking: [...blocking] })
      const to = confirmedAddressOf(account)
      if (to !== undefined) await mails.within(trx).post({ kind: 'accountDeleted', to, site })
      await letGoOfAccount(trx, accountId, { uploads })
      await makeAuditLog(trx).add({ event: 'accountDeleted', site, requestId, address: undefined })
      return outcome('Ok')
    })
  }
