// Adapts the server's residence service to the application's port, so that the port's suite can run on it without HTTP.
import type { ResidenceCatalogue } from '@husrum/application'

/** What the port needs of the service; the service itself is compatible. */
export interface CatalogueService extends Omit<ResidenceCatalogue, 'findTags'> {
  findTags(
    query: Parameters<ResidenceCatalogue['findTags']>[0],
  ): Promise<{ readonly tags: Awaited<ReturnType<ResidenceCatalogue['findTags']>> }>
}

export const makeServiceCatalogue = (service: CatalogueService): ResidenceCatalogue => ({
  findHomes: (query) => service.findHomes(query),
  findStagesAndAreas: (query) => service.findStagesAndAreas(query),
  findCells: (query) => service.findCells(query),
  homesByIds: (siteId, ids) => service.homesByIds(siteId, ids),
  stagesByIds: (siteId, ids) => service.stagesByIds(siteId, ids),
  findTags: async (query) => (await service.findTags(query)).tags,
  stageTags: (siteId) => service.stageTags(siteId),
  tagsByUrl: (siteId, urls) => service.tagsByUrl(siteId, urls),
})
