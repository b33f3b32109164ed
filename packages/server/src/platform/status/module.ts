// The status of the servers, for staff.
import type { Module, Platform } from '../modules/module.ts'
import { forgetSweeps } from '../modules/read-sweeps.ts'
import type { Heartbeat } from './heartbeat.ts'
import { forgetServers } from './heartbeat.ts'
import { readStatus } from './read-status.ts'
import { statusRoutes } from './routes.ts'

const hourMs = 3_600_000

export const statusModule = (
  platform: Pick<Platform, 'db' | 'replica' | 'environment'>,
  {
    key,
    heartbeat,
  }: {
    /** The key of staff; if absent, there is no status page. */
    readonly key: string | undefined
    readonly heartbeat: Heartbeat
  },
): Module => {
  const { db } = platform
  return {
    routes: (app) => statusRoutes(app, { key, status: () => readStatus(platform) }),
    sweeps: [{ name: 'servers', everyMs: hourMs, run: () => forgetServers(db).then(() => forgetSweeps(db)) }],
    start: heartbeat.start,
    close: heartbeat.close,
  }
}
