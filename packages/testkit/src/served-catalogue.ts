// A world behind the residence endpoints: in a database behind a real port, or in memory behind MSW.

import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { ResidenceCatalogue } from '@husrum/application'
import { makeInMemoryResidenceCatalogue } from '@husrum/application/testing'
import { siteByKey } from '@husrum/domain'
import { makeHttpClient, makeHttpResidenceCatalogue } from '@husrum/infrastructure'
import { openDatabase } from '@husrum/server'
import type { ResidenceService } from '@husrum/server/testing'
import {
  insertWorld,
  makeResidenceRoutes,
  makeResidenceService,
  makeTestApp,
  makeTestPostgres,
  openEmbeddedTestDatabase,
} from '@husrum/server/testing'
import type { RequestHandler } from 'msw'
import { http } from 'msw'
import type { CatalogueWorld } from './story-world.ts'

interface ServedCatalogue {
  readonly catalogue: ResidenceCatalogue
  readonly close: () => Promise<void>
}

/** The HTTP adapter of the web, for an origin. */
export const catalogueAt = (baseUrl: string): ResidenceCatalogue =>
  makeHttpResidenceCatalogue({
    client: makeHttpClient({ baseUrl, fetch: (...given) => globalThis.fetch(...given) }),
    site: siteByKey('sweden'),
  })

const appOf = (service: ResidenceService) =>
  makeTestApp({ backend: { routes: [(app) => makeResidenceRoutes(app, service)] } }).app

/** The HTTP adapter against the real server, on its own database. */
export const serveCatalogue = async (
  world: CatalogueWorld,
  kind: 'embedded' | 'postgres',
): Promise<ServedCatalogue> => {
  const postgres = kind === 'postgres' ? await makeTestPostgres() : undefined
  const database = postgres ? openDatabase({ url: postgres.url }) : openEmbeddedTestDatabase()
  await insertWorld(database.db, world)
  const service = makeResidenceService({ db: database.db })
  const server = serve({ fetch: appOf(service).fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  return {
    catalogue: catalogueAt(`http://127.0.0.1:${port}`),
    close: async () => {
      await new Promise((done) => server.close(done))
      service.close()
      await database.close()
      await postgres?.drop()
    },
  }
}

export const interceptedOrigin = 'http://husrum.test'

/** A service on the in-memory catalogue, complete as far as its endpoints need it. */
const serviceInMemory = ({ homes, stages, tags }: CatalogueWorld): ResidenceService => {
  const catalogue = makeInMemoryResidenceCatalogue({ homes, stages, tags })
  const notAsked = () => Promise.reject(new Error('No endpoint asks for this'))
  return {
    changeHomes: notAsked,
    findHomes: (({ near, ...query }) =>
      catalogue.findHomes({
        ...query,
        ...(near && { near, geo: { geo: 'auto' } }),
      })) as ResidenceService['findHomes'],
    findStagesAndAreas: catalogue.findStagesAndAreas,
    findStages: notAsked,
    findCells: catalogue.findCells,
    homesByIds: async (siteId, ids) =>
      ids.flatMap((id) => homes.filter((home) => home.siteId === siteId && home.id === id)),
    stagesByIds: async (siteId, ids) =>
      ids.flatMap((id) => stages.filter((stage) => stage.siteId === siteId && stage.id === id)),
    findTags: async (query) => {
      const found = await catalogue.findTags(query)
      return { tags: found, total: found.length }
    },
    tagsByUrl: catalogue.tagsByUrl,
    stageTags: catalogue.stageTags,
    counties: async (siteId) => tags.filter((tag) => tag.siteId === siteId && tag.kind === 'county'),
    homeByPath: notAsked,
    formerStageId: notAsked,
    isFormerStage: notAsked,
    homePaths: notAsked,
    homeCount: notAsked,
    hasPicture: notAsked,
    homeById: notAsked,
    stageById: notAsked,
    housesOf: notAsked,
    stageByPath: notAsked,
    similarIds: notAsked,
    newestIds: notAsked,
    stagesOfSite: notAsked,
    searchedHomes: notAsked,
    revision: notAsked,
    largestPlaces: notAsked,
    refresh: notAsked,
    start: notAsked,
    close: () => {},
  }
}

/** Handlers that answer every residence endpoint under `interceptedOrigin` from a world in memory. */
export const residenceHandlers = (world: CatalogueWorld): readonly RequestHandler[] => {
  const app = appOf(serviceInMemory(world))
  return [http.all(`${interceptedOrigin}/services/*`, ({ request }) => app.fetch(request))]
}

export const interceptedCatalogue = (): ResidenceCatalogue => catalogueAt(interceptedOrigin)
