// The worker that lights and renders rooms: a home takes seconds, which would delay all other pictures.
import sharp from 'sharp'
import type { RoomPictureRequest } from '../panoramas/render-room-picture.ts'
import { renderRoomPicture } from '../panoramas/render-room-picture.ts'
import { homeOfPlan } from '../world/find-building.ts'

sharp.concurrency(1)

export const renderInThread = (request: RoomPictureRequest): Promise<Buffer> =>
  renderRoomPicture(request, homeOfPlan(request.subject.plan))
