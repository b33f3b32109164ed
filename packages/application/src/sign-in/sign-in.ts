// Signing in, as a page sees it.
import type { SiteDefinition } from '@husrum/domain'
import type { AccountService } from '../accounts/account-service.ts'
import type { SessionManager } from '../sessions/session-manager.ts'
import type { CompleteSignIn } from './complete-sign-in.ts'
import { makeCompleteSignIn } from './complete-sign-in.ts'
import type { GiveSiteConsent } from './give-site-consent.ts'
import { makeGiveSiteConsent } from './give-site-consent.ts'
import type { Identification, IdentifyDependencies, IdentifyOptions } from './identify.ts'
import { makeIdentify } from './identify.ts'

export interface SignIn {
  readonly withEmail: AccountService['loginWithEmail']
  /** Makes an identification that waits for its `start` or `resume`. */
  readonly identify: (options: IdentifyOptions) => Promise<Identification>
  /** Takes in the session that has just begun, and says where to go. */
  readonly complete: CompleteSignIn
  readonly giveSiteConsent: GiveSiteConsent
}

export interface SignInDependencies extends IdentifyDependencies {
  readonly accounts: Pick<AccountService, 'loginWithEmail' | 'giveConsent'>
  readonly session: Pick<SessionManager, 'signedIn' | 'reload' | 'logOut'>
  readonly site: SiteDefinition
}

export const makeSignIn = (dependencies: SignInDependencies): SignIn => {
  const { accounts, session, site } = dependencies
  const complete = makeCompleteSignIn({ session, site })
  const identify = makeIdentify(dependencies)
  return {
    withEmail: (typed) => accounts.loginWithEmail(typed),
    // Asynchronous like the other verbs, so that a page may load its code with the first call.
    identify: async (options) => identify(options),
    complete,
    giveSiteConsent: makeGiveSiteConsent({ accounts, session, site, complete }),
  }
}
