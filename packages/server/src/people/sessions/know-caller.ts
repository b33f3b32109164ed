// Identifies the caller of a request, before any handler runs.
import type { SiteDefinition, User } from '@husrum/domain'
import { principalFactsOf, principalOf } from '@husrum/domain'
import type { MiddlewareHandler } from 'hono'
import { outageOf } from '../../platform/database/database-outage.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { Caller, LiveSession } from '../../platform/http/caller.ts'
import { anonymous } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ShownSession } from './session-cookies.ts'
import { sessionOfCookies, shownSessionOf } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** The user of an account, as seen by the site and the association of the session. */
export interface ReadUser {
  user(
    accountId: string,
    seen: { readonly site: SiteDefinition; readonly associationId?: string | undefined },
  ): Promise<User | undefined>
}

/** The caller of a session; anonymous without one, if it is over, and on a site without login; unknown in an outage. */
export type FindCaller = (shown: ShownSession | undefined, site: SiteDefinition) => Promise<Caller>

/** Every caller is anonymous: for an application without accounts. */
export const findNoCaller: FindCaller = async () => anonymous

/** `user` throws `signedOut` if the account, or the seat in the association's board, no longer exists. */
export const callerOf = (session: LiveSession, site: SiteDefinition, accounts: ReadUser): Caller => {
  const { accountId, associationId, hasIdentity } = session
  const read = async () => {
    const user = await accounts.user(accountId, { site, associationId })
    if (!user || (associationId !== undefined && !user.association)) throw new Problem('signedOut')
    // The permissions of an e-identity only apply to the session that has shown it.
    return { ...user, hasPersonalIdentifier: user.hasPersonalIdentifier && hasIdentity }
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

export const makeFindCaller =
  ({
    sessions,
    accounts,
  }: {
    readonly sessions: Pick<Sessions, 'find'>
    readonly accounts: ReadUser
  }): FindCaller =>
  async (shown, site) => {
    if (!shown || !site.features.login) return anonymous
    try {
      const session = await sessions.find({ site, ...shown })
      return session ? callerOf(session, site, accounts) : anonymous
    } catch (cause) {
      if (outageOf(cause) === undefined) throw cause
      return { kind: 'unknown', cause }
    }
  }

/** The session comes only from the `Authorization` header with the binding cookie, unless a handler asks for that of the cookies. */
export const knowCaller =
  (findCaller: FindCaller, environment: 'development' | 'production'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const cookies = c.req.header('cookie') ?? ''
    c.set('callerOfCookies', (site) => findCaller(sessionOfCookies(cookies, environment), site))
    const shown = shownSessionOf({ authorization: c.req.header('authorization') ?? '', cookies }, environment)
    c.set('caller', await findCaller(shown, c.get('site')))
    return next()
  }
