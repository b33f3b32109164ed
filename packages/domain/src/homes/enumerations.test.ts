import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compassDirections,
  concepts,
  disposalForms,
  outdoorAreas,
  outdoorSpaceTypes,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
} from './enumerations.ts'
import { emptyId, tagKinds } from './home.ts'
import type { NumberedSet } from './numbered-words.ts'
import { numberedWords, numberOfWord, wordOfNumber } from './numbered-words.ts'
import {
  contractingProjectTypes,
  customerTypes,
  disposalFormChoices,
  parkingOptions,
  plotOwnerships,
  projectStages,
  projectTypes,
  referenceProjectStatuses,
  rentalStatuses,
} from './property-enumerations.ts'
import { wordIn } from './word-in.ts'

const sets = {
  compassDirections,
  concepts,
  contractingProjectTypes,
  customerTypes,
  disposalFormChoices,
  disposalForms,
  outdoorAreas,
  outdoorSpaceTypes,
  parkingOptions,
  plotOwnerships,
  projectPhases,
  projectStages,
  projectStatuses,
  projectTypes,
  referenceProjectStatuses,
  rentalStatuses,
  residenceStatuses,
  residenceTypes,
  tagKinds,
} as const

describe('The closed sets of homes and projects', () => {
  test.each([
    [concepts, ['product', 'premium', 'original', 'smartSquare']],
    [
      outdoorAreas,
      ['balcony', 'terrace', 'patio', 'roofTop', 'frenchBalcony', 'porch', 'sauna', 'walkInCloset'],
    ],
    [
      residenceStatuses,
      [
        'forSale',
        'reserved',
        'booked',
        'sold',
        'preSelling',
        'showingApartment',
        'notAvailable',
        'succession',
      ],
    ],
    [
      projectStatuses,
      ['planned', 'vip', 'preSelling', 'forSale', 'moveInReady', 'soldOut', 'succession', 'reference'],
    ],
    [projectStages, ['planned', 'constructionStart', 'intermediation', 'moveInReady', 'completed']],
    [rentalStatuses, ['forSale', 'rented', 'booked', 'sold']],
    [residenceTypes, ['apartment', 'townHouse', 'semiDetachedHouse', 'detachedHouse', 'house', 'plot']],
    [disposalForms, ['condominium', 'ownership', 'ownershipApartment', 'tenancy']],
    [disposalFormChoices, ['all', 'condominium', 'ownership', 'ownershipApartment', 'tenancy']],
    [outdoorSpaceTypes, ['balcony', 'terrace', 'patio', 'roofTop', 'frenchBalcony', 'porch']],
    [parkingOptions, ['included', 'twoIncluded', 'canPurchase', 'canPurchase2', 'cannotPurchase', 'unknown']],
    [referenceProjectStatuses, ['ongoing', 'finalized']],
    [customerTypes, ['Private', 'BoardMember', 'PrivateCase', 'BoardMemberCase']],
    [tagKinds, ['county', 'municipality', 'area']],
  ])('contain exactly these words: %j', (set, words) => {
    expect(set).toEqual(words)
  })
})

describe('Words with numbers on the wire', () => {
  const specified = [
    ['plotOwnership', 1, 'ownPlot'],
    ['plotOwnership', 2, 'optionalRentalPlot'],
    ['plotOwnership', 3, 'rentalLot'],
    ['projectPhase', 0, 'planned'],
    ['projectPhase', 1, 'vipSale'],
    ['projectPhase', 2, 'vipSaleProcessing'],
    ['projectPhase', 3, 'preSelling'],
    ['projectPhase', 4, 'salesStart'],
    ['projectPhase', 5, 'buildStart'],
    ['projectPhase', 6, 'intermediation'],
    ['projectPhase', 7, 'interiorOptions'],
    ['projectPhase', 8, 'finalizing'],
    ['projectPhase', 9, 'moveIn'],
    ['projectPhase', 10, 'completed'],
    ['projectType', 1, 'detachedHouses'],
    ['projectType', 2, 'ownerApartments'],
    ['projectType', 3, 'condominium'],
    ['projectType', 4, 'tenancy'],
    ['projectType', 5, 'premises'],
    ['projectType', 6, 'seniorHousing'],
    ['projectType', 7, 'nursingHomes'],
    ['projectType', 8, 'constructionContracts'],
    ['projectType', 9, 'safetyHomes'],
    ['projectType', 10, 'seniorSafetyHomes'],
    ['contractingProjectType', 1, 'quayConcrete'],
    ['contractingProjectType', 2, 'fieldWork'],
    ['contractingProjectType', 3, 'roadConstruction'],
    ['contractingProjectType', 4, 'exploitationWork'],
    ['contractingProjectType', 5, 'industries'],
    ['contractingProjectType', 6, 'soilRemediation'],
    ['contractingProjectType', 7, 'infrastructure'],
    ['compassDirection', 1, 'north'],
    ['compassDirection', 2, 'northEast'],
    ['compassDirection', 3, 'east'],
    ['compassDirection', 4, 'southEast'],
    ['compassDirection', 5, 'south'],
    ['compassDirection', 6, 'southWest'],
    ['compassDirection', 7, 'west'],
    ['compassDirection', 8, 'northWest'],
  ] as const

  test.each(specified)('map %s %i to %s, and back', (set, number, word) => {
    expect(wordOfNumber(set, number)).toBe(word)
    expect(numberOfWord(set, word)).toBe(number)
  })

  test.each([
    ['plotOwnership', 0, 4],
    ['projectPhase', -1, 11],
    ['projectType', 0, 11],
    ['contractingProjectType', 0, 8],
    ['compassDirection', 0, 9],
  ] as const)('have in %s no word for %i and none for %i', (set, below, above) => {
    expect(wordOfNumber(set, below)).toBeUndefined()
    expect(wordOfNumber(set, above)).toBeUndefined()
  })

  test('have no word for any other value', () => {
    const names = fc.constantFrom(...(Object.keys(numberedWords) as NumberedSet[]))
    fc.assert(
      fc.property(names, fc.anything(), (set, value) => {
        const known = specified.find(([name, number]) => name === set && number === value)
        expect(wordOfNumber(set, value)).toBe(known?.[2])
      }),
    )
    expect(wordOfNumber('plotOwnership', '1')).toBeUndefined()
  })
})

describe('Words of other services', () => {
  test.each([
    [residenceStatuses, 'for sale', 'forSale'],
    [residenceStatuses, 'ForSale', 'forSale'],
    [residenceStatuses, 'FOR_SALE', 'forSale'],
    [residenceStatuses, 'Pre-selling', 'preSelling'],
    [residenceStatuses, ' not available ', 'notAvailable'],
    [projectStatuses, 'VIP', 'vip'],
    [projectStatuses, 'forsale', 'forSale'],
    [projectStatuses, 'move-in ready', 'moveInReady'],
    [outdoorAreas, 'French balcony', 'frenchBalcony'],
    [residenceStatuses, 'for.sale', undefined],
    [residenceStatuses, 'forSales', undefined],
    [residenceStatuses, '', undefined],
    [residenceStatuses, 3, undefined],
    [residenceStatuses, null, undefined],
    [residenceStatuses, ['forSale'], undefined],
  ] as const)('match in %j: %j is %s', (words, text, word) => {
    expect(wordIn(words, text)).toBe(word)
  })

  test('match every word of every set itself, also in capitals and in parts', () => {
    for (const words of Object.values(sets))
      for (const word of words) {
        expect(wordIn(words, word)).toBe(word)
        expect(wordIn(words, word.toUpperCase())).toBe(word)
        expect(
          wordIn(
            words,
            word.replace(/[A-Z]/g, (letter) => ` ${letter}`),
          ),
        ).toBe(word)
      }
  })

  test('match a word of the set or nothing, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const word = wordIn(residenceTypes, value)
        expect(word === undefined || residenceTypes.includes(word)).toBe(true)
      }),
    )
  })

  test.each([
    ['included', 'included'],
    ['two included', 'twoIncluded'],
    ['can purchase', 'canPurchase'],
    ['can purchase 2', 'canPurchase2'],
    ['cannot purchase', 'cannotPurchase'],
    ['unknown', 'unknown'],
    ['three included', undefined],
    [undefined, undefined],
    [7, undefined],
  ])('match the parking option %j as %s', (value, option) => {
    expect(wordIn(parkingOptions, value)).toBe(option)
  })

  test.each([
    ['Private', 'Private'],
    ['private', 'Private'],
    ['PRIVATE', 'Private'],
    ['BoardMember', 'BoardMember'],
    ['boardMember', 'BoardMember'],
    ['boardmember', 'BoardMember'],
    ['BOARD_MEMBER', 'BoardMember'],
    ['Resident', undefined],
    [0, undefined],
  ])('match the customer type %j as %s', (value, type) => {
    expect(wordIn(customerTypes, value)).toBe(type)
  })
})

test('The empty id is all zeros', () => {
  expect(emptyId).toBe('00000000-0000-0000-0000-000000000000')
})
