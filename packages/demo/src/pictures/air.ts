// The light and the season of all pictures of a stage: one day, mostly a bright one.

import { randomForText } from '../random.ts'
import type { Light, Season } from './palette.ts'
import { lights, seasons } from './palette.ts'

const lightChoices: readonly [number, ...number[]] = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3]
const seasonChoices: readonly [number, ...number[]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]

/** @param stage the part of a picture's seed that names the stage */
export const airOf = (stage: string): { readonly light: Light; readonly season: Season } => {
  const chance = randomForText(`${stage}|air`)
  return {
    light: lights[chance.pick(lightChoices)] ?? lights[0],
    season: seasons[chance.pick(seasonChoices)] ?? seasons[0],
  }
}
