// Maps a result of the account service to its wire format, for fake backends.
import type { AuthResult } from '@husrum/application'
import type { Answer, AuthResultDto, BlockingBusinessDto, EndpointReply } from '@husrum/contract'
import type { BlockingBusiness } from '@husrum/domain'
import { authResults, wholeUnitsOf } from '@husrum/domain'

export const blockingDtosOf = (blocking: readonly BlockingBusiness[]): Answer<BlockingBusinessDto[]> =>
  blocking.map(({ amount, ...facts }) => ({
    ...facts,
    amount: wholeUnitsOf(amount),
  }))

export const authResultDtoOf = ({
  errors,
  associations,
  blocking,
  retryAfterSeconds,
  ...same
}: AuthResult): Answer<AuthResultDto> => ({
  ...same,
  ...(associations && { associations: [...associations] }),
  ...(blocking && { blocking: blockingDtosOf(blocking) }),
  ...(errors && {
    errors: errors.map(({ key, path, params }) => ({
      field: path.map(String).join('.'),
      key,
      ...(params && { params: { ...params } }),
    })),
  }),
  retryAfter: retryAfterSeconds,
})

/** A reply with the status of the result's code. */
export const authResultReply = (result: AuthResult): EndpointReply => ({
  status: result.retryAfterSeconds === undefined ? authResults[result.code][0] : 429,
  body: authResultDtoOf(result),
})
