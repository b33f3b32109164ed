// The result of signing in, registering or changing an account: the response, and the new session if there is one.
import type { AuthResultDto, BlockingBusinessDto } from '@husrum/contract'
import type { AuthResultCode, BlockingBusiness, FieldErrorKey, FieldIssue } from '@husrum/domain'
import { siteByKey, wholeUnitsOf, withoutUndefined } from '@husrum/domain'
import { assertKnown } from '../../platform/http/caller.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { IssuedSession, Sessions } from '../sessions/index.ts'

export interface AccountOutcome {
  readonly answer: AuthResultDto
  readonly session?: IssuedSession
  /** Further cookies for the browser. */
  readonly headers?: readonly (readonly [name: 'set-cookie', value: string])[]
  /** The account of the session. */
  readonly accountId?: string
}

export const outcome = (code: AuthResultCode, rest: Omit<AuthResultDto, 'code'> = {}): AccountOutcome => ({
  answer: { code, ...rest },
})

/** The DTOs of business that must end first. */
export const blockingDtos = (blocking: readonly BlockingBusiness[]): BlockingBusinessDto[] =>
  blocking.map(({ amount, ...facts }) => ({
    ...facts,
    ...withoutUndefined({ amount: wholeUnitsOf(amount) }),
  }))

/** Adds the origin of each site other than the visitor's, so that its pages can be linked to. */
export const withOrigins = (
  blocking: readonly BlockingBusiness[],
  { site, origin }: Pick<Visitor, 'site' | 'origin'>,
  environment: 'development' | 'production',
): readonly BlockingBusiness[] =>
  blocking.map((business) =>
    business.site === undefined || business.site === site.key
      ? business
      : {
          ...business,
          origin: originOf(siteByKey(business.site), { environment, requestUrl: origin }),
        },
  )

/** Refused because of business that must end first. */
export const blockedBy = (blocking: readonly BlockingBusiness[]): AccountOutcome =>
  outcome('HasOngoingBusiness', { blocking: blockingDtos(blocking) })

/** The form fields that a domain rule refused. */
export const invalid = (issues: readonly FieldIssue[]): AccountOutcome =>
  outcome('InvalidInput', {
    errors: issues.map(({ key, path, params }) => ({
      field: path.join('.'),
      key,
      ...(params && { params: { ...params } }),
    })),
  })

export const invalidField = (field: string, key: FieldErrorKey): AccountOutcome =>
  invalid([{ key, path: [field] }])

/** Too many attempts. The code is that of a wrong password, so that it leaks nothing about the account. */
export const locked = (seconds: number): AccountOutcome =>
  outcome('InvalidEmailLoginInput', { retryAfter: seconds })

/** Starts a session and ends the previous one of this browser. The response contains the token too. */
export const beginSession = async (
  sessions: Pick<Sessions, 'begin' | 'end'>,
  { site, caller, userAgent }: Pick<Visitor, 'site' | 'caller' | 'userAgent'>,
  { accountId, hasIdentity }: { readonly accountId: string; readonly hasIdentity: boolean },
): Promise<AccountOutcome> => {
  assertKnown(caller)
  if (caller.kind === 'signedIn') await sessions.end(caller.session.sessionId)
  const session = await sessions.begin({ site, accountId, hasIdentity, userAgent })
  return { answer: { code: 'Ok', token: session.token }, session, accountId }
}
