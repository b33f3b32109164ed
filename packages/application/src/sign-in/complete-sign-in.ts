// Stores a session that has just begun, and decides where the user goes next (PLAT-75).
import type { Destination, SiteDefinition, User } from '@husrum/domain'
import { afterLogin, afterRegistration, hasConsentFor, hasUnpaidVip, safeReturnPath } from '@husrum/domain'
import type { SessionManager } from '../sessions/session-manager.ts'

export interface SignInCompletion {
  /** Absent if the session has been adopted already. */
  readonly token?: string | undefined
  /** How it began: by signing in, or by registering or confirming an identity. */
  readonly by: 'login' | 'registration'
  /** Where the user wanted to go. Untrusted input. */
  readonly returnPath?: string | undefined
}

export type CompleteSignIn = (completion: SignInCompletion) => Promise<Destination>

/** Where a user goes whose account has been read. */
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

/** An unreadable account does not block the user: the page itself asks again. */
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
