// The surroundings of a stage. Walking distances from the houses of a setting, the same as in the descriptions.
import type { Surrounding } from '@husrum/domain'
import type { Setting } from '../building/setting.ts'
import { randomForText } from '../random.ts'
import { fiveDecimals } from './build-stage.ts'
import type { StagePlan } from './plan-stage.ts'

const on = (minutes: Partial<Record<Surrounding['kind'], number>>): readonly Surrounding[] =>
  Object.entries(minutes).map(([kind, walkMinutes]) => ({ kind: kind as Surrounding['kind'], walkMinutes }))

const surroundingsIn: Readonly<Record<Setting, readonly Surrounding[]>> = {
  city: on({ publicTransport: 5, groceries: 3, preschool: 4 }),
  suburb: on({ publicTransport: 10, groceries: 10, preschool: 8, school: 9, playground: 2 }),
  waterside: on({ publicTransport: 8, groceries: 9, water: 2 }),
  forest: on({ publicTransport: 15, groceries: 15, forest: 1 }),
  field: on({ publicTransport: 12, groceries: 12, school: 12 }),
}

/** Straight-line metres per minute of walking, as streets wind. */
const metresAMinute = 60

/** The surroundings of a stage, each in its own direction. */
export const surroundingsOf = ({ id, geo, area }: StagePlan): readonly Surrounding[] => {
  const around = surroundingsIn[area.setting]
  const random = randomForText(`around ${id}`)
  const first = random.between(0, 2 * Math.PI)
  return around.map((each, at) => {
    const metres = each.walkMinutes * metresAMinute
    const angle = first + ((at + random.between(-0.25, 0.25)) * 2 * Math.PI) / around.length
    return {
      ...each,
      geo: {
        lat: fiveDecimals(geo.lat + (metres * Math.sin(angle)) / 111_320),
        lon: fiveDecimals(
          geo.lon + (metres * Math.cos(angle)) / (111_320 * Math.cos((geo.lat * Math.PI) / 180)),
        ),
      },
    }
  })
}
