// Who may do what: the permission matrix as data. What no row names is refused.
import type { SiteDefinition } from '../sites/sites.ts'
import type { User } from './user.ts'
import { isVip } from './user-standing.ts'

/** The kinds of people in the matrix. */
export const principals = [
  'anonymous',
  'privateWithoutIdentity',
  'privateWithIdentity',
  'vip',
  'boardWithManagement',
  'boardWithoutManagement',
] as const
/** One of {@link principals}. */
export type Principal = (typeof principals)[number]

/** What the matrix answers. `no` refuses; all but `yes` name a condition that whoever asks must hold to. */
export type PermissionVerdict =
  | 'yes'
  | 'no'
  /** Kept on the device, and merged when the person signs in. */
  | 'local'
  /** By becoming a member. */
  | 'join'
  | 'afterIdentity'
  /** By confirming an identity first, in this session: also who has one tied to the account and signed in by e-mail. */
  | 'upgradeFirst'
  /** By the rules of who may book. */
  | 'bookingRules'
  /** By the same rules, and also in the phases for VIP. */
  | 'bookingRulesWithVip'
  /** What is their own. */
  | 'own'
  /** For their own agreements, or for another address. */
  | 'ownOrOtherAddress'
  /** Own errands in an apartment: neither in a public area nor at another address (FAULT-67). */
  | 'ownApartment'
  | 'ownAssociation'
  /** For an address that they give themselves. */
  | 'ownAddress'
  /** Whoever holds a session of the content service, whichever principal. */
  | 'editors'

/**
 * The matrix: one row an operation, one verdict a principal, in the order of {@link principals}; a row that ends is
 * `no` from there on.
 */
const rows = {
  browse: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  /** Also saved searches, and homes that are hidden from lists. */
  favourites: ['local', 'yes', 'yes', 'yes'],
  notifications: ['no', 'yes', 'yes', 'yes'],
  /** Also the payment of the membership. */
  vipPages: ['no', 'join', 'join', 'yes'],
  startBooking: ['afterIdentity', 'upgradeFirst', 'bookingRules', 'bookingRulesWithVip'],
  /** Also documents and options. */
  myResidence: ['no', 'upgradeFirst', 'own', 'own'],
  createResidentCase: ['no', 'upgradeFirst', 'ownOrOtherAddress', 'ownOrOtherAddress'],
  seeResidentCase: ['no', 'upgradeFirst', 'ownApartment', 'ownApartment', 'ownAssociation'],
  /** Also rounds; and closing, as the board closes errands of its association. */
  seeBoardCases: ['no', 'no', 'no', 'no', 'ownAssociation'],
  createBoardCase: ['no', 'no', 'no', 'no', 'ownAssociation', 'ownAddress'],
  /** Close or update. */
  changeCase: ['no', 'upgradeFirst', 'own', 'own', 'ownAssociation'],
  changeBoardEmail: ['no', 'no', 'no', 'no', 'yes'],
  editMode: ['editors', 'editors', 'editors', 'editors', 'editors', 'editors'],
} as const satisfies Record<string, readonly PermissionVerdict[]>

/** What the matrix rules. */
export type PermissionOperation = keyof typeof rows

/** The verdict for a principal and an operation. Whatever the matrix does not know is `no`. */
export const mayDo = (principal: Principal, operation: PermissionOperation): PermissionVerdict =>
  (rows[operation] as readonly PermissionVerdict[] | undefined)?.[principals.indexOf(principal)] ?? 'no'

/** What of a user decides the principal. */
export interface PrincipalFacts {
  readonly hasPersonalIdentifier: boolean
  /** Has a membership for the current site (PLAT-59). */
  readonly isVip: boolean
  /** The association account that they have signed in with; a board member has one. */
  readonly association?: { readonly hasTechnicalManagement: boolean } | undefined
}

/**
 * Which principal a user is on a site. An association account decides first. VIP counts where the site has VIP, and
 * with a confirmed identity only: the lesser rights hold until then.
 */
export const principalOf = (
  user: PrincipalFacts | undefined,
  site: Pick<SiteDefinition, 'features'>,
): Principal => {
  if (!user) return 'anonymous'
  const { association } = user
  if (association)
    return association.hasTechnicalManagement ? 'boardWithManagement' : 'boardWithoutManagement'
  if (!user.hasPersonalIdentifier) return 'privateWithoutIdentity'
  return user.isVip && site.features.vip ? 'vip' : 'privateWithIdentity'
}

/** A user's facts on a site, for {@link principalOf}. */
export const principalFactsOf = (user: User, site: SiteDefinition): PrincipalFacts => ({
  hasPersonalIdentifier: user.hasPersonalIdentifier,
  isVip: isVip(user, site),
  association: user.association && {
    hasTechnicalManagement: user.association.activeFinancialManagement,
  },
})
