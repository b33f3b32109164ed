// Supported caches in front of the server, and their settings.

/** The cache products whose headers and purge calls are supported. */
export const cdnKinds = ['fastly', 'cloudflare', 'varnish'] as const
export type CdnKind = (typeof cdnKinds)[number]

export interface CdnSettings {
  readonly kind: CdnKind
  /** Address of its purge API. */
  readonly url: string
  readonly token: string
}
