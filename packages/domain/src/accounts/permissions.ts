// The permission matrix as data. An operation without a row is refused.
import type { SiteDefinition } from '../sites/sites.ts'
import type { User } from './user.ts'
import { isVip } from './user-standing.ts'

/** The principals of the matrix. */
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

/** The verdicts of the matrix. `no` refuses; all except `yes` name a condition that the caller must meet. */
export type PermissionVerdict =
  | 'yes'
  | 'no'
  /** Stored on the device, and merged at sign-in. */
  | 'local'
  /** By becoming a member. */
  | 'join'
  | 'afterIdentity'
  /** After confirming an identity in this session, also for an account with a linked identity that signed in by e-mail. */
  | 'upgradeFirst'
  /** By the rules of `mayBook`. */
  | 'bookingRules'
  /** By the same rules, including the VIP phases. */
  | 'bookingRulesWithVip'
  /** Only the caller's own. */
  | 'own'
  /** For their own agreements, or for another address. */
  | 'ownOrOtherAddress'
  /** Own errands in an apartment: neither in a public area nor at another address (FAULT-67). */
  | 'ownApartment'
  | 'ownAssociation'
  /** For an address that they enter themselves. */
  | 'ownAddress'
  /** Any caller with a session of the content service, whatever the principal. */
  | 'editors'

/**
 * The matrix: one row per operation, one verdict per principal, in the order of {@link principals}; missing verdicts at the end of a row
 * are `no`.
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
  /** Includes rounds; also closing, for the board of the association. */
  seeBoardCases: ['no', 'no', 'no', 'no', 'ownAssociation'],
  createBoardCase: ['no', 'no', 'no', 'no', 'ownAssociation', 'ownAddress'],
  /** Close or update. */
  changeCase: ['no', 'upgradeFirst', 'own', 'own', 'ownAssociation'],
  changeBoardEmail: ['no', 'no', 'no', 'no', 'yes'],
  editMode: ['editors', 'editors', 'editors', 'editors', 'editors', 'editors'],
} as const satisfies Record<string, readonly PermissionVerdict[]>

/** The operations of the matrix. */
export type PermissionOperation = keyof typeof rows

/** The verdict for a principal and an operation; `no` for unknown ones. */
export const mayDo = (principal: Principal, operation: PermissionOperation): PermissionVerdict =>
  (rows[operation] as readonly PermissionVerdict[] | undefined)?.[principals.indexOf(principal)] ?? 'no'

/** The facts about a user that decide the principal. */
export interface PrincipalFacts {
  readonly hasPersonalIdentifier: boolean
  /** Has a membership for the current site (PLAT-59). */
  readonly isVip: boolean
  /** The association account that they have signed in with; set for a board member. */
  readonly association?: { readonly hasTechnicalManagement: boolean } | undefined
}

/**
 * The principal of a user on a site. An association account takes precedence. VIP requires a site with VIP and a confirmed identity;
 * without them, the lesser rights apply.
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
