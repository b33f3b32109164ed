// Who reports a fault, on which sites, and what they must have done before they may.
import type { ErrandRole } from '../errands/errand.ts'
import type { CountryCode } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/**
 * The case types with their roles on the wire: residents, and board members with or without the provider's technical
 * management (FAULT-1).
 */
export const caseRoles = {
  resident: 'RESIDENT',
  boardMember: 'BOARD_MEMBER',
  boardMemberNoManagement: 'BOARD_MEMBER_NO_MANAGEMENT',
} as const satisfies Readonly<Record<string, ErrandRole>>
/** A key of {@link caseRoles}. */
export type CaseType = keyof typeof caseRoles

/** Every {@link CaseType}. */
export const caseTypes = Object.keys(caseRoles) as readonly CaseType[]

/** The wizard has a Swedish and a Norwegian variant, by the country whose rules they follow. */
export type CaseVariant = Exclude<CountryCode, 'FI'>

/** The variant of a site's wizard; `undefined` where faults cannot be reported, as in Finland. */
export const caseVariantOf = ({
  features,
  country,
}: Pick<SiteDefinition, 'country' | 'features'>): CaseVariant | undefined =>
  features.caseManagement && country !== 'FI' ? country : undefined

/**
 * Names come from the profile and are read-only, except for a Swedish board member with management (FAULT-8).
 */
export const isNameReadOnly = (caseType: CaseType, variant: CaseVariant): boolean =>
  caseType !== 'boardMember' || variant === 'NO'

/** What decides whether somebody may report. Of somebody who is not signed in, only that. */
export interface CaseReporter {
  readonly isSignedIn: boolean
  /** Whether a bank identity has been verified. */
  readonly hasIdentity: boolean
  readonly isBoardMember: boolean
  /** Whether the provider has the association's technical management. */
  readonly hasManagement: boolean
}

/** What happens when somebody asks for the wizard. */
export type CaseAdmission =
  | { readonly kind: 'start'; readonly caseType: CaseType; readonly variant: CaseVariant }
  /** Sign in first, with this login type. */
  | { readonly kind: 'signIn'; readonly loginType: 'boardMemberCase' | 'privateCase' }
  /** Verify a bank identity first. */
  | { readonly kind: 'verifyIdentity' }
  /** The association has no management here: the wizard starts as `boardMemberNoManagement`. */
  | { readonly kind: 'switchToNoManagement'; readonly variant: CaseVariant }
  /** No wizard on this site: the page scrolls to its contact details. */
  | { readonly kind: 'notHere' }

/**
 * Whether somebody may start the case type that was asked for: `resident` for `#open-case`, `boardMember` for
 * `#open-board-case`, `boardMemberNoManagement` for "continue without technical management", which signs in privately.
 * Whoever is signed in for a board reports for it, never as a resident.
 */
export const mayStartCase = (
  { isSignedIn, hasIdentity, isBoardMember, hasManagement }: CaseReporter,
  site: Pick<SiteDefinition, 'country' | 'features'>,
  asked: CaseType = 'resident',
): CaseAdmission => {
  const variant = caseVariantOf(site)
  if (variant === undefined) return { kind: 'notHere' }
  if (!isSignedIn || (asked === 'boardMember' && !isBoardMember))
    return { kind: 'signIn', loginType: asked === 'boardMember' ? 'boardMemberCase' : 'privateCase' }
  if (!hasIdentity) return { kind: 'verifyIdentity' }
  if (isBoardMember && !hasManagement && asked !== 'boardMemberNoManagement')
    return { kind: 'switchToNoManagement', variant }
  return { kind: 'start', caseType: isBoardMember && hasManagement ? 'boardMember' : asked, variant }
}
