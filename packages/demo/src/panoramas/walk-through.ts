// Which homes can be walked through before they are built: all of some stages, on every site.
import type { HomeDetails } from '@husrum/domain'
import type { BuiltHome } from './walked-home.ts'
import { panoramaOf } from './walked-home.ts'

/** Every so many of a site's stages, the first among them. */
const everyStage = 5

/** The home with what it can be walked through by, where its stage has that. */
export const walkedThrough = (
  { index }: { readonly index: number },
  home: HomeDetails,
  built: BuiltHome,
): HomeDetails => {
  if (index % everyStage !== 0 || home.residenceType !== 'apartment' || home.status === 'sold') return home
  return built.home.levels.length > 0 ? { ...home, panorama: panoramaOf(built, home.floorPlan) } : home
}
