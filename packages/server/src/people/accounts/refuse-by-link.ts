// "It was not me": the recipient of an unexpected e-mail undoes its cause with the link in it.
import type { AccountOrganisation } from '@husrum/domain'
import { organisationOf } from '@husrum/domain'
import type { AuditEntry } from '../../platform/audit/postgres-audit-log.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { AccountStores, AllOrNothing } from './account-stores.ts'
import { badLink } from './reset-password.ts'

/** The audit entry, or the reason why there was nothing to undo. */
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
 * Uses up every link to the address. An account with an identity is not deleted: its owner signs in with the identity and may have
 * bookings; only this address is never confirmed for it.
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

/** Ends every session and removes the password: the owner sets a new one by an e-mail to the restored address. */
export const makeUndoChange = makeRefusal(async ({ undos, sessions }, organisation, token) => {
  const undone = await undos.undo(organisation, token)
  if (undone === 'gone') return badLink()
  if (undone === 'taken') return outcome('UserAlreadyExists')
  const { accountId } = undone
  await sessions.endAll(accountId)
  return { event: 'changeUndone', accountId }
})
