// Deletes an account immediately, with all data that no law requires. Contracts and payments stay with their contract party.
import { deletionObstacles } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { AccountOutcome, makeProveOwner } from '../accounts/index.ts'
import { blockedBy, invalidField, liveSession, outcome, withOrigins } from '../accounts/index.ts'
import { deleteIfAllowed } from './delete-if-allowed.ts'
import { makeDeletionBusiness } from './deletion-business.ts'

export interface DeleteAccountOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly environment: Platform['environment']
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: Pick<UploadService, 'release'>
  readonly proveOwner: ReturnType<typeof makeProveOwner>
}

export const makeDeleteAccount =
  ({ db, now, environment, mails, uploads, proveOwner }: DeleteAccountOptions) =>
  async (
    { password, confirmed }: { readonly password?: string | undefined; readonly confirmed: boolean },
    visitor: Visitor,
  ): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const { site, requestId } = visitor
    if (!confirmed) return invalidField('confirmed', 'required')
    const before = deletionObstacles(await makeDeletionBusiness({ now }).of(db, accountId))
    if (before.length > 0) return blockedBy(withOrigins(before, visitor, environment))
    const refused = await proveOwner(password, visitor)
    if (refused) return refused
    const deletion = await deleteIfAllowed(db, accountId, {
      uploads,
      now,
      also: async (trx, account) => {
        const to = confirmedAddressOf(account)
        if (to !== undefined) await mails.within(trx).post({ kind: 'accountDeleted', to, site })
        await makeAuditLog(trx).add({ event: 'accountDeleted', site, requestId, address: undefined })
      },
    })
    return deletion.kind === 'blocked'
      ? blockedBy(withOrigins(deletion.blocking, visitor, environment))
      : outcome('Ok')
  }
