// The pages' catalogue, backed by the residence service.
import type { GeoBox, HomeCriteria, Stage, StageDetails } from '@husrum/domain'
import { bulkLimit, metresBetween, openShowings, residenceStatuses, searchedStatuses } from '@husrum/domain'
import type { ExplorerService } from '../../catalogue/explorer/index.ts'
import type { ResidenceService, StageFacts } from '../../catalogue/search/index.ts'
import type { Visits } from '../../people/visits/index.ts'
import type { PageCatalogue } from './page-catalogue.ts'

/** Available homes in a place, or anywhere; undefined for an unknown place. */
const criteriaOf = async (
  residences: ResidenceService,
  siteId: number,
  tagUrl: string | undefined,
): Promise<HomeCriteria | undefined> => {
  const tags = tagUrl === undefined ? [] : await residences.tagsByUrl(siteId, [tagUrl])
  if (tagUrl !== undefined && tags.length === 0) return undefined
  return { siteId, statuses: searchedStatuses, ...(tags.length > 0 && { tagIds: tags.map(({ id }) => id) }) }
}

const withComingShowings = <Shown extends Pick<Stage, 'showings'>>(shown: Shown): Shown => ({
  ...shown,
  showings: openShowings(shown.showings, Date.now()),
})

/** With the details that its own page and those of its homes show. */
const wholeStage = async (residences: ResidenceService, stage: StageFacts): Promise<StageDetails> => {
  const houses = await residences.housesOf(stage.id)
  return withComingShowings({ ...stage, ...(houses.length > 0 && { houses }) })
}

export const residencePageCatalogue = (
  residences: ResidenceService,
  {
    premises,
    papers,
    explorer,
    visits,
  }: Pick<PageCatalogue, 'premises' | 'papers'> & {
    readonly explorer: Pick<ExplorerService, 'coverOf'>
    readonly visits: Pick<Visits, 'mostVisited'>
  },
): PageCatalogue => ({
  premises,
  papers,
  tagsByUrl: residences.tagsByUrl,
  tagsByIds: async (siteId, ids) => {
    const tags = await residences.stageTags(siteId)
    return ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])
  },
  largestPlaces: residences.largestPlaces,
  counties: residences.counties,
  homeByPath: async (siteId, path) => {
    const home = await residences.homeByPath(siteId, path)
    const stage = home && (await residences.stageById(siteId, home.stageId))
    if (!home || !stage) return undefined
    return { home: withComingShowings(home), stage: await wholeStage(residences, stage) }
  },
  formerHome: async (siteId, path) => {
    const stageId = await residences.formerStageId(siteId, path)
    if (stageId === undefined) return undefined
    const stage = await residences.stageById(siteId, stageId)
    return stage ? { stagePath: stage.path } : {}
  },
  isFormerStage: residences.isFormerStage,
  stageByPath: async (siteId, path) => {
    const stage = await residences.stageByPath(siteId, path)
    if (!stage) return undefined
    const { homes } = await residences.findHomes({
      criteria: { siteId, statuses: residenceStatuses, stageIds: [stage.id] },
      sort: '',
      offset: 0,
      limit: bulkLimit,
    })
    return { stage: await wholeStage(residences, stage), homes }
  },
  explorerCover: explorer.coverOf,
  newestIds: async (siteId, limit, tagUrl) => {
    if (tagUrl === undefined) return residences.newestIds(siteId, limit)
    const criteria = await criteriaOf(residences, siteId, tagUrl)
    if (!criteria) return []
    const { homes } = await residences.findHomes({ criteria, sort: '', offset: 0, limit })
    return homes.map(({ id }) => id)
  },
  stages: async (siteId, limit, tagUrl) => {
    const criteria = await criteriaOf(residences, siteId, tagUrl)
    if (!criteria) return []
    const { stages } = await residences.findStagesAndAreas({ criteria, sort: '' })
    return [...stages]
      .sort((a, b) => b.homes - a.homes)
      .slice(0, limit)
      .map(withComingShowings)
  },
  stagesNear: async ({ id, siteId, geo }, limit) => {
    const around = async (geoSearch?: GeoBox) => {
      const criteria = { siteId, statuses: searchedStatuses, ...(geoSearch && { geoSearch }) }
      const { stages } = await residences.findStagesAndAreas({ criteria, sort: '' })
      return stages.filter((stage) => stage.id !== id)
    }
    // Most stages have neighbours: the whole country is searched only if there are too few nearby.
    const close = await around([geo.lat - 0.3, geo.lon - 0.6, geo.lat + 0.3, geo.lon + 0.6])
    const stages = close.length < limit ? await around() : close
    return [...stages]
      .sort((a, b) => metresBetween(a.geo, geo) - metresBetween(b.geo, geo))
      .slice(0, limit)
      .map(withComingShowings)
  },
  mostVisited: async ({ siteId, url }, limit) => {
    const [county] = await residences.tagsByUrl(siteId, [url.split('/')[0] ?? ''])
    if (!county) return []
    const visited = await visits.mostVisited(siteId, county.id, 2 * limit)
    const stages = await residences.stagesByIds(
      siteId,
      visited.map(({ stageId }) => stageId),
    )
    return stages
      .filter(({ homes }) => homes > 0)
      .slice(0, limit)
      .map(withComingShowings)
  },
  homePaths: residences.homePaths,
  homeCount: residences.homeCount,
  resales: async (siteId) => {
    const { homes } = await residences.findHomes({
      criteria: { siteId, statuses: ['succession'] },
      sort: '',
      offset: 0,
      limit: bulkLimit,
    })
    return homes
  },
  similar: async (home, limit) => {
    const homes = await residences.homesByIds(home.siteId, await residences.similarIds(home, limit))
    return homes.map(withComingShowings)
  },
})
