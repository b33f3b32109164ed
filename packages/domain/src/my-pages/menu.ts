// The submenu of My Pages: the entries for a user on a site, and their addresses (MY-2).
import type { User } from '../accounts/user.ts'
import {
  hasBookingOn,
  hasBookingWithPage,
  isBoardMember,
  isVip,
  purchasesOn,
} from '../accounts/user-standing.ts'
import { monthsAfter } from '../calendar/days.ts'
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The current home of My Pages. */
export interface ActiveHome {
  /** First day of access, `yyyy-MM-dd`. */
  readonly entryDate?: string
  /** Whether the home is sold on by its owner. */
  readonly isSuccession: boolean
}

/**
 * The submenu's facts of a user's homes on a site: access counts from the first of them, and it is succession if every one is sold on.
 * Undefined without a home.
 */
export const activeHomeOf = (user: User, site: SiteDefinition): ActiveHome | undefined => {
  const homes = purchasesOn(user, site)
  if (homes.length === 0) return undefined
  const [entryDate] = homes.flatMap((home) => home.entryDate ?? []).toSorted()
  return {
    ...(entryDate !== undefined && { entryDate }),
    isSuccession: homes.every(({ isSuccession }) => isSuccession),
  }
}

/** The submenu's facts apart from the user. */
export interface MyPagesFacts {
  /** `yyyy-MM-dd` */
  readonly today: string
  readonly hasErrands: boolean
  /** Whether the errands entry is enabled regardless of the user's homes and errands (MY-2). */
  readonly isErrandsMenuOn: boolean
  readonly activeHome?: ActiveHome
}

/**
 * Whether an entry date is more than one calendar month past (MY-4). After moving in on 31 January, 28 February has to be over: on the day
 * itself the month is full but not past. False without a valid date.
 *
 * @param entryDate `yyyy-MM-dd`; what follows, such as a time, is ignored
 * @param today `yyyy-MM-dd`
 */
export const isErrandsUnlockedBy = (entryDate: string | undefined, today: string): boolean =>
  entryDate !== undefined && /^\d{4}-\d\d-\d\d/.test(entryDate) && today > monthsAfter(entryDate, 1)

/** The entries that each kind of My Pages offers, in their order; {@link rules} may still hide them. */
const entriesBySection = {
  private: ['overview', 'residence', 'errands', 'documents', 'payments', 'residences', 'contacts', 'vip'],
  boardMember: ['overview', 'errands', 'contacts'],
  /** The contractor's: without sign-in, and so without personal pages (MY-1). */
  open: ['news', 'errands', 'timeline', 'contacts'],
} as const

/** The label above a submenu: the kind of My Pages. */
export type MyPagesSection = keyof typeof entriesBySection
/** An entry of any submenu. */
export type MyPagesEntry = (typeof entriesBySection)[MyPagesSection][number]

type Rule = (user: User, site: SiteDefinition, facts: MyPagesFacts) => boolean

const isFinnish = (site: SiteDefinition): boolean => site.country === 'FI'

/** When an entry is visible (MY-2). Entries without a rule always are. */
const rules: { readonly [Entry in MyPagesEntry]?: Rule } = {
  residence: hasBookingWithPage,
  errands: (user, site, { today, hasErrands, isErrandsMenuOn, activeHome }) =>
    !isFinnish(site) &&
    (isBoardMember(user) ||
      hasErrands ||
      isErrandsMenuOn ||
      isErrandsUnlockedBy(activeHome?.entryDate, today)),
  documents: (user, site, { activeHome }) => hasBookingOn(user, site) && !activeHome?.isSuccession,
  // Members see what they paid, and buyers what they owe.
  payments: (user, site) =>
    !isFinnish(site) &&
    (isVip(user, site) || purchasesOn(user, site).some(({ isOwedFor }) => isOwedFor === true)),
  vip: (_, site) => !isFinnish(site),
}

/** A submenu: its label, and links in their order. */
export interface MyPagesMenu {
  readonly section: MyPagesSection
  readonly entries: readonly { readonly entry: MyPagesEntry; readonly path: string }[]
}

/**
 * The submenu of a user on a site. Entries without a page on the site are dropped; it is empty on a site without My Pages, and for an
 * anonymous visitor where sign-in is required.
 */
export const myPagesMenu = (
  user: User | undefined,
  site: SiteDefinition,
  facts: MyPagesFacts,
): MyPagesMenu => {
  const section = !site.features.login ? 'open' : user && isBoardMember(user) ? 'boardMember' : 'private'
  const offered: readonly MyPagesEntry[] = site.routes.myPages ? entriesBySection[section] : []
  return {
    section,
    entries: offered.flatMap((entry) => {
      const path = routePath(site, entry === 'overview' ? 'myPages' : entry)
      const isShown = section === 'open' || (user && rules[entry]?.(user, site, facts) !== false)
      return path && isShown ? [{ entry, path }] : []
    }),
  }
}
