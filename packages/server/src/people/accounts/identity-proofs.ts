// The port to completed identifications: each proven identity can be taken once, by the browser that started the identification.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { ProvenIdentity } from './accounts.ts'

export interface IdentityProofs {
  /**
   * Takes the identity for a new account. Undefined for another browser or site, for an identification with another purpose, for an
   * expired one, and on the second call.
   */
  take(
    flowId: string,
    /** The browser: its cookies and the site. */
    browser: { readonly site: SiteDefinition; readonly cookies: string },
  ): Promise<ProvenIdentity | undefined>
  /** If the transaction is rolled back, the identity can be taken again. */
  within(transaction: Kysely<Schema>): Pick<IdentityProofs, 'take'>
}
