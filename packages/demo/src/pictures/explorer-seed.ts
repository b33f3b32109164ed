// Seed data of the residence explorer: pictures of each house from every side, and the position of each home in them.
import type {
  CompassDirection,
  ExplorerApartment,
  ExplorerData,
  ExplorerView,
  HomeDetails,
  InterLink,
} from '@husrum/domain'
import type { Building, Side } from '../building/building.ts'
import { sides } from '../building/building.ts'
import { directionTowards } from '../building/built-facts.ts'
import type { StageKey } from '../building/stage-key.ts'
import { pictureSeedOf } from '../building/stage-key.ts'
import { decodePictureId, encodePictureId } from '../picture-ids/picture-id.ts'
import { buildingByKey } from '../world/find-building.ts'
import { areaOf, facadeView, groupsOf } from './facade-view.ts'

export interface SeededExplorer {
  readonly stageId: string
  readonly data: ExplorerData
}

/** "south"; "row-2-south" of a row; "houses-3-4-south" of detached houses, by their numbers. */
const idOf = (building: Building, group: number, side: Side): string => {
  const direction: CompassDirection = directionTowards(building, side)
  const groups = groupsOf(building)
  if (groups.length === 1) return direction
  if (building.type === 'townHouse') return `row-${group + 1}-${direction}`
  const numbers = groups[group]?.map(({ number }) => number + 1) ?? []
  return `houses-${[...new Set([numbers[0], numbers.at(-1)])].join('-')}-${direction}`
}

/** Detached houses are shown from two sides: their ends face each other. */
const sidesOf = ({ type }: Building): readonly Side[] =>
  type === 'apartment' || type === 'townHouse' ? sides : ['front', 'back']

const leftEdge = 0.04
const rightEdge = 0.96

/**
 * Links at the edges of the picture lead round the house, at its top and foot from row to row, and at its lower corners to the next houses
 * of a row. A view of the end of a row has the other houses behind it.
 */
const linksOf = (building: Building, group: number, side: Side): readonly InterLink[] => {
  const around = sidesOf(building)
  const at = around.indexOf(side)
  const beside = (step: 1 | -1): Side => around[(at + step + around.length) % around.length] ?? side
  const groups = groupsOf(building)
  const rowOf = (one: number): number | undefined => groups[one]?.[0]?.group
  const row = rowOf(group) ?? 0
  const towards = side === 'front' ? 1 : -1
  const next = group + towards
  const before = group - towards
  const others: readonly (readonly [to: number, x: number, y: number])[] = [
    [groups.findIndex(([home]) => home?.group === row + towards), 0.5, 0.1],
    [groups.findIndex(([home]) => home?.group === row - towards), 0.5, 0.94],
    [rowOf(next) === row ? next : -1, rightEdge, 0.78],
    [rowOf(before) === row ? before : -1, leftEdge, 0.78],
  ]
  return [
    { to: idOf(building, group, beside(1)), x: rightEdge, y: 0.55 },
    ...(around.length > 2 ? [{ to: idOf(building, group, beside(-1)), x: leftEdge, y: 0.55 }] : []),
    ...(side === 'front' || side === 'back' ? others : [])
      .filter(([to]) => to >= 0)
      .map(([to, x, y]) => ({ to: idOf(building, to, side), x, y })),
  ]
}

const fourDecimals = (share: number): number => Math.round(share * 10_000) / 10_000

/**
 * The pictures of a building from each of its sides, with the homes in them, by the projection that draws them. A view is named after the
 * direction of its wall: "southWest"; "row-2-southWest" or "houses-3-4-southWest" for houses in rows.
 *
 * @param objectIds of the stage's homes by their number; a home without one is no click area
 */
export const explorerViewsOf = (
  stage: StageKey,
  objectIds: ReadonlyMap<number, string>,
): readonly ExplorerView[] => {
  const building = buildingByKey(stage)
  return groupsOf(building).flatMap((_, group) =>
    sidesOf(building).map((side): ExplorerView => {
      const view = facadeView(building, group, side, pictureSeedOf(stage))
      return {
        id: idOf(building, group, side),
        image: encodePictureId({ kind: 'facade', stage, group, side }),
        clickAreas: view.homes.flatMap((home) => {
          const objectId = objectIds.get(home.number)
          const polygon = areaOf(view, home)
          return objectId === undefined || polygon === undefined
            ? []
            : [{ objectId, polygon: polygon.map(([x, y]) => [fourDecimals(x), fourDecimals(y)] as const) }]
        }),
        interLinks: linksOf(building, group, side),
      }
    }),
  )
}

const apartmentOf = (home: HomeDetails, views: readonly ExplorerView[]): ExplorerApartment => ({
  objectId: home.id,
  number: home.apartmentNumber ?? home.objectNumber,
  floor: home.floor ?? 0,
  rooms: home.rooms,
  area: home.area,
  ...(home.price > 0 && { price: home.price }),
  status: home.status,
  viewIds: views
    .filter(({ clickAreas }) => clickAreas.some(({ objectId }) => objectId === home.id))
    .map(({ id }) => id),
})

/**
 * The views of every stage with drawn houses, in the catalogue's order. Plots have none.
 *
 * @param homes of a generated world
 */
export const explorerSeed = function* (homes: readonly HomeDetails[]): Generator<SeededExplorer> {
  for (const [stageId, together] of Map.groupBy(homes, (home) => home.stageId)) {
    const plans = together.flatMap((home) => {
      const subject = decodePictureId(home.floorPlan ?? '')
      return subject?.kind === 'floorPlan' ? [{ home, subject }] : []
    })
    const [first] = plans
    if (first === undefined) continue
    const objectIds = new Map(plans.map(({ home, subject }) => [subject.home, home.id]))
    const views = explorerViewsOf(first.subject.stage, objectIds)
    // The first view shows the first home's balcony.
    const start = views.find(({ clickAreas }) =>
      clickAreas.some(({ objectId }) => objectId === first.home.id),
    )
    yield {
      stageId,
      data: {
        apts: plans.map(({ home }) => apartmentOf(home, views)),
        views,
        settings: { ...(start && { startViewId: start.id }) },
      },
    }
  }
}
