// The second step of a board member's sign-in: choosing the association.
import type { AuthResultDto } from '@husrum/contract'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { IssuedSession } from '../sessions/index.ts'
import { endEarlier } from './conclude-identification.ts'
import type { IdentificationDependencies } from './identification-dependencies.ts'
import { identificationTimes } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import { handOverMs } from './identifications.ts'

export interface Chosen {
  readonly answer: AuthResultDto
  readonly session?: IssuedSession | undefined
}

const notOffered: Chosen = {
  answer: { code: 'InvalidInput', errors: [{ field: 'brfAccountId', key: 'unknownValue' }] },
}

/** The session of an earlier choice, while it may be handed over again. */
export const sessionToHandOver = (
  { session, concludedAt = 0 }: Identification,
  now: number,
): IssuedSession | undefined => (now - concludedAt < handOverMs ? session : undefined)

const chosenBefore = (identification: Identification, associationId: string, now: number): Chosen => {
  if (identification.outcome?.associationId !== associationId) return notOffered
  const session = sessionToHandOver(identification, now)
  return { answer: { code: 'Ok', ...(session && { token: session.token }) }, session }
}

/**
 * Signs in for an association of the person, once. Repeating the same choice returns the same answer. Throws
 * `notFound` if there is nothing to choose, and `tooManyRequests` while another request is running.
 */
export const chooseAssociation = async (
  identification: Identification,
  associationId: string,
  { site, caller, requestId, address, userAgent }: Visitor,
  { store, accounts, sessions, audit, now }: IdentificationDependencies,
): Promise<Chosen> => {
  const { id, provider, accountId, outcome, purpose } = identification
  if (purpose !== 'loginBoardMember') throw new Problem('notFound')
  if (outcome?.status === 'ok') return chosenBefore(identification, associationId, now())
  if (outcome?.status !== 'chooseBoardMember' || accountId === undefined) throw new Problem('notFound')
  const associations = await accounts.associationsOf(accountId)
  if (!associations.some((association) => association.id === associationId)) return notOffered
  const until = now() + identificationTimes.concludeMs
  if (!(await store.lockConclusion(id, { from: 'choosing', now: now(), until })))
    throw new Problem('tooManyRequests', { headers: { 'retry-after': '1' } })
  try {
    const session = await sessions.begin({ site, accountId, associationId, hasIdentity: true, userAgent })
    const isDone = await store.conclude(id, until, {
      outcome: { status: 'ok', code: 'Ok', associationId },
      session,
      now: now(),
    })
    if (!isDone) {
      await sessions.end(session.sessionId)
      throw new Problem('tooManyRequests', { headers: { 'retry-after': '1' } })
    }
    await endEarlier(caller, sessions)
    await accounts.noteIdentityLogin(accountId)
    const detail = { method: provider, as: 'boardMember' }
    await audit.add({ event: 'signedIn', site, accountId, requestId, address, detail })
    return { answer: { code: 'Ok', token: session.token }, session }
  } catch (cause) {
    await store.unlockConclusion(id, until)
    throw cause
  }
}
