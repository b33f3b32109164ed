// Use cases that bring the container, the adapters and the schemas with their first call, not before the page is alive:
// those of the pages and those of the search each by themselves.
import { bringOnce } from '../page/bring-once.ts'
import type { PageUseCases, SearchUseCases, UseCases } from './use-cases.ts'

export const makeLazyUseCases = (load: {
  readonly pages: () => Promise<PageUseCases>
  readonly search: () => Promise<SearchUseCases>
}): UseCases => {
  const { bring: pages } = bringOnce(load.pages)
  const { bring: search } = bringOnce(load.search)
  return {
    loadPage: async (...given) => (await pages()).loadPage(...given),
    searchHomes: async (...given) => (await search()).searchHomes(...given),
    findStagesAndAreas: async (...given) => (await search()).findStagesAndAreas(...given),
    suggestPlaces: async (...given) => (await search()).suggestPlaces(...given),
    suggestRelaxations: async (...given) => (await search()).suggestRelaxations(...given),
    showHomes: async (...given) => (await search()).showHomes(...given),
  }
}
