// Cache of compressed shared pages: one is rendered for all concurrent requests, and again when anything has changed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepts } from '../../platform/http/compress.ts'
import type { InlineParts } from '../../platform/http/security-headers.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** For a search page (195 kB) level 5 is as small as gzip at its best, in a fifth of the time of 9. */
const brotliQuality = 5
const gzipLevel = 6
/** Maximum age, for changes without a revision (visits, premises). Milliseconds. */
const longestMs = 60_000
/** Addresses whose pages are known to be personal. */
const maxOwn = 10_000

export type Coding = 'br' | 'gzip' | 'identity'

/** A page that was just rendered and may be shared. */
export interface MadePage {
  readonly body: string
  readonly inline: InlineParts | undefined
  /** Tags for invalidation by a cache in front of the server. */
  readonly tags: readonly string[]
  /** The page's template; undefined if not recorded. */
  readonly template?: string | undefined
}

export interface CachedPage extends Omit<MadePage, 'body'> {
  /** Of the body in an encoding; quoted. */
  etag(coding: Coding): string
  body(coding: Coding): Promise<Uint8Array<ArrayBuffer>>
}

export interface PageCache {
  /**
   * The page of a key, as rendered for a revision. Undefined if `make` finds it personal: then each caller
   * renders its own. Only the caller that renders gets the errors of `make`.
   */
  page(
    key: string,
    revision: string,
    make: () => Promise<MadePage | undefined>,
  ): Promise<CachedPage | undefined>
}

interface Kept {
  readonly revision: string
  readonly page: CachedPage
  readonly size: number
}

/** The best encoding that a caller accepts. */
export const codingFor = (acceptEncoding: string): Coding =>
  accepts(acceptEncoding, 'br') ? 'br' : accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'

const keep = async ({ body, inline, tags, template }: MadePage): Promise<Omit<Kept, 'revision'>> => {
  const text = Buffer.from(body)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const small = new Uint8Array(
    await compress(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  )
  let zipped: Promise<Uint8Array<ArrayBuffer>> | undefined
  const whole = async () => new Uint8Array(await decompress(small))
  return {
    // Includes the gzip version, which some clients request.
    size: small.length * 2 + 1_000,
    page: {
      inline,
      tags,
      template,
      etag: (coding) => `"${hash}${coding === 'identity' ? '' : `-${coding}`}"`,
      body: async (coding) => {
        if (coding === 'br') return small
        if (coding === 'identity') return whole()
        zipped ??= whole().then(async (bytes) => new Uint8Array(await gzipped(bytes, { level: gzipLevel })))
        return zipped
      },
    },
  }
}

/** @param megabytes size limit of the cache; evicts the least recently used pages first. */
export const makePageCache = ({ megabytes }: { readonly megabytes: number }): PageCache => {
  const kept = new LRUCache<string, Kept>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ size }) => size,
    ttl: longestMs,
  })
  const own = new LRUCache<string, true>({ max: maxOwn, ttl: longestMs })
  const making = new Map<string, Promise<CachedPage | undefined>>()

  return {
    page: async (key, revision, make) => {
      const known = kept.get(key)
      if (known?.revision === revision) return known.page
      if (own.has(key)) return undefined
      const flight = `${revision} ${key}`
      const inTheMaking = making.get(flight)
      // If the first caller leaves or rendering fails, each of the waiting callers renders its own.
      if (inTheMaking) return inTheMaking.catch(() => undefined)
      const work = make().then(async (made) => {
        if (!made) {
          own.set(key, true)
          return undefined
        }
        const next = { revision, ...(await keep(made)) }
        kept.set(key, next)
        return next.page
      })
      making.set(flight, work)
      try {
        return await work
      } finally {
        making.delete(flight)
      }
    },
  }
}
