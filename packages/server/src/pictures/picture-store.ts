// Rendered pictures kept on disk: drawn once, however many ask, and never many at the same time.

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DRAWING_VERSION } from './draw-picture.ts'
import { decodePictureId } from './picture-id.ts'
import type { PictureSubject } from './picture-subject.ts'
import type { RenderRequest } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'

export type PictureRequest = {
  readonly id: string
  readonly width: number
  readonly height?: number | undefined
  readonly format: 'webp' | 'jpeg'
  readonly quality?: number | undefined
}

export type PictureOutcome =
  | { readonly kind: 'found'; readonly body: Buffer; readonly etag: string }
  | { readonly kind: 'unknown' }

export type PictureStore = { readonly get: (request: PictureRequest) => Promise<PictureOutcome> }

export type PictureStoreOptions = {
  readonly directory: string
  readonly describe?: (id: string) => Promise<PictureSubject | undefined>
  readonly concurrency?: number
  readonly render?: (request: RenderRequest) => Promise<Buffer>
}

/** Lets at most `places` pieces of work run; the others wait in the order they came. */
const makeTurnstile = (places: number) => {
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
 * A store over one cache directory. A missing or unwritable directory only costs the caching; an id that nobody
 * can describe answers `unknown`. Sizes are the caller's to limit: every new width is a new file.
 */
export const makePictureStore = ({
  directory,
  describe = async (id) => decodePictureId(id),
  concurrency = 2,
  render = renderPicture,
}: PictureStoreOptions): PictureStore => {
  const inFlight = new Map<string, Promise<Buffer>>()
  const takeTurn = makeTurnstile(concurrency)

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

  const fetchOrDraw = async (file: string, request: RenderRequest): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined && kept.length > 0) return kept
    const body = await takeTurn(() => render(request))
    await keep(file, body)
    return body
  }

  return {
    get: async ({ id, width, height, format, quality = 75 }) => {
      const subject = await describe(id)
      if (subject === undefined) return { kind: 'unknown' }
      const key = createHash('sha256')
        .update(JSON.stringify([DRAWING_VERSION, subject, width, height ?? 0, format, quality]))
        .digest('hex')
        .slice(0, 40)
      const file = join(directory, key.slice(0, 2), `${key}.${format}`)
      let body = inFlight.get(key)
      if (body === undefined) {
        body = fetchOrDraw(file, { subject, width, height, format, quality }).finally(() =>
          inFlight.delete(key),
        )
        inFlight.set(key, body)
      }
      return { kind: 'found', body: await body, etag: `"${key}"` }
    },
  }
}
