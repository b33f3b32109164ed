// The kinds of fault reports, their sites, and the conditions for starting one.
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

/** Names come from the profile and are read-only, except for a Swedish board member with management (FAULT-8). */
export const isNameReadOnly = (caseType: CaseType, variant: CaseVariant): boolean =>
  caseType !== 'boardMember' || variant === 'NO'

/** The facts that decide whether a caller may report. Without sign-in, only that is known. */
export interface CaseReporter {
  readonly isSignedIn: boolean
  /** Whether a bank identity has been verified. */
  readonly hasIdentity: boolean
  readonly isBoardMember: boolean
  /** Whether the provider has the association's technical management. */
  readonly hasManagement: boolean
}

/** The outcome of opening the wizard. */
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
 * Whether the caller may start the requested case type: `resident` for `#open-case`, `boardMember` for `#open-board-case`,
 * `boardMemberNoManagement` for "continue without technical management", which signs in privately. A caller who is signed in for a board
 * reports for it, never as a resident.
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
