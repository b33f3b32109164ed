// Rate limit per server, which protects it from a single caller. Addresses are counted in memory for a minute and not stored.
// Limits over all servers are in `limit-calls.ts`.
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'
import { networkOf, visitorAddressOf } from './visitor-address.ts'

const minute = 60_000

/**
 * Counts by network; the returned function throws `tooManyRequests`. Behind a proxy that is missing in the settings all visitors
 * share its address, and one limit.
 */
export const makeRateLimit = (perMinute: number): ((address: string) => void) => {
  const calls = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute })
  return (address) => {
    const visitor = networkOf(address)
    const counted = calls.get(visitor) ?? { count: 0 }
    if (counted.count === 0) calls.set(visitor, counted)
    counted.count += 1
    if (counted.count > perMinute) throw new Problem('tooManyRequests', { headers: { 'retry-after': '60' } })
  }
}

/** The same as middleware of a route. */
export const limitRate = (perMinute: number): MiddlewareHandler<AppEnv> => {
  const count = makeRateLimit(perMinute)
  return async (c, next) => {
    count(visitorAddressOf(c))
    return next()
  }
}
