// The home search's endpoints: hold the request against what the contract cannot say, call the service, map.

import type { SearchFilterDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { Money, SortOrder, Stage, Tag } from '@husrum/domain'
import { compareHomes, rangeFilterNames, rangeFilters, siteById, sites } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import type { FieldProblem } from '../http/problem.ts'
import { Problem } from '../http/problem.ts'
import { toAreaHitDto, toHomeCriteria, toObjectHitDto, toStageHitDto, toTagDto } from './residence-mappers.ts'
import type { ResidenceService } from './residence-service.ts'

const refuse = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
}

/** Whose catalogue it is that a site shows; a subsite shows its parent's. */
const catalogueOf = (siteId: number, field: string): number => {
  const site = siteById(siteId)
  if (!site) throw new Problem('invalidRequest', { errors: [{ field, key: 'unknownSite' }] })
  return site.catalogueSiteId
}

/** A date that the calendar does not have passes the contract's pattern. */
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

const criteriaOf = (filter: SearchFilterDto) => {
  const siteId = catalogueOf(filter.siteId, 'filter.siteId')
  const { geoSearch: [south, west, north, east] = [0, 0, 0, 0] } = filter
  refuse([
    ...rangeFilterNames.flatMap((name) => {
      const { min, max } = rangeFilters[name]
      return reversed(`filter.${min}`, (filter[min] ?? 0) > (filter[max] ?? Infinity))
    }),
    ...reversed(
      'filter.viewingFrom',
      filter.viewingBefore !== undefined && (filter.viewingFrom ?? '') > filter.viewingBefore,
    ),
    ...reversed('filter.geoSearch', south > north || west > east),
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

/** The price that stages are ordered by: with the share of loans where there is one, as homes are. */
const lowestPrice = ({ minTotalPrice, minPrice }: Stage): Money => minTotalPrice ?? minPrice
const highestPrice = ({ maxTotalPrice, maxPrice }: Stage): Money => maxTotalPrice ?? maxPrice

/** Stages in the orders of homes: by their lowest price and smallest area when ascending, by the highest when not. */
const compareStages = (sort: SortOrder): ((a: Stage, b: Stage) => number) | undefined => {
  switch (sort) {
    case '':
      return undefined
    case 'price:asc':
      return (a, b) => lowestPrice(a) - lowestPrice(b)
    case 'price:desc':
      return (a, b) => highestPrice(b) - highestPrice(a)
    case 'area:asc':
      return (a, b) => a.minArea - b.minArea
    case 'area:desc':
      return (a, b) => b.maxArea - a.maxArea
    case 'inhabitDateTimeStamp:asc':
      return (a, b) => a.inhabitDate.localeCompare(b.inhabitDate)
    case 'inhabitDateTimeStamp:desc':
      return (a, b) => b.inhabitDate.localeCompare(a.inhabitDate)
  }
}

/**
 * Binds every residence endpoint of the contract (specification 3 §7.1). Refuses reversed ranges, days that the
 * calendar does not have and unknown sites with 400; places and stages that nobody knows find nothing. In
 * `stage_and_area_search`, `attributesToRetrieve` is accepted and ignored: hits come whole, so that they stay what the
 * contract says.
 */
export const makeResidenceRoutes = (app: Hono<AppEnv>, service: ResidenceService): void => {
  bindEndpoint(app, endpoints.searchObject, async ({ limit, offset, sort, filter, facetsAt }) => {
    const criteria = criteriaOf(filter)
    refuse(wrongDays({ facetsAt }))
    const { homes, total, facets } = await service.findHomes({
      criteria,
      sort,
      offset,
      limit,
      ...(facetsAt !== undefined && { facetsAt }),
    })
    return {
      ...hitsOf(homes.map(toObjectHitDto), total),
      ...(facets && { facetDistribution: facets }),
    }
  })

  bindEndpoint(app, endpoints.stageAndAreaSearch, async ({ sort, filter }) => {
    const criteria = criteriaOf(filter)
    const { stages, areas } = await service.findStagesAndAreas({ criteria, sort })
    const object = stages.reduce((sum, stage) => sum + stage.homes, 0)
    return {
      ...hitsOf([...stages.map(toStageHitDto), ...areas.map(toAreaHitDto)]),
      facetDistribution: { type: { object, stage: stages.length, area: areas.length } },
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
    return hitsOf((sort === '' ? homes : [...homes].sort(compareHomes(sort))).map(toObjectHitDto))
  })

  bindEndpoint(app, endpoints.stagesByIds, async ({ filter, sort }) => {
    const stages = await service.stagesByIds(catalogueOf(filter.siteId, 'filter.siteId'), filter.ids)
    const compare = compareStages(sort)
    return hitsOf((compare ? [...stages].sort(compare) : stages).map(toStageHitDto))
  })
}
