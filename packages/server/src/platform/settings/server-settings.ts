// Settings of the server: environment and arguments, validated before anything starts.
import { resolve } from 'node:path'
import { z } from '@husrum/contract'
import type { MapTiles } from '@husrum/domain'
import type { PaymentSettings } from '../../buying/payments/index.ts'
import type { StoryblokSettings } from '../../content/pages/index.ts'
import type { TagManagers } from '../../people/consent/index.ts'
import type { FileSettings } from '../files/file-settings.ts'
import type { CdnSettings } from '../http/cdn.ts'
import type { SiteHosts } from '../http/site-origins.ts'
import type { CapabilityAddresses } from './capability-settings.ts'
import { readCapabilitySettings } from './capability-settings.ts'
import { cdnOf, cdnShape } from './cdn-settings.ts'
import { databaseShape, databasesOf } from './database-settings.ts'
import { readFileSettings } from './file-settings.ts'
import { mapShape, mapTilesOf } from './map-settings.ts'
import type { Variables } from './parse-settings.ts'
import { address, parseSettings, setting, wholeNumber } from './parse-settings.ts'
import { readPaymentSettings } from './payment-settings.ts'
import type { SignInSettings } from './sign-in-settings.ts'
import { readSignInSettings } from './sign-in-settings.ts'
import { readSiteHosts } from './site-host-settings.ts'
import { storyblokOf, storyblokShape } from './storyblok-settings.ts'
import { readTagManagers } from './tag-manager-settings.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import { telemetryOf, telemetryShape } from './telemetry-settings.ts'

export interface ServerSettings {
  readonly environment: 'development' | 'production'
  readonly port: number
  /** Absent: the loopback addresses in development, every address in production. */
  readonly host?: string | undefined
  readonly databaseUrl?: string | undefined
  /** A replica of it. */
  readonly replicaUrl?: string | undefined
  /** Maximum number of connections to each. */
  readonly databaseConnections?: number | undefined
  readonly dataDirectory: string
  /** Size limit of the pictures in it. */
  readonly pictureMegabytes: number
  readonly logLevel: string
  readonly apiUrl?: string | undefined
  /** Parts of the API on other backends. */
  readonly elsewhere: CapabilityAddresses
  readonly apiTimeoutMs: number
  /** Vite serves the web from its source. */
  readonly dev: boolean
  readonly seed: number
  readonly objects?: number | undefined
  /** The generated world is wanted though the database is not the embedded one. */
  readonly mustSeed: boolean
  /** Empty: the invented hosts. */
  readonly siteHosts: SiteHosts
  /** By site; a site without one loads nothing, whatever the consent. */
  readonly tagManagers: TagManagers
  readonly signIn: SignInSettings
  /** How long requests are still accepted after the server was asked to stop. */
  readonly drainSeconds: number
  readonly maxConnections: number
  readonly healthPort: number | undefined
  /** Absent: Node's default. */
  readonly heapGrowthPercent?: number | undefined
  /** Key of the company's sales system; if absent, homes cannot be changed through the API. */
  readonly catalogueKey?: string | undefined
  /** Key with which staff read the status of the servers; if absent, they cannot. */
  readonly statusKey?: string | undefined
  /** Receiver of traces and metrics; absent if there is none. */
  readonly telemetry?: TelemetrySettings | undefined
  /** Uploaded files. */
  readonly files: FileSettings
  /** Payment providers. */
  readonly payments: PaymentSettings
  /** Where editors write pages; if absent, in files. */
  readonly storyblok?: StoryblokSettings | undefined
  /** A map service instead of the bundled map. */
  readonly mapTiles?: MapTiles | undefined
  /** Pages that may be rendered for one network per minute; unlimited if absent. */
  readonly pagesPerMinute?: number | undefined
  /** Size limit of the page cache; if absent, no pages are cached. */
  readonly pageCacheMegabytes?: number | undefined
  /** The CDN in front of the server; absent if there is none. */
  readonly cdn?: CdnSettings | undefined
}

/** A setting is invalid. The message is shown to the operator in the terminal. */
export class SettingsError extends Error {
  constructor(messages: readonly string[]) {
    super(messages.join('\n'))
    this.name = 'SettingsError'
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** One key, or two separated by a comma during a rotation. */
const keys = (name: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((key) => key.trim().length >= 32) && text.split(',').length <= 2,
        `${name} must be one key of at least 32 characters, or two with a comma.`,
      ),
    )

/** Variables of the environment, and arguments by their own names. */
export const serverShape = {
  PORT: setting(z._default(wholeNumber('PORT', 0, 65_535), 3000), 'port on which the server listens', '3000'),
  HOST: setting(
    z.optional(z.string()),
    'address on which the server listens',
    'this machine only in development, every address in production',
  ),
  NODE_ENV: setting(
    z.optional(z.enum(['production', 'development', 'test'], 'NODE_ENV must be production or development.')),
    '`production` or `development`. In development every visitor can sign in as any person',
    'development; production for `npm run serve` and in the image',
  ),
  ...databaseShape,
  HUSRUM_DATA_DIR: setting(
    z.optional(z.string()),
    'directory of the embedded database and of uploaded files',
    '.data',
  ),
  PICTURE_CACHE_MB: setting(
    z._default(wholeNumber('PICTURE_CACHE_MB', 1, 1_000_000), 1_024),
    'limit in megabytes for generated pictures in the data directory. The least recently used ones are deleted first',
    '1024',
  ),
  API_URL: setting(
    z.optional(address('API_URL', ['http:', 'https:'])),
    'address of another backend. Husrum then serves the web only and forwards calls to it',
    'the backend of this server',
  ),
  LOG_LEVEL: setting(
    z._default(z.enum(levels, `LOG_LEVEL must be one of ${levels.join(', ')}.`), 'info'),
    `least severe level that is logged: ${levels.join(', ')}`,
    'info',
  ),
  DRAIN_SECONDS: setting(
    z.optional(wholeNumber('DRAIN_SECONDS', 0, 300)),
    'seconds during which the server still accepts requests after SIGTERM, while `/health/ready` answers 503, so that load balancers can remove it',
    '5 in production, 0 in development',
  ),
  MAX_CONNECTIONS: setting(
    z._default(wholeNumber('MAX_CONNECTIONS', 1, 1_000_000), 2_000),
    'limit for simultaneous connections. Further ones are refused',
    '2000',
  ),
  HEALTH_PORT: setting(
    z.optional(wholeNumber('HEALTH_PORT', 1, 65_535)),
    'separate port for `/health/live` and `/health/ready`, which answers also when `MAX_CONNECTIONS` are reached',
    'they answer at `PORT`',
  ),
  PAGES_PER_MINUTE: setting(
    z.optional(wholeNumber('PAGES_PER_MINUTE', 0, 1_000_000)),
    'limit for pages that one network may request in a minute; `0` is no limit. Behind a proxy set `TRUSTED_PROXIES` as well',
    '1200 in production, 0 in development',
  ),
  HEAP_GROWTH_PERCENT: setting(
    z._default(wholeNumber('HEAP_GROWTH_PERCENT', 0, 1_000), 40),
    'how many percent the heap may grow before a garbage collection. A lower number uses less memory and more processor time; `0` uses the default of Node',
    '40',
  ),
  CATALOGUE_KEY: setting(
    z.optional(keys('CATALOGUE_KEY')),
    'key of the sales system, at least 32 characters, for status, price, access and viewings of homes, sales and showings. Two keys, separated by a comma, while one replaces the other. `npm run keys` creates more keys',
    'none',
  ),
  STATUS_KEY: setting(
    z.optional(keys('STATUS_KEY')),
    'password, at least 32 characters, for the status page at `/services/status`. Two passwords, separated by a comma, while one replaces the other',
    'the status page is closed',
  ),
  ...telemetryShape,
  ...cdnShape,
  ...mapShape,
  ...storyblokShape,
  SEED_WORLD: setting(
    z.optional(z.enum(['0', '1'], 'SEED_WORLD must be 0 or 1.')),
    '`1` fills a database other than the embedded one with demo data',
  ),
  '--seed': setting(
    z.optional(wholeNumber('--seed', 0, 2_147_483_647)),
    'number that the demo data are generated from',
    '1',
  ),
  '--objects': setting(
    z.optional(wholeNumber('--objects', 1, 1_000_000)),
    'number of homes in the demo data',
    'as many as the demo has',
  ),
  '--dev': setting(z.optional(z.string()), 'serves the web from its source, with Vite'),
}

const server = z.object(serverShape).check(
  z.refine(
    // Development lets every visitor sign in as anyone: beyond this machine that must be explicit.
    ({ HOST = 'localhost', NODE_ENV }) => NODE_ENV !== undefined || isLoopback(HOST),
    'NODE_ENV must be set if HOST is reachable from other machines: production or development.',
  ),
)

const takesValue = new Set(['--seed', '--objects'])

const readArguments = (words: readonly string[]): { read: Record<string, string>; wrong: string[] } => {
  const read: Record<string, string> = {}
  const wrong: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [name = '', inline] = (words[at] ?? '').split('=', 2)
    if (name === '--dev') read[name] = '1'
    else if (takesValue.has(name)) {
      if (inline === undefined) at += 1
      read[name] = inline ?? words[at] ?? ''
    } else wrong.push(`Unknown argument ${name}. There are --dev, --seed N, --objects N and --help.`)
  }
  return { read, wrong }
}

/** An empty variable counts as unset. Throws `SettingsError` with a line for each error. */
export const readSettings = (
  variables: Variables,
  words: readonly string[],
  root: string,
): ServerSettings => {
  const set: Variables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const named = readArguments(words)
  const own = parseSettings(server, { ...set, ...named.read })
  const { siteHosts, wrong: wrongHosts } = readSiteHosts(set)
  const { tagManagers, wrong: wrongTags } = readTagManagers(set, siteHosts)
  const signIn = readSignInSettings(set, root)
  const files = readFileSettings(set)
  const payments = readPaymentSettings(set, root)
  const { elsewhere, apiTimeoutMs, wrong: wrongParts } = readCapabilitySettings(set)
  const wrong = [
    ...named.wrong,
    ...own.wrong,
    ...wrongHosts,
    ...wrongTags,
    ...signIn.wrong,
    ...files.wrong,
    ...payments.wrong,
    ...wrongParts,
  ]
  if (!own.settings || wrong.length > 0) throw new SettingsError(wrong)
  const { settings } = own
  const { mapTiles, wrong: wrongMap } = mapTilesOf(settings)
  const { databases, wrong: wrongDatabases } = databasesOf(settings, root)
  const { cdn, wrong: wrongCdn } = cdnOf(settings)
  const wrongPorts =
    settings.HEALTH_PORT === settings.PORT ? ['HEALTH_PORT must be another port than PORT.'] : []
  const wrongTogether = [...wrongMap, ...wrongDatabases, ...wrongCdn, ...wrongPorts]
  if (wrongTogether.length > 0) throw new SettingsError(wrongTogether)
  const { '--seed': seed, '--objects': objects } = settings
  const environment = settings.NODE_ENV === 'production' ? 'production' : 'development'
  const isProduction = environment === 'production'
  const pagesPerMinute = settings.PAGES_PER_MINUTE ?? (isProduction ? 1_200 : 0)
  return {
    environment,
    port: settings.PORT,
    host: settings.HOST,
    ...databases,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    dataDirectory: resolve(root, settings.HUSRUM_DATA_DIR ?? '.data'),
    pictureMegabytes: settings.PICTURE_CACHE_MB,
    logLevel: settings.LOG_LEVEL,
    apiUrl: settings.API_URL?.replace(/\/$/, ''),
    elsewhere,
    apiTimeoutMs,
    dev: settings['--dev'] !== undefined,
    seed: seed ?? 1,
    objects,
    mustSeed: settings.SEED_WORLD === '1' || seed !== undefined || objects !== undefined,
    siteHosts,
    tagManagers,
    signIn: signIn.settings,
    drainSeconds: settings.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    maxConnections: settings.MAX_CONNECTIONS,
    healthPort: settings.HEALTH_PORT,
    heapGrowthPercent: settings.HEAP_GROWTH_PERCENT === 0 ? undefined : settings.HEAP_GROWTH_PERCENT,
    catalogueKey: settings.CATALOGUE_KEY,
    statusKey: settings.STATUS_KEY,
    telemetry: telemetryOf(settings),
    files: files.settings,
    payments: payments.settings,
    mapTiles,
    storyblok: storyblokOf(settings),
    pagesPerMinute: pagesPerMinute === 0 ? undefined : pagesPerMinute,
    pageCacheMegabytes: settings.PAGE_CACHE_MB === 0 ? undefined : settings.PAGE_CACHE_MB,
    cdn,
  }
}
