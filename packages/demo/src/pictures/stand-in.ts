// Placeholder of a room until its own picture is rendered: the home's drawn picture of such a room.
import { roomOfCamera } from '../panoramas/home-cameras.ts'
import { decodePictureId, encodePictureId } from '../picture-ids/picture-id.ts'
import type { InteriorRoom } from '../picture-ids/picture-subject.ts'
import { decodeRoomPictureId } from '../picture-ids/room-picture-id.ts'
import { homeOfPlan } from '../world/find-building.ts'
import { planByKey } from '../world/plan-by-key.ts'

const interiors: Readonly<Record<string, InteriorRoom>> = {
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
}

/** Picture id from the home's `images`; undefined for an id that names no room of a home. */
export const standInFor = (id: string): string | undefined => {
  const subject = decodeRoomPictureId(id)
  const drawn = subject && decodePictureId(subject.plan)
  const shown = subject && homeOfPlan(subject.plan)
  if (!shown || drawn?.kind !== 'floorPlan') return undefined
  const [level, number] = roomOfCamera(subject.camera)
  const kind = shown.home.levels[level]?.layout.rooms[number]?.kind
  return encodePictureId({
    kind: 'interior',
    seed: `${planByKey(drawn.stage).pictureSeed}/${shown.home.number.toString(36)}`,
    room: interiors[kind ?? ''] ?? 'livingRoom',
  })
}
