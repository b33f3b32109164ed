// What stands around a page: its layout, by path, and the header that goes with it.
import { barePath, hasPage, isMyPagesPath, isPathBelow } from './routes.ts'
import type { SiteDefinition } from './site.ts'

/** The layouts, in the order in which they win over each other (specification 1 §2.5, 3 §2.4). */
export const layouts = [
  'minimal',
  'bare',
  'myPages',
  'clickToBuy',
  'clickToBuyOlder',
  'corporate',
  'default',
] as const
/** One of {@link layouts}. */
export type Layout = (typeof layouts)[number]

/** What decides a layout besides the path. */
export interface LayoutFlags {
  /** The page's own corporate flag. */
  readonly isCorporate?: boolean
  /** Whether the Finnish site shows the newer booking. Without it, the older one stands. */
  readonly newFinnishBooking?: boolean
}

/** Where development-only pages stand; they do not exist in production. */
const developerSandbox = '/__dev/'

/** Where a Finnish booking ends, without any frame (specification 1 §2.5). */
const finnishBookingEnd = '/kirja/success/'

/**
 * The layout of the page at a path (specification 1 §2.5, 3 §2.4). Booking has its own wherever a site has booking
 * pages, so also on the brand sites that mirror the Swedish one; its information page has not.
 */
export const layoutOf = (
  site: SiteDefinition,
  path: string,
  { isCorporate = false, newFinnishBooking = false }: LayoutFlags = {},
): Layout => {
  const bare = barePath(path)
  const isFinnish = site.country === 'FI'
  if (isPathBelow(site, 'succession', bare) || bare.endsWith('/qr/') || bare.endsWith('/visning/'))
    return 'minimal'
  if (bare.startsWith(developerSandbox) || (isFinnish && bare === finnishBookingEnd)) return 'bare'
  if (isMyPagesPath(site, bare)) return 'myPages'
  if (isPathBelow(site, 'booking', bare) && !isPathBelow(site, 'bookingInfo', bare))
    return isFinnish && !newFinnishBooking ? 'clickToBuyOlder' : 'clickToBuy'
  return isCorporate ? 'corporate' : 'default'
}

/** The kinds of header (specification 1 §2.5). */
export const headerTypes = ['default', 'corporate', 'myPages', 'noMenu'] as const
/** One of {@link headerTypes}. */
export type HeaderType = (typeof headerTypes)[number]

/** The header of a layout: those that lead through one task, or stand alone, have no menu. */
export const headerTypeOf = (layout: Layout): HeaderType =>
  layout === 'default' || layout === 'corporate' || layout === 'myPages' ? layout : 'noMenu'

/** How many quick links the header shows: two beside the search, otherwise three (specification 1 §2.5). */
export const quickLinkCount = (site: SiteDefinition): 2 | 3 => (hasPage(site, 'search') ? 2 : 3)
