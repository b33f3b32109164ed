// "It was not me": whoever reads a mail about something that they know nothing of ends it by the mail's link.
import type { AccountOrganisation } from '@husrum/domain'
import { organisationOf } from '@husrum/domain'
import type { AuditEntry } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { AccountStores, AllOrNothing } from './account-stores.ts'
import { badLink } from './reset-password.ts'

/** What is to be noted of it; or why there was nothing to end. */
type Ended = Pick<AuditEntry, 'event' | 'accountId' | 'detail'> | AccountOutcome

type EndByLink = (stores: AccountStores, organisation: AccountOrganisation, token: string) => Promise<Ended>

const makeRefusal =
  (endByLink: EndByLink) =>
  ({ allOrNothing }: { readonly allOrNothing: AllOrNothing }) =>
  ({ token }: { readonly token: string }, { site, requestId, address }: Visitor): Promise<AccountOutcome> =>
    allOrNothing(async (stores) => {
      const ended = await endByLink(stores, organisationOf(site), token)
      if ('answer' in ended) return ended
      await stores.audit.add({ ...ended, site, requestId, address })
      return outcome('Ok')
    })

/**
 * Every link to the address is used up. An account that an identity holds stays: its person signs in with that, and may
 * have bookings; only this address never becomes theirs.
 */
export const makeRejectRegistration = makeRefusal(
  async ({ links, deleteUnconfirmed }, organisation, token) => {
    const opened = await links.spend('confirmEmail', organisation, token)
    if (!opened) return badLink()
    const { accountId } = opened
    const isDeleted = await deleteUnconfirmed(accountId)
    return { event: 'registrationRejected', accountId, detail: { isDeleted } }
  },
)

/** Every session ends, and the password is nobody's: the owner chooses a new one by a mail to the address that is theirs again. */
export const makeUndoChange = makeRefusal(async ({ undos, sessions }, organisation, token) => {
  const undone = await undos.undo(organisation, token)
  if (undone === 'gone') return badLink()
  if (undone === 'taken') return outcome('UserAlreadyExists')
  const { accountId } = undone
  await sessions.endAll(accountId)
  return { event: 'changeUndone', accountId }
})
