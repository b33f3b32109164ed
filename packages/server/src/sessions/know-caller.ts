// Finds out who makes a request, before any handler does.
import type { SiteDefinition, User } from '@husrum/domain'
import { principalFactsOf, principalOf } from '@husrum/domain'
import type { MiddlewareHandler } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import { answerApart } from '../database/late-reads.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { Caller, LiveSession } from '../http/caller.ts'
import { anonymous } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { ShownSession } from './session-cookies.ts'
import { sessionOfCookies, shownSessionOf } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** The person of an account, as the site and the association they signed in for see them. */
export interface ReadUser {
  user(
    accountId: string,
    seen: { readonly site: SiteDefinition; readonly associationId?: string | undefined },
  ): Promise<User | undefined>
}

/** Whose session it is; nobody's where none was shown, where it is over, and on a site without login; unknown in an outage. */
export type FindCaller = (shown: ShownSession | undefined, site: SiteDefinition) => Promise<Caller>

/** Nobody is known: for an application without accounts. */
export const findNobody: FindCaller = async () => anonymous

/** `user` throws `signedOut` where the account, or the seat in the association's board, is gone. */
export const callerOf = (session: LiveSession, site: SiteDefinition, accounts: ReadUser): Caller => {
  const { accountId, associationId, hasIdentity } = session
  const read = async () => {
    const user = await accounts.user(accountId, { site, associationId })
    if (!user || (associationId !== undefined && !user.association)) throw new Problem('signedOut')
    // The rights of an e-identity belong to the session that it was shown in.
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

/** A session is taken from the `Authorization` header with the binding cookie, and from nothing else. */
export const knowCaller = (
  findCaller: FindCaller,
  environment: 'development' | 'production',
  /** Where there is a replica: whoever has changed something is not shown how it was before. */
  noteChange?: (sessionId: string) => Promise<void>,
): MiddlewareHandler<AppEnv> => {
  const sessionIdOf = async (cookies = '', site: SiteDefinition): Promise<string | undefined> => {
    const caller = await findCaller(sessionOfCookies(cookies, environment), site)
    return caller.kind === 'signedIn' ? caller.session.sessionId : undefined
  }
  const know: MiddlewareHandler<AppEnv> = async (c, next) => {
    const shown = shownSessionOf(
      { authorization: c.req.header('authorization') ?? '', cookies: c.req.header('cookie') ?? '' },
      environment,
    )
    c.set('caller', await findCaller(shown, c.get('site')))
    return next()
  }
  if (!noteChange) return know
  return (c, next) =>
    answerApart(
      { isRead: c.req.method === 'GET' || c.req.method === 'HEAD' },
      () => know(c, next),
      async (seen) => {
        // What a call without the token has written, an upload say, its sender looks for all the same.
        const note = async () => {
          const session = seen ?? (await sessionIdOf(c.req.header('cookie'), c.get('site')))
          if (session !== undefined) await noteChange(session)
        }
        // What was written stays written, and is answered so, also where the database went away since.
        await note().catch(() => undefined)
      },
    )
}
