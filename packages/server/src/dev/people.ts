// Who can be signed in as in development: what the server asks of an invented company.
import type { NotificationType, SiteDefinition, UserPaymentStatus } from '@husrum/domain'
import type { ProvenIdentity } from '../accounts/accounts.ts'

export interface InventedPerson {
  readonly key: string
  /** For whoever chooses among them. */
  readonly what: string
  readonly identity: ProvenIdentity
  /** The same in every organisation. */
  readonly email: string
  readonly phone: string
  /** No account at all: the identity alone. */
  readonly isUnknown?: true
  /** Has an account, to which the identity is not tied. */
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
  /** All have the same. */
  readonly password: string
  /** Pays for a membership, on every site with VIP. */
  readonly campaignCode: string
  /** Everybody of the site's country. */
  of(site: Pick<SiteDefinition, 'country'>): readonly InventedPerson[]
}

/** Where no company is installed. */
export const noPeople: InventedPeople = { password: '', campaignCode: '', of: () => [] }
