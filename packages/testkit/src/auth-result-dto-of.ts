// A result of the account service in the wire's words, for fake backends.
import type { AuthResult } from '@husrum/application'
import type { AuthResultDto, EndpointReply } from '@husrum/contract'
import { authResults } from '@husrum/domain'

export const authResultDtoOf = ({
  errors,
  associations,
  blocking,
  retryAfterSeconds,
  ...same
}: AuthResult): AuthResultDto => ({
  ...same,
  ...(associations && { associations: [...associations] }),
  ...(blocking && { blocking: [...blocking] }),
  ...(errors && {
    errors: errors.map(({ key, path, params }) => ({
      field: path.map(String).join('.'),
      key,
      ...(params && { params: { ...params } }),
    })),
  }),
  ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
})

/** Under the status of its code. */
export const authResultReply = (result: AuthResult): EndpointReply => ({
  status: result.retryAfterSeconds === undefined ? authResults[result.code][0] : 429,
  body: authResultDtoOf(result),
})
