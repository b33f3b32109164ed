// Rendered pictures: from the disk, or drawn once for all concurrent requests, with limited concurrency.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Problem } from '../../platform/http/problem.ts'
import { makeDrawingLine } from './drawing-line.ts'
import { makePictureFolder } from './picture-folder.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'

export type PictureOutcome =
  | { readonly kind: 'found'; readonly body: Buffer; readonly etag: string }
  | { readonly kind: 'unknown' }
  /** The caller disconnected before it was drawn. */
  | { readonly kind: 'left' }
  /** Not drawn yet: retry in a moment. Only from a store with `timeoutMs`. */
  | { readonly kind: 'later' }

/** The caller who requests a picture. */
export interface PictureVisitor {
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
  /** Network address; empty if unknown. */
  readonly address: string
}

export interface PictureStore {
  /**
   * Rejects with `serviceUnavailable` when the queue is full (a store with a timeout answers `later`), and with
   * `tooManyRequests` when the visitor's network requested too many pictures that had to be drawn.
   */
  get(request: PictureRequest, visitor: PictureVisitor): Promise<PictureOutcome>
}

export interface PictureStoreOptions {
  readonly directory: string
  readonly source: PictureSource
  /** Whether a page of ours shows the picture: other ids are not drawn. */
  readonly isShown: (id: string) => Promise<boolean>
  /** Counts a picture that has to be drawn; throws when a network has exceeded its limit. */
  readonly countMiss?: (address: string) => void
  /** Size limit of the pictures on the disk; a gigabyte if absent. */
  readonly maxBytes?: number
  /** Pictures that are drawn concurrently; two if absent. */
  readonly concurrency?: number
  /** Maximum queue length; thirty-two if absent. */
  readonly longestLine?: number
  /** Timeout before the answer is `later`; no timeout if absent. */
  readonly timeoutMs?: number
}

export const gigabyte = 1_073_741_824

/** A picture being drawn, and its waiting callers. */
interface Drawing {
  readonly body: Promise<Buffer | undefined>
  readonly abandoned: AbortController
  waiters: number
  readonly hasBegun: () => boolean
}

/**
 * A store in one directory; earlier pictures are counted when `ready` resolves. With a missing or unwritable directory
 * pictures are not stored. The caller must limit sizes: every new width is a new file.
 */
export const makePictureStore = ({
  directory,
  source,
  isShown,
  countMiss = () => undefined,
  maxBytes = gigabyte,
  concurrency = 2,
  longestLine = 32,
  timeoutMs,
}: PictureStoreOptions): PictureStore & { readonly ready: Promise<void> } => {
  const drawings = new Map<string, Drawing>()
  const line = makeDrawingLine({ places: concurrency, longest: longestLine })
  const folder = makePictureFolder({ directory, maxBytes })

  const draw = (name: string, request: PictureRequest): Drawing => {
    const abandoned = new AbortController()
    let hasBegun = false
    const make = async (): Promise<Buffer | undefined> => {
      if (!(await isShown(request.id))) return undefined
      const work = () => {
        hasBegun = true
        return source.draw(request)
      }
      const body = await line.run(work, abandoned.signal)
      await folder.keep(name, body)
      return body
    }
    const forget = () => {
      if (drawings.get(name) === drawing) drawings.delete(name)
    }
    const drawing: Drawing = {
      body: make().finally(forget),
      abandoned,
      waiters: 0,
      hasBegun: () => hasBegun,
    }
    // Requests after the last caller has left start a new drawing.
    abandoned.signal.addEventListener('abort', forget)
    drawings.set(name, drawing)
    return drawing
  }

  /**
   * A disconnected caller leaves; the last one removes the picture from the queue. A drawing in progress is stored, and so is
   * the place in the queue for a caller who was asked to retry.
   */
  const waitFor = (drawing: Drawing, signal: AbortSignal): Promise<Buffer | undefined | 'left' | 'later'> =>
    new Promise((resolve, reject) => {
      drawing.waiters += 1
      const leave = () => {
        stop()
        resolve('left')
        drawing.waiters -= 1
        if (drawing.waiters === 0 && !drawing.hasBegun()) drawing.abandoned.abort()
      }
      const isLate = () => {
        stop()
        resolve('later')
      }
      const timer = timeoutMs === undefined ? undefined : setTimeout(isLate, timeoutMs)
      const stop = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
      signal.addEventListener('abort', leave, { once: true })
      drawing.body
        .catch((cause) => {
          // The queue is full, but only for a moment.
          if (timeoutMs !== undefined && cause instanceof Problem && cause.code === 'serviceUnavailable')
            return 'later' as const
          throw cause
        })
        .finally(stop)
        .then(resolve, reject)
    })

  return {
    ready: folder.count(),
    get: async ({ id, width, height, format, quality = 75 }, { signal, address }) => {
      if (!source.has(id)) return { kind: 'unknown' }
      const key = createHash('sha256')
        .update(JSON.stringify([source.version, id, width, height ?? 0, format, quality]))
        .digest('hex')
        .slice(0, 40)
      const name = join(key.slice(0, 2), `${key}.${format}`)
      const etag = `"${key}"`
      const kept = await folder.read(name)
      if (kept) return { kind: 'found', body: kept, etag }
      if (signal.aborted) return { kind: 'left' }
      let drawing = drawings.get(name)
      if (!drawing) {
        countMiss(address)
        drawing = draw(name, { id, width, height, format, quality })
      }
      const body = await waitFor(drawing, signal)
      if (body === 'left' || body === 'later') return { kind: body }
      return body ? { kind: 'found', body, etag } : { kind: 'unknown' }
    },
  }
}
