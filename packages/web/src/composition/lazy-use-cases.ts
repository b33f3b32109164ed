// Use cases that bring the container, the adapters and the schemas with their first call, not before the page is alive:
// those of the pages, those of the search, and the desks of one's own matters, each by themselves.
import { bringOnce } from '../lazy/load-once.ts'
import type { Desks, PageUseCases, SearchUseCases, UseCases } from './use-cases.ts'

/** A desk whose methods, all of which take their time anyway, bring it with the first call. */
const lazyDesk = <Desk extends object>(load: () => Promise<Desk>): Desk =>
  new Proxy({} as Desk, {
    get:
      (_, name) =>
      async (...given: readonly unknown[]) =>
        (Reflect.get(await load(), name) as (...given: readonly unknown[]) => unknown)(...given),
  })

export const makeLazyUseCases = (load: {
  readonly pages: () => Promise<PageUseCases>
  readonly search: () => Promise<SearchUseCases>
  readonly desks: () => Promise<Desks>
}): UseCases => {
  const { bring: pages } = bringOnce(load.pages)
  const { bring: search } = bringOnce(load.search)
  const { bring: desks } = bringOnce(load.desks)
  return {
    loadPage: async (...given) => (await pages()).loadPage(...given),
    searchHomes: async (...given) => (await search()).searchHomes(...given),
    findStagesAndAreas: async (...given) => (await search()).findStagesAndAreas(...given),
    suggestPlaces: async (...given) => (await search()).suggestPlaces(...given),
    suggestRelaxations: async (...given) => (await search()).suggestRelaxations(...given),
    showHomes: async (...given) => (await search()).showHomes(...given),
    accountService: lazyDesk(async () => (await desks()).accountService),
    identityService: lazyDesk(async () => (await desks()).identityService),
    notifications: lazyDesk(async () => (await desks()).notifications),
  }
}
