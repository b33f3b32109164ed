// Looks at every request for a session, before any handler does.
import type { SiteDefinition } from '@husrum/domain'
import { principalFactsOf, principalOf } from '@husrum/domain'
import type { MiddlewareHandler } from 'hono'
import type { Accounts } from '../accounts/accounts.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { Caller, LiveSession } from '../http/caller.ts'
import { anonymous } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { shownSessionOf } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

export interface KnowCallerTerms {
  readonly sessions: Pick<Sessions, 'find'>
  readonly accounts: Pick<Accounts, 'user'>
  readonly environment: 'development' | 'production'
}

/** Nobody is known: for an application without accounts. */
export const knowNobody: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('caller', anonymous)
  return next()
}

/** `user` throws `signedOut` where the account, or the seat in the association's board, is gone. */
export const callerOf = (
  session: LiveSession,
  site: SiteDefinition,
  accounts: Pick<Accounts, 'user'>,
): Caller => {
  const { accountId, associationId } = session
  const read = async () => {
    const user = await accounts.user(accountId, { site, associationId })
    if (!user || (associationId !== undefined && !user.association)) throw new Problem('signedOut')
    return user
  }
  let reading: ReturnType<typeof read> | undefined
  const user = () => {
    reading ??= read()
    return reading
  }
  return {
    kind: 'signedIn',
    session,
    user,
    principal: async () => principalOf(principalFactsOf(await user(), site), site),
  }
}

/** A session is taken from the `Authorization` header with the binding cookie, and from nothing else. */
export const knowCaller =
  ({ sessions, accounts, environment }: KnowCallerTerms): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const site = c.get('site')
    const shown = site.features.login ? shownSessionOf(c, environment) : undefined
    const session = shown && (await sessions.find({ site, ...shown }))
    c.set('caller', session ? callerOf(session, site, accounts) : anonymous)
    return next()
  }
