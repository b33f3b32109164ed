// Checks a call against the access of its endpoint. What no row permits is refused.
import type { EndpointAccess, KeyAccess } from '@husrum/contract'
import { isKeyAccess } from '@husrum/contract'
import type { PermissionOperation, PermissionVerdict, SiteDefinition } from '@husrum/domain'
import { hasConsentFor, mayDo } from '@husrum/domain'
import type { SignedInCaller } from './caller.ts'
import { assertKnown, signedInOf } from './caller.ts'
import { Problem } from './problem.ts'
import type { Visitor } from './visitor.ts'

/** Verdicts that stop a call here; the handler checks the conditions of the others, because it knows the owner of the data. */
const stops: Partial<Readonly<Record<PermissionVerdict, 'forbidden' | 'identityRequired'>>> = {
  no: 'forbidden',
  editors: 'forbidden',
  upgradeFirst: 'identityRequired',
}

/** Board members act for an association, not for themselves: consent belongs to a person. */
const assertConsent = async ({ user }: SignedInCaller, site: SiteDefinition): Promise<void> => {
  const person = await user()
  if (!person.association && !hasConsentFor(person, site))
    throw new Problem('forbidden', { errors: [{ field: 'consent', key: 'consentMissing' }] })
}

type Who = Pick<Visitor, 'site' | 'caller'>

const assertOperation = async ({ caller, site }: Who, operation: PermissionOperation): Promise<void> => {
  assertKnown(caller)
  if (caller.kind === 'anonymous') {
    if (mayDo('anonymous', operation) === 'yes') return
    throw new Problem('signedOut')
  }
  const stop = stops[mayDo(await caller.principal(), operation)]
  if (stop) throw new Problem(stop)
  await assertConsent(caller, site)
}

/** Board members have signed in with their electronic identity. */
const assertSignedIn = async ({ caller }: Who, access: 'signedIn' | 'identified'): Promise<void> => {
  const { principal } = signedInOf(caller)
  if (access === 'identified' && (await principal()) === 'privateWithoutIdentity')
    throw new Problem('identityRequired')
}

/** Accounts, identities, sessions, notifications: not found on sites without login. */
export const loginPaths = ['/services/account_service/*', '/services/notifications/*'] as const

/** Also restores the form of an interest, which needs no account. */
const openPaths: readonly string[] = ['/services/account_service/form/typed']

const belongsToLogin = (path: string): boolean =>
  loginPaths.some((pattern) => path.startsWith(pattern.slice(0, -1))) && !openPaths.includes(path)

/** Whether the access of an endpoint does not require a signed-in person. */
type NotForPeople = 'public' | 'flowHolder' | KeyAccess
const isForOthers = (access: EndpointAccess): access is NotForPeople =>
  access === 'public' || access === 'flowHolder' || isKeyAccess(access)

/**
 * Throws `notFound` for what the site does not have, `signedOut`, `forbidden` or `identityRequired` (PLAT-65), and
 * `serviceUnavailable` where a caller is required but cannot be determined. The handler checks a `flowHolder`, because it
 * alone knows the owner of a flow; {@link requireIntegrationKey} checks keys.
 */
export const assertAccess = async (
  who: Who,
  { access, path }: { readonly access: EndpointAccess; readonly path: string },
): Promise<void> => {
  if (belongsToLogin(path) && !who.site.features.login) throw new Problem('notFound')
  if (isForOthers(access)) return
  if (access !== 'signedIn' && access !== 'identified') return assertOperation(who, access)
  await assertSignedIn(who, access)
  // Endpoints that require an identity contain personal data.
  if (access === 'identified') await assertConsent(signedInOf(who.caller), who.site)
}

/** Access of a page. Pages with personal data require consent as well as a session. */
export type PageAccess = Exclude<EndpointAccess, 'flowHolder' | KeyAccess>

/** Throws what {@link assertAccess} does, for a page. */
export const assertPageAccess = async (who: Who, access: PageAccess): Promise<void> => {
  if (access === 'public') return
  if (access !== 'signedIn' && access !== 'identified') return assertOperation(who, access)
  await assertSignedIn(who, access)
  await assertConsent(signedInOf(who.caller), who.site)
}
