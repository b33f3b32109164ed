// The demo company's pictures: each is drawn from its id, in a worker thread.

import type { Piscina } from 'piscina'
import type { RoomPictureRequest } from '../panoramas/render-room-picture.ts'
import { decodePictureId } from '../picture-ids/picture-id.ts'
import { decodeRoomPictureId, planOfRoom, roundOf } from '../picture-ids/room-picture-id.ts'
import { buildingByKey, homeOfPlan } from '../world/find-building.ts'
import { DRAWING_VERSION } from './draw-picture.ts'
import { groupsOf } from './facade-view.ts'
import type { RenderRequest } from './render-picture.ts'
import { standInFor } from './stand-in.ts'

export interface DemoPictureRequest extends Omit<RenderRequest, 'subject'> {
  readonly id: string
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** A worker thread that starts with its first picture and may stop when idle. */
const makeThread = <Request>(options: {
  readonly filename: string
  readonly name: string
  readonly concurrentTasksPerWorker?: number
  readonly idleTimeout: number
}) => {
  let pool: Promise<Piscina<Request, Uint8Array>> | undefined
  const begin = async () => {
    const { Piscina } = await import('piscina')
    // Loaded in this thread too: libvips crashes when the last thread that uses it ends.
    await import('sharp')
    return new Piscina<Request, Uint8Array>({ ...options, minThreads: 0, maxThreads: 1 })
  }
  return {
    run: async (request: Request): Promise<Buffer> => {
      pool ??= begin()
      return bytesOf(await (await pool).run(request))
    },
    close: async (): Promise<void> => {
      const ending = pool
      pool = undefined
      await (await ending)?.destroy()
    },
  }
}

const drawingThread = makeThread<RenderRequest>({
  filename: new URL('./picture-worker.ts', import.meta.url).href,
  name: 'drawInThread',
  // The next picture is drawn while this one is encoded.
  concurrentTasksPerWorker: 2,
  idleTimeout: 30_000,
})

/** A worker of its own: a room takes seconds. */
const roomThread = makeThread<RoomPictureRequest>({
  filename: new URL('./room-picture-worker.ts', import.meta.url).href,
  name: 'renderInThread',
  // The first picture of a room is rendered between the rows of larger ones.
  concurrentTasksPerWorker: 4,
  idleTimeout: 60_000,
})

export const demoPictures = {
  version: DRAWING_VERSION,
  has: (id: string): boolean => {
    const plan = decodeRoomPictureId(id)?.plan ?? id
    const subject = decodePictureId(plan)
    if (subject?.kind === 'floorPlan') return homeOfPlan(plan) !== undefined
    if (subject?.kind === 'facade') {
      const building = buildingByKey(subject.stage)
      return building.blocks.length > 0 && subject.group < groupsOf(building).length
    }
    return subject !== undefined
  },
  isSlow: (id: string): boolean => decodeRoomPictureId(id) !== undefined,
  standInFor,
  roundOf,
  planOfRoom,
  /** Rejects for an unknown id. */
  draw: async ({ id, ...size }: DemoPictureRequest): Promise<Buffer> => {
    const room = decodeRoomPictureId(id)
    if (room !== undefined) return roomThread.run({ subject: room, ...size })
    const subject = decodePictureId(id)
    if (subject === undefined) throw new RangeError('No picture has this id')
    return drawingThread.run({ subject, ...size })
  },
  close: async (): Promise<void> => {
    await Promise.all([drawingThread.close(), roomThread.close()])
  },
}
