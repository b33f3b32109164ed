// The outermost middleware: gives every request its id, its log line, its security headers and its compression.
import { randomBytes, randomUUID } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { TagManagers } from '../consent/tag-managers.ts'
import { tagManagerAt } from '../consent/tag-managers.ts'
import type { AppEnv } from './app-environment.ts'
import { internalCallOf } from './app-environment.ts'
import { compressed } from './compress.ts'
import { rawPathOf } from './request-path.ts'
import type { PolicyTerms } from './security-headers.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { TrustedProxies } from './visitor-address.ts'
import { addressFactsOf, makeVisitorAddress } from './visitor-address.ts'

export interface FrameTerms extends Omit<PolicyTerms, 'tagHost'> {
  readonly log: Logger
  readonly checkAnswers: boolean
  readonly tagManagers: TagManagers
  readonly trustedProxies: TrustedProxies
}

/**
 * With a proxy in front that nobody named, all visitors have its address, and lock each other out of signing in. A
 * stranger can send the header too: once is enough, and without the address.
 */
const tellOfUnheard = ({ environment, trustedProxies, log }: FrameTerms): ((said?: string) => void) => {
  let isTold = environment !== 'production' || !('hops' in trustedProxies) || trustedProxies.hops > 0
  return (said) => {
    if (isTold || said === undefined) return
    isTold = true
    log.warn(
      'A proxy tells whom it asks for and is not believed: all of its visitors count as one. Set TRUSTED_PROXIES',
    )
  }
}

/** What a caller says of itself (an `x-request-id` of its own, say) is not believed. */
export const frameRequest = (terms: FrameTerms): MiddlewareHandler<AppEnv> => {
  const { log, checkAnswers } = terms
  const visitorAddress = makeVisitorAddress(terms.trustedProxies)
  const hearUnheard = tellOfUnheard(terms)
  return async (c, next) => {
    const started = performance.now()
    const internal = internalCallOf(c.env)
    const requestId = internal?.requestId ?? randomUUID()
    const nonce = randomBytes(16).toString('base64')
    c.set('requestId', requestId)
    c.set('nonce', nonce)
    c.set('signal', internal?.signal ?? c.req.raw.signal)
    c.set('checkAnswers', checkAnswers)
    if (!internal) hearUnheard(c.req.header('x-forwarded-for'))
    c.set('address', internal?.address ?? visitorAddress(addressFactsOf(c)))

    await next()

    if (internal) return
    if (c.req.method !== 'HEAD') {
      const smaller = await compressed(c.res, c.req.header('accept-encoding') ?? '')
      // Hono merges the headers of a replaced response into the new one unless the old is let go first.
      if (smaller !== c.res) {
        c.res = undefined
        c.res = smaller
      }
    }
    // A host that is none of ours has no site.
    const site = c.get('site') as SiteDefinition | undefined
    const { search } = new URL(c.req.url)
    const tags = site && tagManagerAt(terms.tagManagers, site, rawPathOf(c.req.raw, c.env), search)
    setSecurityHeaders(c.res.headers, nonce, { ...terms, tagHost: tags?.host })
    c.res.headers.set('x-request-id', requestId)
    log.info({
      method: c.req.method,
      path: rawPathOf(c.req.raw, c.env).slice(0, 300),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      requestId,
    })
  }
}
