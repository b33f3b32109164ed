// Sessions: begun by signing in, checked on every request, ended by signing out.
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeSessions } from './postgres-sessions.ts'
import { sessionRoutes } from './routes.ts'
import type { SessionRegister } from './sessions.ts'

export { sessionsDeclaration } from './declaration.ts'
export type { FindCaller } from './know-caller.ts'
export { findNoCaller, knowCaller, makeFindCaller } from './know-caller.ts'
export { onlyWithLogin } from './only-with-login.ts'
export {
  bindingCookieName,
  endedSessionHeaders,
  hasSessionCookie,
  sessionHeaders,
  sessionOfCookies,
} from './session-cookies.ts'
export type { IssuedSession, Sessions } from './sessions.ts'

const hourMs = 3_600_000

export const sessionsModule = (
  { db, keys, now, environment }: Platform,
  { audit }: { readonly audit: AuditLog },
): Module & { readonly sessions: SessionRegister } => {
  const sessions = makeSessions({ db, keys, now, audit })
  return {
    sessions,
    routes: (app) => sessionRoutes(app, { sessions, audit, environment }),
    sweeps: [{ name: 'sessions', everyMs: hourMs, run: () => sessions.sweep() }],
  }
}
