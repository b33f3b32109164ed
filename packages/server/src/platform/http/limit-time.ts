// A request that takes too long is answered 503 and aborted.
import { endpoints } from '@husrum/contract'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'
import { bringsFiles } from './receiving.ts'

/** Milliseconds for uploads: the largest form at a megabit a second, and time to inspect its files. */
const limitOfFiles = 20 * 60_000

/** Milliseconds that a request may wait for an event in addition to the limit. */
const longestWait = 30_000
const isWaiting = (path: string): boolean => path === endpoints.getEvents.path

/** `limit` in milliseconds. The signal of the request is aborted when the time is up. */
export const limitTime =
  (limit: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const tooLate = new AbortController()
    c.set('signal', AbortSignal.any([c.get('signal'), tooLate.signal]))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          const problem = new Problem('timeout')
          tooLate.abort(problem)
          reject(problem)
        },
        bringsFiles(c.req.header('content-type'))
          ? limitOfFiles
          : isWaiting(c.req.path)
            ? limit + longestWait
            : limit,
      )
    })
    const work = next()
    // Its failure after the timeout is irrelevant.
    work.catch(() => undefined)
    try {
      await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
