// The menu behind the user button of the header (specification 1 §2.5).
import type { User } from '../account/user.ts'
import { isBoardMember } from '../account/user-standing.ts'
import type { SiteDefinition } from '../sites/site.ts'

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
