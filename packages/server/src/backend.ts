// Brings up what stands behind the pages: database, catalogue, pictures; waits for a PostgreSQL server that is not there yet.
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SiteContact } from '@husrum/domain'
import type { Logger } from 'pino'
import { clientErrorRoutes } from './client-errors/routes.ts'
import { makeConsentRecords } from './consent/postgres-consent-records.ts'
import { consentRoutes } from './consent/routes.ts'
import { outageOf } from './database/database-outage.ts'
import { migrate } from './database/migrate.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { openDatabase } from './database/open-database.ts'
import type { Demo } from './demo.ts'
import { routesOfEnvironment } from './dev/routes-of-environment.ts'
import type { OwnBackend } from './http/app.ts'
import { makeMeasurementCounts } from './measurements/postgres-measurement-counts.ts'
import { measurementRoutes } from './measurements/routes.ts'
import { withBoardPages } from './pages/board-pages.ts'
import { importContent } from './pages/content/import-content.ts'
import { makeContentStore } from './pages/content/postgres-content-store.ts'
import { readContentFiles } from './pages/content/read-content-files.ts'
import { watchContent } from './pages/content/watch-content.ts'
import { makePageService } from './pages/page-service.ts'
import { residencePageCatalogue } from './pages/residence-page-catalogue.ts'
import { makeSitemaps } from './pages/sitemap-routes.ts'
import { noPictures } from './pictures/picture-source.ts'
import { makePictureStore } from './pictures/picture-store.ts'
import { fillCatalogue, isEmpty } from './search/fill-catalogue.ts'
import { makeResidenceService } from './search/residence-service.ts'
import { makeResidenceRoutes } from './search/routes.ts'
import type { ServerSettings } from './settings/server-settings.ts'
import { startSignIn } from './start-sign-in.ts'

/** The database did not answer in time. The message is for the person at the terminal. */
export class DatabaseNeverCame extends Error {
  constructor(seconds: number, cause: unknown) {
    super(`The database at DATABASE_URL did not answer for ${seconds} seconds: ${String(cause)}`, { cause })
    this.name = 'DatabaseNeverCame'
  }
}

export interface RunningBackend {
  readonly kind: OpenDatabase['kind']
  /** Answers 503 to everything. */
  readonly notYet: OwnBackend
  /** Migrates, seeds and loads. Rejects with `DatabaseNeverCame`, or with what was wrong. */
  bringUp(siteVersion: string): Promise<OwnBackend>
  close(): Promise<void>
}

type BackendTerms = Pick<
  ServerSettings,
  'databaseUrl' | 'dataDirectory' | 'environment' | 'mustSeed' | 'seed' | 'objects' | 'signIn'
> & {
  readonly log: Logger
  /** Absent: nothing is invented, the catalogue stays as it is. */
  readonly demo?: Demo | undefined
}

/** What editors wrote. */
const contentDirectory = join(import.meta.dirname, '../content')

const patience = 30
const secondsBetween = 2

/** Throws `DataDirectoryInUse`. Nothing is read before `bringUp`. */
export const startBackend = (terms: BackendTerms): RunningBackend => {
  const { databaseUrl, dataDirectory, log } = terms
  const database = openDatabase({
    url: databaseUrl,
    directory: dataDirectory,
    onLostConnection: (cause) => log.warn({ reason: cause.message }, 'A database connection was lost'),
  })
  const closers: (() => Promise<void> | void)[] = []
  const pictures = makePictureStore({
    directory: join(dataDirectory, 'pictures'),
    source: terms.demo?.pictures ?? noPictures,
  })

  return {
    kind: database.kind,
    notYet: {
      pages: { pageAt: async () => undefined, chrome: () => Promise.reject(new Error('Not ready yet')) },
      sitemaps: {
        pagePaths: async () => [],
        homePaths: async () => [],
        homeCount: async () => 0,
      },
      pictures,
      routes: [],
      ping: () => database.ping(),
      isReady: () => false,
    },
    bringUp: async (siteVersion) => {
      await untilThere(() => prepare(database, terms), log)
      const residences = makeResidenceService({ db: database.db, engine: 'columnar' })
      closers.push(() => residences.close())
      await untilThere(() => residences.start(), log)
      const content = makeContentStore(database.db)
      closers.push(() => content.close())
      await untilThere(() => content.start(), log)
      if (terms.environment === 'development')
        closers.unshift(watchContent({ directory: contentDirectory, db: database.db, content, log }))
      const records = makeConsentRecords(database.db, { uiVersion: siteVersion })
      const catalogue = residencePageCatalogue(residences)
      const pages = withBoardPages(makePageService({ catalogue, content, siteVersion }), content)
      const { db } = database
      const signIn = await startSignIn({
        ...terms,
        db,
        content,
        settings: terms.signIn,
        people: terms.demo?.people,
      })
      closers.unshift(() => signIn.close())
      return {
        pages,
        sitemaps: makeSitemaps({ catalogue, content }),
        pictures,
        knowCaller: signIn.knowCaller,
        routes: [
          signIn.routes,
          (app) => makeResidenceRoutes(app, residences),
          (app) => consentRoutes(app, { records, environment: terms.environment }),
          (app) => measurementRoutes(app, { counts: makeMeasurementCounts(database.db) }),
          (app) => clientErrorRoutes(app, { log }),
          ...(await routesOfEnvironment(terms.environment, { pages, catalogue })),
        ],
        ping: () => database.ping(),
        contactOf: async (site) =>
          (await content.site(site.siteId))?.frame.contact as SiteContact | undefined,
        isReady: () => true,
      }
    },
    close: async () => {
      for (const close of closers) await close()
      await database.close()
    },
  }
}

const untilThere = async (work: () => Promise<void>, log: Logger): Promise<void> => {
  const started = Date.now()
  for (;;) {
    try {
      await work()
      return
    } catch (cause) {
      if (outageOf(cause) !== 'away') throw cause
      if (Date.now() - started > patience * 1_000) throw new DatabaseNeverCame(patience, cause)
      log.warn({ reason: String(cause) }, `The database does not answer; trying again in ${secondsBetween} s`)
      await delay(secondsBetween * 1_000)
    }
  }
}

const prepare = async (database: OpenDatabase, terms: BackendTerms): Promise<void> => {
  const { databaseUrl, environment, mustSeed, log, demo } = terms
  const ran = await migrate(database.db)
  if (ran.length > 0) log.info({ migrations: ran }, 'The database has a new shape')
  const pages = await importContent(database.db, await readContentFiles(contentDirectory))
  if (pages !== undefined) log.info({ pages }, 'The content was taken over')
  const isWanted =
    database.kind === 'pglite' || mustSeed || (environment !== 'production' && (await isEmpty(database)))
  if (!isWanted) return
  if (!demo) {
    log.warn('@husrum/demo is not installed: the catalogue stays as it is')
    return
  }
  const request = { seed: terms.seed, objects: terms.objects, today: new Date() }
  // Filling takes longer than any request's statement may: it gets connections of its own.
  const filling =
    database.kind === 'postgres' ? openDatabase({ url: databaseUrl, statementTimeout: 0 }) : database
  try {
    const homes = await fillCatalogue(filling, demo.world, request)
    if (homes !== undefined) log.info({ homes, seed: terms.seed }, 'The catalogue was filled')
  } finally {
    if (filling !== database) await filling.close()
  }
}
