// The result of a proven identity: a session, a choice, a linked identity, or a rejection with its reason.
import type { AccountOrganisation, AuthResultCode } from '@husrum/domain'
import { blockingBusiness, organisationOf } from '@husrum/domain'
import type { Caller } from '../../platform/http/caller.ts'
import { assertKnown, signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { ProvenIdentity } from '../accounts/index.ts'
import { undoAddress } from '../accounts/index.ts'
import type { IssuedSession } from '../sessions/index.ts'
import type { IdentificationDependencies } from './identification-dependencies.ts'
import { identificationTimes } from './identification-dependencies.ts'
import type { IdentificationOutcome } from './identification-outcome.ts'
import type { Identification } from './identifications.ts'

export interface Concluded {
  readonly outcome: IdentificationOutcome
  readonly accountId?: string
  readonly session?: IssuedSession
  /** The proof can be used to create an account. */
  readonly keepsProof?: boolean
}

type Conclude = (
  identity: ProvenIdentity,
  identification: Identification,
  visitor: Visitor,
  dependencies: IdentificationDependencies,
) => Promise<Concluded>

const refused = (code: AuthResultCode): Concluded => ({ outcome: { status: 'error', code } })

/** A new session replaces the browser's earlier one, which is ended. */
export const endEarlier = async (
  caller: Caller,
  sessions: Pick<IdentificationDependencies['sessions'], 'end'>,
): Promise<void> => {
  assertKnown(caller)
  if (caller.kind === 'signedIn') await sessions.end(caller.session.sessionId)
}

const login: Conclude = async (
  identity,
  { provider },
  { site, caller, requestId, address, userAgent },
  { accounts, sessions, audit },
) => {
  const account = await accounts.findByIdentity(organisationOf(site), identity)
  const entry = { site, requestId, address, detail: { method: provider } }
  if (!account) {
    await audit.add({ ...entry, event: 'signInFailed', detail: { ...entry.detail, code: 'SsnNotFound' } })
    return { ...refused('SsnNotFound'), keepsProof: true }
  }
  await accounts.noteIdentityLogin(account.id)
  await endEarlier(caller, sessions)
  const session = await sessions.begin({ site, accountId: account.id, hasIdentity: true, userAgent })
  await audit.add({ ...entry, event: 'signedIn', accountId: account.id })
  return { outcome: { status: 'ok', code: 'Ok' }, session }
}

const loginBoardMember: Conclude = async (identity, { provider }, visitor, { accounts, audit }) => {
  const { site, requestId, address } = visitor
  const account = await accounts.findByIdentity(organisationOf(site), identity)
  const associations = account ? await accounts.associationsOf(account.id) : []
  if (!account || associations.length === 0) {
    const detail = { method: provider, code: 'NoBoardMember' }
    await audit.add({ event: 'signInFailed', site, requestId, address, detail })
    // None to choose from: the browser's own rule handles it.
    return { outcome: { status: 'chooseBoardMember', code: 'NoBoardMember', associations: [] } }
  }
  return {
    outcome: { status: 'chooseBoardMember', code: 'ChooseBoardMember', associations },
    accountId: account.id,
  }
}

const register: Conclude = async (identity, _, { site }, { accounts }) =>
  (await accounts.findByIdentity(organisationOf(site), identity))
    ? refused('UserAlreadyExists')
    : { outcome: { status: 'authorized' }, keepsProof: true }

/**
 * An account gets an identity only if its owner requested it while signed in, and is still signed in (SEC-15). An owner
 * whose account has an identity shows the same one again. Either way the session continues as one that has shown the
 * identity, under another token, because its permissions are larger.
 */
const update: Conclude = async (identity, { accountId, provider }, visitor, dependencies) => {
  const { site, requestId, address, userAgent } = visitor
  const { accounts, business, undos, allOrNothing } = dependencies
  const caller = signedInOf(visitor.caller)
  if (accountId === undefined || caller.session.accountId !== accountId) throw new Problem('notFound')
  const before = await accounts.find(accountId)
  const blocking = before?.hasIdentity ? [] : blockingBusiness(await business.of(accountId))
  const undo = undos.make()
  const link = await undoAddress(visitor, dependencies.content, undo)
  return allOrNothing(async ({ accounts, audit, mails, ring, sessions }): Promise<Concluded> => {
    const isTaken =
      blocking.length === 0 && (await accounts.tieIdentity(accountId, identity, undo)) === 'taken'
    const code = isTaken ? 'UserAlreadyExists' : blocking.length > 0 ? 'HasOngoingBusiness' : 'Ok'
    const isNew = !before?.hasIdentity
    const event = code !== 'Ok' ? 'identityRefused' : isNew ? 'identityTied' : 'identityShown'
    await audit.add({ event, site, accountId, requestId, address, detail: { method: provider, code } })
    if (code !== 'Ok') return { outcome: { status: 'error', code, ...(blocking.length > 0 && { blocking }) } }
    const to = before?.confirmedEmail
    if (isNew) await ring(accountId, site)
    if (isNew && to !== undefined) await mails.post({ kind: 'identityTied', to, site, link })
    await accounts.noteIdentityLogin(accountId)
    await endEarlier(caller, sessions)
    const { associationId } = caller.session
    const session = await sessions.begin({ site, accountId, associationId, hasIdentity: true, userAgent })
    return { outcome: { status: 'authorized', code }, session }
  })
}

/** The account of a proven identity; if there is none, one is created for the booking. Concurrent calls create one. */
const accountOfBuyer = async (
  identity: ProvenIdentity,
  organisation: AccountOrganisation,
  accounts: IdentificationDependencies['accounts'],
): Promise<string> => {
  const known = await accounts.findByIdentity(organisation, identity)
  if (known) return known.id
  const { firstName, lastName } = identity
  const made = await accounts.create({
    organisation,
    firstName,
    lastName,
    email: '',
    phone: '',
    newsletter: false,
    identity,
    isOfBookingAlone: true,
  })
  if (made !== 'taken') return made.id
  const other = await accounts.findByIdentity(organisation, identity)
  if (!other) throw new Error('No account has the identity that is taken')
  return other.id
}

/**
 * For booking, with a session that has shown the identity. If the signed-in account has no identity, and no account has
 * this one, the two are linked first: a second account would hide the first.
 */
const booking: Conclude = async (identity, { provider }, visitor, { accounts, audit, sessions }) => {
  const { site, caller, requestId, address, userAgent } = visitor
  const organisation = organisationOf(site)
  assertKnown(caller)
  if (caller.kind === 'signedIn' && !(await accounts.findByIdentity(organisation, identity))) {
    const own = await accounts.find(caller.session.accountId)
    return refused(own?.hasIdentity ? 'UserAlreadyExists' : 'MustActivatePid')
  }
  const accountId = await accountOfBuyer(identity, organisation, accounts)
  await accounts.noteIdentityLogin(accountId)
  await endEarlier(caller, sessions)
  const session = await sessions.begin({ site, accountId, hasIdentity: true, userAgent })
  const detail = { method: provider, flow: 'booking' }
  await audit.add({ event: 'signedIn', site, accountId, requestId, address, detail })
  return { outcome: { status: 'authorized', code: 'Ok' }, session }
}

const byPurpose = { login, loginBoardMember, register, update, booking } as const

/**
 * Concludes a proven identification in exactly one process, with any number of concurrent
 * requests. Returns whether it was this one.
 */
export const concludeIdentification = async (
  identification: Identification,
  visitor: Visitor,
  dependencies: IdentificationDependencies,
): Promise<boolean> => {
  const { id, purpose, identity } = identification
  const { store, sessions, now } = dependencies
  if (!identity) return false
  const until = now() + identificationTimes.concludeMs
  if (!(await store.lockConclusion(id, { from: 'proven', now: now(), until }))) return false
  try {
    const { keepsProof, ...concluded } = await byPurpose[purpose](
      identity,
      identification,
      visitor,
      dependencies,
    )
    const isDone = await store.conclude(id, until, {
      ...concluded,
      now: now(),
      ...(keepsProof && { keepProofUntil: now() + identificationTimes.registrationMs }),
    })
    // Another process had the lock by then: the session that began here must be ended.
    if (!isDone && concluded.session) await sessions.end(concluded.session.sessionId)
    return isDone
  } catch (cause) {
    await store.unlockConclusion(id, until)
    throw cause
  }
}
