// Stores a session that has just begun, and decides where the person goes next (PLAT-75).
import type { Destination, SiteDefinition, User } from '@husrum/domain'
import { afterLogin, afterRegistration, hasConsentFor, hasUnpaidVip, safeReturnPath } from '@husrum/domain'
import type { SessionManager } from '../sessions/session-manager.ts'

export interface SignInCompletion {
  /** Absent where the session has been taken in already. */
  readonly token?: string | undefined
  /** By signing in, or by registering or confirming an identity. */
  readonly by: 'login' | 'registration'
  /** Where the person wanted to go; anybody may have written it. */
  readonly returnPath?: string | undefined
}

export type CompleteSignIn = (completion: SignInCompletion) => Promise<Destination>

/** Where somebody goes whose account is known. */
export const destinationOf = (
  site: SiteDefinition,
  user: User,
  { by, returnPath }: Pick<SignInCompletion, 'by' | 'returnPath'>,
): Destination => {
  const hasConsent = hasConsentFor(user, site)
  if (by === 'registration')
    return afterRegistration({ site, hasConsent, hasUnpaidVip: hasUnpaidVip(user, site) })
  return afterLogin({
    site,
    user: {
      hasConsent,
      hasPersonalIdentifier: user.hasPersonalIdentifier,
      isBoardMember: user.association !== undefined,
    },
    safeReturn: safeReturnPath(returnPath, site),
  })
}

/** An account that cannot be read now does not hold anybody back: the page itself asks again. */
export const makeCompleteSignIn =
  ({
    session,
    site,
  }: {
    readonly session: Pick<SessionManager, 'signedIn' | 'reload'>
    readonly site: SiteDefinition
  }): CompleteSignIn =>
  async (completion) => {
    const { token, returnPath } = completion
    const user = token === undefined ? await session.reload() : await session.signedIn(token)
    if (user) return destinationOf(site, user, completion)
    const path = safeReturnPath(returnPath, site) ?? site.routes.myPages ?? site.routes.start
    return { kind: 'page', path }
  }
