// Whether somebody's account may be used on a brand's sites: who agrees goes on, who declines is signed out.
import type { Destination, SiteDefinition } from '@husrum/domain'
import { afterLogout, authResults } from '@husrum/domain'
import type { SessionManager } from '../sessions/session-manager.ts'
import { makeCompleteSignIn } from '../sign-in/complete-sign-in.ts'
import type { AccountService, AuthResult } from './account-service.ts'

export type AnswerSiteConsent = (
  accepted: boolean,
  returnPath?: string,
) => Promise<
  | { readonly kind: 'agreed'; readonly destination: Destination }
  /** Signed out; `path` is where to leave for. */
  | { readonly kind: 'declined'; readonly path: string }
  | { readonly kind: 'refused'; readonly answer: AuthResult }
>

export const makeAnswerSiteConsent =
  ({
    accounts,
    session,
    site,
  }: {
    readonly accounts: Pick<AccountService, 'giveConsent'>
    readonly session: Pick<SessionManager, 'signedIn' | 'reload' | 'logOut'>
    readonly site: SiteDefinition
  }): AnswerSiteConsent =>
  async (accepted, returnPath) => {
    const answer = await accounts.giveConsent(accepted)
    if (authResults[answer.code][1] !== 'storeToken') return { kind: 'refused', answer }
    if (accepted)
      return {
        kind: 'agreed',
        destination: await makeCompleteSignIn({ session, site })({
          by: 'login',
          returnPath,
          token: answer.token,
        }),
      }
    await session.logOut()
    return { kind: 'declined', path: afterLogout(site) }
  }
