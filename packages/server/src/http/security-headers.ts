// The headers that tell a browser what a page of ours may do, which is little.
import { createHash } from 'node:crypto'
import type { MapTiles } from '@husrum/domain'
import { LRUCache } from 'lru-cache'

export interface PolicyOptions {
  readonly environment: 'development' | 'production'
  /** Vite's client opens a socket. */
  readonly vite?: boolean
  /** Whose map lies under the homes of a search: it may come from there. */
  readonly mapTiles?: Pick<MapTiles, 'kind' | 'url'> | undefined
}

/** What stands in a page itself, to the letter: nothing else that does runs or paints. */
export interface InlineParts {
  readonly scripts?: readonly string[] | undefined
  readonly styles?: readonly string[] | undefined
  /** The origin to which a form of this page leads besides our own. */
  readonly leadsTo?: string | undefined
  /** The origin whose frame and scripts stand in this page. */
  readonly embeds?: string | undefined
  /** The host of the tag manager that this document may load once the visitor agrees. */
  readonly tagHost?: string | undefined
}

/** Where browsers report what a policy kept from happening. */
export const policyReportsPath = '/services/csp_reports'

/** A build has a dozen of them, and every page the same. */
const hashes = new LRUCache<string, string>({ max: 500 })

const hashOf = (text: string): string => {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const made = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, made)
  return made
}

/** Whose players may show a film, once somebody wants to see it and has agreed to third parties. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * Who may make markup and script addresses out of text: our own two policies, the sanitiser, the one that lets the map's
 * library try a single piece of markup (`allow-leaflet.ts`), and where tags are measured the loader and the tag manager itself. Vite's client and its tools are not written for it.
 */
const trustedTypes = (
  { vite = false }: PolicyOptions,
  { embeds, tagHost }: Pick<InlineParts, 'embeds' | 'tagHost'>,
): readonly string[] =>
  // Nor is what others embed.
  vite || embeds !== undefined
    ? []
    : [
        `require-trusted-types-for 'script'`,
        `trusted-types husrum-html husrum-entry husrum-worker dompurify default${tagHost === undefined ? '' : ' husrum-tags goog#html'}`,
      ]

/**
 * The policy of an HTML page. It is the same for the same page, so that a page can be kept. Nothing runs but what stands in
 * the page and what that loads; browsers that do not know `strict-dynamic` go by where a script comes from.
 */
export const pagePolicy = (
  { scripts = [], styles = [], leadsTo, embeds, tagHost }: InlineParts,
  options: PolicyOptions,
): string => {
  const { environment, vite = false, mapTiles } = options
  const tags = tagHost === undefined ? '' : ` https://${tagHost}`
  const mapOrigin = mapTiles === undefined ? '' : ` ${new URL(mapTiles.url).origin}`
  // An archive is read piece by piece, and its pictures are shown out of memory.
  const mapPictures = mapTiles?.kind === 'pmtiles' ? ' blob:' : mapOrigin
  const mapPieces = mapTiles?.kind === 'pmtiles' ? mapOrigin : ''
  const embedded = embeds === undefined ? '' : ` ${embeds}`
  return [
    `default-src 'none'`,
    // What the markup itself names, as Vite's client is, `strict-dynamic` would keep out.
    [
      'script-src',
      `'self'`,
      ...scripts.map(hashOf),
      ...(vite || embeds !== undefined ? [] : [`'strict-dynamic'`]),
    ].join(' ') +
      tags +
      embedded,
    // Vite's client writes style sheets of its own.
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
    // For browsers without the other.
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

const dataPolicy = `default-src 'none'; frame-ancestors 'none'`
/** A worker goes by the policy of its own file, not by the page's: it may ask this server and nobody else. */
const scriptPolicy = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`
/** Of what people have sent: should a browser show it after all, it does nothing. */
const sandboxPolicy = `${dataPolicy}; sandbox`

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every browser knows: others complain in the console.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}

/** Writes them into the headers of an answer; which policy it gets depends on its content type. One that wants no referrer told keeps that, and an attachment is kept in a sandbox. */
export const setSecurityHeaders = (headers: Headers, inline: InlineParts, options: PolicyOptions): void => {
  const isQuiet = headers.get('referrer-policy') === 'no-referrer'
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (isQuiet) headers.set('referrer-policy', 'no-referrer')
  if (options.environment === 'production')
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  const isAttachment = headers.get('content-disposition')?.startsWith('attachment') ?? false
  // What is handed out as a file is no page of ours, whatever it is written in.
  const type = isAttachment ? undefined : headers.get('content-type')
  const isPage = type?.startsWith('text/html') ?? false
  const otherPolicy = type?.startsWith('text/javascript') ? scriptPolicy : dataPolicy
  headers.set(
    'content-security-policy',
    isPage ? pagePolicy(inline, options) : isAttachment ? sandboxPolicy : otherPolicy,
  )
  if (isPage) headers.set('reporting-endpoints', `csp="${policyReportsPath}"`)
}
