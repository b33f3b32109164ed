// Nobody may call so often that others notice. Addresses are counted in memory for a minute and kept nowhere.
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'

const minute = 60_000

interface WithIncoming {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** Behind a proxy all visitors have its address: `perMinute` must leave room for many of them. */
export const limitRate = (perMinute: number): MiddlewareHandler<AppEnv> => {
  const calls = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute })
  return async (c, next) => {
    const address = (c.env as WithIncoming | undefined)?.incoming?.socket?.remoteAddress ?? ''
    const counted = calls.get(address) ?? { count: 0 }
    if (counted.count === 0) calls.set(address, counted)
    counted.count += 1
    if (counted.count > perMinute) throw new Problem('tooManyRequests', { headers: { 'retry-after': '60' } })
    return next()
  }
}
