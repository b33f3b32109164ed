// The response to a failed request: an invalid request, a database outage, or a defect.
import { setTimeout as delay } from 'node:timers/promises'
import type { SiteContact, SiteDefinition } from '@husrum/domain'
import { defaultSite } from '@husrum/domain'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { outageOf } from '../database/database-outage.ts'
import { rejectionOf } from '../database/rejected-value.ts'
import type { AppEnv } from './app-environment.ts'
import { defectOf } from './defect-of.ts'
import { lastResortPage, lastResortStyle } from './last-resort-page.ts'
import { Problem, problemResponse } from './problem.ts'
import { isApiPath, rawPathOf } from './request-path.ts'

/** The problem for a thrown value: an outage of the database is not a defect, and a value that it rejects is the caller's mistake. */
export const problemOf = (cause: unknown): Problem => {
  if (cause instanceof Problem) return cause
  const rejection = rejectionOf(cause)
  if (rejection === 'unusable') return new Problem('invalidRequest', { cause })
  if (rejection === 'vanished') return new Problem('statusConflict', { cause })
  const outage = outageOf(cause)
  if (outage === 'away') return new Problem('serviceUnavailable', { cause })
  if (outage === 'slow') return new Problem('timeout', { cause })
  return new Problem('internal', { cause })
}

/** Sent by a browser that displays the response as a page, as it does without script. */
const isSentForm = (c: Context<AppEnv>): boolean =>
  c.req.method === 'POST' &&
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '') &&
  /text\/html/.test(c.req.header('accept') ?? '')

const wantsPage = (c: Context<AppEnv>): boolean => {
  if (isSentForm(c)) return true
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  return (
    isRead &&
    !isApiPath(rawPathOf(c.req.raw, c.env)) &&
    /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')
  )
}

/** Contact details of a site. May reject or be slow: the page is then shown without them. */
export type ContactOf = (site: SiteDefinition) => Promise<SiteContact | undefined>

const contactTimeoutMs = 300

const contactFor = (contactOf: ContactOf, site: SiteDefinition): Promise<SiteContact | undefined> =>
  Promise.race([contactOf(site).catch(() => undefined), delay(contactTimeoutMs, undefined, { ref: false })])

/** Converts a thrown value to a response: problem+json for programs, a calm page for people. */
export const answerFailure =
  (log: Logger, contactOf: ContactOf = async () => undefined) =>
  async (cause: unknown, c: Context<AppEnv>): Promise<Response> => {
    const problem = problemOf(cause)
    const requestId = c.get('requestId')
    const where = { requestId, method: c.req.method, path: rawPathOf(c.req.raw, c.env).slice(0, 300) }
    if (problem.status === 500) log.error({ ...where, defect: defectOf(cause) }, 'A request failed')
    else if (rejectionOf(cause) !== undefined)
      log.warn(
        { ...where, defect: defectOf(cause) },
        'The database rejected a value that validation had accepted',
      )
    else if (problem.status === 503)
      log.warn(
        {
          ...where,
          code: problem.code,
          reason: problem.cause === undefined ? undefined : String(problem.cause),
        },
        'A request could not be served',
      )
    if (!wantsPage(c)) return problemResponse(problem, requestId)
    const site = c.get('site') ?? defaultSite
    const contact = await contactFor(contactOf, site)
    c.set('inline', { styles: [lastResortStyle] })
    return lastResortPage({ site, problem, requestId, isSent: isSentForm(c), contact })
  }
