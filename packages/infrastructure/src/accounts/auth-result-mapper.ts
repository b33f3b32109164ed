// Result codes off the wire: field errors get the domain's shape, and what nobody knows is left out.
import type { AuthResult } from '@husrum/application'
import type { AuthResultDto } from '@husrum/contract'
import type { FieldIssue } from '@husrum/domain'
import { fieldErrorKeys } from '@husrum/domain'

type FieldErrorDto = NonNullable<AuthResultDto['errors']>[number]

const toIssue = ({ field, key, params }: FieldErrorDto): FieldIssue => ({
  key: fieldErrorKeys.find((known) => known === key) ?? 'invalidInput',
  path: field === '' ? [] : [field],
  ...(params && { params }),
})

export const toAuthResult = (dto: AuthResultDto): AuthResult => {
  const { code, token, flowId, associations, blocking, errors, retryAfter } = dto
  return {
    code,
    ...(token !== undefined && { token }),
    ...(flowId !== undefined && { flowId }),
    ...(associations && { associations }),
    ...(blocking && { blocking }),
    ...(errors && { errors: errors.map(toIssue) }),
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
  }
}
