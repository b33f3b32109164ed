// What comes of trying to sign in, register or change something: the answer, and the session that it began.
import type { AuthResultDto, BlockingBusinessDto } from '@husrum/contract'
import type { AuthResultCode, BlockingBusiness, FieldErrorKey, FieldIssue } from '@husrum/domain'
import { siteByKey, wholeUnitsOf } from '@husrum/domain'
import { assertKnown } from '../http/caller.ts'
import { originOf } from '../http/site-origins.ts'
import type { Visitor } from '../http/visitor.ts'
import type { IssuedSession, Sessions } from '../sessions/sessions.ts'

export interface AccountOutcome {
  readonly answer: AuthResultDto
  readonly session?: IssuedSession
  /** What the browser is to keep besides. */
  readonly headers?: readonly (readonly [name: 'set-cookie', value: string])[]
  /** Whose session it is. */
  readonly accountId?: string
}

export const outcome = (code: AuthResultCode, rest: Omit<AuthResultDto, 'code'> = {}): AccountOutcome => ({
  answer: { code, ...rest },
})

/** What must end first, as it is sent. */
export const blockingDtos = (blocking: readonly BlockingBusiness[]): BlockingBusinessDto[] =>
  blocking.map(({ amount, ...facts }) => ({
    ...facts,
    ...(amount !== undefined && { amount: wholeUnitsOf(amount) }),
  }))

/** With the origin of every other site than the visitor's, so that its pages can be linked to. */
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

/** The fields of a form that a domain rule refused. */
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

/** Tried too often; the code is that of a wrong password, so that nothing is told of the account. */
export const locked = (seconds: number): AccountOutcome =>
  outcome('InvalidEmailLoginInput', { retryAfter: seconds })

/** Begins a session, in place of the one that this browser had. Its token is in the answer too. */
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
