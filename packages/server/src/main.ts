// Starts the server: settings, database, catalogue, web. Stops it in reverse order.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { SiteDefinition } from '@husrum/domain'
import { defaultSite, sites } from '@husrum/domain'
import pino from 'pino'
import { makeApp } from './app.ts'
import type { RunningBackend } from './backend.ts'
import { startBackend } from './backend.ts'
import type { DevWeb } from './content/render/index.ts'
import { makeRenderSlots, openBuiltWeb, openDevWeb } from './content/render/index.ts'
import { openDemo } from './demo.ts'
import { DataDirectoryInUse } from './platform/database/directory-lock.ts'
import { healthAlone } from './platform/http/health-routes.ts'
import type { Listening } from './platform/http/listen.ts'
import { assertPortFree, listen, PortTaken } from './platform/http/listen.ts'
import { watchLoopDelay } from './platform/http/loop-delay.ts'
import { hostOf, serveOnHosts } from './platform/http/site-origins.ts'
import type { ServerSettings } from './platform/settings/server-settings.ts'
import { readSettings, SettingsError } from './platform/settings/server-settings.ts'
import { settingsHelp } from './platform/settings/settings-help.ts'

const root = resolve(import.meta.dirname, '../../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(settingsHelp())
  process.exit(0)
}
const settings = readOrLeave()
// By default V8 lets the heap grow to three times what is in use.
if (settings.heapGrowthPercent !== undefined)
  setFlagsFromString(`--heap-growing-percent=${settings.heapGrowthPercent}`)
// Not imported without a receiver; before everything else, so that everything is instrumented.
const telemetry =
  settings.telemetry &&
  (await import('./platform/telemetry/start-telemetry.ts')).startTelemetry(settings.telemetry, version)
telemetry?.watchCertificates(
  (await import('./platform/telemetry/own-certificates.ts')).certificatesOf(settings),
)
const log = pino({
  level: settings.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  ...(telemetry && { mixin: telemetry.logFields }),
})

let devWeb: DevWeb | undefined
let backend: RunningBackend | undefined
let listening: Listening | undefined
let watched: Listening | undefined
let stopping = false
const ending = new AbortController()
let stoppingSince = 0
const loopDelay = watchLoopDelay()

const stop = async (code: number): Promise<never> => {
  ending.abort()
  await listening?.close()
  await watched?.close()
  loopDelay.close()
  await devWeb?.close()
  await backend?.close()
  await telemetry?.close()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second signal ends the process at once. Within a second it may be the same signal, sent to this process and to its parent.
    if (stopping && Date.now() - stoppingSince > 1_000) process.exit(1)
    if (stopping) return
    stopping = true
    stoppingSince = Date.now()
    void drain().then(() => stop(0))
  })

/** Requests still arrive until the load balancer has noticed that this server is not ready any more. */
async function drain(): Promise<void> {
  if (!listening) return
  listening.drain()
  await delay(settings.drainSeconds * 1_000)
}

try {
  await start()
} catch (cause) {
  if (!stopping) {
    if (isForPeople(cause)) console.error(cause.message)
    else console.error(cause)
    stopping = true
    await stop(1)
  }
}

async function start(): Promise<void> {
  const { environment, apiUrl } = settings
  serveOnHosts(settings.siteHosts)
  if (environment === 'production' && Object.keys(settings.siteHosts).length === 0)
    log.warn('The sites answer on placeholder hosts only: set SITE_HOST_SWEDEN and the others')
  if (environment === 'production' && settings.mapTiles === undefined && apiUrl === undefined)
    log.warn(
      'Maps show the bundled simplified map, without streets: set MAP_TILES_URL and MAP_TILES_ATTRIBUTION',
    )
  const webFolder = join(root, 'packages/web')
  // Fail before the catalogue is filled.
  await assertPortFree(settings.port, listenHostOf(settings))
  if (settings.healthPort !== undefined)
    await assertPortFree(settings.healthPort, listenHostOf(settings), 'HEALTH_PORT')
  if (apiUrl === undefined)
    backend = startBackend({
      ...settings,
      log,
      demo: await openDemo(),
      watch: telemetry?.watch,
      stopping: ending.signal,
    })
  // Both take seconds in a fresh clone. `bringUp` reports an error.
  backend?.prepare().catch(() => undefined)
  await untilWebIsBuilt()
  if (settings.dev) devWeb = await openDevWeb(webFolder)
  // React reads this to choose its build; a built web uses the production build, whatever hosts are served.
  else process.env.NODE_ENV = 'production'
  const web = devWeb?.source ?? (await openBuiltWeb(join(webFolder, 'dist')))
  const shared = {
    environment,
    log,
    version,
    web,
    vite: settings.dev,
    checkAnswers: settings.dev,
    tagManagers: settings.tagManagers,
    mapTiles: settings.mapTiles,
    trustedProxies: settings.signIn.trustedProxies,
    isDraining: () => stopping,
    // Vite blocks the event loop for seconds now and then.
    places: makeRenderSlots(settings.dev ? undefined : loopDelay),
    pagesPerMinute: settings.pagesPerMinute,
    // With Vite, pages change without notice.
    pageCacheMegabytes: settings.dev ? undefined : settings.pageCacheMegabytes,
    cdn: settings.cdn?.kind,
    elsewhere: settings.elsewhere,
    apiTimeoutMs: settings.apiTimeoutMs,
  }

  if (backend === undefined) {
    const app = makeApp({ ...shared, backend: { url: apiUrl ?? '' } })
    await open(app.fetch)
    return
  }
  // An external database may start later than this server, which is not ready until then. The embedded one starts with the server.
  const starting = makeApp({ ...shared, backend: backend.notYet })
  let { fetch } = starting
  if (backend.kind === 'postgres')
    await open((request, bindings) => fetch(request, bindings), { isReady: false })
  const ready = await backend.bringUp(web.version, web.built)
  ;({ fetch } = makeApp({ ...shared, backend: ready }))
  if (listening) announce(listening.port)
  else await open((request, bindings) => fetch(request, bindings))
  if (ready.seed) void addDemoData(ready.seed)
}

/** Scripts that build while this server starts send a message when they have built (`scripts/start.mjs`). */
async function untilWebIsBuilt(): Promise<void> {
  if (process.env.HUSRUM_WEB === 'building') await once(process, 'message')
}

/** After the server listens: on a new database this takes seconds, and public pages need none of it. */
async function addDemoData(seed: () => Promise<void>): Promise<void> {
  const began = Date.now()
  log.info('Demo people, their homes, errands and bookings are added in the background')
  try {
    await seed()
    log.info({ ms: Date.now() - began }, 'The demo data are complete')
  } catch (cause) {
    if (!stopping) log.error({ err: cause }, 'The demo data are incomplete')
  }
}

async function open(
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
  { isReady = true } = {},
): Promise<void> {
  const { port, maxConnections, healthPort } = settings
  const host = listenHostOf(settings)
  listening = await listen({ fetch, port, host, before: devWeb?.middleware, maxConnections })
  if (healthPort !== undefined) watched = await listen({ fetch: healthAlone(fetch), port: healthPort, host })
  if (isReady) announce(listening.port)
}

function listenHostOf({ host, environment }: ServerSettings): string | undefined {
  return host ?? (environment === 'production' ? '0.0.0.0' : undefined)
}

function announce(port: number): void {
  const isLocal = settings.environment === 'development'
  const rows = (sites as readonly SiteDefinition[]).map((site) => {
    const origin = isLocal ? `http://${site.hosts.development}:${port}` : `https://${hostOf(site)}`
    const isSubsite = site.basePath !== defaultSite.basePath
    return [isSubsite ? `${site.name} (${site.locale})` : site.name, `${origin}${site.basePath}`] as const
  })
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = [
    '',
    `Husrum ${version} is ready on port ${port} (${settings.environment}).`,
    '',
    ...rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`),
    '',
    ...(settings.apiUrl === undefined ? [] : [`Calls go to ${settings.apiUrl}.`, '']),
    ...Object.entries(settings.elsewhere).map(([capability, url]) => `Calls of ${capability} go to ${url}.`),
    ...(backend?.kind === 'pglite'
      ? ['The embedded database is for demonstration and development. For more, set DATABASE_URL.', '']
      : []),
  ]
  console.log(lines.join('\n'))
}

function readOrLeave(): ServerSettings {
  try {
    return readSettings(process.env, words, root)
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause
    console.error(cause.message)
    process.exit(1)
  }
}

function isForPeople(cause: unknown): cause is Error {
  return (
    cause instanceof DataDirectoryInUse ||
    cause instanceof PortTaken ||
    (cause instanceof Error &&
      ['WebNotBuilt', 'DatabaseNeverCame', 'DatabaseRefused', 'SecretUnknown', 'ShapeForbidden'].includes(
        cause.name,
      ))
  )
}
