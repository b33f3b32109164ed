// Results of identifications: plain data, stored with the identification and returned to the browser that began it.
import type { Answer, AuthResultDto, IdentityStatusDto } from '@husrum/contract'
import type { AuthResultCode, BlockingBusiness, SelectableAssociation } from '@husrum/domain'
import { blockingDtos } from '../accounts/index.ts'
import type { IssuedSession } from '../sessions/index.ts'

/** Without any token or number, because it stays in the database until it is swept. */
export interface IdentificationOutcome {
  readonly status: Extract<IdentityStatusDto['status'], 'ok' | 'authorized' | 'chooseBoardMember' | 'error'>
  /** The answer of the account service, if any. */
  readonly code?: AuthResultCode
  readonly associations?: readonly SelectableAssociation[]
  readonly blocking?: readonly BlockingBusiness[]
  /** The chosen association. */
  readonly associationId?: string
}

/** The answer of the account service for an outcome, with the token if there is one to hand over. */
export const authAnswerOf = (
  id: string,
  { code, associations, blocking }: IdentificationOutcome,
  session: IssuedSession | undefined,
): Answer<AuthResultDto> | undefined =>
  code && {
    code,
    ...(session && { token: session.token }),
    ...(code === 'SsnNotFound' && { flowId: id }),
    ...(associations && { associations: [...associations] }),
    ...(blocking && { blocking: blockingDtos(blocking) }),
  }
