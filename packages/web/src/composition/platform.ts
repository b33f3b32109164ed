// What capabilities are made of. What differs from one request to the next is in here too: they are made by plain calls,
// so that the browser needs no container (decision 16).
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
  /** Loads what makes the HTML of content safe to render. */
  readonly loadSanitiser: LoadSanitiser
  /** The session that signing in begins and ends. */
  readonly session: SignInDependencies['session']
  /** The visitor's; on the server nothing is in it. */
  readonly cookies: SignInDependencies['cookies']
  /** Goes to the bank's app, or to the provider's page. */
  readonly openIdentity: SignInDependencies['openIdentity']
  /** Told of every failure that a use case turned into an answer. */
  readonly report: (error: unknown) => void
}
