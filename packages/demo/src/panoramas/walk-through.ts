// Which homes can be walked through before they are built: all of some stages, on every site.
import type { HomeDetails } from '@husrum/domain'
import { panoramaOfPlan } from './walked-home.ts'

/** Every so many of a site's stages, the first among them. */
const everyStage = 5

/** The home with what it can be walked through by, where its stage has that. */
export const walkedThrough = ({ index }: { readonly index: number }, home: HomeDetails): HomeDetails => {
  if (index % everyStage !== 0 || home.residenceType !== 'apartment' || home.status === 'sold') return home
  const panorama = panoramaOfPlan(home.floorPlan)
  return panorama ? { ...home, panorama } : home
}
