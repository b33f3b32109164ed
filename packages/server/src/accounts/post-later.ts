// Letters about accounts of which only what is found out after the answer tells whether there is one, and to whom.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Visitor } from '../http/visitor.ts'
import type { ContentForPass } from '../mail/letter-content.ts'
import type { LetterPass } from '../mail/letter-gate.ts'
import type { AccountStores } from './account-stores.ts'

/** What a letter needs to know of the request that asked for it. */
export type Asked = Pick<Visitor, 'site' | 'origin' | 'requestId' | 'address'>

export const askedBy = ({ site, origin, requestId, address }: Visitor): Asked => ({
  site,
  origin,
  requestId,
  address,
})

/** A letter that answers what a visitor asks for, to the mailbox that the pass is for. */
export type LaterLetter = ContentForPass & { readonly to: string }

/**
 * Says how letters of a kind are written, and answers what takes on the facts for one: JSON, besides the site. What is looked
 * up and changed for a letter is so in one transaction, and once. Facts that are taken on `within` a transaction count if it
 * is committed. The pass is asked of the gate before the visitor is answered.
 */
export type PostLater = <Facts extends Asked>(
  kind: string,
  write: (facts: Facts, stores: AccountStores) => Promise<LaterLetter | undefined>,
) => (facts: Facts, pass: LetterPass, within?: Kysely<Schema>) => Promise<void>
