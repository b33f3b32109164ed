// Which pictures a home and a stage have. A house is drawn once, for the stage; its homes show it last, the same picture.
import type {
  Accessibility,
  HomeDetails,
  OutdoorSpace as HomeOutdoorSpace,
  Locale,
  PictureMotif,
  ResidenceType,
} from '@husrum/domain'
import { accessibilities } from '@husrum/domain'
import { turningCircle } from '../pictures/floor-plan-furniture.ts'
import { floorPlanLabels } from '../pictures/floor-plan-labels.ts'
import type { DrawnHome } from '../pictures/floor-plan-layout.ts'
import { layoutOf } from '../pictures/floor-plan-layout.ts'
import { encodePictureId } from '../pictures/picture-id.ts'
import type { BuildingKind, InteriorRoom, OutdoorSpace } from '../pictures/picture-subject.ts'
import { outdoorSpaces } from '../pictures/picture-subject.ts'
import type { StagePlan } from './plan-stage.ts'

const buildingOf = (type: ResidenceType): BuildingKind => (type === 'house' ? 'detachedHouse' : type)

export const stagePicture = ({ type, floors, area, pictureSeed }: StagePlan): string =>
  encodePictureId({
    kind: 'exterior',
    seed: pictureSeed,
    building: buildingOf(type),
    floors: Math.min(floors, 20),
    setting: area.setting,
  })

export interface PicturedHome {
  readonly number: number
  readonly rooms: number
  readonly area: number
  readonly floor: number
  /** Counted from the ground, 0. */
  readonly storey: number
  readonly spaces: readonly HomeOutdoorSpace[]
  readonly locale: Locale
}

const drawn = (spaces: readonly HomeOutdoorSpace[]): readonly OutdoorSpace[] =>
  outdoorSpaces.filter((known) => spaces.some(({ type }) => type === known))

/** Blocks from so many floors on have a lift (BBR 3:144); those for seniors have one always. */
const floorsWithLift = 3

/** What can be read on the drawing, and of the house that it stands in. */
const drawnFacts = (
  { type, floors, catalogue }: StagePlan,
  home: DrawnHome,
  storey: number,
): Pick<HomeDetails, 'planRooms' | 'accessibility'> => {
  const { rooms } = layoutOf(home).layout
  const circle = Math.max(0, ...rooms.filter(({ kind }) => kind === 'bathroom').map(turningCircle))
  const hasLift = type === 'apartment' && (floors >= floorsWithLift || catalogue.audience === 'seniors')
  const known: Readonly<Record<Accessibility, boolean>> = {
    lift: hasLift,
    stepFree: hasLift || (type === 'apartment' && storey === 0),
    turning13: circle >= 1.3,
    turning15: circle >= 1.5,
  }
  return {
    planRooms: rooms.map(({ kind, area }) => ({ kind, area })),
    accessibility: accessibilities.filter((each) => known[each]),
  }
}

export const homePictures = (
  plan: StagePlan,
  { number, rooms, area, floor, storey, spaces, locale }: PicturedHome,
): Pick<HomeDetails, 'images' | 'floorPlan' | 'planRooms' | 'motifs' | 'accessibility'> => {
  const seed = `${plan.pictureSeed}/${number.toString(36)}`
  const outdoor = drawn(spaces)
  const seen: readonly InteriorRoom[] =
    plan.type === 'plot'
      ? []
      : [
          'livingRoom',
          'kitchen',
          ...(rooms > 1 ? (['bedroom'] as const) : []),
          'bathroom',
          ...(outdoor.length > 0 ? (['balcony'] as const) : []),
        ]
  const pictures: readonly (readonly [id: string, shows: PictureMotif])[] = [
    ...seen.map((room) => [encodePictureId({ kind: 'interior', seed, room }), room] as const),
    [stagePicture(plan), 'exterior'],
  ]
  return {
    images: pictures.map(([id]) => id),
    motifs: Object.fromEntries(pictures),
    floorPlan:
      plan.type === 'plot'
        ? ''
        : encodePictureId({
            kind: 'floorPlan',
            seed,
            rooms,
            area,
            outdoor,
            floor,
            labels: floorPlanLabels[locale],
          }),
    ...(plan.type !== 'plot' && drawnFacts(plan, { seed, rooms, area }, storey)),
  }
}
