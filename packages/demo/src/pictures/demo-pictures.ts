// The invented company's pictures: each is drawn from what its id says, in a thread of its own.

// Kept in memory by this thread: libvips does not survive that the last thread which has it ends.
import 'sharp'
import { Piscina } from 'piscina'
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

let roomPool: Piscina<RoomPictureRequest, Uint8Array> | undefined

/** A thread of its own: a room takes seconds. */
const roomThread = () => {
  roomPool ??= new Piscina({
    filename: new URL('./room-picture-worker.ts', import.meta.url).href,
    name: 'renderInThread',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return roomPool
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

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
  /** Rejects for an id that it does not have. */
  draw: async ({ id, ...size }: DemoPictureRequest): Promise<Buffer> => {
    const room = decodeRoomPictureId(id)
    if (room !== undefined) return bytesOf(await roomThread().run({ subject: room, ...size }))
    const subject = decodePictureId(id)
    if (subject === undefined) throw new RangeError('No picture has this id')
    return bytesOf(await drawingThread().run({ subject, ...size }))
  },
  close: async (): Promise<void> => {
    await Promise.all([pool?.destroy(), roomPool?.destroy()])
    pool = undefined
    roomPool = undefined
  },
}
