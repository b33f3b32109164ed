// The server's text search over written content, without homes, behind the HTTP adapter of the web.
import type { TextSearchService } from '@husrum/application'
import { makeHttpClient, makeHttpTextSearchService } from '@husrum/infrastructure'
import { makeSiteIndexes, makeTestApp, textSearchRoutes, writtenContent } from '@husrum/server/testing'

const origin = 'http://texts.test'

export const serveTextSearch = (): TextSearchService => {
  const residences = {
    findTags: async () => ({ tags: [], total: 0 }),
    stagesOfSite: async () => [],
    searchedHomes: async () => [],
    findHomes: async () => ({ homes: [], total: 0 }),
    tagsByUrl: async () => [],
    homesByIds: async () => [],
    revision: async () => '1',
  }
  const indexes = makeSiteIndexes({
    content: writtenContent,
    residences,
    premises: { available: async () => [] },
    now: Date.now,
  })
  const { app } = makeTestApp({
    backend: { routes: [(hono) => textSearchRoutes(hono, { indexes, residences, now: Date.now })] },
  })
  const fetch = async (...given: Parameters<typeof globalThis.fetch>) => app.request(new Request(...given))
  return makeHttpTextSearchService({ client: makeHttpClient({ baseUrl: origin, fetch }) })
}
