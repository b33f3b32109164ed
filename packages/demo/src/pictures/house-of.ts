// Parameters of the picture of a stage's own house.
import type { StageKey } from '../building/stage-key.ts'
import type { ExteriorSubject } from '../picture-ids/picture-subject.ts'
import { planByKey } from '../world/plan-by-key.ts'

/** Maximum number of storeys of a drawn house. */
const highest = 20

/** The picture of a stage's own house: its colours, its light and its setting. */
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
