// Starts what the pages need: the database, and the modules that use it. Waits for a PostgreSQL server that is not available yet.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OwnBackend } from './app.ts'
import { nameInventedSellers, sellersWithoutAccount, sitesWithoutSeller } from './buying/documents/index.ts'
import { importExplorer } from './catalogue/explorer/index.ts'
import type { FillRequest } from './catalogue/search/index.ts'
import { fillCatalogue, generateAhead, isEmpty } from './catalogue/search/index.ts'
import { fingerprintOfFiles, importContent, readContentFiles, useContent } from './content/pages/index.ts'
import type { BuiltAssets } from './content/render/index.ts'
import type { Demo } from './dev/invented-company.ts'
import { addModules } from './modules.ts'
import type { DatabaseClock } from './platform/database/database-clock.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { isRefusal, outageOf } from './platform/database/database-outage.ts'
import { tlsProblemOf } from './platform/database/database-tls.ts'
import { migrate, migrateServer } from './platform/database/migrate.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { embeddedDatabase, openDatabase } from './platform/database/open-database.ts'
import { makeWithoutStatementTimeout } from './platform/database/without-statement-timeout.ts'
import { makeModuleList } from './platform/modules/run-modules.ts'
import { makeAcquireTaskLease } from './platform/modules/task-lease.ts'
import { openSecretKeys } from './platform/secrets/open-secret-keys.ts'
import type { ServerSettings } from './platform/settings/server-settings.ts'
import { storedSecret } from './platform/settings/stored-secret.ts'
import type { Heartbeat } from './platform/status/heartbeat.ts'
import { makeHeartbeat } from './platform/status/heartbeat.ts'
import type { WatchedDatabase } from './platform/telemetry/watch-server.ts'

/** The database did not answer in time. The message is shown to the operator in the terminal. */
export class DatabaseNeverCame extends Error {
  constructor(seconds: number, cause: unknown) {
    super(`The database at DATABASE_URL did not answer for ${seconds} seconds: ${String(cause)}`, { cause })
    this.name = 'DatabaseNeverCame'
  }
}

/** The database refused the login. The message is shown to the operator in the terminal, and contains no password. */
export class DatabaseRefused extends Error {
  constructor(cause: unknown) {
    const tlsProblem = tlsProblemOf(cause)
    super(
      tlsProblem === undefined
        ? 'The database at DATABASE_URL refused the login: check the user, the password and the name of the database.'
        : `The TLS connection to the database at DATABASE_URL failed: ${tlsProblem}`,
      { cause },
    )
    this.name = 'DatabaseRefused'
  }
}

export interface RunningBackend {
  readonly kind: OpenDatabase['kind']
  /** Answers 503 to everything. */
  readonly notYet: OwnBackend
  /** Migrates the database, and fills an empty one: the part of `bringUp` that needs no built web, to be called before. */
  prepare(): Promise<unknown>
  /**
   * Prepares and loads. Rejects with `DatabaseNeverCame`, `DatabaseRefused`, or the error that occurred.
   *
   * @param builtAssets the files of the web's build; absent where Vite serves it.
   */
  bringUp(siteVersion: string, builtAssets?: BuiltAssets): Promise<OwnBackend>
  close(): Promise<void>
}

export type BackendOptions = Pick<
  ServerSettings,
  | 'port'
  | 'databaseUrl'
  | 'replicaUrl'
  | 'databaseConnections'
  | 'dataDirectory'
  | 'environment'
  | 'catalogueKey'
  | 'statusKey'
  | 'mapTiles'
  | 'files'
  | 'pictureMegabytes'
  | 'mustSeed'
  | 'seed'
  | 'objects'
  | 'signIn'
  | 'payments'
  | 'cdn'
  | 'storyblok'
> & {
  readonly log: Logger
  /** If absent, no demo data is created and the catalogue stays as it is. */
  readonly demo?: Demo | undefined
  /** Receives the database to monitor, once it is open. If absent, it is not monitored. */
  readonly watch?: ((database: WatchedDatabase) => void) | undefined
  /** Aborted when the server stops. */
  readonly stopping?: AbortSignal | undefined
  /** Epoch milliseconds. If absent, the time of the PostgreSQL server, which is the same for all servers that use it. */
  readonly now?: () => number
}

/** The content that editors wrote. */
const contentDirectory = join(import.meta.dirname, '../content')
const picturesDirectory = join(import.meta.dirname, '../content-pictures')

const databaseTimeoutSeconds = 30
const secondsBetween = 2

/** Throws `DataDirectoryInUse`. Nothing is read before `bringUp`. */
export const startBackend = (options: BackendOptions): RunningBackend => {
  const { databaseUrl, dataDirectory, environment, signIn, demo, log } = options
  const serverId = randomUUID()
  const replica =
    options.replicaUrl === undefined
      ? undefined
      : openDatabase({
          url: options.replicaUrl,
          connections: options.databaseConnections,
          showing: serverId,
          onLostConnection: (cause) =>
            log.warn({ reason: cause.message }, 'A connection to the replica was lost'),
        })
  const isNew = databaseUrl === undefined && !existsSync(embeddedDatabase(dataDirectory))
  const database = openDatabase({
    url: databaseUrl,
    directory: dataDirectory,
    connections: options.databaseConnections,
    onLostConnection: (cause) => log.warn({ reason: cause.message }, 'A database connection was lost'),
  })
  let clock: DatabaseClock | undefined
  let heartbeat: Heartbeat | undefined
  const modules = makeModuleList(log, makeAcquireTaskLease(database.db))
  const ping = () => database.ping()
  let preparing: Promise<string> | undefined
  const prepareOnce = (): Promise<string> => {
    preparing ??= untilThere(() => prepare(database, options, isNew), log)
    return preparing
  }

  return {
    kind: database.kind,
    notYet: { routes: [], ping, isReady: () => false },
    prepare: prepareOnce,
    bringUp: async (siteVersion, builtAssets) => {
      const contentVersion = await prepareOnce()
      const { db, listen } = database
      const secret = signIn.secret ?? storedSecret(dataDirectory)
      const keys = await untilThere(() => openSecretKeys(db, { secret, also: signIn.secretsAlso }), log)
      clock = await untilThere(() => openClock(database, log), log)
      const now = options.now ?? clock?.now ?? Date.now
      const platform = {
        db,
        replica: replica?.db,
        listen,
        environment,
        keys,
        log,
        now,
        stopping: options.stopping,
      }
      const offered = await untilThere(async () => {
        // Left over from an earlier attempt.
        await modules.close()
        // Before the replica is used: it has to have this heartbeat.
        heartbeat = makeHeartbeat(db, { id: serverId, version: siteVersion })
        await heartbeat.beat()
        return addModules(modules, platform, {
          withoutStatementTimeout: makeWithoutStatementTimeout(database, databaseUrl),
          siteVersion,
          contentDirectory,
          picturesDirectory,
          contentVersion,
          builtAssets,
          dataDirectory,
          pictureMegabytes: options.pictureMegabytes,
          catalogueKey: options.catalogueKey,
          statusKey: options.statusKey,
          heartbeat,
          mapTiles: options.mapTiles,
          files: options.files,
          signIn,
          payments: options.payments,
          storyblok: options.storyblok,
          demo,
          cdn: options.cdn,
          port: options.port,
        })
      }, log)
      modules.start()
      options.watch?.({
        db,
        replica: replica?.db,
        pools: poolsOf(database, replica),
        sweeps: modules.sweeps(),
      })
      return { ...offered, routes: modules.routes(), ping, isReady: () => true }
    },
    close: async () => {
      clock?.close()
      await modules.close()
      // Also after a start that failed half-way.
      await heartbeat?.close()
      await replica?.close()
      await database.close()
    },
  }
}

const poolsOf = (database: OpenDatabase, replica: OpenDatabase | undefined): WatchedDatabase['pools'] => ({
  ...(database.poolUse && { primary: database.poolUse }),
  ...(replica?.poolUse && { replica: replica.poolUse }),
})

/** Differences from here on are logged: the timestamps in the log of this machine are off by as much. */
const noticeableMs = 2_000

/** The embedded database uses the clock of this machine. */
const openClock = async ({ kind, db }: OpenDatabase, log: Logger): Promise<DatabaseClock | undefined> => {
  if (kind === 'pglite') return undefined
  const clock = await openDatabaseClock(db)
  const aheadMs = Math.round(clock.ahead())
  if (Math.abs(aheadMs) > noticeableMs)
    log.warn(
      { aheadMs },
      'The clock of this machine differs from the database clock; the server uses the database clock',
    )
  return clock
}

const untilThere = async <Result>(work: () => Promise<Result>, log: Logger): Promise<Result> => {
  const started = Date.now()
  for (;;) {
    try {
      return await work()
    } catch (cause) {
      if (isRefusal(cause)) throw new DatabaseRefused(cause)
      if (outageOf(cause) !== 'away') throw cause
      if (Date.now() - started > databaseTimeoutSeconds * 1_000)
        throw new DatabaseNeverCame(databaseTimeoutSeconds, cause)
      log.warn({ reason: String(cause) }, `The database does not answer; trying again in ${secondsBetween} s`)
      await delay(secondsBetween * 1_000)
    }
  }
}

/** Imports the content files. Files that were imported before are not read again. Returns their version. */
const takeContentOver = async (
  { db }: OpenDatabase,
  log: Logger,
  files?: ReturnType<typeof readContentFiles>,
): Promise<string> => {
  const version = await fingerprintOfFiles(contentDirectory)
  if (await useContent(db, version)) return version
  const pages = await importContent(db, await (files ?? readContentFiles(contentDirectory)))
  if (pages !== undefined) log.info({ pages }, 'Content was imported')
  return version
}

const noHomesYet =
  'The catalogue has no homes: import stages and homes with `npm run catalogue` (docs/guide/move-in.md)'

const noSellerYet =
  'Homes of these sites cannot be booked online, because their seller is not named: name the company with `npm run catalogue -- sellers` (docs/guide/move-in.md)'

const noAccountYet =
  'Sellers have no account, so their buyers get no payment details: add `bank` with `npm run catalogue -- sellers` (docs/guide/bank-transfers.md)'

/**
 * Returns the content version of this server.
 *
 * @param isNew the embedded database does not exist yet. It is created in its thread, which takes seconds, and meanwhile this thread
 * generates the demo data and reads the content.
 */
const prepare = async (database: OpenDatabase, options: BackendOptions, isNew: boolean): Promise<string> => {
  const { databaseUrl, environment, mustSeed, log, demo } = options
  const request: FillRequest = {
    seed: options.seed,
    objects: options.objects,
    today: new Date(),
    importViews: (db, views) => importExplorer(db, views, Date.now()),
  }
  const world = demo && (isNew ? generateAhead(demo.world, request) : demo.world)
  const files = isNew ? readContentFiles(contentDirectory) : undefined
  // `takeContentOver` reports an error.
  files?.catch(() => undefined)
  const ran =
    databaseUrl === undefined
      ? await migrate(database.db)
      : await migrateServer(databaseUrl, ({ message: reason }) =>
          log.warn({ reason }, 'Migration is waiting for a table lock'),
        )
  if (ran.length > 0) log.info({ migrations: ran }, 'Migrations have run')
  const contentVersion = await takeContentOver(database, log, files)
  const isWanted =
    database.kind === 'pglite' || mustSeed || (environment !== 'production' && (await isEmpty(database)))
  if (!isWanted) {
    if (await isEmpty(database)) log.warn(noHomesYet)
    const unnamed = environment === 'production' ? await sitesWithoutSeller(database.db) : []
    if (unnamed.length > 0) log.warn({ sites: unnamed.map(({ key }) => key) }, noSellerYet)
    const withoutAccount = environment === 'production' ? await sellersWithoutAccount(database.db) : []
    if (withoutAccount.length > 0) log.warn({ sellers: withoutAccount }, noAccountYet)
    return contentVersion
  }
  if (!world) {
    log.warn('@husrum/demo is not installed: the catalogue is not filled')
    return contentVersion
  }
  const withoutStatementTimeout = makeWithoutStatementTimeout(database, databaseUrl)
  const homes = await withoutStatementTimeout((db) =>
    fillCatalogue({ db, kind: database.kind }, world, request),
  )
  // Otherwise none of the demo's homes could be booked.
  if (environment === 'production') await nameInventedSellers(database.db, demo.sellers, Date.now())
  if (homes !== undefined) log.info({ homes, seed: options.seed }, 'The catalogue was filled with demo data')
  return contentVersion
}
