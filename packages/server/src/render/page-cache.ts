// Pages that are the same for many, kept compressed: one is made for all who ask for it at once, and again when anything has changed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepts } from '../http/compress.ts'
import type { InlineParts } from '../http/security-headers.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** Of a search page (195 kB) 5 leaves what gzip at its best does, in a fifth of the time of 9. */
const brotliQuality = 5
const gzipLevel = 6
/** What tells of its changes by no revision (what many look at, premises) is seen within this. Milliseconds. */
const longestMs = 60_000
/** Addresses of which it is known that their pages are one visitor's own. */
const mostOwn = 10_000

export type Coding = 'br' | 'gzip' | 'identity'

/** A page that was just made and may be shown to others. */
export interface MadePage {
  readonly body: string
  readonly inline: InlineParts | undefined
  /** By which a cache in front of the server is told to let go of it. */
  readonly tags: readonly string[]
  /** The kind of page; undefined where nobody has said. */
  readonly template?: string | undefined
}

export interface KeptPage extends Omit<MadePage, 'body'> {
  /** Of the body in a coding; quoted. */
  etag(coding: Coding): string
  body(coding: Coding): Promise<Uint8Array<ArrayBuffer>>
}

export interface PageCache {
  /**
   * The page of a key, as it was made for a revision. Undefined where `make` says that it is the visitor's own: then each
   * makes one for themselves. What `make` throws, only the one who makes it hears.
   */
  page(
    key: string,
    revision: string,
    make: () => Promise<MadePage | undefined>,
  ): Promise<KeptPage | undefined>
}

interface Kept {
  readonly revision: string
  readonly page: KeptPage
  readonly size: number
}

/** The best coding that a caller takes. */
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
    // Room for the gzip beside it, which some ask for.
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

/** @param megabytes what the pages may take; those that nobody asked for the longest go first. */
export const makePageCache = ({ megabytes }: { readonly megabytes: number }): PageCache => {
  const kept = new LRUCache<string, Kept>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ size }) => size,
    ttl: longestMs,
  })
  const own = new LRUCache<string, true>({ max: mostOwn, ttl: longestMs })
  const making = new Map<string, Promise<KeptPage | undefined>>()

  return {
    page: async (key, revision, make) => {
      const known = kept.get(key)
      if (known?.revision === revision) return known.page
      if (own.has(key)) return undefined
      const flight = `${revision} ${key}`
      const inTheMaking = making.get(flight)
      // Who has waited in vain, because the first of them left or the page could not be made, makes one of their own.
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
