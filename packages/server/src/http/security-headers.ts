// The headers that tell a browser what a page of ours may do, which is little.

export interface PolicyTerms {
  readonly environment: 'development' | 'production'
  /** Vite's client opens a socket. */
  readonly vite?: boolean
}

/** The policy of an HTML page. Nothing runs or paints that does not come from here or carry the nonce. */
export const pagePolicy = (nonce: string, { environment, vite = false }: PolicyTerms): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${vite ? ' ws:' : ''}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `manifest-src 'self'`,
    ...(environment === 'production' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

const dataPolicy = `default-src 'none'; frame-ancestors 'none'`

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every browser knows: others complain in the console.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}

/** Writes them into the headers of an answer; which policy it gets depends on its content type. */
export const setSecurityHeaders = (headers: Headers, nonce: string, terms: PolicyTerms): void => {
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (terms.environment === 'production')
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  headers.set('content-security-policy', isPage ? pagePolicy(nonce, terms) : dataPolicy)
}
