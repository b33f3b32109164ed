// The sign-in forms for browsers without script: the same use cases, answered with a redirect to a page (303).
import type { AccountForm } from '@husrum/contract'
import { accountFormPaths } from '@husrum/contract'
import { loginAddress, safeReturnPath } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { anonymous } from '../http/caller.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { endedSessionHeaders, sessionHeaders, sessionOfCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPagePath } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import type { AccountFormSubmission, FormVisitor } from './form-submissions.ts'
import { makeFormSubmissions, withQuery } from './form-submissions.ts'
import { siteOfPage } from './site-of-page.ts'
import type { TypedForms } from './typed-forms.ts'
import type { AccountUseCases } from './use-cases.ts'

export interface AccountFormOptions {
  readonly uses: AccountUseCases
  readonly accounts: Pick<Accounts, 'user'>
  readonly sessions: Pick<Sessions, 'end'>
  readonly findCaller: FindCaller
  readonly content: PagesOfAccounts
  readonly typedForms: TypedForms
  readonly environment: 'development' | 'production'
  /** Limits calls that look up passwords, links or codes. */
  readonly limit: LimitCalls
}

/** In bytes: our forms have a dozen short fields. */
const longestForm = 16_384

type Fields = Readonly<Record<string, string>>
type SetCookie = readonly [name: string, value: string]

const catalogueId = (value: string): string | undefined => (/^[\w-]{1,64}$/.test(value) ? value : undefined)

/** Fields taken from the address of the page; values with a wrong format are dropped. */
const passed: Readonly<
  Record<
    AccountFormSubmission['passes'][number],
    (value: string, visitor: Pick<FormVisitor, 'site'>) => string | undefined
  >
> = {
  referrer: (value, { site }) => safeReturnPath(value, site),
  token: (value) => (/^[\w-]{1,200}$/.test(value) ? value : undefined),
  purpose: (value) => (value === 'undo' ? value : undefined),
  objectId: catalogueId,
  stageId: catalogueId,
  flowId: (value) => (/^[\w-]{1,128}$/.test(value) ? value : undefined),
}

/** The page of the form with its errors. No typed value is put into the address. */
const addressBack = async (
  form: AccountFormSubmission,
  { answer }: AccountOutcome,
  fields: Fields,
  visitor: FormVisitor,
  content: PagesOfAccounts,
): Promise<string> => {
  const path = await accountPagePath(form.page, visitor.site, content)
  return withQuery(path, [
    ['error', answer.code],
    ...(answer.errors ?? []).map(({ field, key }) => ['field', `${field}:${key}`] as const),
    ...(answer.retryAfter === undefined ? [] : [['retryAfter', String(answer.retryAfter)] as const]),
    ...form.passes.flatMap((name) => {
      const value = passed[name](fields[name] ?? '', visitor)
      return value === undefined ? [] : [[name, value] as const]
    }),
  ])
}

/** Turns overload, outages and rate limits into a result for the page: visitors without script must not see a bare problem. */
const outcomeOfFailure = (cause: unknown): AccountOutcome => {
  if (outageOf(cause) !== undefined) return outcome('Error')
  if (!(cause instanceof Problem) || ![429, 503].includes(cause.status)) throw cause
  const seconds = Number(cause.headers['retry-after'] ?? 0)
  return outcome('Error', cause.status === 429 ? { retryAfter: seconds } : {})
}

export const accountFormRoutes = (app: Hono<AppEnv>, options: AccountFormOptions): void => {
  const { uses, findCaller, environment, typedForms, content, limit } = options
  const submissions = makeFormSubmissions(uses, options)

  const answer = async (
    c: Context<AppEnv>,
    form: AccountForm,
  ): Promise<{ readonly to: string; readonly headers: readonly SetCookie[] }> => {
    const submission = submissions[form]
    const fields: Fields = Object.fromEntries(await readForm(c.req.raw, longestForm))
    const cookies = c.req.header('cookie') ?? ''
    const asked = visitorOf(c)
    let visitor: FormVisitor = {
      ...asked,
      site: siteOfPage(asked.site, fields.siteId),
      cookies,
      idempotencyKey: '',
      caller: anonymous,
    }
    let result: AccountOutcome
    try {
      if (form !== 'logout') await limit(visitor.address)
      // A form cannot send the token as a bearer: the cookies count here, and only from our own pages.
      const caller = await findCaller(sessionOfCookies(cookies, environment), visitor.site)
      visitor = { ...visitor, caller }
      result = await submission.submit(fields, visitor)
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return { to: loginAddress(visitor.site, fields.referrer) ?? visitor.site.routes.start, headers: [] }
      // Signing out always clears this browser's cookies, also during an outage.
      result = form === 'logout' && outageOf(cause) ? outcome('Ok') : outcomeOfFailure(cause)
    }
    if (result.answer.code !== 'Ok') {
      const kept = submission.keeps.map((name) => [name, fields[name] ?? ''] as const)
      return {
        to: await addressBack(submission, result, fields, visitor, content),
        headers: kept.length > 0 ? typedForms.keep(form, Object.fromEntries(kept)) : [],
      }
    }
    const { to, endsSession = false } = await submission.done(fields, visitor, result)
    return {
      to,
      headers: [
        // The page that confirms where the link was sent shows the address.
        ...(form === 'forgot'
          ? typedForms.keep(form, { email: fields.email ?? '' })
          : typedForms.forget(cookies)),
        ...(endsSession
          ? endedSessionHeaders(environment)
          : result.session
            ? sessionHeaders(result.session, environment)
            : []),
        ...(result.headers ?? []),
      ],
    }
  }

  for (const form of Object.keys(accountFormPaths) as AccountForm[]) {
    app.post(accountFormPaths[form], fromOurPages, async (c) => {
      const { to, headers } = await answer(c, form)
      c.header('cache-control', 'no-store')
      for (const [name, value] of headers) c.header(name, value, { append: true })
      return c.redirect(to, 303)
    })
  }
}
