// Deleting one's account: at once, with all that no law asks to keep; what stays has no name any more.
import { blockingBusiness } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { AccountOutcome } from '../accounts/account-outcome.ts'
import { invalidField, outcome } from '../accounts/account-outcome.ts'
import { liveSession } from '../accounts/live-session.ts'
import { makeBusiness } from '../accounts/postgres-account-business.ts'
import type { makeProveOwner } from '../accounts/prove-owner.ts'
import { makeAuditLog } from '../audit/postgres-audit-log.ts'
import { filesOfBooking } from '../booking/move-booking.ts'
import type { Schema } from '../database/schema.ts'
import type { UploadDesk } from '../files/upload-desk.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'

type Trx = Transaction<Schema>

/** Of what stays with somebody else: nobody's. */
const nobody = '00000000-0000-0000-0000-000000000000'

export interface DeleteAccountOptions {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: Pick<UploadDesk, 'release'>
  readonly proveOwner: ReturnType<typeof makeProveOwner>
}

/**
 * Bookings that nobody signed and nobody paid for are no contracts, and go. The others, with their payments and papers, are
 * kept as long as bookkeeping and limitation ask, by nobody's name (the database unlinks them with the account).
 */
const letGoOfBookings = async (trx: Trx, accountId: string, uploads: DeleteAccountOptions['uploads']) => {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', accountId)
    .where('signed_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from payments where payments.booking_id = bookings.id::text)
        and not exists (select from booking_signatures where booking_signatures.booking_id = bookings.id)`,
    )
    .execute()
  for (const { id } of rows) await uploads.release(trx, { by: filesOfBooking(id) })
  if (rows.length > 0)
    await trx
      .deleteFrom('bookings')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
}

/** An association keeps its errands; how to reach whoever reported one is nobody's business any more. */
const unlinkErrands = async (trx: Trx, accountId: string) => {
  await trx
    .updateTable('cases')
    .set({ contact_email: '', contact_phone: '', alternative_contact: null, copy_to: null })
    .where('reporter_id', '=', accountId)
    .execute()
}

const unlinkRest = async (trx: Trx, accountId: string) => {
  await trx.deleteFrom('identifications').where('account_id', '=', accountId).execute()
  await trx.updateTable('audit_log').set({ account_id: null }).where('account_id', '=', accountId).execute()
  // What was attached to a contract or an errand stays with it; the rest is swept with its bytes.
  await trx
    .updateTable('uploads')
    .set({ owner_id: nobody, expires_at: sql`case when claimed_by is null then now() else expires_at end` })
    .where('owner_kind', '=', 'account')
    .where('owner_id', '=', accountId)
    .execute()
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
      await letGoOfBookings(trx, accountId, uploads)
      await unlinkErrands(trx, accountId)
      await unlinkRest(trx, accountId)
      if (account.email_confirmed_at !== null)
        await mails.within(trx).post({ kind: 'accountDeleted', to: account.email, site })
      await trx.deleteFrom('accounts').where('id', '=', accountId).execute()
      await makeAuditLog(trx).add({ event: 'accountDeleted', site, requestId, address: undefined })
      return outcome('Ok')
    })
  }
