// Which pictures a home and a stage have. A house is drawn once, for the stage; its homes show it last, the same picture.
import type {
  HomeDetails,
  OutdoorSpace as HomeOutdoorSpace,
  Locale,
  PictureMotif,
  ResidenceType,
} from '@husrum/domain'
import { floorPlanLabels } from '../pictures/floor-plan-labels.ts'
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
  readonly spaces: readonly HomeOutdoorSpace[]
  readonly locale: Locale
}

const drawn = (spaces: readonly HomeOutdoorSpace[]): readonly OutdoorSpace[] =>
  outdoorSpaces.filter((known) => spaces.some(({ type }) => type === known))

export const homePictures = (
  plan: StagePlan,
  { number, rooms, area, floor, spaces, locale }: PicturedHome,
): Pick<HomeDetails, 'images' | 'floorPlan' | 'planRooms' | 'motifs'> => {
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
    ...(plan.type !== 'plot' && {
      planRooms: layoutOf({ seed, rooms, area }).layout.rooms.map(({ kind, area: size }) => ({
        kind,
        area: size,
      })),
    }),
  }
}
