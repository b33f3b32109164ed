// Camera positions in a home, what is visible from each, and the positions that can be reached from it.
import type { Panorama, PanoramaCamera, PanoramaSight, PlanRoomKind } from '@husrum/domain'
import type { Opening, PlanRoom } from '../building/floor-plan-layout.ts'
import { encodeRoomPictureId, furnishingStyles } from '../picture-ids/room-picture-id.ts'
import { eyeHeight, standingPlace } from './home-scene.ts'
import type { RaisedPlan } from './home-walls.ts'
import { roomAt } from './home-walls.ts'

/** Rooms that get a camera; a storeroom is seen from the hall. */
const walkedInto: ReadonlySet<PlanRoomKind> = new Set(['living', 'kitchen', 'hall', 'bedroom', 'bathroom'])
/** Rooms that are not shown from within. */
const smallest = 2.4

export const cameraIdOf = (level: number, room: number): string => `${level}r${room}`

/** The room and the level that a camera stands in. */
export const roomOfCamera = (camera: string): readonly [level: number, room: number] => {
  const [level, room] = camera.split('r').map(Number)
  return [level ?? 0, room ?? 0]
}

const isWalkedInto = ({ kind, area }: PlanRoom): boolean => walkedInto.has(kind) && area >= smallest

const middleOf = ({ from, to }: Opening): readonly [number, number] => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
]

const degreesTo = (from: readonly [number, number], to: readonly [number, number]): number => {
  const degrees = (Math.atan2(to[0] - from[0], -(to[1] - from[1])) * 180) / Math.PI
  return Math.round((degrees + 360) % 360)
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** For each opening: where it is visible from a room, and the room behind it. */
const openingsOf = (plan: RaisedPlan, room: PlanRoom) =>
  plan.openings.flatMap((opening) => {
    const [x, y] = middleOf(opening)
    const [ix, iy] = opening.into
    const sides = [
      roomAt(plan.rooms, x + ix * 0.3, y + iy * 0.3),
      roomAt(plan.rooms, x - ix * 0.3, y - iy * 0.3),
    ]
    return sides.includes(room) ? [{ opening, behind: sides.find((side) => side !== room) }] : []
  })

const sightKindOf = ({ kind }: Opening): PanoramaSight['kind'] =>
  kind === 'glassDoor' ? 'balconyDoor' : kind === 'open' ? 'opening' : kind

const isToTheOpen = ({ kind }: Opening): boolean => kind === 'window' || kind === 'glassDoor'

/** Faces the largest window, or else the first way out. */
const headingOf = (sights: readonly PanoramaSight[]): number =>
  (
    sights.find(({ kind }) => kind === 'balconyDoor') ??
    sights.find(({ kind }) => kind === 'window') ??
    sights.find(({ kind }) => kind === 'opening') ??
    sights[0]
  )?.azimuth ?? 0

export const camerasOf = (levels: readonly RaisedPlan[], planId: string): readonly PanoramaCamera[] =>
  levels.flatMap((plan, level) =>
    plan.rooms.flatMap((room, index): readonly PanoramaCamera[] => {
      if (!isWalkedInto(room)) return []
      const place = standingPlace(room, plan)
      const id = cameraIdOf(level, index)
      const sights = openingsOf(plan, room).map(({ opening, behind }): PanoramaSight => {
        const to = behind && isWalkedInto(behind) ? plan.rooms.indexOf(behind) : -1
        return {
          kind: sightKindOf(opening),
          azimuth: degreesTo(place, middleOf(opening)),
          ...(isToTheOpen(opening) && { facing: degreesTo(opening.into, [0, 0]) }),
          ...(behind && { room: behind.kind }),
          ...(to >= 0 && { to: cameraIdOf(level, to) }),
        }
      })
      return [
        {
          id,
          type: room.kind,
          floorLevel: level,
          position: { x: rounded(place[0]), y: rounded(place[1]), z: eyeHeight },
          rotation: { x: 0, y: 0, z: headingOf(sights) },
          fieldOfView: 360,
          hasQA: true,
          area: room.area,
          sights,
          still: encodeRoomPictureId({ kind: 'room', camera: id, style: 'light', plan: planId }),
        },
      ]
    }),
  )

/** @param azimuth degrees clockwise from north of the plans' top */
export const panoramaOfPlans = (
  levels: readonly RaisedPlan[],
  {
    planId,
    azimuth,
    archetype,
  }: { readonly planId: string; readonly azimuth: number; readonly archetype: string },
): Panorama => ({
  cameras: camerasOf(levels, planId),
  archetypes: [{ id: archetype, furnishings: furnishingStyles.map((id) => ({ id, name: id })) }],
  northOffset: (360 - azimuth) % 360,
  rooms: levels.flatMap(({ rooms }, floorLevel) =>
    rooms.map(({ kind, x, y, wide, high }) => ({
      kind,
      floorLevel,
      x: rounded(x),
      y: rounded(y),
      wide: rounded(wide),
      high: rounded(high),
    })),
  ),
})
