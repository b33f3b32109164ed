// `/services/explorer/get/{stageId}` (SEARCH-34): imported pictures, with the current state of the homes.
import type { ExplorerDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { HomeDetails, SiteDefinition } from '@husrum/domain'
import {
  explorerHomesRequest,
  explorerViews,
  groundFloor,
  residenceStatuses,
  searchedPrice,
  wholeUnitsOf,
} from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ResidenceService } from '../search/index.ts'
import type { ExplorerService } from './explorer-service.ts'

type Views = ExplorerDto['views']

const toApartment = (home: HomeDetails, views: Views, { country }: SiteDefinition) => {
  const price = wholeUnitsOf(searchedPrice(home))
  return {
    objectId: home.id,
    number: home.apartmentNumber ?? home.objectNumber,
    floor: home.floor ?? groundFloor(country),
    rooms: home.rooms,
    area: home.area,
    ...(price > 0 && { price }),
    status: home.status,
    viewIds: views
      .filter(({ clickAreas }) => clickAreas.some(({ objectId }) => objectId === home.id))
      .map(({ id }) => id),
  }
}

export const explorerRoutes = (
  app: Hono<AppEnv>,
  {
    explorer,
    residences,
  }: {
    readonly explorer: Pick<ExplorerService, 'imported'>
    readonly residences: Pick<ResidenceService, 'stageById' | 'findHomes'>
  },
): void => {
  bindEndpoint(app, endpoints.getExplorer, async ({ stageId }, { site }) => {
    const siteId = site.catalogueSiteId
    if (!(await residences.stageById(siteId, stageId))) throw new Problem('notFound')
    const { filter, ...request } = explorerHomesRequest(stageId, site)
    const [imported, { homes }] = await Promise.all([
      explorer.imported(siteId, stageId),
      residences.findHomes({ criteria: { ...filter, statuses: residenceStatuses }, ...request }),
    ])
    const known = new Set(homes.map(({ id }) => id))
    const found = explorerViews(imported, (id) => known.has(id))
    const views = (found.kind === 'views' ? found.views : []) as Views
    const { sunstudy } = Object(imported) as Pick<ExplorerDto, 'sunstudy'>
    return {
      apts: homes.map((home) => toApartment(home, views, site)),
      views,
      ...(sunstudy && { sunstudy }),
      settings: found.kind === 'views' ? { startViewId: found.start.id } : {},
    }
  })
}
