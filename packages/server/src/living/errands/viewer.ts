// The caller of errand endpoints, and their role.
import type { ErrandViewer } from '@husrum/domain'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

export interface Asking {
  readonly viewer: ErrandViewer
  readonly accountId: string
  readonly by: 'customer' | 'board'
}

/** Throws `signedOut`, and `notFound` on a site without errands. */
export const askingOf = async ({ caller, site }: Pick<Visitor, 'caller' | 'site'>): Promise<Asking> => {
  const signedIn = signedInOf(caller)
  if (!site.features.caseManagement) throw new Problem('notFound')
  const { accountId, associationId } = signedIn.session
  const principal = await signedIn.principal()
  if (associationId !== undefined) {
    const hasManagement = principal === 'boardWithManagement'
    return { viewer: { kind: 'boardMember', associationId, hasManagement }, accountId, by: 'board' }
  }
  const hasIdentity = principal === 'privateWithIdentity' || principal === 'vip'
  return { viewer: { kind: 'resident', userId: accountId, hasIdentity }, accountId, by: 'customer' }
}
