// The calls of a page during rendering, if this server answers them: directly to the endpoints' handlers.
import type { Endpoint, EndpointReply } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import { rejectionOf } from '../../platform/database/rejected-value.ts'
import { answerBody } from '../../platform/http/answer-body.ts'
import { problemOf } from '../../platform/http/answer-failure.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import {
  checkAnswer,
  checkOutcome,
  endpointContextOf,
  handlerOf,
  parseInput,
} from '../../platform/http/bind-endpoint.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { anonymous } from '../../platform/http/caller.ts'
import { defectOf } from '../../platform/http/defect-of.ts'
import { Problem, problemDtoOf } from '../../platform/http/problem.ts'
import { isReply } from '../../platform/http/reply.ts'
import type { ViewModelAt } from '../pages/index.ts'
import type { CallsOfPage } from './calls-of-page.ts'

export interface CallEndpointOptions {
  /** The application with the endpoints. */
  readonly app: Hono<AppEnv>
  readonly findCaller: FindCaller
  readonly viewModelAt: ViewModelAt
  readonly environment: 'development' | 'production'
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Makes the calls of one page. Read-only calls use the page's cookies; calls with effects do not, since any
 * link can open a page. Identifications belong to a browser, not to a page.
 */
export const makeCallEndpoint = ({
  app,
  findCaller,
  viewModelAt,
  environment,
  log,
}: CallEndpointOptions): CallsOfPage => {
  const answer = async (
    endpoint: Endpoint,
    request: unknown,
    { checks, ...context }: EndpointContext & { readonly checks: boolean },
  ): Promise<EndpointReply> => {
    await assertAccess(context, endpoint)
    if (endpoint === endpoints.getViewModel) {
      const { path } = request as { readonly path: string }
      return viewModelAt(path, context)
    }
    const handler = handlerOf(app, endpoint)
    // Endpoints for our own pages only accept browsers.
    if (!handler || endpoint.isForOwnPages) throw new Problem(handler ? 'foreignOrigin' : 'notFound')
    const answered = await handler(parseInput(endpoint.request, request), context).catch((cause: unknown) => {
      if (checks) checkOutcome(endpoint, cause)
      throw cause
    })
    if (isReply(answered)) return { status: answered.status, body: answered.body }
    return { status: answered === undefined ? 204 : 200, body: answered }
  }

  return (c, cookies = c.req.header('cookie') ?? '') => {
    const page = { ...endpointContextOf(c), cookies }
    const checks = c.get('checkAnswers')
    let reading: Promise<Caller> | undefined
    const caller = () => {
      reading ??= findCaller(sessionOfCookies(page.cookies, environment), page.site)
      return reading
    }
    return async (name, request) => {
      const endpoint: Endpoint = endpoints[name]
      const isAsVisitor = endpoint.method === 'GET' && endpoint.access !== 'flowHolder'
      const anonymousPage = { ...page, caller: anonymous, cookies: '', authorization: '', keyName: '' }
      try {
        const context = isAsVisitor
          ? { ...page, authorization: '', keyName: '', caller: await caller() }
          : anonymousPage
        const { status, body: answered } = await answer(endpoint, request, { ...context, checks })
        const body = answerBody(answered)
        if (checks && status !== 204) checkAnswer(endpoint, { status, body })
        return { status, body }
      } catch (cause) {
        const problem = problemOf(cause)
        if (problem.code === 'internal') throw cause
        if (problem.status === 503)
          log.warn({ requestId: page.requestId, reason: String(cause) }, `${name} could not be answered`)
        else if (rejectionOf(cause) !== undefined)
          log.warn(
            { requestId: page.requestId, defect: defectOf(cause) },
            `The database rejected a value of ${name} that validation had accepted`,
          )
        return { status: problem.status, body: problemDtoOf(problem, page.requestId) }
      }
    }
  }
}
