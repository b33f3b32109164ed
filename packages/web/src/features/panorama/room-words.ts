// Texts about a room, and about what is in view.
import type { Panorama, PanoramaCamera, PanoramaSight } from '@husrum/domain'
import { compassAhead } from '@husrum/domain'
import type { HomesTexts } from '../../texts/sv/homes.ts'
import type { PanoramaTexts } from '../../texts/sv/panorama.ts'

export interface RoomTexts {
  readonly homes: Pick<HomesTexts, 'direction' | 'planRooms'>
  readonly panorama: PanoramaTexts
}

/** "Vardagsrum" */
export const roomName = (kind: string, { homes, panorama }: RoomTexts): string =>
  (homes.planRooms.kind as Readonly<Record<string, string>>)[kind] ?? panorama.unnamedRoom

/** "vardagsrummet" */
export const roomInSentence = (kind: string, texts: RoomTexts): string =>
  texts.panorama.roomIn[kind] ?? roomName(kind, texts).toLowerCase()

/** Name of each camera; rooms of the same kind are numbered: "Sovrum 2". */
export const cameraNames = (
  { cameras }: Pick<Panorama, 'cameras'>,
  texts: RoomTexts,
): ReadonlyMap<string, string> =>
  new Map(
    cameras.map(({ id, type }) => {
      const alike = cameras.filter((camera) => camera.type === type)
      const name = roomName(type, texts)
      return [id, alike.length > 1 ? `${name} ${alike.findIndex((camera) => camera.id === id) + 1}` : name]
    }),
  )

/** "mot sydväst"; empty if the orientation is unknown. */
export const directionWords = (
  azimuth: number,
  panorama: Pick<Panorama, 'northOffset'>,
  { homes }: RoomTexts,
): string => {
  const direction = compassAhead(azimuth, panorama)
  return direction ? homes.direction[direction] : ''
}

const sightWords = (
  { kind, azimuth, facing = azimuth, room }: PanoramaSight,
  panorama: Pick<Panorama, 'northOffset'>,
  texts: RoomTexts,
): string => {
  const { sight } = texts.panorama
  if (kind === 'entrance') return sight.entrance
  if (kind === 'door' || kind === 'opening')
    return sight[kind](room === undefined ? '' : roomInSentence(room, texts))
  return sight[kind](directionWords(facing, panorama, texts))
}

/** "fönster mot sydväst, dörr till hallen" */
export const sightsWords = (
  sights: readonly PanoramaSight[],
  panorama: Pick<Panorama, 'northOffset'>,
  texts: RoomTexts,
): string => [...new Set(sights.map((sight) => sightWords(sight, panorama, texts)))].join(', ')

/** Contents of a room, for visitors who cannot see its picture. */
export const roomWords = (
  { sights = [] }: Pick<PanoramaCamera, 'sights'>,
  panorama: Pick<Panorama, 'northOffset'>,
  texts: RoomTexts,
): string => {
  const words = sightsWords(sights, panorama, texts)
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
