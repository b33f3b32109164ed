// Rendered pictures: from the disk, or drawn once, however many ask, and never many at the same time.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Problem } from '../http/problem.ts'
import { makeDrawingLine } from './drawing-line.ts'
import { makePictureShelf } from './picture-shelf.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'

export type PictureOutcome =
  | { readonly kind: 'found'; readonly body: Buffer; readonly etag: string }
  | { readonly kind: 'unknown' }
  /** Whoever asked went away before it was drawn. */
  | { readonly kind: 'left' }
  /** Not drawn yet: who asks again in a moment gets it. From a store with `patienceMs` alone. */
  | { readonly kind: 'later' }

/** Who asks for a picture. */
export interface PictureVisitor {
  /** Aborts when they go away. */
  readonly signal: AbortSignal
  /** Network address; empty where it is not known. */
  readonly address: string
}

export interface PictureStore {
  /**
   * Rejects with `serviceUnavailable` when too many pictures wait to be drawn (a patient store answers `later`), and with
   * `tooManyRequests` when the visitor's network asked for too many that had to be.
   */
  get(request: PictureRequest, visitor: PictureVisitor): Promise<PictureOutcome>
}

export interface PictureStoreOptions {
  readonly directory: string
  readonly source: PictureSource
  /** Whether anything of ours shows the picture: whatever else an id could say is not drawn for strangers. */
  readonly isShown: (id: string) => Promise<boolean>
  /** Counts a picture that has to be drawn; throws when a network had too many. */
  readonly countMiss?: (address: string) => void
  /** What the pictures on the disk may take; a gigabyte if absent. */
  readonly mostBytes?: number
  /** Pictures that are drawn at the same time; two if absent. */
  readonly concurrency?: number
  /** Pictures that wait to be drawn; thirty-two if absent. */
  readonly longestLine?: number
  /** How long somebody waits before the answer is `later`; as long as it takes if absent. */
  readonly patienceMs?: number
}

export const gigabyte = 1_073_741_824

/** A picture in the making, and those who wait for it. */
interface Drawing {
  readonly body: Promise<Buffer | undefined>
  readonly nobodyWaits: AbortController
  waiters: number
  readonly hasBegun: () => boolean
}

/**
 * A store over one directory, whose pictures of earlier are counted when `ready` resolves. A missing or unwritable directory
 * only costs the keeping. Sizes are the caller's to limit: every new width is a new file.
 */
export const makePictureStore = ({
  directory,
  source,
  isShown,
  countMiss = () => undefined,
  mostBytes = gigabyte,
  concurrency = 2,
  longestLine = 32,
  patienceMs,
}: PictureStoreOptions): PictureStore & { readonly ready: Promise<void> } => {
  const drawings = new Map<string, Drawing>()
  const line = makeDrawingLine({ places: concurrency, longest: longestLine })
  const shelf = makePictureShelf({ directory, mostBytes })

  const draw = (name: string, request: PictureRequest): Drawing => {
    const nobodyWaits = new AbortController()
    let hasBegun = false
    const make = async (): Promise<Buffer | undefined> => {
      if (!(await isShown(request.id))) return undefined
      const work = () => {
        hasBegun = true
        return source.draw(request)
      }
      const body = await line.run(work, nobodyWaits.signal)
      await shelf.keep(name, body)
      return body
    }
    const forget = () => {
      if (drawings.get(name) === drawing) drawings.delete(name)
    }
    const drawing: Drawing = {
      body: make().finally(forget),
      nobodyWaits,
      waiters: 0,
      hasBegun: () => hasBegun,
    }
    // Who comes after the last one has left has it drawn anew.
    nobodyWaits.signal.addEventListener('abort', forget)
    drawings.set(name, drawing)
    return drawing
  }

  /**
   * Whoever goes away leaves; the last one takes the picture out of the line. What is being drawn already is kept, and so is
   * the place in the line for whoever was told to ask again.
   */
  const waitFor = (drawing: Drawing, signal: AbortSignal): Promise<Buffer | undefined | 'left' | 'later'> =>
    new Promise((resolve, reject) => {
      drawing.waiters += 1
      const leave = () => {
        stop()
        resolve('left')
        drawing.waiters -= 1
        if (drawing.waiters === 0 && !drawing.hasBegun()) drawing.nobodyWaits.abort()
      }
      const isLate = () => {
        stop()
        resolve('later')
      }
      const timer = patienceMs === undefined ? undefined : setTimeout(isLate, patienceMs)
      const stop = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
      signal.addEventListener('abort', leave, { once: true })
      drawing.body
        .catch((cause) => {
          // The line is full now; it will not be for long.
          if (patienceMs !== undefined && cause instanceof Problem && cause.code === 'serviceUnavailable')
            return 'later' as const
          throw cause
        })
        .finally(stop)
        .then(resolve, reject)
    })

  return {
    ready: shelf.count(),
    get: async ({ id, width, height, format, quality = 75 }, { signal, address }) => {
      if (!source.has(id)) return { kind: 'unknown' }
      const key = createHash('sha256')
        .update(JSON.stringify([source.version, id, width, height ?? 0, format, quality]))
        .digest('hex')
        .slice(0, 40)
      const name = join(key.slice(0, 2), `${key}.${format}`)
      const etag = `"${key}"`
      const kept = await shelf.read(name)
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
