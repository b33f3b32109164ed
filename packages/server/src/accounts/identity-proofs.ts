// The port to identifications that have come to their end: who was proven, once, for whoever began it in the same browser.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ProvenIdentity } from './accounts.ts'

export interface IdentityProofs {
  /**
   * Takes the identity that an account may be made with. Undefined for another browser or site, for an identification of
   * another purpose, for one that has run out, and the second time.
   */
  take(
    flowId: string,
    /** Whose browser: the cookies that it sent, and where. */
    browser: { readonly site: SiteDefinition; readonly cookies: string },
  ): Promise<ProvenIdentity | undefined>
  /** What is taken in a transaction is there again if that comes to nothing. */
  within(transaction: Kysely<Schema>): Pick<IdentityProofs, 'take'>
}
