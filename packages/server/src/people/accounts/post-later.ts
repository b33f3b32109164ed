// Letters about accounts that are prepared after the response, so that its timing does not reveal whether an account exists.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { ContentForPass } from '../../platform/mail/letter-content.ts'
import type { LetterPass } from '../../platform/mail/letter-gate.ts'
import type { AccountStores } from './account-stores.ts'

/** The facts of the request that a letter needs. */
export type Asked = Pick<Visitor, 'site' | 'origin' | 'requestId' | 'address'>

export const askedBy = ({ site, origin, requestId, address }: Visitor): Asked => ({
  site,
  origin,
  requestId,
  address,
})

/** A letter that a visitor requested, to the mailbox that the pass is for. */
export type LaterLetter = ContentForPass & { readonly to: string }

/**
 * Registers how letters of a kind are written, and returns the function that queues one. Its facts must be JSON, except for the
 * site. The look-ups and changes for a letter run in one transaction, and once. Facts that are queued `within` a transaction count if
 * it is committed. Request the pass from the mail gate before the response is sent.
 */
export type PostLater = <Facts extends Asked>(
  kind: string,
  write: (facts: Facts, stores: AccountStores) => Promise<LaterLetter | undefined>,
) => (facts: Facts, pass: LetterPass, within?: Kysely<Schema>) => Promise<void>
