// Finds the building of a stage's key, or of the id of a home's plan.

import type { Building, BuildingHome } from '../building/building.ts'
import { raiseBuilding } from '../building/raise-building.ts'
import type { StageKey } from '../building/stage-key.ts'
import { writeStageKey } from '../building/stage-key.ts'
import { decodePictureId } from '../picture-ids/picture-id.ts'
import { planByKey } from './plan-by-key.ts'
import type { StagePlan } from './plan-stage.ts'
import { startHomes } from './start-homes.ts'

/** The stage's building, the same for the same plan and world. */
export const buildingOf = (plan: StagePlan, seed: number): Building =>
  raiseBuilding(plan, startHomes(plan, seed))

let latest: { readonly name: string; readonly building: Building } | undefined

/** Caches the last one, since pictures of one house are requested together. */
export const buildingByKey = (key: StageKey): Building => {
  const name = writeStageKey(key)
  if (latest?.name !== name) latest = { name, building: buildingOf(planByKey(key), key.seed) }
  return latest.building
}

/**
 * The building and the home that a floor plan shows, by the plan's picture id (`home.floorPlan` of the catalogue);
 * undefined for any other id, and for a plot.
 *
 * @example
 * const shown = homeOfPlan(home.floorPlan ?? '')
 * const hidden = shown && horizonOf(shown.building, shown.home)
 */
export const homeOfPlan = (
  floorPlan: string,
): { readonly building: Building; readonly home: BuildingHome } | undefined => {
  const subject = decodePictureId(floorPlan)
  if (subject?.kind !== 'floorPlan') return undefined
  const building = buildingByKey(subject.stage)
  const home = building.homes[subject.home]
  return home === undefined || home.levels.length === 0 ? undefined : { building, home }
}
