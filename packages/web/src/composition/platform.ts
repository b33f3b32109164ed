// The parts that differ between the server and browsers, and between requests. All other parts are made of them.
import type { Clock, SignInDependencies } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { LoadSanitiser, ServiceClient } from '@husrum/infrastructure'

export interface Platform {
  readonly site: SiteDefinition
  readonly clock: Clock
  /** Calls the backend on behalf of this visitor. */
  readonly client: ServiceClient
  /** The stored token; none on the server. */
  readonly bearer: () => string | undefined
  /** Loads the sanitiser for the HTML of content. */
  readonly loadSanitiser: LoadSanitiser
  /** The session that sign-in starts and ends. */
  readonly session: SignInDependencies['session']
  /** The visitor's cookies; empty on the server. */
  readonly cookies: SignInDependencies['cookies']
  /** Opens the bank's app, or the provider's page. */
  readonly openIdentity: SignInDependencies['openIdentity']
  /** Called with every error that a use case turned into an answer. */
  readonly report: (error: unknown) => void
}
