// Who may keep pages in front of the server, and how it is spoken to.

/** Whose headers and purges a cache in front understands. */
export const cdnKinds = ['fastly', 'cloudflare', 'varnish'] as const
export type CdnKind = (typeof cdnKinds)[number]

export interface CdnSettings {
  readonly kind: CdnKind
  /** Where it takes tags. */
  readonly url: string
  readonly token: string
}
