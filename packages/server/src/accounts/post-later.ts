// Letters about accounts of which only what is found out after the answer tells whether there is one, and to whom.
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Letter } from '../mail/letter.ts'
import type { Accounts } from './accounts.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'

/** What writing such a letter looks up and changes: all of it, or nothing, and once. */
export interface AccountStores {
  readonly accounts: Pick<Accounts, 'findByEmail' | 'create'>
  readonly changes: Pick<AccountChanges, 'contactOf' | 'joinVip'>
  readonly links: Pick<AccountLinks, 'makeLink' | 'makeCode'>
  readonly audit: AuditLog
}

/** What a letter needs to know of the request that asked for it. */
export type Asked = Pick<Visitor, 'site' | 'origin' | 'requestId' | 'address'>

export const askedBy = ({ site, origin, requestId, address }: Visitor): Asked => ({
  site,
  origin,
  requestId,
  address,
})

/** Says how letters of a kind are written, and answers what takes on the facts for one: JSON, besides the site. */
export type PostLater = <Facts extends Asked>(
  kind: string,
  write: (facts: Facts, stores: AccountStores) => Promise<Letter | undefined>,
) => (facts: Facts) => Promise<void>
