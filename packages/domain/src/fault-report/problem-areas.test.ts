// The places and kinds of faults.
import { describe, expect, test } from 'vitest'
import {
  apartmentRooms,
  caseBuildingTypes,
  detailNotices,
  detailsOfRoom,
  errandAreaCodes,
  fallbackDetails,
  fallbackRooms,
  fetchedRooms,
  otherLast,
  publicSpaceProblems,
  roomDetails,
} from './problem-areas.ts'

test('What fits nothing else is last, and the rest keeps its order', () => {
  const rooms = ['other', 'kitchen', 'bathroom', 'other', 'storage'].map((key, at) => ({ key, at }))
  expect(otherLast(rooms).map(({ at }) => at)).toEqual([1, 2, 4, 0, 3])
})

describe('Problem areas', () => {
  test('have the lists of FAULT-24 to FAULT-28', () => {
    expect(publicSpaceProblems).toEqual([
      'elevator',
      'lights',
      'grass',
      'yard',
      'facade',
      'doors',
      'ventilation',
      'subCentral',
      'trash',
      'garage',
      'fire',
      'post',
      'other',
    ])
    expect(apartmentRooms).toEqual([
      'bathroom',
      'livingRoom',
      'kitchen',
      'bedroom',
      'hallway',
      'balcony',
      'storage',
      'full',
      'other',
    ])
    expect(roomDetails).toEqual([
      'heating',
      'ventilation',
      'water',
      'lights',
      'floor',
      'walls',
      'windows',
      'doors',
      'ceiling',
      'tv',
      'fire',
      'appliances',
      'furnishings',
      'fence',
      'flooring',
      'grass',
      'outdoorWalls',
      'glass',
      'woodFloor',
      'other',
    ])
    expect(fetchedRooms).toEqual([
      'general',
      'waste',
      'balcony',
      'storage',
      'garage',
      'kitchen',
      'technicalRoom',
      'stairs',
      'laundry',
      'outdoorSpace',
      'wetRoom',
      'other',
    ])
    expect(caseBuildingTypes).toEqual(['object', 'stairs', 'property'])
    expect(errandAreaCodes).toEqual({ YourApartment: 1, CommonAreas: 2 })
  })

  test('offer the details of each room', () => {
    const indoors = ['heating', 'ventilation', 'lights', 'floor', 'walls', 'windows', 'doors', 'ceiling']
    expect(detailsOfRoom).toEqual({
      bathroom: [...indoors, 'water', 'appliances', 'furnishings', 'other'],
      livingRoom: [...indoors, 'tv', 'fire', 'furnishings', 'other'],
      kitchen: [...indoors, 'water', 'fire', 'appliances', 'furnishings', 'other'],
      bedroom: [...indoors, 'tv', 'furnishings', 'other'],
      hallway: [...indoors, 'fire', 'furnishings', 'other'],
      balcony: [
        'lights',
        'doors',
        'ceiling',
        'fence',
        'flooring',
        'grass',
        'outdoorWalls',
        'glass',
        'woodFloor',
        'other',
      ],
      storage: ['ventilation', 'lights', 'floor', 'walls', 'doors', 'ceiling', 'fire', 'other'],
      full: [...indoors, 'water', 'tv', 'fire', 'other'],
      other: roomDetails,
    })
  })

  test('fall back to the fixed lists, and to "other" for unknown keys', () => {
    expect(fallbackRooms('YourApartment')).toEqual(apartmentRooms)
    expect(fallbackRooms('CommonAreas')).toBe(publicSpaceProblems)
    expect(fallbackDetails('YourApartment', 'storage')).toBe(detailsOfRoom.storage)
    expect(fallbackDetails('YourApartment', 'toString')).toEqual(['other'])
    expect(fallbackDetails('CommonAreas', 'other')).toEqual(['other'])
    expect(fallbackDetails('CommonAreas', 'elevator')).toEqual(['other'])
  })

  const picked = {
    room: 'kitchen',
    detail: 'water',
    rentalBuilding: false,
    objectTypeId: 'flat',
  } as const
  test.each([
    ['nothing', {}, []],
    ['questions and answers', { faqIds: ['1'] }, ['faq']],
    ['nothing for an empty list of them', { faqIds: [] }, []],
    ['appliances in a kitchen', { detail: 'appliances' }, ['appliances']],
    ['appliances in a laundry', { room: 'laundry', detail: 'appliances' }, ['appliances']],
    ['no appliances in a bathroom', { room: 'bathroom', detail: 'appliances' }, []],
    ['answers before appliances', { detail: 'appliances', faqIds: ['1'] }, ['faq', 'appliances']],
    ['nothing in a rental building', { detail: 'appliances', rentalBuilding: true }, []],
    ['nothing for the configured object type', { detail: 'appliances', objectTypeId: 'house' }, []],
  ] as const)('show %s', (_, facts, notices) => {
    expect(detailNotices({ ...picked, ...facts }, 'house')).toEqual(notices)
  })

  test('show notices for every object type if none is configured', () => {
    expect(detailNotices({ ...picked, detail: 'appliances', objectTypeId: '' })).toEqual(['appliances'])
  })
})
