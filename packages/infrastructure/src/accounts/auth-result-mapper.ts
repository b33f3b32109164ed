// Maps result codes from the wire: field errors get the domain's shape, and unknown values are omitted.
import type { AuthResult } from '@husrum/application'
import type { AuthResultDto, BlockingBusinessDto } from '@husrum/contract'
import type { BlockingBusiness, FieldIssue } from '@husrum/domain'
import { fieldErrorKeys, moneyOf } from '@husrum/domain'

type FieldErrorDto = NonNullable<AuthResultDto['errors']>[number]

const toIssue = ({ field, key, params }: FieldErrorDto): FieldIssue => ({
  key: fieldErrorKeys.find((known) => known === key) ?? 'invalidInput',
  path: field === '' ? [] : [field],
  ...(params && { params }),
})

/** What must end first; amounts on the wire are whole units. */
export const toBlocking = ({
  kind,
  id,
  title,
  site,
  origin,
  amount,
  currency,
  day,
}: BlockingBusinessDto): BlockingBusiness => ({
  kind,
  id,
  title,
  ...(site !== undefined && { site }),
  ...(origin !== undefined && { origin }),
  ...(amount !== undefined && { amount: moneyOf(amount) }),
  ...(currency !== undefined && { currency }),
  ...(day !== undefined && { day }),
})

export const toAuthResult = (dto: AuthResultDto): AuthResult => {
  const { code, token, flowId, associations, blocking, errors, retryAfter } = dto
  return {
    code,
    ...(token !== undefined && { token }),
    ...(flowId !== undefined && { flowId }),
    ...(associations && { associations }),
    ...(blocking && { blocking: blocking.map(toBlocking) }),
    ...(errors && { errors: errors.map(toIssue) }),
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
  }
}
