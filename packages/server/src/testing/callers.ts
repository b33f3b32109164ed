// Somebody of each kind that the permission matrix tells apart, signed in, for tests of who may do what.
import type { AssociationAccount, Principal, SiteDefinition, User } from '@husrum/domain'
import { userBrandOf } from '@husrum/domain'
import { aBoardMember, anAssociation, aUser } from '@husrum/domain/testing'
import type { Caller } from '../http/caller.ts'
import { anonymous } from '../http/caller.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { callerOf } from '../sessions/know-caller.ts'

const associations: Partial<Readonly<Record<Principal, AssociationAccount>>> = {
  boardWithManagement: anAssociation(),
  boardWithoutManagement: anAssociation({ activeFinancialManagement: false }),
}

/** With consent for the site unless it is missing. */
export const personOf = (principal: Principal, site: SiteDefinition, hasConsent = true): User => {
  const brand = userBrandOf(site)
  const association = associations[principal]
  const facts: Partial<User> = {
    hasPersonalIdentifier: principal !== 'privateWithoutIdentity',
    consents: brand && hasConsent ? [{ site: brand, accepted: true }] : [],
    vipMemberships: brand && principal === 'vip' ? [{ site: brand }] : [],
  }
  return association ? aBoardMember({ ...facts, consents: [], association }) : aUser(facts)
}

export interface WhoCalls {
  /** For the site. */
  readonly hasConsent?: boolean
  /** Whether the session has shown an e-identity. */
  readonly hasIdentity?: boolean
}

export const callerFor = (
  principal: Principal,
  site: SiteDefinition,
  { hasConsent = true, hasIdentity = true }: WhoCalls = {},
): Caller => {
  if (principal === 'anonymous') return anonymous
  const user = personOf(principal, site, hasConsent)
  const session = {
    sessionId: 'session-1',
    tokenId: 'token-1',
    accountId: user.id,
    ...(user.association && { associationId: user.association.id }),
    hasIdentity,
    beganAt: 0,
    expiresAt: Number.MAX_SAFE_INTEGER,
  }
  return callerOf(session, site, { user: async () => user })
}

/** Whoever calls is of this kind. */
export const everybodyIs =
  (principal: Principal, facts: WhoCalls = {}): FindCaller =>
  async (_, site) =>
    callerFor(principal, site, facts)
