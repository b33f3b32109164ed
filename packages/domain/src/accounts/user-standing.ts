// What a user is on a site: VIP, board member, resident; what they still owe or have to agree to.
import type { ErrandRole } from '../errands/errand.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { User, UserBooking, UserPurchase } from './user.ts'
import type { UserBrand } from './user-brand.ts'
import { userBrandOf } from './user-brand.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** Those of a list that are kept under the brand of a site. */
const onSite = <Entry extends { readonly site: UserBrand }>(
  entries: readonly Entry[],
  site: SiteDefinition,
): readonly Entry[] => {
  const brand = userBrandOf(site)
  return entries.filter((entry) => entry.site === brand)
}

/** A VIP has a membership for the current site (specification 1 §3.6). */
export const isVip = (user: User, site: SiteDefinition): boolean =>
  onSite(user.vipMemberships, site).length > 0

/** A VIP with a payment outstanding on the site, who is led to the payments after signing up (specification 1 §4). */
export const hasUnpaidVip = (user: User, site: SiteDefinition): boolean =>
  isVip(user, site) && onSite(user.payments, site).some(({ status }) => isUnpaidStatus(status))

/** Whether the user has agreed to use the account on the site; if not, the consent page comes first (specification 1 §4). */
export const hasConsentFor = (user: User, site: SiteDefinition): boolean =>
  onSite(user.consents, site).some(({ accepted }) => accepted)

/** A board member is signed in for an association (specification 1 §3.6). */
export const isBoardMember = (user: User): boolean => user.association !== undefined

/** The role in which a user reports and reads faults (specification 1 §3.7, 2 §1). */
export const userErrandRole = ({ association }: User): ErrandRole => {
  if (!association) return 'RESIDENT'
  return association.activeFinancialManagement ? 'BOARD_MEMBER' : 'BOARD_MEMBER_NO_MANAGEMENT'
}

/** What the user button of the header says: the association's name, or what the person wants to be called: the first name otherwise (specification 1 §2.5). */
export const userName = (user: User): string => user.association?.name ?? user.preferredName ?? user.firstName

/** Bookings of the site's homes; a localised subsite shows its parent's. */
const bookingsOn = (user: User, site: SiteDefinition): readonly UserBooking[] =>
  user.bookings.filter(({ siteId }) => siteId === site.catalogueSiteId)

/** Homes of the site that are the user's. */
export const purchasesOn = (user: User, site: SiteDefinition): readonly UserPurchase[] =>
  user.purchases.filter(({ siteId }) => siteId === site.catalogueSiteId)

/** Whether the user has booked a home of the site, now or years ago. */
export const hasBookingOn = (user: User, site: SiteDefinition): boolean =>
  bookingsOn(user, site).length > 0 || purchasesOn(user, site).length > 0

/**
 * Whether one of the homes that the user has booked on the site has a page of its own (specification 3 §2.3). What has
 * become theirs has one in My Pages, whether or not it is in the catalogue still.
 */
export const hasBookingWithPage = (user: User, site: SiteDefinition): boolean =>
  purchasesOn(user, site).length > 0 ||
  bookingsOn(user, site).some(({ objectPageExists }) => objectPageExists)
