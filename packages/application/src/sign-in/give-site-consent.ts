// Asks whether the account may be used on a brand's sites: accepting continues, declining signs out.
import type { Destination, SiteDefinition } from '@husrum/domain'
import { afterLogout, authResults } from '@husrum/domain'
import type { AccountService, AuthResult } from '../accounts/account-service.ts'
import type { SessionManager } from '../sessions/session-manager.ts'
import type { CompleteSignIn } from './complete-sign-in.ts'

export type GiveSiteConsent = (
  accepted: boolean,
  returnPath?: string,
) => Promise<
  | { readonly kind: 'agreed'; readonly destination: Destination }
  /** Signed out; `path` is where to go. */
  | { readonly kind: 'declined'; readonly path: string }
  | { readonly kind: 'refused'; readonly authResult: AuthResult }
>

export const makeGiveSiteConsent =
  ({
    accounts,
    session,
    site,
    complete,
  }: {
    readonly accounts: Pick<AccountService, 'giveConsent'>
    readonly session: Pick<SessionManager, 'logOut'>
    readonly site: SiteDefinition
    readonly complete: CompleteSignIn
  }): GiveSiteConsent =>
  async (accepted, returnPath) => {
    const authResult = await accounts.giveConsent(accepted)
    const { code, token } = authResult
    if (authResults[code][1] !== 'storeToken') return { kind: 'refused', authResult }
    if (accepted) return { kind: 'agreed', destination: await complete({ by: 'login', returnPath, token }) }
    await session.logOut()
    return { kind: 'declined', path: afterLogout(site) }
  }
