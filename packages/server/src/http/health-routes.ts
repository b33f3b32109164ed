// For whoever watches over the server: is it alive, and can it serve?
import type { Hono } from 'hono'
import type { AppEnv } from './app-environment.ts'

const pingLimit = 1_000

const within = async (limit: number, work: Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limit)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** `ping` fails when the server cannot do its work; it gets one second. */
export const healthRoutes = (app: Hono<AppEnv>, ping: () => Promise<void>): void => {
  app.get('/health/live', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/health/ready', async (c) => {
    const ready = await within(pingLimit, ping())
    return ready
      ? c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
      : c.json({ status: 'unavailable' }, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
  })
}
