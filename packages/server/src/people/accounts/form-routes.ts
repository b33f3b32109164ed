// The sign-in forms for browsers without script: the same use cases, answered with a redirect to a page (303).
import type { AccountForm } from '@husrum/contract'
import { accountFormPaths } from '@husrum/contract'
import { loginAddress, safeReturnPath } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../../platform/database/database-outage.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { Destination, FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms } from '../../platform/http/bind-form.ts'
import { textOf, textsOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { Sessions } from '../sessions/index.ts'
import { endedSessionHeaders, sessionHeaders } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPagePath } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import type { AccountFormSubmission, FormVisitor } from './form-submissions.ts'
import { makeFormSubmissions } from './form-submissions.ts'
import { siteOfPage } from './site-of-page.ts'
import type { TypedForms } from './typed-forms.ts'
import type { AccountUseCases } from './use-cases.ts'

export interface AccountFormOptions {
  readonly uses: AccountUseCases
  readonly accounts: Pick<Accounts, 'user'>
  readonly sessions: Pick<Sessions, 'end'>
  readonly content: PagesOfAccounts
  readonly typedForms: TypedForms
  readonly environment: 'development' | 'production'
  /** Limits calls that look up passwords, links or codes. */
  readonly limit: LimitCalls
}

/** A dozen short fields. */
const maxFormBytes = 16_384

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

export const accountFormRoutes = (app: Hono<AppEnv>, options: AccountFormOptions): void => {
  const { uses, environment, typedForms, content, limit } = options
  const submissions = makeFormSubmissions(uses, options)

  /** The page of the form with its errors. No typed value is put into the address. */
  const comesBack = async (
    form: AccountForm,
    { answer }: AccountOutcome,
    { fields, visitor }: SentForm,
  ): Promise<Destination> => {
    const { page, keeps, passes } = submissions[form]
    const kept = keeps.map((name) => [name, textOf(fields, name)] as const)
    return {
      location: withQuery(await accountPagePath(page, visitor.site, content), [
        ['error', answer.code],
        ...(answer.errors ?? []).map(({ field, key }) => ['field', `${field}:${key}`] as const),
        ...(answer.retryAfter === undefined ? [] : [['retryAfter', String(answer.retryAfter)] as const]),
        ...passes.flatMap((name) => {
          const value = passed[name](textOf(fields, name), visitor)
          return value === undefined ? [] : [[name, value] as const]
        }),
      ]),
      headers: kept.length > 0 ? typedForms.keep(form, Object.fromEntries(kept)) : [],
    }
  }

  const done = async (
    form: AccountForm,
    result: AccountOutcome,
    { fields, visitor }: SentForm,
  ): Promise<Destination> => {
    const { to, endsSession = false } = await submissions[form].done(textsOf(fields), visitor, result)
    const session = endsSession
      ? endedSessionHeaders(environment)
      : result.session
        ? sessionHeaders(result.session, environment)
        : []
    // The page that confirms where the link was sent shows the address.
    const typed =
      form === 'forgot'
        ? typedForms.keep(form, { email: textOf(fields, 'email') })
        : typedForms.forget(visitor.cookies)
    return { location: to, headers: [...typed, ...session, ...(result.headers ?? [])] }
  }

  for (const form of Object.keys(accountFormPaths) as AccountForm[]) {
    const route: FormRoute = {
      path: accountFormPaths[form],
      maxBytes: maxFormBytes,
      siteOf: (site, fields) => siteOfPage(site, textOf(fields, 'siteId')),
      page: (site) => site.routes.start,
      // Signing in leads back to the page that the form names.
      signIn: [],
      messages: { signedOut: '', tooManyRequests: 'Error', serviceUnavailable: 'Error' },
      backAt: (_, sent, problem) => {
        if (problem.code === 'signedOut')
          return loginAddress(sent.visitor.site, textOf(sent.fields, 'referrer')) ?? sent.page
        // Signing out always clears this browser's cookies, also during an outage.
        if (form === 'logout' && outageOf(problem)) return done(form, outcome('Ok'), sent)
        const { status, headers } = problem
        const retryAfter = Number(headers['retry-after'] ?? 0)
        return comesBack(form, outcome('Error', status === 429 ? { retryAfter } : {}), sent)
      },
    }
    bindForms(app, route, () => ({
      submit: async (sent) => {
        if (form !== 'logout') await limit(sent.visitor.address)
        const result = await submissions[form].submit(textsOf(sent.fields), sent.visitor)
        return result.answer.code === 'Ok' ? done(form, result, sent) : comesBack(form, result, sent)
      },
    }))
  }
}
