// Nobody may call so often that others notice: each server guards itself. Addresses are counted in memory for a minute and kept
// nowhere. What is counted over all servers is in `limit-calls.ts`.
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'
import { networkOf, visitorAddressOf } from './visitor-address.ts'

const minute = 60_000

/**
 * Counts by network; the function that it makes throws `tooManyRequests`. Behind a proxy that is not named in the settings
 * all visitors have its address, and one limit.
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

/** The same before a route. */
export const limitRate = (perMinute: number): MiddlewareHandler<AppEnv> => {
  const count = makeRateLimit(perMinute)
  return async (c, next) => {
    count(visitorAddressOf(c))
    return next()
  }
}
