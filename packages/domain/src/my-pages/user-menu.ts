// What the header offers a person: the favourites button, and the menu behind the user button (specification 1 §2.5).
import type { User } from '../accounts/user.ts'
import { isBoardMember } from '../accounts/user-standing.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** An item of the user menu. Signing out is an act, not a page, and has no path. */
export type UserMenuItem =
  | { readonly item: 'signIn' | 'myPages' | 'boardPages' | 'settings'; readonly path: string }
  | { readonly item: 'signOut' }

/**
 * My Pages or the board's pages, settings, sign out; for an anonymous visitor the way in. Pages that the site lacks are
 * dropped, and a site without sign-in has no user menu.
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

/** What the favourites button does: a page with an anchor, or the dialog for signing in. */
export type FavouritesButton =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'dialog'; readonly dialog: 'login' }

/** The part of "my residences" that holds the favourites. */
const favouritesAnchor = '#favourites'

/**
 * Where the favourites button leads: whoever is signed in to "my residences", anybody else to signing in. Undefined
 * where there is none: for board members, and on sites without sign-in (specification 1 §2.5, §6).
 */
export const favouritesButton = (
  user: User | undefined,
  site: SiteDefinition,
): FavouritesButton | undefined => {
  const { residences } = site.routes
  if (!site.features.login || residences === undefined || (user && isBoardMember(user))) return undefined
  return user
    ? { kind: 'page', path: `${residences}${favouritesAnchor}` }
    : { kind: 'dialog', dialog: 'login' }
}
