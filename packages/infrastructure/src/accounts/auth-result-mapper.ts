// Maps result codes from the wire: field errors get the domain's shape, and unknown values are omitted.
import type { AuthResult } from '@husrum/application'
import type { AuthResultDto, BlockingBusinessDto } from '@husrum/contract'
import type { BlockingBusiness, FieldIssue } from '@husrum/domain'
import { fieldErrorKeys, moneyOf, withoutUndefined } from '@husrum/domain'

type FieldErrorDto = NonNullable<AuthResultDto['errors']>[number]

const toIssue = ({ field, key, params }: FieldErrorDto): FieldIssue => ({
  key: fieldErrorKeys.find((known) => known === key) ?? 'invalidInput',
  path: field === '' ? [] : [field],
  ...(params && { params }),
})

/** What must end first; amounts on the wire are whole units. */
export const toBlocking = ({ amount, ...business }: BlockingBusinessDto): BlockingBusiness => ({
  ...business,
  ...withoutUndefined({ amount: moneyOf(amount) }),
})

export const toAuthResult = (dto: AuthResultDto): AuthResult => {
  const { blocking, errors, retryAfter, ...same } = dto
  return {
    ...same,
    ...withoutUndefined({
      blocking: blocking?.map(toBlocking),
      errors: errors?.map(toIssue),
      retryAfterSeconds: retryAfter,
    }),
  }
}
