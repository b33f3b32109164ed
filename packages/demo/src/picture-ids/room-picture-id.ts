// Ids of pictures of a home's rooms, derived from its floor plan's id: room, furnishing and view.
import { decodePictureId } from './picture-id.ts'

/** The ways in which homes are furnished. */
export const furnishingStyles = ['light', 'warm', 'empty'] as const
/** One of {@link furnishingStyles}. */
export type FurnishingStyle = (typeof furnishingStyles)[number]

export interface RoomPictureSubject {
  /** A still, or a full panorama. */
  readonly kind: 'room' | 'round'
  /** Id of the camera in the home. */
  readonly camera: string
  readonly style: FurnishingStyle
  /** Picture id of the floor plan. */
  readonly plan: string
}

const shape = /^(room|round)-(\d+r\d+)-([a-z]+)-(plan-.+)$/

/** "room-0r2-light-plan-sv-…" */
export const encodeRoomPictureId = ({ kind, camera, style, plan }: RoomPictureSubject): string =>
  `${kind}-${camera}-${style}-${plan}`

/** Undefined for anything that names no room of ours. */
export const decodeRoomPictureId = (id: string): RoomPictureSubject | undefined => {
  const [, kind, camera, word, plan] = shape.exec(id) ?? []
  const style = furnishingStyles.find((known) => known === word)
  if (camera === undefined || plan === undefined || style === undefined) return undefined
  if (decodePictureId(plan)?.kind !== 'floorPlan') return undefined
  return { kind: kind === 'round' ? 'round' : 'room', camera, style, plan }
}

/** Id of the full panorama of a still in the given furnishing; undefined for an invalid id. */
export const roundOf = (still: string, furnishing: string): string | undefined => {
  const subject = decodeRoomPictureId(still)
  const style = furnishingStyles.find((known) => known === furnishing)
  return subject && style && encodeRoomPictureId({ ...subject, kind: 'round', style })
}

/** The floor plan that a picture of a room belongs to. */
export const planOfRoom = (id: string): string | undefined => {
  const subject = decodeRoomPictureId(id)
  return subject?.kind === 'room' ? subject.plan : undefined
}
