// "It was not me": whoever was told of a change that they did not make takes the account back.
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { organisationOf, outcome } from './account-outcome.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { badLink } from './reset-password.ts'

/** Every session ends, and the password is nobody's: the owner chooses a new one by a mail to the address that is theirs again. */
export const makeUndoChange =
  ({
    undos,
    sessions,
    audit,
  }: {
    readonly undos: Pick<AccountUndos, 'undo'>
    readonly sessions: Pick<Sessions, 'endAll'>
    readonly audit: AuditLog
  }) =>
  async (
    { token }: { readonly token: string },
    { site, requestId, address }: Visitor,
  ): Promise<AccountOutcome> => {
    const undone = await undos.undo(organisationOf(site), token)
    if (undone === 'gone') return badLink()
    if (undone === 'taken') return outcome('UserAlreadyExists')
    const { accountId } = undone
    await sessions.endAll(accountId)
    await audit.add({ event: 'changeUndone', site, requestId, address, accountId })
    return outcome('Ok')
  }
