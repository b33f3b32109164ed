// Holds a call against what its endpoint says of who is answered. What no row lets through is refused.
import type { EndpointAccess } from '@husrum/contract'
import type { PermissionOperation, PermissionVerdict, SiteDefinition } from '@husrum/domain'
import { hasConsentFor, mayDo } from '@husrum/domain'
import type { Context } from 'hono'
import type { AppEnv } from './app-environment.ts'
import type { Caller } from './caller.ts'
import { Problem } from './problem.ts'
import { assertOwnPage } from './same-origin.ts'

/** Verdicts that stop a call here; the conditions that the others name are the handler's, which knows whose things are asked for. */
const stops: Partial<Readonly<Record<PermissionVerdict, 'forbidden' | 'identityRequired'>>> = {
  no: 'forbidden',
  editors: 'forbidden',
  upgradeFirst: 'identityRequired',
}

/** Board members answer for an association, not for themselves: consent is a person's. */
const assertConsent = async (
  { user }: Extract<Caller, { kind: 'signedIn' }>,
  site: SiteDefinition,
): Promise<void> => {
  const person = await user()
  if (!person.association && !hasConsentFor(person, site))
    throw new Problem('forbidden', { errors: [{ field: 'consent', key: 'consentMissing' }] })
}

const assertOperation = async (c: Context<AppEnv>, operation: PermissionOperation): Promise<void> => {
  const caller = c.get('caller')
  if (caller.kind === 'anonymous') {
    if (mayDo('anonymous', operation) === 'yes') return
    throw new Problem('signedOut')
  }
  const stop = stops[mayDo(await caller.principal(), operation)]
  if (stop) throw new Problem(stop)
  await assertConsent(caller, c.get('site'))
}

/**
 * Throws `foreignOrigin`, `signedOut`, `forbidden` or `identityRequired` (contract-decisions 4.1, 4.4). `flowHolder` is
 * held to by the identifications themselves, which alone know whose they are.
 */
export const assertAccess = async (
  c: Context<AppEnv>,
  { access, isForOwnPages }: { readonly access: EndpointAccess; readonly isForOwnPages?: boolean },
): Promise<void> => {
  if (isForOwnPages) assertOwnPage(c)
  if (access === 'everybody' || access === 'flowHolder') return
  if (access !== 'signedIn') return assertOperation(c, access)
  if (c.get('caller').kind === 'anonymous') throw new Problem('signedOut')
}

/** Who may see a page. To be signed in is not enough for those that hold something of one's own: consent comes first. */
export type PageAccess = Exclude<EndpointAccess, 'flowHolder'>

/** Throws what {@link assertAccess} does, for a page. */
export const assertPageAccess = async (c: Context<AppEnv>, access: PageAccess): Promise<void> => {
  if (access === 'everybody') return
  if (access !== 'signedIn') return assertOperation(c, access)
  const caller = c.get('caller')
  if (caller.kind === 'anonymous') throw new Problem('signedOut')
  await assertConsent(caller, c.get('site'))
}
