// Invites a second applicant to sign with an e-mailed link that is valid once. The buyer typed the address, so that letters to it
// are limited, and the letter contains no text that the buyer typed.
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { StoredBooking } from '../booking/index.ts'
import { invitationLink } from './booking-page-link.ts'
import type { Invitations } from './invitations.ts'

export type Invited =
  | { readonly kind: 'sent' }
  /** Nothing was sent. An earlier invitation stays valid. */
  | { readonly kind: 'heldBack'; readonly seconds: number }

/** The name from the e-identity, because the one typed in the booking could be anything. */
const nameOfBuyer = async (trx: Transaction<Schema>, { accountId }: StoredBooking): Promise<string> => {
  const account = await trx
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account ? `${account.first_name} ${account.last_name}`.trim() : ''
}

/** Throws `statusConflict` if no other applicant has to sign. Runs in the caller's transaction. */
export const inviteCoBuyer = async (
  trx: Transaction<Schema>,
  booking: StoredBooking,
  /** The network of the requesting buyer; empty for an automatic invitation. */
  { network }: { readonly network: string },
  { invitations, mails }: { readonly invitations: Invitations; readonly mails: Pick<MailService, 'within'> },
): Promise<Invited> => {
  const { state, site, home } = booking
  const [buyer, coBuyer] = booking.applicants
  const waits = state.kind === 'signing' || state.kind === 'waitingCoSigner'
  if (!buyer || !coBuyer || !waits || state.signedBy.includes('coBuyer'))
    throw new Problem('statusConflict', { present: state.kind })
  const post = mails.within(trx)
  const admission = await post.admit('bookingInvitation', { email: coBuyer.email, network })
  if (admission.kind === 'heldBack') return { kind: 'heldBack', seconds: admission.seconds }
  const { token, code } = await invitations.make(trx, booking.id)
  await post.postAdmitted(
    {
      kind: 'bookingInvitation',
      to: coBuyer.email,
      site,
      about: home.name,
      name: await nameOfBuyer(trx, booking),
      link: invitationLink(booking, token),
      typedCode: code,
      typedAt: invitationLink(booking),
    },
    admission.pass,
  )
  return { kind: 'sent' }
}
