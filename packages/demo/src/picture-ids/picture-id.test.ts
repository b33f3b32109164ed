import type { Arbitrary } from 'fast-check'
import { assert, constant, constantFrom, integer, nat, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings } from '../building/setting.ts'
import { floorPlanLabels, planLanguages } from './floor-plan-labels.ts'
import { decodePictureId, encodePictureId, longestPictureId } from './picture-id.ts'
import type { PictureSubject } from './picture-subject.ts'
import { buildingKinds, hairCuts, interiorRooms } from './picture-subject.ts'

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
    stage: record({
      seed: nat(),
      siteId: constantFrom(1, 3, 4, 5, 6),
      index: integer({ min: 0, max: 2000 }),
      size: integer({ min: 20, max: 400 }),
    }),
    home: integer({ min: 0, max: 19 }),
    labels: constantFrom(...planLanguages).map((language) => floorPlanLabels[language]),
  }).chain((plan) =>
    constantFrom(
      plan,
      { ...plan, isBare: true },
      { ...plan, isMeasured: true },
      { ...plan, isBare: true, isMeasured: true },
    ),
  ),
)

describe('A picture id', () => {
  it('encodes the whole subject in URL-safe characters', () => {
    assert(
      property(subjects, (subject) => {
        const id = encodePictureId(subject)
        expect(id).toMatch(/^[A-Za-z0-9_.~-]+$/)
        expect(id.length).toBeLessThanOrEqual(longestPictureId)
        expect(decodePictureId(id)).toEqual(subject)
      }),
    )
  })

  it('is rejected if we did not create it', () => {
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
      'plan-de-1.1.a.20-0',
      'plan-sv-1.1.a.20',
      'plan-sv-1.1.a.20-20',
      'plan-sv-1.1.a.20-07',
      'plan-sv-1.1.a.401-0',
      'plan-sv-1.1.a.0-0',
      'plan-sv-01.1.a.20-0',
      'plan-sv-1.2.a.20-0',
      'plan-sv-1.9.a.20-0',
      'plan-sv-1.1.0a.20-0',
      'plan-sv-1.1.a.20-0-a',
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

  it('is not created for a subject outside its limits', () => {
    expect(() => encodePictureId({ kind: 'interior', seed: 'Ä/b', room: 'kitchen' })).toThrow(RangeError)
  })
})
