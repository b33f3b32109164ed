// The status of an identification for its browser.
import type { Answer, IdentityStatusDto } from '@husrum/contract'
import { bankIdQrSeconds, errorPageKindOfCause } from '@husrum/domain'
import { sessionToHandOver } from './choose-association.ts'
import { authAnswerOf } from './identification-outcome.ts'
import type { Identification } from './identifications.ts'
import type { IdentityProvider } from './identity-provider.ts'

const pendingStatus = (
  { purpose, status, hint = 'outstandingTransaction', device, order, startedAt }: Identification,
  provider: IdentityProvider | undefined,
  now: number,
): Answer<IdentityStatusDto> => {
  // The bank has finished, we have not: none of the bank's hints fits, and the page shows progress.
  if (status === 'proven') return { status: 'pending', type: purpose, hintCode: 'proven' }
  const pending = { status: 'pending', type: purpose, hintCode: hint } as const
  if (hint !== 'outstandingTransaction') return pending
  // Each device gets only what it needs: a code must not be startable by a link.
  const { autoStartToken } = order
  if (device === 'same') return { ...pending, ...(autoStartToken !== undefined && { autoStartToken }) }
  const qr = provider?.qr?.(order, bankIdQrSeconds(startedAt, now))
  return { ...pending, ...(qr !== undefined && { qr }) }
}

/** For creating an account: a person without one, who still has the proof. */
const personOf = ({
  purpose,
  identity,
  outcome,
}: Identification): NonNullable<Answer<IdentityStatusDto['person']>> | undefined =>
  identity && (purpose === 'register' || outcome?.code === 'SsnNotFound')
    ? { firstName: identity.firstName, lastName: identity.lastName }
    : undefined

/** The status as in the contract. The token of a new session is included for half a minute. */
export const identityStatusOf = (
  identification: Identification,
  provider: IdentityProvider | undefined,
  now: number,
): Answer<IdentityStatusDto> => {
  const { id, purpose, status, hint, outcome, returnPath } = identification
  const type = purpose
  const hintCode = hint === undefined ? {} : { hintCode: hint }
  if (status === 'cancelled') return { status, type, ...hintCode }
  if (status === 'failed')
    return { status: 'error', type, ...hintCode, errorKind: errorPageKindOfCause(hint) }
  if (status !== 'concluded' || !outcome) return pendingStatus(identification, provider, now)
  const person = personOf(identification)
  const result = authAnswerOf(id, outcome, sessionToHandOver(identification, now))
  return {
    status: outcome.status,
    type,
    ...(outcome.associations && { associations: [...outcome.associations] }),
    ...(result && { result }),
    ...(person && { person }),
    returnPath,
    ...(outcome.status === 'error' && { errorKind: errorPageKindOfCause(outcome.code) }),
  }
}
