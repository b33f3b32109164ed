// The pictures of a home and of a stage. A house is drawn once, for the stage; its homes share the picture and show it last.
import type { Accessibility, HomeDetails, PictureMotif, PlanDrawings } from '@husrum/domain'
import { accessibilities } from '@husrum/domain'
import { turningCircle } from '../building/bathroom.ts'
import type { Building, BuildingHome } from '../building/building.ts'
import { roomsOf } from '../building/built-facts.ts'
import { drawnMetres } from '../building/plan-arrangement.ts'
import { floorPlanLabels } from '../picture-ids/floor-plan-labels.ts'
import { encodePictureId } from '../picture-ids/picture-id.ts'
import type { FloorPlanSubject, InteriorRoom } from '../picture-ids/picture-subject.ts'
import type { StagePlan } from './plan-stage.ts'

/** @param seed the world's number */
export const stagePicture = ({ catalogue, index, size }: StagePlan, seed: number): string =>
  encodePictureId({ kind: 'house', stage: { seed, siteId: catalogue.site.siteId, index, size } })

/** Facts that the drawing shows, and those of the house. */
const drawnFacts = (
  { type, stairs }: Building,
  home: BuildingHome,
): Pick<HomeDetails, 'planRooms' | 'accessibility'> => {
  const rooms = roomsOf(home)
  const circle = Math.max(0, ...rooms.filter(({ kind }) => kind === 'bathroom').map(turningCircle))
  const hasLift = stairs.some((stair) => stair.hasLift)
  const known: Readonly<Record<Accessibility, boolean>> = {
    lift: hasLift,
    stepFree: hasLift || (type === 'apartment' && home.storey === 0),
    turning13: circle >= 1.3,
    turning15: circle >= 1.5,
  }
  return {
    planRooms: rooms.map(({ kind, area }) => ({ kind, area })),
    accessibility: accessibilities.filter((each) => known[each]),
  }
}

/** The plan with and without furniture and measures. */
const planDrawingsOf = (home: BuildingHome, drawing: FloorPlanSubject): PlanDrawings | undefined => {
  const metres = drawnMetres(home)
  const views = [true, false].flatMap((hasFurniture) =>
    [false, true].map((hasMeasures) => ({
      image: encodePictureId({ ...drawing, isBare: !hasFurniture, isMeasured: hasMeasures }),
      hasFurniture,
      hasMeasures,
    })),
  )
  return metres === undefined ? undefined : { metres: Math.round(metres * 1000) / 1000, views }
}

export const homePictures = (
  plan: StagePlan,
  {
    seed,
    building,
    home,
  }: { readonly seed: number; readonly building: Building; readonly home: BuildingHome },
): Pick<
  HomeDetails,
  'images' | 'floorPlan' | 'planDrawings' | 'planRooms' | 'motifs' | 'exampleImages' | 'accessibility'
> => {
  const { catalogue, index, pictureSeed, size } = plan
  const { site } = catalogue
  const ownSeed = `${pictureSeed}/${home.number.toString(36)}`
  const hasDrawing = home.levels.length > 0
  const seen: readonly InteriorRoom[] = hasDrawing
    ? [
        'livingRoom',
        'kitchen',
        ...(home.rooms > 1 ? (['bedroom'] as const) : []),
        'bathroom',
        ...(home.outdoors.length > 0 ? (['balcony'] as const) : []),
      ]
    : []
  const interiors = seen.map(
    (room) => [encodePictureId({ kind: 'interior', seed: ownSeed, room }), room] as const,
  )
  const pictures: readonly (readonly [id: string, shows: PictureMotif])[] = [
    ...interiors,
    [stagePicture(plan, seed), 'exterior'],
  ]
  const drawing: FloorPlanSubject = {
    kind: 'floorPlan',
    stage: { seed, siteId: site.siteId, index, size },
    home: home.number,
    labels: floorPlanLabels[site.locale],
  }
  const planDrawings = planDrawingsOf(home, drawing)
  return {
    images: pictures.map(([id]) => id),
    motifs: Object.fromEntries(pictures),
    // Drawn as a typical room of its kind, not from the building.
    ...(interiors.length > 0 && { exampleImages: interiors.map(([id]) => id) }),
    floorPlan: hasDrawing ? encodePictureId(drawing) : '',
    ...(planDrawings && { planDrawings }),
    ...(hasDrawing && drawnFacts(building, home)),
  }
}
