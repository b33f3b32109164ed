// The demo people, for signing in during development: what a demo company provides.
import type { NotificationType, SiteDefinition, UserPaymentStatus } from '@husrum/domain'
import type { ProvenIdentity } from '../people/accounts/accounts.ts'

export interface InventedPerson {
  readonly key: string
  /** Shown where a developer chooses a person. */
  readonly what: string
  readonly identity: ProvenIdentity
  /** The same in each organisation. */
  readonly email: string
  readonly phone: string
  /** Has no account, only the identity. */
  readonly isUnknown?: true
  /** Has an account to which the identity is not linked. */
  readonly isUntied?: true
  readonly requiresIdentity?: true
  readonly hasNoConsent?: true
  readonly vip?: UserPaymentStatus
  readonly associations?: readonly {
    readonly name: string
    readonly activeFinancialManagement: boolean
  }[]
  readonly notifications?: readonly NotificationType[]
}

export interface InventedPeople {
  /** The same for all people. */
  readonly password: string
  /** A code that pays for a membership, on every site with VIP. */
  readonly campaignCode: string
  /** The people of the site's country. */
  of(site: Pick<SiteDefinition, 'country'>): readonly InventedPerson[]
}

/** Used if no demo company is installed. */
export const noPeople: InventedPeople = { password: '', campaignCode: '', of: () => [] }
