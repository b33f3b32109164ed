// `POST /services/csp_reports`: logs what a content security policy blocked in a browser. Accepts both report formats.
import { cleanTrace } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { limitRate } from '../http/limit-rate.ts'
import { Problem } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { policyReportsPath } from '../http/security-headers.ts'
import type { ClientErrorRoutesOptions } from './routes.ts'

const longestReport = 64 * 1024
/** A browser sends several reports at once. */
const maxReports = 20

type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null

/** The violations: a list by the Reporting API, or a single one under the older `report-uri`. */
const violationsOf = (body: unknown): readonly Facts[] => {
  if (Array.isArray(body))
    return body
      .filter(isFacts)
      .filter(({ type }) => type === 'csp-violation')
      .map((report) => report.body)
      .filter(isFacts)
      .slice(0, maxReports)
  const single = isFacts(body) && body['csp-report']
  return isFacts(single) ? [single] : []
}

const textOf = (facts: Facts, ...names: readonly string[]): string => {
  const value = names.map((name) => facts[name]).find((one) => typeof one === 'string')
  return typeof value === 'string' ? value.slice(0, 2_000) : ''
}

const withoutPersonal = (text: string): string => cleanTrace({ message: text, stack: '' }).message

/** What was blocked: an origin, or a word such as `inline`. The full address would reveal more than needed. */
const blockedOf = (text: string): string => {
  const url = URL.parse(text)
  if (!url) return text.slice(0, 40)
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol
}

/** Browser extensions inject their own scripts into any page: not our errors. */
const isOfExtension = (blocked: string): boolean => /extension|^(?:about|chrome):/.test(blocked)

export const policyReportRoutes = (
  app: Hono<AppEnv>,
  { log, perMinute = 120 }: ClientErrorRoutesOptions,
): void => {
  app.post(policyReportsPath, limitRate(perMinute), async (c) => {
    let body: unknown
    try {
      body = JSON.parse(Buffer.from(await readBody(c.req.raw, longestReport)).toString('utf8'))
    } catch (cause) {
      throw cause instanceof Problem ? cause : new Problem('malformedJson', { cause })
    }
    for (const facts of violationsOf(body)) {
      const page = URL.parse(textOf(facts, 'documentURL', 'document-uri'))
      const blocked = blockedOf(textOf(facts, 'blockedURL', 'blocked-uri'))
      // Any client can send reports: skip those about pages of other hosts.
      if (page?.host !== new URL(c.get('origin')).host || isOfExtension(blocked)) continue
      log.error(
        {
          reference: c.get('requestId'),
          site: c.get('site').key,
          page: withoutPersonal(page.pathname),
          directive: textOf(facts, 'effectiveDirective', 'effective-directive', 'violated-directive').slice(
            0,
            60,
          ),
          blocked,
        },
        'The content security policy blocked a resource of a page',
      )
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
}
