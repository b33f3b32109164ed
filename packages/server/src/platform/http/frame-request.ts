// The outermost middleware: adds the id, the log line, the security headers and the compression to every request.
import { randomUUID } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { journeyOf } from '../observer/journey-of.ts'
import type { AnsweredRequest } from '../observer/observer.ts'
import { observer } from '../observer/observer.ts'
import type { AppEnv } from './app-environment.ts'
import { compressed } from './compress.ts'
import { isHealthPath } from './health-routes.ts'
import { rawPathOf } from './request-path.ts'
import type { PolicyOptions } from './security-headers.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { AddressFacts, TrustedProxies } from './visitor-address.ts'
import {
  addressFactsOf,
  addressOf,
  makeIsProxy,
  makeVisitorAddress,
  sourceNetworkOf,
} from './visitor-address.ts'

export interface FrameOptions extends PolicyOptions {
  readonly log: Logger
  readonly checkAnswers: boolean
  readonly trustedProxies: TrustedProxies
}

/**
 * With a proxy that is missing in the settings or has moved to another network, all visitors share its address and its sign-in
 * limits. Any client can send the header too, so the warning is logged once and only with the network of the peer.
 */
const warnOfUnknownProxy = ({
  environment,
  trustedProxies,
  log,
}: FrameOptions): ((facts: AddressFacts) => void) => {
  const isProxy = makeIsProxy(trustedProxies)
  let isWarned = environment !== 'production'
  return ({ peer, forwarded }) => {
    if (isWarned || forwarded === undefined) return
    const address = addressOf(peer ?? '')
    if (address === undefined ? 'networks' in trustedProxies || trustedProxies.hops > 0 : isProxy(address, 0))
      return
    isWarned = true
    log.warn(
      address === undefined ? {} : { network: sourceNetworkOf(address) },
      'A proxy that is not trusted sends visitor addresses: all its visitors count as one. Set TRUSTED_PROXIES',
    )
  }
}

/** An unknown host has no site. */
const siteOf = (c: Context<AppEnv>) => c.get('site') as SiteDefinition | undefined

const answeredOf = (c: Context<AppEnv>): AnsweredRequest => {
  const route = routePath(c)
  const template = c.get('template')
  // How personal pages are answered (`render/routes.ts`).
  const isOwn = /\bno-store\b/.test(c.res.headers.get('cache-control') ?? '')
  // A visitor that has disconnected did not see a failure.
  const status = c.req.raw.signal.aborted && c.res.status >= 500 ? 499 : c.res.status
  return { route, status, site: siteOf(c)?.key, template, journey: journeyOf({ route, template, isOwn }) }
}

/** Headers with which a caller identifies itself (such as its own `x-request-id`) are ignored. */
export const frameRequest = (options: FrameOptions): MiddlewareHandler<AppEnv> => {
  const { log, checkAnswers } = options
  const visitorAddress = makeVisitorAddress(options.trustedProxies)
  const isProxy = makeIsProxy(options.trustedProxies)
  const warnOnce = warnOfUnknownProxy(options)
  const frame = async (c: Context<AppEnv>, next: Next): Promise<void> => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('signal', c.req.raw.signal)
    c.set('checkAnswers', checkAnswers)
    const facts = addressFactsOf(c)
    warnOnce(facts)
    c.set('address', visitorAddress(facts))

    await next()

    if (c.req.method !== 'HEAD') {
      const smaller = await compressed(c.res, c.req.header('accept-encoding') ?? '')
      // Hono merges the headers of a replaced response into the new one unless the old one is unset first.
      if (smaller !== c.res) {
        c.res = undefined
        c.res = smaller
      }
    }
    setSecurityHeaders(c.res.headers, c.get('inline') ?? {}, options)
    c.res.headers.set('x-request-id', requestId)
    const path = rawPathOf(c.req.raw, c.env)
    log[isHealthPath(path) ? 'debug' : 'info']({
      method: c.req.method,
      path: path.slice(0, 300),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      requestId,
    })
  }
  return (c, next) => {
    // Health probes are not measured: an intended 503 would use up the error budget, and probes would trigger autoscaling.
    if (isHealthPath(rawPathOf(c.req.raw, c.env))) return frame(c, next)
    const peer = addressOf(addressFactsOf(c).peer ?? '')
    const isFromProxy = peer !== undefined && isProxy(peer, 0)
    const traceparent = isFromProxy ? c.req.header('traceparent') : undefined
    return observer().request(
      { method: c.req.method, traceparent },
      () => frame(c, next),
      () => answeredOf(c),
    )
  }
}
