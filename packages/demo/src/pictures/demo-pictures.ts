// The invented company's pictures: each is drawn from what its id says, in a thread of its own.

// Kept in memory by this thread: libvips does not survive that the last thread which has it ends.
import 'sharp'
import { Piscina } from 'piscina'
import { buildingByKey, homeOfPlan } from '../building/find-building.ts'
import { DRAWING_VERSION } from './draw-picture.ts'
import { decodePictureId } from './picture-id.ts'
import type { RenderRequest } from './render-picture.ts'

export interface DemoPictureRequest extends Omit<RenderRequest, 'subject'> {
  readonly id: string
}

let pool: Piscina<RenderRequest, Uint8Array> | undefined

/** Begun with the first picture; it rests when nobody asks for one. While one picture is encoded the next is drawn. */
const drawingThread = () => {
  pool ??= new Piscina({
    filename: new URL('./picture-worker.ts', import.meta.url).href,
    name: 'drawInThread',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 2,
    idleTimeout: 30_000,
  })
  return pool
}

export const demoPictures = {
  version: DRAWING_VERSION,
  has: (id: string): boolean => {
    const subject = decodePictureId(id)
    if (subject?.kind === 'floorPlan') return homeOfPlan(id) !== undefined
    if (subject?.kind === 'facade') {
      const { blocks, homes } = buildingByKey(subject.stage)
      return blocks.length > 0 && homes.some(({ group }) => group === subject.group)
    }
    return subject !== undefined
  },
  /** Rejects for an id that it does not have. */
  draw: async ({ id, ...size }: DemoPictureRequest): Promise<Buffer> => {
    const subject = decodePictureId(id)
    if (subject === undefined) throw new RangeError('No picture has this id')
    const { buffer, byteOffset, byteLength } = await drawingThread().run({ subject, ...size })
    return Buffer.from(buffer, byteOffset, byteLength)
  },
  close: async (): Promise<void> => {
    await pool?.destroy()
    pool = undefined
  },
}
