// `/services/residence/search/premises…`: premises and their places (SEARCH-25).
import { endpoints } from '@husrum/contract'
import { siteById, withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPremisesDto } from './premises-mappers.ts'
import type { PremisesService } from './premises-service.ts'

const refuse = (field: string, key: 'unknownSite' | 'reversedRange'): never => {
  throw new Problem('invalidRequest', { errors: [{ field, key }] })
}

/** The site that owns the premises that a site shows; a subsite shows its parent's. */
const catalogueOf = (siteId: number, field: string): number =>
  siteById(siteId)?.catalogueSiteId ?? refuse(field, 'unknownSite')

/** Rejects reversed ranges and unknown sites with 400; unknown places have no results. */
export const premisesRoutes = (
  app: Hono<AppEnv>,
  premises: Pick<PremisesService, 'find' | 'places'>,
): void => {
  bindEndpoint(app, endpoints.searchPremises, async ({ filter, sort, limit }) => {
    const { minArea, maxArea, ...rest } = filter
    const siteId = catalogueOf(filter.siteId, 'filter.siteId')
    if ((minArea ?? 0) > (maxArea ?? Number.POSITIVE_INFINITY)) refuse('filter.minArea', 'reversedRange')
    const found = await premises.find({
      filter: {
        ...rest,
        siteId,
        ...withoutUndefined({ minArea, maxArea }),
      },
      sort,
      limit,
    })
    return { hits: found.map(toPremisesDto), estimatedTotalHits: found.length }
  })

  bindEndpoint(app, endpoints.premisesTags, async ({ siteId }) => {
    const hits = await premises.places(catalogueOf(siteId, 'siteId'))
    return { hits, estimatedTotalHits: hits.length }
  })
}
