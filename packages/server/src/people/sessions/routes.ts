// `login/refresh_token`, `login/session` and `logout` (PLAT-83, PLAT-85).
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { endedSessionHeaders, sessionHeaders, shownSessionOf } from './session-cookies.ts'
import type { SessionRegister } from './sessions.ts'

export interface SessionRoutesOptions {
  readonly sessions: Pick<SessionRegister, 'refresh' | 'endShown'>
  readonly audit: AuditLog
  readonly environment: 'development' | 'production'
}

export const sessionRoutes = (
  app: Hono<AppEnv>,
  { sessions, audit, environment }: SessionRoutesOptions,
): void => {
  const refresh = async (_: object, { caller, site }: EndpointContext) => {
    const issued = await sessions.refresh(signedInOf(caller).session, site)
    if (!issued) throw new Problem('signedOut')
    return reply(issued.token, { headers: sessionHeaders(issued, environment) })
  }
  bindEndpoint(app, endpoints.refreshToken, refresh)
  bindEndpoint(app, endpoints.getRefreshedToken, refresh)

  bindEndpoint(app, endpoints.checkSession, async () => undefined)

  bindEndpoint(app, endpoints.logout, async (_, { site, requestId, address, ...request }) => {
    const shown = shownSessionOf(request, environment)
    const ended = shown && (await sessions.endShown({ site, ...shown }))
    if (ended) await audit.add({ event: 'signedOut', site, requestId, address, accountId: ended.accountId })
    return reply(undefined, { headers: endedSessionHeaders(environment) })
  })
}
