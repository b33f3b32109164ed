// Security headers, which restrict what a page may do in the browser.
import { createHash } from 'node:crypto'
import type { MapTiles } from '@husrum/domain'
import { LRUCache } from 'lru-cache'

export interface PolicyOptions {
  readonly environment: 'development' | 'production'
  /** Vite's client opens a web socket. */
  readonly vite?: boolean
  /** Provider of the map of a search: its tiles may be loaded. */
  readonly mapTiles?: Pick<MapTiles, 'kind' | 'url'> | undefined
}

/** The exact inline content of a page: no other inline script or style is allowed. */
export interface InlineParts {
  readonly scripts?: readonly string[] | undefined
  readonly styles?: readonly string[] | undefined
  /** The origin that a form of this page may lead to, in addition to our own. */
  readonly leadsTo?: string | undefined
  /** The origin whose frame and scripts are embedded in this page. */
  readonly embeds?: string | undefined
  /** The host of the tag manager that this page may load after the visitor consents. */
  readonly tagHost?: string | undefined
}

/** Where browsers report violations of a policy. */
export const policyReportsPath = '/services/csp_reports'

/** A build has a dozen of them, the same on every page. */
const hashes = new LRUCache<string, string>({ max: 500 })

const hashOf = (text: string): string => {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const made = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, made)
  return made
}

/** Origins of film players, loaded once the visitor starts a film and consents to third parties. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * Code that may create markup and script addresses from text: our own two policies, the sanitiser, the one for the single markup test of
 * the map library (`allow-leaflet.ts`), and with analytics the loader and the tag manager. Vite's client and tools do not support it.
 */
const trustedTypes = (
  { vite = false }: PolicyOptions,
  { embeds, tagHost }: Pick<InlineParts, 'embeds' | 'tagHost'>,
): readonly string[] =>
  // Embedded third-party content does not support it either.
  vite || embeds !== undefined
    ? []
    : [
        `require-trusted-types-for 'script'`,
        `trusted-types husrum-html husrum-entry husrum-worker dompurify default${tagHost === undefined ? '' : ' husrum-tags goog#html'}`,
      ]

/**
 * The policy of an HTML page. It is the same for the same page, so that a page can be cached. Only the inline scripts of the page run,
 * and what they load; browsers without `strict-dynamic` check the origin of a script.
 */
export const pagePolicy = (
  { scripts = [], styles = [], leadsTo, embeds, tagHost }: InlineParts,
  options: PolicyOptions,
): string => {
  const { environment, vite = false, mapTiles } = options
  const tags = tagHost === undefined ? '' : ` https://${tagHost}`
  const mapOrigin = mapTiles === undefined ? '' : ` ${new URL(mapTiles.url).origin}`
  // A PMTiles archive is fetched in ranges, and its images are shown from memory.
  const mapPictures = mapTiles?.kind === 'pmtiles' ? ' blob:' : mapOrigin
  const mapPieces = mapTiles?.kind === 'pmtiles' ? mapOrigin : ''
  const embedded = embeds === undefined ? '' : ` ${embeds}`
  return [
    `default-src 'none'`,
    // `strict-dynamic` would block scripts that the markup itself references, as Vite's client is.
    [
      'script-src',
      `'self'`,
      ...scripts.map(hashOf),
      ...(vite || embeds !== undefined ? [] : [`'strict-dynamic'`]),
    ].join(' ') +
      tags +
      embedded,
    // Vite's client adds its own style sheets.
    ['style-src', `'self'`, ...(vite ? [`'unsafe-inline'`] : styles.map(hashOf))].join(' ') + embedded,
    `img-src 'self' data:${tags}${mapPictures}${embedded}`,
    `font-src 'self'${embedded}`,
    `connect-src 'self'${vite ? ' ws:' : ''}${tags}${mapPieces}${embedded}`,
    `frame-src ${players}${embedded}`,
    `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}${embedded}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `manifest-src 'self'`,
    ...trustedTypes(options, { embeds, tagHost }),
    ...(environment === 'production' ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    // For browsers that do not support `report-to`.
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

const dataPolicy = `default-src 'none'; frame-ancestors 'none'`
/** A worker has the policy of its own file, not that of the page: it may connect to this server only. */
const scriptPolicy = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`
/** For uploads: should a browser display one after all, it is inert. */
const sandboxPolicy = `${dataPolicy}; sandbox`

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only features that every browser knows: others cause console warnings.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}

/** Sets the security headers of a response; the policy depends on its type. Keeps `no-referrer`, and sandboxes attachments. */
export const setSecurityHeaders = (headers: Headers, inline: InlineParts, options: PolicyOptions): void => {
  const isQuiet = headers.get('referrer-policy') === 'no-referrer'
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (isQuiet) headers.set('referrer-policy', 'no-referrer')
  if (options.environment === 'production')
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  const isAttachment = headers.get('content-disposition')?.startsWith('attachment') ?? false
  // An attachment is not a page of ours, whatever its type.
  const type = isAttachment ? undefined : headers.get('content-type')
  const isPage = type?.startsWith('text/html') ?? false
  const otherPolicy = type?.startsWith('text/javascript') ? scriptPolicy : dataPolicy
  headers.set(
    'content-security-policy',
    isPage ? pagePolicy(inline, options) : isAttachment ? sandboxPolicy : otherPolicy,
  )
  if (isPage) headers.set('reporting-endpoints', `csp="${policyReportsPath}"`)
}
