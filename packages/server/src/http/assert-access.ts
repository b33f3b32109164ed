// Holds a call against what its endpoint says of who is answered. What no row lets through is refused.
import type { EndpointAccess, KeyAccess } from '@husrum/contract'
import { isKeyAccess } from '@husrum/contract'
import type { PermissionOperation, PermissionVerdict, SiteDefinition } from '@husrum/domain'
import { hasConsentFor, mayDo } from '@husrum/domain'
import type { SignedInCaller } from './caller.ts'
import { assertKnown, signedInOf } from './caller.ts'
import { Problem } from './problem.ts'
import type { Visitor } from './visitor.ts'

/** Verdicts that stop a call here; the conditions that the others name are the handler's, which knows whose things are asked for. */
const stops: Partial<Readonly<Record<PermissionVerdict, 'forbidden' | 'identityRequired'>>> = {
  no: 'forbidden',
  editors: 'forbidden',
  upgradeFirst: 'identityRequired',
}

/** Board members answer for an association, not for themselves: consent is a person's. */
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

/** Board members have signed in with theirs. */
const assertSignedIn = async ({ caller }: Who, access: 'signedIn' | 'identified'): Promise<void> => {
  const { principal } = signedInOf(caller)
  if (access === 'identified' && (await principal()) === 'privateWithoutIdentity')
    throw new Problem('identityRequired')
}

/** Accounts, identities, sessions, notifications: where nobody can sign in, none of it is there. */
export const loginPaths = ['/services/account_service/*', '/services/notifications/*'] as const

/** Also what was typed into the form of an interest, which takes no account. */
const openPaths: readonly string[] = ['/services/account_service/form/typed']

const belongsToLogin = (path: string): boolean =>
  loginPaths.some((pattern) => path.startsWith(pattern.slice(0, -1))) && !openPaths.includes(path)

/** Whether an endpoint is not for people who have signed in. */
type NotForPeople = 'everybody' | 'flowHolder' | KeyAccess
const isForOthers = (access: EndpointAccess): access is NotForPeople =>
  access === 'everybody' || access === 'flowHolder' || isKeyAccess(access)

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
  // What wants an identity holds something of one's own.
  if (access === 'identified') await assertConsent(signedInOf(who.caller), who.site)
}

/** Who may see a page. To be signed in is not enough for those that hold something of one's own: consent comes first. */
export type PageAccess = Exclude<EndpointAccess, 'flowHolder' | KeyAccess>

/** Throws what {@link assertAccess} does, for a page. */
export const assertPageAccess = async (who: Who, access: PageAccess): Promise<void> => {
  if (access === 'everybody') return
  if (access !== 'signedIn' && access !== 'identified') return assertOperation(who, access)
  await assertSignedIn(who, access)
  await assertConsent(signedInOf(who.caller), who.site)
}
