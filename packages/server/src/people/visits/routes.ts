// `/services/timeseries/…`: recently viewed and most viewed homes (SEARCH-39).
import { endpoints } from '@husrum/contract'
import { siteById } from '@husrum/domain'
import type { Hono } from 'hono'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { limitRate } from '../../platform/http/limit-rate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { Environment } from '../../platform/http/set-cookie.ts'
import type { Visits } from './postgres-visits.ts'
import { currentViewer, isOwnId, viewerOf } from './viewer-of.ts'

export interface VisitRoutesOptions {
  readonly visits: Visits
  readonly residences: Pick<ResidenceService, 'stageById' | 'homeById' | 'counties'>
  readonly environment: Environment
  readonly now: () => number
  /** Calls from one address; 120 if absent. */
  readonly perMinute?: number
}

/** Stages in one response. */
const maxTold = 10

const refuse = (field: string): never => {
  throw new Problem('invalidRequest', { errors: [{ field, key: 'unknownValue' }] })
}

const catalogueOf = (siteId: number): number => siteById(siteId)?.catalogueSiteId ?? refuse('siteId')

const noStore = { headers: [['cache-control', 'no-store']] } as const

export const visitRoutes = (
  app: Hono<AppEnv>,
  { visits, residences, environment, now, perMinute = 120 }: VisitRoutesOptions,
): void => {
  const moment = () => ({ environment, now: now() })
  app.use(endpoints.noteVisit.path, limitRate(perMinute))

  bindEndpoint(app, endpoints.getLastVisited, async ({ id, siteId }, context) => {
    const catalogueId = catalogueOf(siteId)
    const viewer = viewerOf(context, moment())
    return reply(viewer && isOwnId(id, viewer) ? await visits.last(viewer, catalogueId) : [], noStore)
  })

  bindEndpoint(app, endpoints.forgetVisits, async ({ id, siteId }, context) => {
    const catalogueId = catalogueOf(siteId)
    // Also after the consent was withdrawn.
    const viewer = currentViewer(context, environment)
    if (viewer && isOwnId(id, viewer)) await visits.forget(viewer, catalogueId)
    return undefined
  })

  bindEndpoint(app, endpoints.getMostVisited, async ({ id }, { site }) => {
    const siteId = site.catalogueSiteId
    const county = (await residences.counties(siteId)).find((tag) => tag.id === id || tag.url === id)
    return county ? visits.mostVisited(siteId, county.id, maxTold) : []
  })

  bindEndpoint(app, endpoints.noteVisit, async ({ siteId, stageId, objectId }, context) => {
    const catalogueId = catalogueOf(siteId)
    const viewer = viewerOf(context, moment())
    // No look-up if nothing is stored.
    if (!viewer) return undefined
    const stage = await residences.stageById(catalogueId, stageId)
    if (!stage) return refuse('stageId')
    const home = objectId === undefined ? undefined : await residences.homeById(catalogueId, objectId)
    if (objectId !== undefined && home?.stageId !== stageId) return refuse('objectId')
    const counties = await residences.counties(catalogueId)
    const countyId = counties.find(({ id }) => stage.tagIds.includes(id))?.id
    await visits.note(viewer, catalogueId, { stageId, countyId, ...(objectId !== undefined && { objectId }) })
    return undefined
  })
}
