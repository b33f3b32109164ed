// What other subjects may use of people/sessions.
export { sessionsDeclaration } from './declaration.ts'
export type { FindCaller } from './know-caller.ts'
export { findNoCaller, knowCaller, makeFindCaller } from './know-caller.ts'
export { sessionsModule } from './module.ts'
export { onlyWithLogin } from './only-with-login.ts'
export {
  bindingCookieName,
  endedSessionHeaders,
  hasSessionCookie,
  sessionHeaders,
  sessionOfCookies,
} from './session-cookies.ts'
export type { IssuedSession, Sessions } from './sessions.ts'
