// The forms around sign-in for browsers without script: the same attempts, answered by the way to a page (303).
import type { AccountForm } from '@husrum/contract'
import { accountFormPaths } from '@husrum/contract'
import { cookies, loginAddress, safeReturnPath } from '@husrum/domain'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { Caller } from '../http/caller.ts'
import { anonymous } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import { callerOf } from '../sessions/know-caller.ts'
import { bindingCookieName, endedSessionHeaders, sessionHeaders } from '../sessions/session-cookies.ts'
import { accountPagePath } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { said } from './account-tools.ts'
import type { AccountUses } from './account-uses.ts'
import type { AccountFormUse } from './form-submissions.ts'
import { makeAccountFormUses, withQuery } from './form-submissions.ts'
import type { TypedForms } from './typed-forms.ts'

export interface AccountFormTerms extends AccountTools {
  readonly uses: AccountUses
  readonly typedForms: TypedForms
  readonly limit: MiddlewareHandler<AppEnv>
}

/** A form of ours has a dozen short fields. */
const longestForm = 16_384

type Fields = Readonly<Record<string, string>>

/** Fields out of the page's own address: what does not look like one is left out. */
const passed: Readonly<
  Record<AccountFormUse['passes'][number], (value: string, call: AccountCall) => string | undefined>
> = {
  referrer: (value, { site }) => safeReturnPath(value, site),
  token: (value) => (/^[\w-]{1,200}$/.test(value) ? value : undefined),
  flowId: (value) => (/^[\w-]{1,128}$/.test(value) ? value : undefined),
}

/**
 * Who sends the form. A form cannot send the token as a bearer, so that the cookies count here: only together, and only
 * from our own pages, which the browser vouches for.
 */
const callerOfForm = async (
  c: Context<AppEnv>,
  { sessions, accounts, environment }: AccountTools,
): Promise<Caller> => {
  const site = c.get('site')
  const token = getCookie(c, cookies.token.name)
  if (!token) return anonymous
  const session = await sessions.find({ site, token, binding: getCookie(c, bindingCookieName(environment)) })
  return session ? callerOf(session, site, accounts) : anonymous
}

/** The page of the form again, with what was wrong; nothing that was typed is in the address. */
const addressBack = async (
  use: AccountFormUse,
  { answer }: Attempt,
  fields: Fields,
  call: AccountCall,
  content: AccountTools['content'],
): Promise<string> => {
  const path = await accountPagePath(use.page, call.site, content)
  return withQuery(path, [
    ['error', answer.code],
    ...(answer.errors ?? []).map(({ field, key }) => ['field', `${field}:${key}`] as const),
    ...(answer.retryAfter === undefined ? [] : [['retryAfter', String(answer.retryAfter)] as const]),
    ...use.passes.flatMap((name) => {
      const value = passed[name](fields[name] ?? '', call)
      return value === undefined ? [] : [[name, value] as const]
    }),
  ])
}

/** What people without script must not see as a bare problem: we are busy or away, or they are too fast. */
const attemptOfFailure = (cause: unknown): Attempt => {
  if (outageOf(cause) !== undefined) return said('Error')
  if (!(cause instanceof Problem) || ![429, 503].includes(cause.status)) throw cause
  const seconds = Number(cause.headers['retry-after'] ?? 0)
  return said('Error', cause.status === 429 ? { retryAfter: seconds } : {})
}

export const accountFormRoutes = (app: Hono<AppEnv>, terms: AccountFormTerms): void => {
  const { environment, typedForms, content, limit } = terms
  const forms = makeAccountFormUses(terms, terms.uses)

  const answer = async (c: Context<AppEnv>, form: AccountForm): Promise<string> => {
    const use = forms[form]
    const fields: Fields = Object.fromEntries(await readForm(c.req.raw, longestForm))
    const facts = { site: c.get('site'), requestId: c.get('requestId'), c }
    let call: AccountCall = { ...facts, caller: anonymous }
    let attempt: Attempt
    try {
      if (form !== 'logout') await limit(c, async () => undefined)
      call = { ...facts, caller: await callerOfForm(c, terms) }
      attempt = await use.attempt(fields, call)
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return loginAddress(facts.site, fields.referrer) ?? facts.site.routes.start
      // Whoever signs out leaves nothing in this browser, whatever is away.
      attempt = form === 'logout' && outageOf(cause) ? said('Ok') : attemptOfFailure(cause)
    }
    if (attempt.answer.code !== 'Ok') {
      const kept = use.keeps.map((name) => [name, fields[name] ?? ''] as const)
      if (kept.length > 0) typedForms.keep(c, form, Object.fromEntries(kept))
      return addressBack(use, attempt, fields, call, content)
    }
    const { to, endsSession = false } = await use.done(fields, call, attempt)
    // The page that says where the link went shows the address.
    if (form === 'forgot') typedForms.keep(c, form, { email: fields.email ?? '' })
    else typedForms.forget(c)
    const cookiesToSet = endsSession
      ? endedSessionHeaders(environment)
      : attempt.session
        ? sessionHeaders(attempt.session, environment)
        : []
    for (const [name, value] of cookiesToSet) c.header(name, value, { append: true })
    return to
  }

  for (const form of Object.keys(accountFormPaths) as AccountForm[]) {
    app.post(accountFormPaths[form], fromOurPages, async (c) => {
      c.header('cache-control', 'no-store')
      return c.redirect(await answer(c, form), 303)
    })
  }
}
