// The port to identifications that have come to their end: who was proven, once, for whoever began it in the same browser.
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import type { ProvenIdentity } from './accounts.ts'

export interface IdentityProofs {
  /**
   * Takes the identity that an account may be made with. Undefined for another browser or site, for an identification of
   * another purpose, for one that has run out, and the second time.
   */
  take(flowId: string, c: Context<AppEnv>): Promise<ProvenIdentity | undefined>
}
