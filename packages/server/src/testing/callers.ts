// A signed-in user of each kind in the permission matrix, for tests of access.
import type { Endpoint } from '@husrum/contract'
import { isKeyAccess } from '@husrum/contract'
import type { AssociationAccount, PermissionVerdict, Principal, SiteDefinition, User } from '@husrum/domain'
import { mayDo, userBrandOf } from '@husrum/domain'
import { aBoardMember, anAssociation, aUser } from '@husrum/domain/testing'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf } from '../people/sessions/know-caller.ts'
import type { Caller } from '../platform/http/caller.ts'
import { anonymous } from '../platform/http/caller.ts'

const associations: Partial<Readonly<Record<Principal, AssociationAccount>>> = {
  boardWithManagement: anAssociation(),
  boardWithoutManagement: anAssociation({ activeFinancialManagement: false }),
}

/** With consent for the site unless it is missing. */
export const personOf = (
  principal: Principal,
  site: SiteDefinition,
  hasConsent = true,
  id?: string,
): User => {
  const brand = userBrandOf(site)
  const association = associations[principal]
  const facts: Partial<User> = {
    ...(id !== undefined && { id }),
    hasPersonalIdentifier: principal !== 'privateWithoutIdentity',
    consents: brand && hasConsent ? [{ site: brand, accepted: true }] : [],
    vipMemberships: brand && principal === 'vip' ? [{ site: brand }] : [],
  }
  return association ? aBoardMember({ ...facts, consents: [], association }) : aUser(facts)
}

export interface WhoCalls {
  /** Consent for the site. */
  readonly hasConsent?: boolean
  /** Whether the session has shown an e-identity. */
  readonly hasIdentity?: boolean
}

export const callerFor = (
  principal: Principal,
  site: SiteDefinition,
  { hasConsent = true, hasIdentity = true }: WhoCalls = {},
  /** Of an account; invented if absent. */
  id?: string,
): Caller => {
  if (principal === 'anonymous') return anonymous
  const user = personOf(principal, site, hasConsent, id)
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

/** Every caller is of this kind. */
export const callerIs =
  (principal: Principal, facts: WhoCalls = {}): FindCaller =>
  async (_, site) =>
    callerFor(principal, site, facts)

const stopped: Partial<Readonly<Record<PermissionVerdict, number>>> = {
  no: 403,
  editors: 403,
  upgradeFirst: 409,
}

/** The status of a call by the permission matrix alone, before any look-up: 200 if the caller may continue. */
export const statusByMatrix = (principal: Principal, { access }: Pick<Endpoint, 'access'>): number => {
  if (access === 'public' || access === 'flowHolder') return 200
  if (isKeyAccess(access)) return 401
  if (access === 'signedIn' || access === 'identified') {
    if (principal === 'anonymous') return 401
    return access === 'identified' && principal === 'privateWithoutIdentity' ? 409 : 200
  }
  if (principal !== 'anonymous') return stopped[mayDo(principal, access)] ?? 200
  return mayDo('anonymous', access) === 'yes' ? 200 : 401
}
