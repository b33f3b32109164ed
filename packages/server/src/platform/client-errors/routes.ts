// `POST /services/client_errors`: logs an error in a page, under a reference that the page can show.
import { cleanTrace, endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { limitRate } from '../http/limit-rate.ts'
import { fromOurPages } from '../http/same-origin.ts'
import { observer } from '../observer/observer.ts'

export interface ClientErrorRoutesOptions {
  readonly log: Logger
  /** Reports per address; 120 if absent. */
  readonly perMinute?: number
}

/** The reference is the request's own id, as for an error on the server. */
export const clientErrorRoutes = (
  app: Hono<AppEnv>,
  { log, perMinute = 120 }: ClientErrorRoutesOptions,
): void => {
  app.use(endpoints.reportClientError.path, fromOurPages, limitRate(perMinute))
  bindEndpoint(
    app,
    endpoints.reportClientError,
    async ({ message, stack = '', site, template, release }, { requestId }) => {
      const trace = cleanTrace({ message, stack })
      log.error({ reference: requestId, site, template, release, ...trace }, 'A page failed in a browser')
      observer().brokenPage({ site, template: template ?? 'none' })
      return { reference: requestId }
    },
  )
}
