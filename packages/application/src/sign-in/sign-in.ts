// Signing in, as pages see it.
import type { SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { AccountService } from '../accounts/account-service.ts'
import type { CookieJar } from '../consent/cookie-jar.ts'
import type { SessionManager } from '../sessions/session-manager.ts'
import type { CompleteSignIn } from './complete-sign-in.ts'
import { makeCompleteSignIn } from './complete-sign-in.ts'
import type { GiveSiteConsent } from './give-site-consent.ts'
import { makeGiveSiteConsent } from './give-site-consent.ts'
import type { Identification, IdentifyDependencies, IdentifyOptions } from './identify.ts'
import { makeIdentify } from './identify.ts'
import type { IdentityQuestion } from './identity-question.ts'
import { makeIdentityQuestion } from './identity-question.ts'
import type { ProvenName } from './identity-service.ts'

export interface SignIn extends IdentityQuestion {
  readonly withEmail: AccountService['loginWithEmail']
  /** Creates an identification that waits for `start` or `resume`. */
  readonly identify: (options: IdentifyOptions) => Promise<Identification>
  /** Adopts the session that has just begun, and returns where to go. */
  readonly complete: CompleteSignIn
  readonly giveSiteConsent: GiveSiteConsent
  /** The person confirmed by an identification, for creating an account; undefined if unknown. */
  readonly provenName: (flowId: string) => Promise<ProvenName | undefined>
}

export interface SignInDependencies extends IdentifyDependencies {
  readonly accounts: Pick<AccountService, 'loginWithEmail' | 'giveConsent'>
  readonly session: Pick<SessionManager, 'signedIn' | 'reload' | 'logOut'>
  readonly site: SiteDefinition
  readonly cookies: Pick<CookieJar, 'read' | 'write'>
}

export const makeSignIn = (dependencies: SignInDependencies): SignIn => {
  const { accounts, identities, session, site, cookies } = dependencies
  const complete = makeCompleteSignIn({ session, site })
  const identify = makeIdentify(dependencies)
  return {
    withEmail: (typed) => accounts.loginWithEmail(typed),
    // Asynchronous like the other methods, so that a page may load its code with the first call.
    identify: async (options) => identify(options),
    complete,
    giveSiteConsent: makeGiveSiteConsent({ accounts, session, site, complete }),
    provenName: async (flowId) =>
      (await identities.status(defaultLoginMethods[site.country], flowId))?.person,
    ...makeIdentityQuestion(cookies),
  }
}
