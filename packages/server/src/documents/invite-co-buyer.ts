// Asks a second applicant to sign: a link by mail, good once.
import type { Transaction } from 'kysely'
import type { StoredBooking } from '../booking/booking-desk.ts'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { MailService } from '../mail/mail-service.ts'
import { invitationLink } from './booking-page-link.ts'
import type { Invitations } from './invitations.ts'

/** Throws `statusConflict` where nobody else is to sign. In the transaction of what asks for it. */
export const inviteCoBuyer = async (
  trx: Transaction<Schema>,
  booking: StoredBooking,
  { invitations, mails }: { readonly invitations: Invitations; readonly mails: Pick<MailService, 'within'> },
): Promise<void> => {
  const { state, site, home } = booking
  const [buyer, coBuyer] = booking.applicants
  const waits = state.kind === 'signing' || state.kind === 'waitingCoSigner'
  if (!buyer || !coBuyer || !waits || state.signedBy.includes('coBuyer'))
    throw new Problem('statusConflict', { present: state.kind })
  const token = await invitations.make(trx, booking.id)
  await mails.within(trx).post({
    kind: 'bookingInvitation',
    to: coBuyer.email,
    site,
    about: home.name,
    name: `${buyer.firstName} ${buyer.lastName}`,
    link: invitationLink(booking, token),
  })
}
