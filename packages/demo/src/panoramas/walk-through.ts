// Homes that can be walked through before they are built: all homes of some stages, on every site.
import type { HomeDetails } from '@husrum/domain'
import type { BuiltHome } from './walked-home.ts'
import { panoramaOf } from './walked-home.ts'

/** Every n-th stage of a site, from the first. */
const everyStage = 5

/** The home with its walk-through, if its stage has one. */
export const walkedThrough = (
  { index }: { readonly index: number },
  home: HomeDetails,
  built: BuiltHome,
): HomeDetails => {
  if (index % everyStage !== 0 || home.residenceType !== 'apartment' || home.status === 'sold') return home
  return built.home.levels.length > 0 ? { ...home, panorama: panoramaOf(built, home.floorPlan) } : home
}
