// The home search's endpoints: checks beyond the contract's schema, calls the service, maps the result.

import type { SearchFilterDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { GeoSearch, SortOrder, Tag } from '@husrum/domain'
import {
  compareHomes,
  geoSearchOf,
  mapCellsOf,
  rangeFilterNames,
  rangeFilters,
  siteById,
  sites,
  sortOrderOfWire,
  stageHomesLimit,
  withoutUndefined,
} from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import {
  toAreaHitDto,
  toHomeCriteria,
  toMapCellDto,
  toObjectHitDto,
  toStageHitDto,
  toTagDto,
} from './residence-mappers.ts'
import type { ResidenceService } from './residence-service.ts'
import { compareStages } from './stage-search.ts'

const refuse = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
}

/** The catalogue that a site shows; a subsite shows its parent's. */
const catalogueOf = (siteId: number, field: string): number => {
  const site = siteById(siteId)
  if (!site) throw new Problem('invalidRequest', { errors: [{ field, key: 'unknownSite' }] })
  return site.catalogueSiteId
}

/** A date that does not exist passes the contract's pattern. */
const isRealDay = (day: string): boolean => {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const dayFields = ['inhabitBefore', 'viewingFrom', 'viewingBefore'] as const

const wrongDays = (days: Readonly<Record<string, string | undefined>>): readonly FieldProblem[] =>
  Object.entries(days).flatMap(([field, day]) =>
    day === undefined || isRealDay(day) ? [] : [{ field, key: 'wrongFormat' }],
  )

const reversed = (field: string, isReversed: boolean): readonly FieldProblem[] =>
  isReversed ? [{ field, key: 'reversedRange' }] : []

/** Errors of a part of the map. */
const geoProblems = (part: readonly number[] | undefined, field: string): readonly FieldProblem[] => {
  if (part === undefined || geoSearchOf(part).length > 0) return []
  const [south = 0, west = 0, north = 0, east = 0] = part
  const isReversed = part.length === 4 && (south > north || west > east)
  return [{ field, key: isReversed ? 'reversedRange' : 'wrongFormat' }]
}

const criteriaOf = (filter: SearchFilterDto) => {
  const siteId = catalogueOf(filter.siteId, 'filter.siteId')
  refuse([
    ...rangeFilterNames.flatMap((name) => {
      const { min, max } = rangeFilters[name]
      return reversed(`filter.${min}`, (filter[min] ?? 0) > (filter[max] ?? Infinity))
    }),
    ...reversed(
      'filter.viewingFrom',
      filter.viewingBefore !== undefined && (filter.viewingFrom ?? '') > filter.viewingBefore,
    ),
    ...geoProblems(filter.geoSearch, 'filter.geoSearch'),
    ...wrongDays(Object.fromEntries(dayFields.map((field) => [`filter.${field}`, filter[field]]))),
  ])
  return toHomeCriteria({ ...filter, siteId })
}

const hitsOf = <Hit>(hits: Hit[], estimatedTotalHits = hits.length) => ({ hits, estimatedTotalHits })

const languageOf = (siteId: number): string => sites.find((site) => site.siteId === siteId)?.locale ?? 'sv'

const sortTags = (tags: readonly Tag[], siteId: number, sort: '' | 'name:asc'): Tag[] => {
  const { compare } = new Intl.Collator(languageOf(siteId))
  return sort === '' ? [...tags] : [...tags].sort((a, b) => compare(a.name, b.name))
}

/** The sort order of a wire value: the contract rejects others. */
const orderOf = (word: string): SortOrder => sortOrderOfWire(word) ?? ''

/** A hit with the requested attributes, and those that identify it. */
const withAttributes =
  (attributes: readonly string[]) =>
  <Hit extends { readonly type: string; readonly id: string }>(hit: Hit) =>
    Object.fromEntries(
      Object.entries(hit).filter(([name]) => name === 'type' || name === 'id' || attributes.includes(name)),
    ) as Partial<Hit> & Pick<Hit, 'type' | 'id'>

/**
 * Binds every residence endpoint of the contract (SEARCH-19 to SEARCH-24). Rejects reversed ranges, impossible dates
 * and unknown sites with 400; unknown places, stages and attributes have no results.
 */
export const makeResidenceRoutes = (app: Hono<AppEnv>, service: ResidenceService): void => {
  bindEndpoint(app, endpoints.searchObject, async ({ limit, offset, sort, filter, facetsAt, geo, near }) => {
    const criteria = criteriaOf(filter)
    refuse(wrongDays({ facetsAt }))
    const { homes, total, facets } = await service.findHomes({
      criteria,
      sort: orderOf(sort),
      offset,
      limit,
      ...(facetsAt !== undefined && { facetsAt }),
      ...(geo === 'auto' && near && { near }),
    })
    return {
      ...hitsOf(homes.map(toObjectHitDto), total),
      ...(facets && { facetDistribution: facets }),
    }
  })

  bindEndpoint(app, endpoints.stageAndAreaSearch, async ({ sort, filter, attributesToRetrieve }) => {
    const criteria = criteriaOf(filter)
    const { stages, areas } = await service.findStagesAndAreas({ criteria, sort: orderOf(sort) })
    const object = stages.reduce((sum, stage) => sum + stage.homes, 0)
    const hits = [...stages.map(toStageHitDto), ...areas.map(toAreaHitDto)]
    return {
      ...hitsOf(attributesToRetrieve ? hits.map(withAttributes(attributesToRetrieve)) : hits),
      facetDistribution: { type: { object, stage: stages.length, area: areas.length } },
    }
  })

  bindEndpoint(app, endpoints.searchStage, async ({ limit, offset, sort, filter }) => {
    const siteId = catalogueOf(filter.siteId, 'filter.siteId')
    refuse(geoProblems(filter.geoSearch, 'filter.geoSearch'))
    const { status, stageIds, tags, geoSearch } = filter
    const { stages, total } = await service.findStages({
      criteria: {
        siteId,
        ...withoutUndefined({
          statuses: status,
          stageIds,
          tagIds: tags,
          // Checked above.
          geoSearch: geoSearch as GeoSearch | undefined,
        }),
      },
      sort: orderOf(sort),
      offset,
      limit,
    })
    return hitsOf(stages.map(toStageHitDto), total)
  })

  bindEndpoint(
    app,
    endpoints.objectsInStage,
    async ({ siteId, stageId, objectStatus, geoSearch, tags, sort }) => {
      const catalogueId = catalogueOf(siteId, 'siteId')
      refuse(geoProblems(geoSearch, 'geoSearch'))
      const { homes, total } = await service.findHomes({
        criteria: toHomeCriteria({
          siteId: catalogueId,
          stageIds: [stageId],
          ...withoutUndefined({ status: objectStatus, tags, geoSearch }),
        }),
        sort: orderOf(sort),
        offset: 0,
        limit: stageHomesLimit,
      })
      return hitsOf(homes.map(toObjectHitDto), total)
    },
  )

  bindEndpoint(app, endpoints.searchMap, async ({ filter, box, zoom }) => {
    const criteria = criteriaOf(filter)
    refuse(geoProblems(box, 'box'))
    if (!mapCellsOf(box, zoom)) refuse([{ field: 'box', key: 'tooLarge' }])
    const cells = await service.findCells({ criteria, box, zoom })
    return {
      cells: cells.map(toMapCellDto),
      estimatedTotalHits: cells.reduce((sum, { homes }) => sum + homes, 0),
    }
  })

  bindEndpoint(app, endpoints.searchTags, async ({ text, limit, filter, sort }) => {
    const siteId = catalogueOf(filter.siteId, 'filter.siteId')
    const { tags, total } = await service.findTags({
      siteId,
      text: text.trim(),
      limit,
      ...(filter.kind !== undefined && { kind: filter.kind }),
    })
    return hitsOf(sortTags(tags, filter.siteId, sort).map(toTagDto), total)
  })

  bindEndpoint(app, endpoints.tagsByUrl, async ({ siteId, urls }) => {
    const tags = await service.tagsByUrl(catalogueOf(siteId, 'siteId'), urls)
    return hitsOf(tags.map(toTagDto))
  })

  bindEndpoint(app, endpoints.stageTags, async ({ siteId }) => {
    const tags = await service.stageTags(catalogueOf(siteId, 'siteId'))
    return hitsOf(tags.map(toTagDto))
  })

  bindEndpoint(app, endpoints.searchStageCounties, async ({ filter, sort }) => {
    const tags = await service.counties(catalogueOf(filter.siteId, 'filter.siteId'))
    return hitsOf(sortTags(tags, filter.siteId, sort).map(toTagDto))
  })

  bindEndpoint(app, endpoints.objectsByIds, async ({ filter, sort }) => {
    const homes = await service.homesByIds(catalogueOf(filter.siteId, 'filter.siteId'), filter.ids)
    const order = orderOf(sort)
    return hitsOf((order === '' ? homes : [...homes].sort(compareHomes(order))).map(toObjectHitDto))
  })

  bindEndpoint(app, endpoints.stagesByIds, async ({ filter, sort }) => {
    const stages = await service.stagesByIds(catalogueOf(filter.siteId, 'filter.siteId'), filter.ids)
    const order = orderOf(sort)
    return hitsOf((order === '' ? stages : [...stages].sort(compareStages(order))).map(toStageHitDto))
  })
}
