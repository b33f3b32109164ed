// The headers that tell a browser what a page of ours may do, which is little.

export interface PolicyOptions {
  readonly environment: 'development' | 'production'
  /** Vite's client opens a socket. */
  readonly vite?: boolean
  /** Where this page's tag manager comes from, should the visitor agree to it. */
  readonly tagHost?: string | undefined
}

/** Whose players may show a film, once somebody wants to see it and has agreed to third parties. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * Who may make markup and script addresses out of text: our own two policies, the sanitiser, and where tags are measured
 * the loader and the tag manager itself. Vite's client and its tools are not written for it.
 */
const trustedTypes = ({ vite = false, tagHost }: PolicyOptions): readonly string[] =>
  vite
    ? []
    : [
        `require-trusted-types-for 'script'`,
        `trusted-types husrum-html husrum-entry dompurify${tagHost === undefined ? '' : ' husrum-tags goog#html'}`,
      ]

/** The policy of an HTML page. Nothing runs or paints that does not come from here or carry the nonce. */
export const pagePolicy = (nonce: string, options: PolicyOptions): string => {
  const { environment, vite = false, tagHost } = options
  const tags = tagHost === undefined ? '' : ` https://${tagHost}`
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${tags}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${tags}`,
    `font-src 'self'`,
    `connect-src 'self'${vite ? ' ws:' : ''}${tags}`,
    `frame-src ${players}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `manifest-src 'self'`,
    ...trustedTypes(options),
    ...(environment === 'production' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const dataPolicy = `default-src 'none'; frame-ancestors 'none'`

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every browser knows: others complain in the console.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}

/** Writes them into the headers of an answer; which policy it gets depends on its content type. One that wants no referrer told keeps that. */
export const setSecurityHeaders = (headers: Headers, nonce: string, options: PolicyOptions): void => {
  const isQuiet = headers.get('referrer-policy') === 'no-referrer'
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (isQuiet) headers.set('referrer-policy', 'no-referrer')
  if (options.environment === 'production')
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  headers.set('content-security-policy', isPage ? pagePolicy(nonce, options) : dataPolicy)
}
