// How far one walks from the houses of a setting: the same distances as the descriptions tell.
import type { Surrounding } from '@husrum/domain'
import type { Setting } from '../pictures/picture-subject.ts'

const on = (minutes: Partial<Record<Surrounding['kind'], number>>): readonly Surrounding[] =>
  Object.entries(minutes).map(([kind, walkMinutes]) => ({ kind: kind as Surrounding['kind'], walkMinutes }))

export const surroundingsIn: Readonly<Record<Setting, readonly Surrounding[]>> = {
  city: on({ publicTransport: 5, groceries: 3, preschool: 4 }),
  suburb: on({ publicTransport: 10, groceries: 10, preschool: 8, school: 9, playground: 2 }),
  waterside: on({ publicTransport: 8, groceries: 9, water: 2 }),
  forest: on({ publicTransport: 15, groceries: 15, forest: 1 }),
  field: on({ publicTransport: 12, groceries: 12, school: 12 }),
}
