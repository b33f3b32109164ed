// Properties of a stage's homes that are decided before its building: status, rooms and outdoor spaces.
import type { OutdoorSpace, ResidenceStatus } from '@husrum/domain'
import type { Random } from '../random.ts'
import type { Column } from './layout.ts'
import { columnsOf, outdoorSpacesOf } from './layout.ts'
import type { StagePlan } from './plan-stage.ts'
import { homeRandom, layoutRandom } from './plan-stage.ts'

export interface StartedHome {
  readonly column: Column
  /** Storeys above the ground. */
  readonly storey: number
  readonly onGround: boolean
  readonly onTop: boolean
  readonly spaces: readonly OutdoorSpace[]
  readonly status: ResidenceStatus
  /** The home's stream, after these decisions. */
  readonly random: Random
}

export const storeyOf = ({ type, perFloor, stairs }: StagePlan, home: number): number =>
  type === 'apartment' ? Math.floor(home / (perFloor * stairs)) : 0

/** All homes in the stage's plan, in their order. */
export const startHomes = (plan: StagePlan, seed: number): readonly StartedHome[] => {
  const { type, floors, phase, size } = plan
  const columns = columnsOf(layoutRandom(seed, plan), plan)
  return Array.from({ length: size }, (_, home): StartedHome => {
    const random = homeRandom(seed, plan, home)
    const drawn = random.weighted(phase.homes)
    const status = home === 0 ? (phase.firstHome ?? drawn) : drawn
    const column = columns[home % columns.length]
    if (column === undefined) throw new Error(`${plan.id} has no home ${home}`)
    const storey = storeyOf(plan, home)
    const onGround = type === 'apartment' && storey === 0
    const onTop = type === 'apartment' && storey > 0 && storey === floors - 1
    const spaces = outdoorSpacesOf(random, plan, { ...column, onGround, onTop })
    return { column, storey, onGround, onTop, spaces, status, random }
  })
}
