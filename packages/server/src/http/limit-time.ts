// A request that takes too long is answered 503 and told to stop.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'

/** `limit` in milliseconds. What works on the request hears of the end through its signal. */
export const limitTime =
  (limit: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const tooLate = new AbortController()
    c.set('signal', AbortSignal.any([c.get('signal'), tooLate.signal]))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const problem = new Problem('timeout')
        tooLate.abort(problem)
        reject(problem)
      }, limit)
    })
    const work = next()
    // Its failure after the time is up concerns nobody any more.
    work.catch(() => undefined)
    try {
      await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
