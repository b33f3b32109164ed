// What the picture of a stage's own house is drawn with.
import type { StageKey } from '../building/stage-key.ts'
import type { ExteriorSubject } from '../picture-ids/picture-subject.ts'
import { planByKey } from '../world/plan-by-key.ts'

/** Storeys that a house is drawn with at the most. */
const highest = 20

/** The picture of a stage's own house: its colours, its light and where it stands. */
export const houseOf = (stage: StageKey): ExteriorSubject => {
  const { type, floors, area, pictureSeed } = planByKey(stage)
  return {
    kind: 'exterior',
    seed: pictureSeed,
    building: type === 'house' ? 'detachedHouse' : type,
    floors: Math.min(floors, highest),
    setting: area.setting,
  }
}
