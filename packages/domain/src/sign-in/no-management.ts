// "Continue without technical management": a fault report for an association that the provider does not manage.
import type { SiteDefinition } from '../sites/sites.ts'
import type { LoginType } from './auth-flows.ts'
import { isBoardLogin } from './auth-flows.ts'
import type { IdentityModal } from './identity-modals.ts'

/** The target of the link. */
export type NoManagementWay =
  /** Sign in as a private person first. */
  | { readonly kind: 'signIn'; readonly loginType: LoginType; readonly modal: IdentityModal }
  /** The wizard, which an outside click does not close. */
  | { readonly kind: 'report'; readonly modal: IdentityModal; readonly closesOutside: false }

/** The wizard of a site: Norway has its own, Sweden and its sisters theirs. Undefined if there is none. */
export const faultReportModalOf = (
  site: Pick<SiteDefinition, 'country' | 'features'>,
): IdentityModal | undefined => {
  if (!site.features.caseManagement) return undefined
  return site.country === 'NO' ? 'case-management-norway' : 'case-management-sweden'
}

/**
 * The target of "continue without technical management" (FAULT-7). Undefined if it is not offered: for all but board members, and on every
 * site without the Norwegian wizard. The link of the board tab, which every site with a wizard has, uses `mayStartCase`.
 */
export const withoutManagement = (facts: {
  readonly site: Pick<SiteDefinition, 'country' | 'features'>
  readonly loginType: LoginType
  readonly isSignedIn: boolean
}): NoManagementWay | undefined => {
  const modal = faultReportModalOf(facts.site)
  if (modal !== 'case-management-norway' || !isBoardLogin(facts.loginType)) return undefined
  return facts.isSignedIn
    ? { kind: 'report', modal, closesOutside: false }
    : { kind: 'signIn', loginType: 'privateCase', modal: 'login-form-case-management-private' }
}
