// Purges pages from the cache in front of the server, through the APIs of the supported caches.
import { callProvider } from '../../platform/http/call-provider.ts'
import type { CdnKind, CdnSettings } from '../../platform/http/cdn.ts'

/** Rejects unless the cache confirmed the purge. Tags without pages do no harm. */
export type PurgeTags = (tags: readonly string[]) => Promise<void>

/** The purge failed: the cache is down, or refuses. Has only the status, not the response body. */
export class PurgeRefused extends Error {
  constructor(status: number) {
    super(`The CDN answered ${status}`)
    this.name = 'PurgeRefused'
  }
}

interface PurgeShape {
  /** Maximum number of tags per call. */
  readonly max: number
  readonly headers: (token: string, tags: readonly string[]) => Readonly<Record<string, string>>
  readonly body: (tags: readonly string[]) => object
  readonly isDone: (answer: unknown) => boolean
}

/** https://www.fastly.com/documentation/reference/api/purging/ and https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
const shapes: Readonly<Record<CdnKind, PurgeShape>> = {
  fastly: {
    max: 256,
    headers: (token) => ({ 'fastly-key': token }),
    body: (tags) => ({ surrogate_keys: tags }),
    isDone: () => true,
  },
  cloudflare: {
    max: 30,
    headers: (token) => ({ authorization: `Bearer ${token}` }),
    body: (tags) => ({ tags }),
    isDone: (answer) => (answer as { success?: unknown } | undefined)?.success === true,
  },
  // As `ops/varnish/default.vcl` reads it, which cannot see bodies; a header line may have eight thousand bytes.
  varnish: {
    max: 100,
    headers: (token, tags) => ({ authorization: `Bearer ${token}`, 'xkey-purge': tags.join(' ') }),
    body: () => ({}),
    isDone: (answer) => typeof (answer as { purged?: unknown } | undefined)?.purged === 'number',
  },
}

export const makePurger = ({ kind, url, token }: CdnSettings): PurgeTags => {
  const { max, headers, body, isDone } = shapes[kind]
  return async (tags) => {
    for (let at = 0; at < tags.length; at += max) {
      const some = tags.slice(at, at + max)
      const { status, json } = await callProvider({
        method: 'POST',
        url: new URL(url),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers(token, some) },
        body: JSON.stringify(body(some)),
      })
      if (status < 200 || status > 299 || !isDone(json)) throw new PurgeRefused(status)
    }
  }
}
