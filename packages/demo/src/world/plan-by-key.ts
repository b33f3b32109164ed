// The plan of a stage, from its key alone.

import type { StageKey } from '../building/stage-key.ts'
import { catalogues } from './catalogues.ts'
import type { StagePlan } from './plan-stage.ts'
import { enlarged, planStage } from './plan-stage.ts'

/** The plan of a stage; its name, street and place differ from those in a world with other stages before it. */
export const planByKey = ({ seed, siteId, index, size }: StageKey): StagePlan => {
  const catalogue = catalogues.find(({ site }) => site.siteId === siteId)
  if (catalogue === undefined) throw new RangeError(`No site ${siteId} has stages`)
  const alone = { takenNames: new Set<string>(), takenSlugs: new Set<string>() }
  return enlarged(planStage({ seed, anchor: 0, catalogue, ...alone }, index), size)
}
