// What a stage was planned to be, from its name alone.

import type { StageKey } from '../building/stage-key.ts'
import { catalogues } from './catalogues.ts'
import type { StagePlan } from './plan-stage.ts'
import { enlarged, planStage } from './plan-stage.ts'

/** What was planned for a stage; its name, street and place are other ones than in a world with other stages before it. */
export const planByKey = ({ seed, siteId, index, size }: StageKey): StagePlan => {
  const catalogue = catalogues.find(({ site }) => site.siteId === siteId)
  if (catalogue === undefined) throw new RangeError(`No site ${siteId} has stages`)
  const alone = { takenNames: new Set<string>(), takenSlugs: new Set<string>() }
  return enlarged(planStage({ seed, anchor: 0, catalogue, ...alone }, index), size)
}
