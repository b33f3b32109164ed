// The status of a user on a site: VIP, board member, resident; unpaid payments and missing consent.
import type { ErrandRole } from '../errands/errand.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { User, UserBooking, UserPurchase } from './user.ts'
import type { UserBrand } from './user-brand.ts'
import { userBrandOf } from './user-brand.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** The entries of a list that belong to the brand of a site. */
const onSite = <Entry extends { readonly site: UserBrand }>(
  entries: readonly Entry[],
  site: SiteDefinition,
): readonly Entry[] => {
  const brand = userBrandOf(site)
  return entries.filter((entry) => entry.site === brand)
}

/** A VIP has a membership for the current site (PLAT-59). */
export const isVip = (user: User, site: SiteDefinition): boolean =>
  onSite(user.vipMemberships, site).length > 0

/** A VIP with an unpaid payment on the site; redirected to the payments after registration (PLAT-75). */
export const hasUnpaidVip = (user: User, site: SiteDefinition): boolean =>
  isVip(user, site) && onSite(user.payments, site).some(({ status }) => isUnpaidStatus(status))

/** Whether the user has agreed to use the account on the site. If not, the consent page comes first (PLAT-63). */
export const hasConsentFor = (user: User, site: SiteDefinition): boolean =>
  onSite(user.consents, site).some(({ accepted }) => accepted)

/** A board member is signed in for an association (PLAT-59). */
export const isBoardMember = (user: User): boolean => user.association !== undefined

/** The role in which a user reports and reads faults (FAULT-1). */
export const userErrandRole = ({ association }: User): ErrandRole => {
  if (!association) return 'RESIDENT'
  return association.activeFinancialManagement ? 'BOARD_MEMBER' : 'BOARD_MEMBER_NO_MANAGEMENT'
}

/** The text of the user button in the header: the association's name, else the preferred name, else the first name (PLAT-29). */
export const userName = (user: User): string => user.association?.name ?? user.preferredName ?? user.firstName

/** Bookings of the site's homes; a localised subsite shows its parent's. */
const bookingsOn = (user: User, site: SiteDefinition): readonly UserBooking[] =>
  user.bookings.filter(({ siteId }) => siteId === site.catalogueSiteId)

/** The user's homes on the site. */
export const purchasesOn = (user: User, site: SiteDefinition): readonly UserPurchase[] =>
  user.purchases.filter(({ siteId }) => siteId === site.catalogueSiteId)

/** Whether the user has ever booked a home of the site. */
export const hasBookingOn = (user: User, site: SiteDefinition): boolean =>
  bookingsOn(user, site).length > 0 || purchasesOn(user, site).length > 0

/**
 * Whether one of the homes that the user has booked on the site has a page of its own (MY-2). A home that the user owns has one in My
 * Pages, even after it has left the catalogue.
 */
export const hasBookingWithPage = (user: User, site: SiteDefinition): boolean =>
  purchasesOn(user, site).length > 0 ||
  bookingsOn(user, site).some(({ objectPageExists }) => objectPageExists)
