// Renders a picture of a room from its id.
import { setImmediate as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { RoomPictureSubject } from '../picture-ids/room-picture-id.ts'
import { roomOfCamera } from './home-cameras.ts'
import { eyeHeight, sceneOf, standingPlace } from './home-scene.ts'
import { draftLight, fineLight } from './light.ts'
import type { LitScene } from './render-room.ts'
import { lightScene, renderRoom } from './render-room.ts'
import type { Scene } from './scene.ts'
import type { BuiltHome } from './walked-home.ts'
import { walkedHomeOf } from './walked-home.ts'

export interface RoomPictureRequest {
  readonly subject: RoomPictureSubject
  readonly width: number
  readonly height?: number | undefined
  readonly quality?: number | undefined
  readonly format: 'webp' | 'jpeg' | 'png'
}

/** Cache of lit homes: visitors view several rooms of one home in a row. About 5 MB each. */
const lit = new Map<string, Promise<LitScene>>()
const maxLit = 6

const litScene = (name: string, scene: () => Scene): Promise<LitScene> => {
  const found = lit.get(name) ?? lightScene(scene(), fineLight, pause)
  lit.delete(name)
  lit.set(name, found)
  const [oldest] = lit.keys()
  if (lit.size > maxLit && oldest !== undefined) lit.delete(oldest)
  return found
}

/** Twice the resolution of a small picture. */
const finest = 2_048

/** Panoramas up to this width are the first that a visitor sees: they are fast, and replaced by a finer one. */
const widestDraft = 512

/** A draft does not pause, so that it is ready before the larger pictures in progress. */
const withoutPause = async (): Promise<void> => undefined

/** @param shown the home whose plan the picture is named after */
export const renderRoomPicture = async (
  {
    subject: { kind, camera, style, plan },
    width,
    height = Math.round(kind === 'round' ? width / 2 : width / 1.5),
    quality = 75,
    format,
  }: RoomPictureRequest,
  shown: BuiltHome | undefined,
): Promise<Buffer> => {
  const [level, number] = roomOfCamera(camera)
  const walked = shown && walkedHomeOf(shown, level)
  const room = walked?.home.plan.rooms[number]
  if (!walked || !room) throw new RangeError('No home has this room')
  const isDraft = kind === 'round' && width <= widestDraft
  const furnished = () => sceneOf(walked.home, style)
  const scene = isDraft
    ? await lightScene(furnished(), draftLight, withoutPause)
    : await litScene(`${plan} ${level} ${style}`, furnished)
  const [x, y] = standingPlace(room, walked.home.plan)
  const heading = walked.headingOf(camera)
  const wide = Math.min(finest, kind === 'round' ? width : Math.min(width, 900))
  const high = Math.round((wide * height) / width)
  const pixels =
    kind === 'round'
      ? await renderRoom(
          scene,
          { at: [x, y, eyeHeight], heading, wide, high, isDraft },
          isDraft ? withoutPause : pause,
        )
      : await renderRoom(scene, { ...photographed([x, y], heading), wide, high, fieldOfView: 78 }, pause)
  const picture = sharp(pixels, { raw: { width: wide, height: high, channels: 3 } }).resize(width, height)
  if (format === 'jpeg') return picture.jpeg({ quality }).toBuffer()
  if (format === 'png') return picture.png().toBuffer()
  return picture.webp({ quality, effort: 3 }).toBuffer()
}

/** Slightly off the window's axis, so that two walls are visible. */
const photographed = ([x, y]: readonly [number, number], heading: number) => ({
  at: [x, y, eyeHeight - 0.1] as const,
  heading: heading - 14,
})
