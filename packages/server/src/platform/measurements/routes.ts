// `POST /api/webvitals/save`: measurements of a page (PLAT-50).
import { endpoints } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { limitRate } from '../http/limit-rate.ts'
import { fromOurPages } from '../http/same-origin.ts'
import { observer } from '../observer/observer.ts'
import type { MeasurementCounts } from './postgres-measurement-counts.ts'

export interface MeasurementRoutesOptions {
  readonly counts: MeasurementCounts
  /** Maximum number of calls per address; 600 if absent: a page sends five. */
  readonly perMinute?: number
}

const hour = 3_600_000

export const measurementRoutes = (
  app: Hono<AppEnv>,
  { counts, perMinute = 600 }: MeasurementRoutesOptions,
): void => {
  const { path } = endpoints.saveWebVital
  /** In memory only: a browser may send the same measurement again when a page is restored from its cache. */
  const counted = new LRUCache<string, true>({ max: 5_000, ttl: hour })
  app.use(path, fromOurPages, limitRate(perMinute))
  bindEndpoint(app, endpoints.saveWebVital, async ({ name, value, id, page, site }) => {
    const key = id === undefined || id === '' ? undefined : `${name} ${id}`
    if (key !== undefined && counted.has(key)) return undefined
    await counts.add({ site: siteByKey(site), template: page, name, value })
    observer().vital({ name, value, template: page })
    if (key !== undefined) counted.set(key, true)
    return undefined
  })
}
