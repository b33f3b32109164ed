// Pages of My Pages without an entry in the submenu: the pages that link to them, and the entry that is marked on them.
import type { User } from '../accounts/user.ts'
import { isVip } from '../accounts/user-standing.ts'
import { routeOfPath, routePath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { MyPagesEntry, MyPagesMenu } from './menu.ts'

/** Pages that another page of My Pages links to, and that page's entry. */
const pagesBeside = {
  news: 'overview',
  timeline: 'residence',
  savedSearches: 'residences',
  vipShowing: 'vip',
} as const satisfies { readonly [Route in PageRoute]?: MyPagesEntry }

/** A page of My Pages without an entry of its own. */
export type PageBesideMenu = keyof typeof pagesBeside

/**
 * The entry that is marked on the page at a path: its own, or that of the page that links to it (only the open My Pages have entries for
 * news and timeline). Undefined if the menu has none for it: settings are in the user menu.
 */
export const markedEntry = (
  path: string,
  menu: MyPagesMenu,
  site: SiteDefinition,
): MyPagesEntry | undefined => {
  const route = routeOfPath(site, path)?.route
  const shown = (entry: string | undefined) => menu.entries.find((each) => each.entry === entry)?.entry
  return shown(route === 'myPages' ? 'overview' : route) ?? shown(pagesBeside[route as PageBesideMenu])
}

/** The pages that the page of an entry links to: each that the site has and the user may open. */
export const pagesUnder = (
  entry: MyPagesEntry,
  menu: MyPagesMenu,
  user: User,
  site: SiteDefinition,
): readonly { readonly page: PageBesideMenu; readonly path: string }[] => {
  if (menu.section !== 'private' || !menu.entries.some((shown) => shown.entry === entry)) return []
  return (Object.keys(pagesBeside) as readonly PageBesideMenu[]).flatMap((page) => {
    const path = routePath(site, page)
    const isOpen = pagesBeside[page] === entry && (page !== 'vipShowing' || isVip(user, site))
    return isOpen && path ? [{ page, path }] : []
  })
}
