// The reporter of a request, and whether they may make the report.
import type { CaseAdmission, CaseProfile, CaseType, SiteDefinition, User } from '@husrum/domain'
import { caseVariantOf, mayStartCase } from '@husrum/domain'
import { assertAccess } from '../../platform/http/assert-access.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'

/** The owner of places, drafts and reports: a person on a site, and the association that they act for. */
export interface ReportsOf {
  readonly accountId: string
  readonly associationId: string | undefined
  readonly site: SiteDefinition
}

type Who = { readonly site: SiteDefinition; readonly caller: Caller }

/** Throws `signedOut` and `serviceUnavailable` like {@link signedInOf}. */
export const reportsOf = ({ site, caller }: Who): ReportsOf => {
  const { accountId, associationId } = signedInOf(caller).session
  return { accountId, associationId, site }
}

/** The result of a request for a report of this type. A caller that cannot be determined now is treated as a guest. */
export const admissionOf = async ({ site, caller }: Who, asked: CaseType): Promise<CaseAdmission> => {
  if (caller.kind !== 'signedIn')
    return mayStartCase(
      { isSignedIn: false, hasIdentity: false, isBoardMember: false, hasManagement: false },
      site,
      asked,
    )
  const [user, principal] = await Promise.all([caller.user(), caller.principal()])
  return mayStartCase(
    {
      isSignedIn: true,
      hasIdentity: principal !== 'privateWithoutIdentity',
      isBoardMember: user.association !== undefined,
      hasManagement: user.association?.activeFinancialManagement ?? false,
    },
    site,
    asked,
  )
}

/**
 * Throws unless the caller may make such a report: `notFound` if the site takes no reports, `signedOut`,
 * `identityRequired`, or `forbidden` for a type that is for other callers.
 */
export const assertMayReport = async (who: Who, caseType: CaseType): Promise<ReportsOf> => {
  if (caseVariantOf(who.site) === undefined) throw new Problem('notFound')
  const whose = reportsOf(who)
  const isBoard = whose.associationId !== undefined
  await assertAccess(who, {
    access: isBoard ? 'createBoardCase' : 'createResidentCase',
    path: '/services/case_management',
  })
  const admission = await admissionOf(who, caseType)
  if (admission.kind === 'verifyIdentity') throw new Problem('identityRequired')
  if (admission.kind !== 'start' || admission.caseType !== caseType) throw new Problem('forbidden')
  return whose
}

/** The initial data of a report from the profile. */
export const profileOf = (user: User, boardEmail: string): CaseProfile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  boardEmail,
})
