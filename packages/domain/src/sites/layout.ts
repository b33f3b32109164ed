// The frame of a page: its layout, by path, and the header of the layout.
import { barePath, isMyPagesPath, isPathBelow, routeOfPath, routePath } from './routes.ts'
import type { SiteDefinition } from './sites.ts'

/** The layouts, in order of precedence (PLAT-24). */
export type Layout =
  | 'minimal'
  | 'bare'
  | 'myPages'
  | 'clickToBuy'
  | 'clickToBuyOlder'
  | 'corporate'
  | 'default'

/** What decides a layout apart from the path. */
export interface LayoutFlags {
  /** The page's own corporate flag. */
  readonly isCorporate?: boolean
}

/**
 * The layout of the page at a path (PLAT-24). Booking has its own on every site with booking pages, so also on the brand sites that mirror
 * the Swedish one; its information page does not. The site chooses which of the two variants (`features.newerBooking`).
 */
export const layoutOf = (
  site: SiteDefinition,
  path: string,
  { isCorporate = false }: LayoutFlags = {},
): Layout => {
  const bare = barePath(path)
  const isFinnish = site.country === 'FI'
  if (isPathBelow(site, 'succession', bare) || /\/(?:qr|visning)\/$/.test(bare)) return 'minimal'
  // The developer sandbox, and the end of a Finnish booking.
  if (bare.startsWith('/__dev/') || (isFinnish && bare === '/kirja/success/')) return 'bare'
  if (isMyPagesPath(site, bare)) return 'myPages'
  const route = routeOfPath(site, bare)?.route
  if (route === 'booking' || route === 'bookingContract')
    return site.features.newerBooking ? 'clickToBuy' : 'clickToBuyOlder'
  return isCorporate ? 'corporate' : 'default'
}

/** The kinds of header (PLAT-25). */
export type HeaderType = 'default' | 'corporate' | 'myPages' | 'noMenu'

/** The header of a layout: layouts of one task, and separate ones, have no menu. */
export const headerTypeOf = (layout: Layout): HeaderType =>
  layout === 'default' || layout === 'corporate' || layout === 'myPages' ? layout : 'noMenu'

/** Number of quick links in the header: two next to the search, otherwise three (PLAT-26). */
export const quickLinkCount = (site: SiteDefinition): 2 | 3 => (routePath(site, 'search') ? 2 : 3)
