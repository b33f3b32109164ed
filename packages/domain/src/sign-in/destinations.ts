// The destination after signing in, registering, confirming an identity and signing out.
import type { SiteDefinition } from '../sites/sites.ts'
import type { IdentityModal } from './identity-modals.ts'
import { missingIdentityModals } from './identity-modals.ts'

/** A destination. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  /** The consent page; `next` is where to go once consent is given. */
  | { readonly kind: 'consent'; readonly path: string; readonly next: string }
  /** The page, with a modal that asks for an identity. */
  | { readonly kind: 'verifyIdentity'; readonly path: string; readonly modal: IdentityModal }

/** The facts that decide the destination after signing in. */
export interface SignInFacts {
  /** Consent for the current site. */
  readonly hasConsent: boolean
  readonly hasPersonalIdentifier: boolean
  readonly isBoardMember: boolean
}

type Place = Pick<SiteDefinition, 'routes' | 'country'>

const gated = (site: Place, hasConsent: boolean, next: string): Destination =>
  hasConsent || site.routes.consent === undefined
    ? { kind: 'page', path: next }
    : { kind: 'consent', path: site.routes.consent, next }

const myPagesOf = (site: Place): string => site.routes.myPages ?? site.routes.start

/**
 * After signing in (PLAT-75): first consent for the site; then the return path, or My Pages; there a private person without a personal
 * identifier is asked for one. Call it again once consent is given.
 *
 * @param signIn.safeReturn a path that has been checked to stay on the site; undefined if there is none
 */
export const afterLogin = (signIn: {
  readonly site: Place
  readonly user: SignInFacts
  readonly safeReturn: string | undefined
}): Destination => {
  const { site, user } = signIn
  const path = signIn.safeReturn ?? myPagesOf(site)
  const destination = gated(site, user.hasConsent, path)
  if (destination.kind === 'consent' || user.hasPersonalIdentifier || user.isBoardMember) return destination
  return { kind: 'verifyIdentity', path, modal: missingIdentityModals[site.country] }
}

/**
 * After registering or confirming an identity (PLAT-75): users with an unpaid VIP membership go to the payments if the site has them, all
 * others to My Pages; first consent for the site.
 */
export const afterRegistration = (signIn: {
  readonly site: Place
  readonly hasConsent: boolean
  readonly hasUnpaidVip: boolean
}): Destination => {
  const { site } = signIn
  const payments = signIn.hasUnpaidVip ? site.routes.payments : undefined
  return gated(site, signIn.hasConsent, payments ?? myPagesOf(site))
}

/** After signing out: the start page (PLAT-75). */
export const afterLogout = (site: Pick<SiteDefinition, 'routes'>): string => site.routes.start
