// How the servers are, for staff.
import type { Module, Platform } from '../platform/module.ts'
import { forgetSweeps } from '../platform/read-sweeps.ts'
import { forgetServers, makeHeartbeat } from './heartbeat.ts'
import { readStatus } from './read-status.ts'
import { statusRoutes } from './routes.ts'

const hourMs = 3_600_000

export const statusModule = (
  platform: Pick<Platform, 'db' | 'replica' | 'environment'>,
  {
    key,
    version,
  }: {
    /** What staff show; absent: nothing stands here. */
    readonly key: string | undefined
    /** Of this server's build. */
    readonly version: string
  },
): Module => {
  const { db } = platform
  const heartbeat = makeHeartbeat(db, version)
  return {
    routes: (app) => statusRoutes(app, { key, status: () => readStatus(platform) }),
    sweeps: [{ name: 'servers', everyMs: hourMs, run: () => forgetServers(db).then(() => forgetSweeps(db)) }],
    start: heartbeat.start,
    close: heartbeat.close,
  }
}
