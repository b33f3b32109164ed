// What a user is on a site: VIP, board member, resident; what they still owe or have to prove.
import type { ErrandRole } from '../errands/errand.ts'
import type { SiteDefinition } from '../sites/site.ts'
import type { User } from './user.ts'
import { userBrandOf } from './user-brand.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** A VIP has a membership for the current site (specification 1 §3.6). */
export const isVip = (user: User, site: SiteDefinition): boolean => {
  const brand = userBrandOf(site)
  return user.vipMemberships.some((membership) => membership.site === brand)
}

/** A VIP with a payment outstanding on the site, who is led to the payments after signing up (specification 1 §4). */
export const hasUnpaidVip = (user: User, site: SiteDefinition): boolean => {
  const brand = userBrandOf(site)
  return (
    isVip(user, site) &&
    user.payments.some((payment) => payment.site === brand && isUnpaidStatus(payment.status))
  )
}

/** Whether the user has agreed to use the account on the site; if not, the consent page comes first (specification 1 §4). */
export const hasConsentFor = (user: User, site: SiteDefinition): boolean => {
  const brand = userBrandOf(site)
  return user.consents.some((consent) => consent.site === brand && consent.accepted)
}

/** A board member is signed in for an association (specification 1 §3.6). */
export const isBoardMember = (user: User): boolean => user.association !== undefined

/** Whether the provider manages the buildings of the association that the user acts for. */
export const hasTechnicalManagement = (user: User): boolean =>
  user.association?.activeFinancialManagement === true

/** The role in which a user reports and reads faults (specification 1 §3.7, 2 §1). */
export const userErrandRole = (user: User): ErrandRole =>
  hasTechnicalManagement(user)
    ? 'BOARD_MEMBER'
    : isBoardMember(user)
      ? 'BOARD_MEMBER_NO_MANAGEMENT'
      : 'RESIDENT'

/** Whether the user is asked to verify who they are with an e-identity after signing in (specification 1 §4). */
export const needsIdentity = (user: User): boolean => !user.hasPersonalIdentifier

/** What the user button of the header says: the association's name, or the first name (specification 1 §2.5). */
export const userName = (user: User): string => user.association?.name ?? user.firstName

/** Whether the user has booked a home of the site; a localised subsite shows its parent's homes. */
export const hasBookingOn = (user: User, site: SiteDefinition): boolean =>
  user.bookings.some((booking) => booking.siteId === site.catalogueSiteId)

/** Whether one of the homes that the user has booked on the site has a page of its own (specification 3 §2.3). */
export const hasBookingWithPage = (user: User, site: SiteDefinition): boolean =>
  user.bookings.some((booking) => booking.siteId === site.catalogueSiteId && booking.objectPageExists)
