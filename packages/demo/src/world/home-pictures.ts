// Which pictures a home and a stage have. The stage's part of the seed decides the architecture, the home's part the view of it.
import type { OutdoorSpace as HomeOutdoorSpace, Locale, ResidenceType } from '@husrum/domain'
import { floorPlanLabels } from '../pictures/floor-plan-labels.ts'
import { encodePictureId } from '../pictures/picture-id.ts'
import type { BuildingKind, InteriorRoom, OutdoorSpace } from '../pictures/picture-subject.ts'
import { outdoorSpaces } from '../pictures/picture-subject.ts'
import type { StagePlan } from './plan-stage.ts'

const buildingOf = (type: ResidenceType): BuildingKind => (type === 'house' ? 'detachedHouse' : type)

const exterior = ({ type, floors, area }: StagePlan, seed: string): string =>
  encodePictureId({
    kind: 'exterior',
    seed,
    building: buildingOf(type),
    floors: Math.min(floors, 20),
    setting: area.setting,
  })

export const stagePicture = (plan: StagePlan): string => exterior(plan, plan.pictureSeed)

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
): { readonly images: readonly string[]; readonly floorPlan: string } => {
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
  return {
    images: [exterior(plan, seed), ...seen.map((room) => encodePictureId({ kind: 'interior', seed, room }))],
    floorPlan: encodePictureId({
      kind: 'floorPlan',
      seed,
      rooms,
      area,
      outdoor,
      floor,
      labels: floorPlanLabels[locale],
    }),
  }
}
