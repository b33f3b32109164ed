// The pages' catalogue, out of the residence service.
import { comingShowings } from '@husrum/domain'
import type { ResidenceService } from '../search/residence-service.ts'
import type { PageCatalogue } from './page-catalogue.ts'

export const residencePageCatalogue = (residences: ResidenceService): PageCatalogue => ({
  tagsByUrl: residences.tagsByUrl,
  tagsByIds: async (siteId, ids) => {
    const tags = await residences.stageTags(siteId)
    return ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])
  },
  largestPlaces: residences.largestPlaces,
  homeByPath: async (siteId, path) => {
    const home = await residences.homeByPath(siteId, path)
    const stage = home && (await residences.stageById(siteId, home.stageId))
    if (!home || !stage) return undefined
    const today = new Date().toISOString().slice(0, 10)
    return { home: { ...home, showings: comingShowings(home.showings, today) }, stage }
  },
  newestIds: residences.newestIds,
  similarIds: residences.similarIds,
})
