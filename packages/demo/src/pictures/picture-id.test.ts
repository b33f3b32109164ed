import type { Arbitrary } from 'fast-check'
import {
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  subarray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorPlanLabels, planLanguages } from './floor-plan-labels.ts'
import { decodePictureId, encodePictureId, longestPictureId } from './picture-id.ts'
import type { PictureSubject } from './picture-subject.ts'
import { buildingKinds, hairCuts, interiorRooms, outdoorSpaces, settings } from './picture-subject.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_.'
const word = string({ unit: constantFrom(...letters, '-'), minLength: 0, maxLength: 16 })
const part = word.chain((rest) => constantFrom(...letters).map((first) => first + rest))
const seed = oneof(
  part,
  part.chain((stage) => part.map((home) => `${stage}/${home}`)),
)

const subjects: Arbitrary<PictureSubject> = oneof(
  record({
    kind: constant('exterior' as const),
    seed,
    building: constantFrom(...buildingKinds),
    floors: integer({ min: 1, max: 20 }),
    setting: constantFrom(...settings),
  }),
  record({ kind: constant('interior' as const), seed, room: constantFrom(...interiorRooms) }),
  record({ kind: constant('person' as const), seed, hairCut: constantFrom(...hairCuts) }),
  record({ kind: constant('area' as const), seed, setting: constantFrom(...settings) }),
  record({
    kind: constant('floorPlan' as const),
    seed,
    rooms: integer({ min: 1, max: 8 }),
    area: integer({ min: 100, max: 4000 }).map((tenths) => tenths / 10),
    outdoor: subarray([...outdoorSpaces], { maxLength: 3 }),
    floor: integer({ min: 0, max: 40 }),
    labels: constantFrom(...planLanguages).map((language) => floorPlanLabels[language]),
  }),
)

describe('a picture id', () => {
  it('says everything about the subject, in characters safe in an address', () => {
    assert(
      property(subjects, (subject) => {
        const id = encodePictureId(subject)
        expect(id).toMatch(/^[A-Za-z0-9_.~-]+$/)
        expect(id.length).toBeLessThanOrEqual(longestPictureId)
        expect(decodePictureId(id)).toEqual(subject)
      }),
    )
  })

  it('is read as nothing when it was not written by us', () => {
    const hostile = [
      '',
      'ext',
      'ext-apartment-5-waterside-',
      'ext-castle-5-city-a',
      'ext-apartment-0-city-a',
      'ext-apartment-21-city-a',
      'ext-apartment-05-city-a',
      'ext-apartment-5-moon-a',
      'ext-apartment-5-city-a/b',
      'ext-apartment-5-city-../../etc/passwd',
      'ext-apartment-5-city-a~b~c',
      'ext-apartment-5-city-A',
      'ext-apartment-5-city-a b',
      'ext-apartment-5-city-a%00',
      'ext-apartment-5-city-a\n',
      `ext-apartment-5-city-${'a'.repeat(200)}`,
      'ext-apartment-5-city-<svg>',
      'int-garage-a',
      'int-constructor-a',
      'plan-de-3-72-2-none-a',
      'plan-sv-9-72-2-none-a',
      'plan-sv-0-72-2-none-a',
      'plan-sv-3-9-2-none-a',
      'plan-sv-3-401-2-none-a',
      'plan-sv-3-72.0-2-none-a',
      'plan-sv-3-072-2-none-a',
      'plan-sv-3-72-41-none-a',
      'plan-sv-3-72-2-balcony.balcony-a',
      'plan-sv-3-72-2-moat-a',
      'area-city',
      'area-__proto__-a',
    ]
    for (const id of hostile) expect(decodePictureId(id), id).toBeUndefined()
    assert(
      property(string({ maxLength: 160 }), (id) => {
        decodePictureId(id)
      }),
    )
  })

  it('cannot be asked for what no id can say', () => {
    expect(() => encodePictureId({ kind: 'interior', seed: 'Ä/b', room: 'kitchen' })).toThrow(RangeError)
  })
})
