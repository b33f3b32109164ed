// A user with an account, as shared by all packages: without any personal number, which only the server stores.
import type { UserBrand } from './user-brand.ts'
import type { UserPayment } from './user-payment.ts'

/** A VIP membership on the sites of one brand (PLAT-59). */
export interface VipMembership {
  readonly site: UserBrand
}

/** A user's answer to the consent page of a brand's sites (PLAT-63). */
export interface SiteConsent {
  readonly site: UserBrand
  readonly accepted: boolean
}

/** A home that the user has booked. */
export interface UserBooking {
  readonly objectId: string
  /** The site whose catalogue holds the home. */
  readonly siteId: number
  /** Whether the home has a page of its own there. */
  readonly objectPageExists: boolean
}

/** A home or a stage that the user has registered interest in; one of the two is set. */
export interface UserInterest {
  readonly objectId?: string
  readonly stageId?: string
  /** Epoch milliseconds. */
  readonly registeredAt?: number
}

/** A home of the user: bought, and not left since. */
export interface UserPurchase {
  readonly objectId: string
  /** The site whose My Pages show it. */
  readonly siteId: number
  /** First day of access at the latest, `yyyy-MM-dd`; absent if not set. */
  readonly entryDate?: string
  /** Whether its owner is reselling it. */
  readonly isSuccession: boolean
  /** Whether payments for it are open. */
  readonly isOwedFor?: boolean
}

/** A viewing that the user has a place at. */
export interface UserShowing {
  readonly id: string
  /** Of the home, or of the stage if the whole stage is shown. */
  readonly objectId: string
  /** Start, epoch milliseconds. */
  readonly startsAt: number
}

/** The housing association that a board member acts for; on the wire `brfAccount` (PLAT-58). */
export interface AssociationAccount {
  readonly id: string
  readonly name: string
  /** Whether the provider manages the association's buildings. */
  readonly activeFinancialManagement: boolean
}

/** A signed-in person (PLAT-58). It holds no personal number, so it may be sent, cached and logged. */
export interface User {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The preferred name; the other names are those of the e-identity or the contract. */
  readonly preferredName?: string
  readonly phoneNumber?: string
  readonly address?: string
  readonly postalCode?: string
  readonly city?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** `yyyy-MM-dd`. */
  readonly birthDate?: string
  readonly newsletter: boolean
  /** Whether the user has an account, or is only known from a booking or an association. */
  readonly hasAccount: boolean
  /** Whether this is the first sign-in with an e-identity; on the wire `firstSsnLogin`. */
  readonly isFirstIdentityLogin: boolean
  /**
   * Whether the e-identity of the account was verified in this session. Its rights belong to the session; signing in by e-mail grants none
   * of them. Only the server stores the identity itself.
   */
  readonly hasPersonalIdentifier: boolean
  /** Whether signing in by e-mail is switched off for the account. */
  readonly requiresIdentity: boolean
  readonly vipMemberships: readonly VipMembership[]
  readonly consents: readonly SiteConsent[]
  readonly payments: readonly UserPayment[]
  readonly bookings: readonly UserBooking[]
  /** Ids of homes, the latest first. */
  readonly favourites: readonly string[]
  readonly interests: readonly UserInterest[]
  readonly purchases: readonly UserPurchase[]
  readonly showings: readonly UserShowing[]
  /** Set for board members only. */
  readonly association?: AssociationAccount
}

/** The server's record of a user: all of {@link User}, and the identity, which must never be sent. */
export interface AccountRecord extends Omit<User, 'hasPersonalIdentifier'> {
  /** The personal identity number in its canonical form. */
  readonly securityNumber?: string
  /** The identity provider's own id of the person. */
  readonly pid?: string
}

const publicFields = [
  'id',
  'firstName',
  'lastName',
  'email',
  'preferredName',
  'phoneNumber',
  'address',
  'postalCode',
  'city',
  'country',
  'birthDate',
  'newsletter',
  'hasAccount',
  'isFirstIdentityLogin',
  'requiresIdentity',
  'vipMemberships',
  'consents',
  'payments',
  'bookings',
  'favourites',
  'interests',
  'purchases',
  'showings',
  'association',
] as const satisfies readonly Exclude<keyof User, 'hasPersonalIdentifier'>[]

/**
 * The fields of an account that may leave the server. Fields are listed by name, so that a new secret in the record is not exposed by
 * default; of the identity only its existence is included.
 */
export const publicUser = (record: AccountRecord): User =>
  ({
    ...Object.fromEntries(
      Object.entries(record).filter(([field]) => (publicFields as readonly string[]).includes(field)),
    ),
    hasPersonalIdentifier: Boolean(record.pid || record.securityNumber),
  }) as User
