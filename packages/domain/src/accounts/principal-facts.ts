// What the permission matrix has to know of a user: it speaks of kinds of people, this of somebody on a site.
import type { SiteDefinition } from '../sites/site.ts'
import type { User } from './user.ts'
import { isVip } from './user-standing.ts'

/** The facts from which `principalOf` tells which column of the matrix is a user's (contract-decisions 4.4). */
export interface UserPrincipalFacts {
  readonly hasPersonalIdentifier: boolean
  readonly isVip: boolean
  readonly association: { readonly hasTechnicalManagement: boolean } | undefined
}

/** A user's facts on a site, ready for `principalOf`. An anonymous visitor has none. */
export const principalFactsOf = (user: User, site: SiteDefinition): UserPrincipalFacts => ({
  hasPersonalIdentifier: user.hasPersonalIdentifier,
  isVip: isVip(user, site),
  association: user.association && {
    hasTechnicalManagement: user.association.activeFinancialManagement,
  },
})
