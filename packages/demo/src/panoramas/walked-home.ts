// Converts a home of a building into the home of the panoramas.
import type { Panorama } from '@husrum/domain'
import type { Building, BuildingHome, Rectangle } from '../building/building.ts'
import { camerasOf, panoramaOfPlans } from './home-cameras.ts'
import type { Metres, OutdoorFloor, WalkedHome } from './home-scene.ts'

/** The plans' top is the back of the house. */
const azimuthOfTop = ({ azimuth }: Pick<Building, 'azimuth'>): number => (azimuth + 180) % 360

/** A rectangle on the ground in the coordinates of the home's plan. */
const onPlan = ({ left, back }: Rectangle, rectangle: Rectangle): Metres => ({
  x0: rectangle.left - left,
  x1: rectangle.right - left,
  y0: back - rectangle.back,
  y1: back - rectangle.front,
})

const outdoorOf =
  ({ footprint }: BuildingHome, bottom: number) =>
  (space: BuildingHome['outdoors'][number]): OutdoorFloor => ({
    ...onPlan(footprint, space.floor),
    kind: space.kind,
    side: space.side,
    height: space.bottom - bottom,
    isOnGround: space.bottom < 0.9,
  })

const walkedLevel = (building: Building, home: BuildingHome, at: number): WalkedHome | undefined => {
  const level = home.levels[at]
  if (!level) return undefined
  const { footprint } = home
  return {
    plan: level.layout,
    seed: `${building.geo.lat} ${building.geo.lon}`,
    azimuth: azimuthOfTop(building),
    height: Math.max(0.3, level.bottom),
    setting: building.setting,
    outdoors: home.outdoors
      .filter(({ kind, bottom }) => kind !== 'roofTop' && Math.abs(bottom - level.bottom) < 1)
      .map(outdoorOf(home, level.bottom)),
    around: [
      ...building.neighbours.map((neighbour) => ({ ...onPlan(footprint, neighbour), ...neighbour })),
      ...building.blocks.map((block) => ({
        ...onPlan(footprint, block),
        kind: 'house' as const,
        height: block.top + block.rise,
      })),
    ],
  }
}

/** A home, and the building that it is in. */
export interface BuiltHome {
  readonly building: Building
  readonly home: BuildingHome
}

/** A level of the home for the panoramas; undefined if the home does not have it. */
export const walkedHomeOf = (
  { building, home }: BuiltHome,
  level: number,
): { readonly home: WalkedHome; readonly headingOf: (camera: string) => number } | undefined => {
  const walked = walkedLevel(building, home, level)
  if (!walked) return undefined
  const cameras = camerasOf(
    home.levels.map(({ layout }) => layout),
    '',
  )
  return {
    home: walked,
    headingOf: (camera) => cameras.find(({ id }) => id === camera)?.rotation.z ?? 0,
  }
}

/** @param planId picture id of the home's floor plan, which its rooms' pictures are named after */
export const panoramaOf = ({ building, home }: BuiltHome, planId: string): Panorama =>
  panoramaOfPlans(
    home.levels.map(({ layout }) => layout),
    { planId, azimuth: azimuthOfTop(building), archetype: `rooms-${home.rooms}` },
  )
