// Rendered pictures kept on disk: drawn once, however many ask, and never many at the same time.

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureRequest, PictureSource } from './picture-source.ts'

export type PictureOutcome =
  | { readonly kind: 'found'; readonly body: Buffer; readonly etag: string }
  | { readonly kind: 'unknown' }

export type PictureStore = { readonly get: (request: PictureRequest) => Promise<PictureOutcome> }

export interface PictureStoreOptions {
  readonly directory: string
  readonly source: PictureSource
  /** Pictures that are drawn at the same time; two if absent. */
  readonly concurrency?: number
}

/** Lets at most `places` pieces of work run; the others wait in the order they came. */
const makeLimiter = (places: number) => {
  let free = Math.max(1, places)
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

/**
 * A store over one cache directory. A missing or unwritable directory only costs the caching; an id that the
 * source does not have answers `unknown`. Sizes are the caller's to limit: every new width is a new file.
 */
export const makePictureStore = ({
  directory,
  source,
  concurrency = 2,
}: PictureStoreOptions): PictureStore => {
  const inFlight = new Map<string, Promise<Buffer>>()
  const whenFree = makeLimiter(concurrency)

  const keep = async (file: string, body: Buffer): Promise<void> => {
    const draft = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, body)
      await rename(draft, file)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  const fetchOrDraw = async (file: string, request: PictureRequest): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined && kept.length > 0) return kept
    const body = await whenFree(() => source.draw(request))
    await keep(file, body)
    return body
  }

  return {
    get: async ({ id, width, height, format, quality = 75 }) => {
      if (!source.has(id)) return { kind: 'unknown' }
      const key = createHash('sha256')
        .update(JSON.stringify([source.version, id, width, height ?? 0, format, quality]))
        .digest('hex')
        .slice(0, 40)
      const file = join(directory, key.slice(0, 2), `${key}.${format}`)
      let body = inFlight.get(key)
      if (body === undefined) {
        body = fetchOrDraw(file, { id, width, height, format, quality }).finally(() => inFlight.delete(key))
        inFlight.set(key, body)
      }
      return { kind: 'found', body: await body, etag: `"${key}"` }
    },
  }
}
