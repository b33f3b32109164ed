// The favourites button of the header, and the menu behind the user button (PLAT-29, PLAT-30).
import type { User } from '../accounts/user.ts'
import { isBoardMember } from '../accounts/user-standing.ts'
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** An item of the user menu. Signing out is an action, not a page, and has no path. */
export type UserMenuItem =
  | { readonly item: 'signIn' | 'myPages' | 'boardPages' | 'settings'; readonly path: string }
  | { readonly item: 'signOut' }

/**
 * My Pages or the board's pages, settings, sign out; for an anonymous visitor sign-in. Pages that the site lacks are dropped, and a site
 * without sign-in has no user menu.
 */
export const userMenu = (user: User | undefined, site: SiteDefinition): readonly UserMenuItem[] => {
  const { login, myPages, settings } = site.routes
  if (!site.features.login) return []
  if (!user) return login ? [{ item: 'signIn', path: login }] : []
  return [
    ...(myPages ? [{ item: isBoardMember(user) ? 'boardPages' : 'myPages', path: myPages } as const] : []),
    ...(settings ? [{ item: 'settings', path: settings } as const] : []),
    { item: 'signOut' },
  ]
}

/** The anchor of the favourites on the page of a user's residences. */
export const favouritesAnchor = 'favourites'

/**
 * The address of the favourites button: among the residences of a signed-in user, and the list on the device for a guest. Undefined for
 * board members and on sites without homes (PLAT-29).
 */
export const favouritesButton = (user: User | undefined, site: SiteDefinition): string | undefined => {
  if (user && isBoardMember(user)) return undefined
  const list = routePath(site, 'favourites')
  const residences = user && list !== undefined ? routePath(site, 'residences') : undefined
  return residences === undefined ? list : `${residences}#${favouritesAnchor}`
}
