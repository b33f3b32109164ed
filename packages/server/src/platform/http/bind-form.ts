// Connects an HTML form to the endpoint that does the same with script: the form works in browsers without script, and is answered
// with a redirect to a page (303).
import type {
  CommonOutcome,
  Endpoint,
  OutcomeName,
  OutcomeOf,
  RequestOf,
  ResponseOf,
  Schema,
} from '@husrum/contract'
import type { FieldErrorKey, SiteDefinition } from '@husrum/domain'
import { identityAddress, loginAddress } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { problemOf } from './answer-failure.ts'
import type { AppEnv } from './app-environment.ts'
import { assertAccess } from './assert-access.ts'
import type { EndpointContext } from './bind-endpoint.ts'
import {
  checkOutcome,
  definitionOf,
  endpointContextOf,
  handlerOf,
  isOptional,
  parseInput,
} from './bind-endpoint.ts'
import type { FormFields } from './form-fields.ts'
import { fieldsOf, isTicked, noFields, textOf } from './form-fields.ts'
import type { FieldProblem } from './problem.ts'
import { Problem } from './problem.ts'
import { formKey, readForm } from './read-form.ts'
import { isReply, reply } from './reply.ts'
import { fromOurPages } from './same-origin.ts'
import type { SetCookie } from './set-cookie.ts'
import { withQuery } from './with-query.ts'

/** The body of a form. Routes that accept files add them. */
interface TakenFields {
  readonly fields: FormFields
}

export type SentForm<Taken extends TakenFields = TakenFields> = Taken & {
  /** The caller is that of the session cookies, because a form cannot send the token as a bearer. */
  readonly visitor: EndpointContext
  /** The address of the page with the form. */
  readonly page: string
  /** The `Referer` header; empty if it was not sent. */
  readonly referer: string
}

/** An address, and cookies to set. */
export type Destination = string | { readonly location: string; readonly headers?: readonly SetCookie[] }

type Awaitable<Value> = Value | Promise<Value>

/**
 * The message of the page for an outcome, which can depend on the invalid fields. `''`: the page shows the current state, without a
 * message. `null`: the error page.
 */
type Message = string | null | ((problem: Problem) => string | null)

/** Messages by the outcomes of an endpoint, and by the common ones that its page shows. The compiler rejects other names. */
export type MessagesOf<E extends Endpoint> = { readonly [Name in OutcomeOf<E>]: Message } & {
  readonly [Name in Exclude<CommonOutcome, OutcomeOf<E>>]?: Message
}

export interface FormPage<Taken extends TakenFields = TakenFields> {
  /** The page with the form, to which a visitor also returns after sign-in. The form is answered 404 on a site without the page. */
  page?(site: SiteDefinition, fields: FormFields, referer: string): Awaitable<string | undefined>
  /**
   * Messages by the name of the outcome; those of a button precede those of its route. An outage is `serviceUnavailable`, and so is a
   * timeout without a message of its own.
   */
  readonly messages?: { readonly [Name in OutcomeName]?: Message }
  /** The message for all other outcomes. By default they are answered with the error page. */
  readonly otherMessage?: string
  /** The redirect that shows a message. By default the page with the query parameter `error`. */
  backAt?(message: string, sent: SentForm<Taken>, problem: Problem): Awaitable<Destination>
}

/** What one button of a form does. */
export interface Submission<Taken extends TakenFields = TakenFields> extends FormPage<Taken> {
  /** Who may submit the form: the same callers as of this endpoint. Absent: `submit` decides. */
  readonly access?: Pick<Endpoint, 'access' | 'path'>
  /** Resolves with the redirect after success. */
  submit(sent: SentForm<Taken>, app: Hono<AppEnv>): Promise<Destination>
  /** Called in development and tests. Throws for an error that the submission must not have. */
  check?(cause: unknown): void
}

export interface FormRoute<Taken extends TakenFields = TakenFields> extends FormPage<Taken> {
  readonly path: string
  /** Size limit of a form without files; a larger one is answered 413. */
  readonly maxBytes: number
  /** Reads a form with files. It runs after `access` was checked, because files are stored for the caller. */
  readonly read?: (c: Context<AppEnv>, visitor: EndpointContext) => Promise<Taken>
  /** Checked before `read`. */
  readonly access?: Submission['access']
  /** Like `backAt`, for a form with files that was not read: because of the session, the access or the body. */
  unreadAt?(message: string, sent: SentForm, problem: Problem): Awaitable<Destination | undefined>
  /** The site of the form, if the host has several; by default the site of the address. */
  readonly siteOf?: (site: SiteDefinition, fields: FormFields) => SiteDefinition
  /** Errors that redirect to sign-in, which leads back to the page. By default only a missing session. */
  readonly signIn?: readonly OutcomeName[]
}

/** For forms whose page requires more than a session: the identity, the consent or a permission. */
export const signInForAccess: readonly OutcomeName[] = ['signedOut', 'identityRequired', 'forbidden']

/** A message for each outcome that the endpoint lists, or one for all that have none. */
type EndpointMessages<E extends Endpoint> =
  | { readonly messages: MessagesOf<E>; readonly otherMessage?: string }
  | { readonly messages?: Partial<MessagesOf<E>>; readonly otherMessage: string }

export type EndpointForm<E extends Endpoint, Taken extends TakenFields = TakenFields> = EndpointMessages<E> &
  Omit<FormPage<Taken>, 'messages' | 'otherMessage'> &
  EndpointSubmission<E, Taken>

interface EndpointSubmission<E extends Endpoint, Taken extends TakenFields> {
  /**
   * Fields of the request that are not fields of the form with the same name. The others are read by the type in the request
   * schema: texts, whole numbers, checkboxes, and lists with several values of one name.
   */
  readonly fields?: (sent: SentForm<Taken>) => Awaitable<Partial<Record<keyof RequestOf<E>, unknown>>>
  /** The redirect after success. Cookies that the endpoint sets are set too. */
  doneAt(
    answer: { readonly body: ResponseOf<E>; readonly status: number },
    sent: SentForm<Taken>,
  ): Awaitable<Destination>
}

/**
 * A button that does what an endpoint does: the same callers, request schema and handler. The field `key` is the `Idempotency-Key`,
 * where the endpoint reads one. An id in the path of the endpoint that is malformed is `notFound`.
 *
 * @example
 * formOf(endpoints.cancelShowing, {
 *   messages: { notFound: 'gone', over: 'over', attended: 'attended' },
 *   doneAt: (_, { page }) => `${page}?done=cancelled`,
 * })
 */
export const formOf = <E extends Endpoint, Taken extends TakenFields = TakenFields>(
  endpoint: E,
  { fields, doneAt, ...page }: EndpointForm<E, Taken>,
): Submission<Taken> => ({
  ...(page as FormPage<Taken>),
  access: endpoint,
  check: (cause) => checkOutcome(endpoint, cause),
  submit: async (sent, app) => {
    const handler = handlerOf(app, endpoint)
    if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} has no handler`)
    const input = inputOf(endpoint, {
      ...readBySchema(endpoint.request, sent.fields),
      ...(await fields?.(sent)),
    })
    const idempotencyKey = endpoint.headers?.includes('idempotencyKey')
      ? formKey(textOf(sent.fields, 'key'))
      : ''
    const answer = await handler(input, { ...sent.visitor, idempotencyKey })
    const { body, status, headers } = isReply(answer) ? answer : reply(answer)
    const destination = await doneAt({ body: body as ResponseOf<E>, status }, sent)
    const { location, headers: own = [] } = asRedirect(destination)
    return { location, headers: [...headers.filter(isSetCookie), ...own] }
  },
})

/** Binds a form with one button to an endpoint. */
export const bindForm = <E extends Endpoint, Taken extends TakenFields = TakenFields>(
  app: Hono<AppEnv>,
  endpoint: E,
  route: Omit<FormRoute<Taken>, 'messages' | 'otherMessage'> & EndpointForm<E, Taken>,
): void => {
  const form = formOf(endpoint, route)
  bindForms<Taken>(app, { ...(route as FormRoute<Taken>), access: endpoint }, () => form)
}

/**
 * Selects a button by the field `action`. Without a button for any other action, such a form is rejected.
 *
 * @example bindForms(app, route, byAction({ save, remove }))
 */
export const byAction =
  <Taken extends TakenFields = TakenFields>(
    buttons: Readonly<Record<string, Submission<Taken>>>,
    otherwise?: Submission<Taken>,
  ) =>
  (fields: FormFields): Submission<Taken> => {
    const action = textOf(fields, 'action')
    const button = Object.hasOwn(buttons, action) ? buttons[action] : otherwise
    if (!button) throw new Problem('invalidRequest', { errors: [{ field: 'action', key: 'unknownValue' }] })
    return button
  }

/**
 * Binds a form with several buttons. `submissionOf` selects the button by the fields, and may throw a `Problem`. What a button does
 * not declare is taken from the route.
 */
export const bindForms = <Taken extends TakenFields = TakenFields>(
  app: Hono<AppEnv>,
  route: FormRoute<Taken>,
  submissionOf: (fields: FormFields, site: SiteDefinition) => Submission<Taken>,
): void => {
  const { path, maxBytes, read, siteOf, signIn = ['signedOut'] } = route

  const answer = async (c: Context<AppEnv>): Promise<Destination> => {
    const early = read ? undefined : ({ fields: fieldsOf(await readForm(c.req.raw, maxBytes)) } as Taken)
    const fields = early?.fields ?? noFields
    const site = siteOf?.(c.get('site'), fields) ?? c.get('site')
    let button = early && submissionOf(fields, site)
    const referer = c.req.header('referer') ?? ''
    const page = await (button?.page ?? route.page)?.(site, fields, referer)
    if (page === undefined) throw new Problem('notFound')
    let visitor: EndpointContext = { ...endpointContextOf(c), site }
    let sent: SentForm<Taken> | undefined = early && { ...early, visitor, page, referer }
    try {
      if (visitor.caller.kind === 'anonymous' || site !== c.get('site'))
        visitor = { ...visitor, caller: await c.get('callerOfCookies')(site) }
      const access = button?.access ?? route.access
      if (access) await assertAccess(visitor, access)
      const taken = early ?? (await (read as NonNullable<typeof read>)(c, visitor))
      sent = { ...taken, visitor, page, referer }
      button ??= submissionOf(taken.fields, site)
      return await button.submit(sent, app)
    } catch (cause) {
      const problem = problemOf(cause)
      // A form without a known button is not one of our pages.
      if (problem.code === 'internal' || (sent && !button)) throw cause
      if (signIn.includes(problem.code)) return signInAt(problem, site, page)
      if (c.get('checkAnswers')) button?.check?.(cause)
      const message = messageOf(problem, {
        ...route,
        ...button,
        messages: { ...route.messages, ...button?.messages },
      })
      if (message === undefined) throw cause
      const { backAt = errorAt } = { ...route, ...button }
      const { unreadAt = errorAt } = route
      const back = sent
        ? backAt(message, sent, problem)
        : unreadAt(message, { fields, visitor, page, referer }, problem)
      const destination = await back
      if (destination === undefined) throw cause
      return destination
    }
  }

  app.post(path, fromOurPages, async (c) => {
    const { location, headers = [] } = asRedirect(await answer(c))
    c.header('cache-control', 'no-store')
    for (const [name, value] of headers) c.header(name, value, { append: true })
    return c.redirect(location, 303)
  })
}

/** The message of a page; undefined for the error page. */
const messageOf = (
  problem: Problem,
  { messages = {}, otherMessage }: Pick<FormPage, 'messages' | 'otherMessage'>,
): string | undefined => {
  const ofTimeout = problem.code === 'timeout' ? messages.serviceUnavailable : undefined
  const message = [messages[problem.code], ofTimeout, otherMessage].find((each) => each !== undefined)
  return (typeof message === 'function' ? message(problem) : message) ?? undefined
}

const errorAt = (message: string, { page }: Pick<SentForm, 'page'>): string =>
  message === '' ? page : withQuery(page, [['error', message]])

/** Sign-in, or the missing identification, which lead back to the page. The page itself on a site without login. */
const signInAt = ({ code }: Problem, site: SiteDefinition, page: string): string =>
  (code === 'identityRequired' ? identityAddress(site, page) : loginAddress(site, page)) ?? page

const asRedirect = (destination: Destination) =>
  typeof destination === 'string' ? { location: destination } : destination

const isSetCookie = (header: readonly [name: string, value: string]): header is SetCookie =>
  header[0] === 'set-cookie'

/** Forms report errors with the keys of the domain's rules, whose messages the pages have. */
const fieldKeys: Partial<Record<FieldProblem['key'], FieldErrorKey>> = {
  tooLarge: 'inputToLong',
  wrongType: 'invalidInput',
  wrongFormat: 'invalidInput',
  unknownValue: 'invalidInput',
  invalid: 'invalidInput',
}

const inputOf = ({ path, request }: Endpoint, raw: Readonly<Record<string, unknown>>): unknown => {
  try {
    return parseInput(request, raw)
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    const errors = cause.errors.map(({ field, key }) => ({
      field: field.split('.', 1).join(),
      key: fieldKeys[key] ?? key,
    }))
    if (errors.some(({ field }) => path.includes(`{${field}}`))) throw new Problem('notFound', { cause })
    throw new Problem('invalidRequest', { errors, cause })
  }
}

/** The form fields that a request schema has, by their types. */
const readBySchema = (schema: Schema, fields: FormFields): Readonly<Record<string, unknown>> => {
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    if (isOptional(field) && !fields.has(name)) continue
    const { type } = definitionOf(field)
    const text = textOf(fields, name)
    if (type === 'array') read[name] = fields.get(name) ?? []
    else if (type === 'boolean') read[name] = isTicked(fields, name)
    else read[name] = type === 'number' && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text
  }
  return read
}
