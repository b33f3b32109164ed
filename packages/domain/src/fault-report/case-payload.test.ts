// The body of a report, and the changes of the profile.
import { describe, expect, test } from 'vitest'
import { aCaseForm, aSelectedApartment } from '../testing/fault-report.ts'
import type { CaseForm } from './case-form.ts'
import { emptyCaseForm } from './case-form.ts'
import { boardEmailChange, casePayload, caseUpdatePayload, profileChanges } from './case-payload.ts'
import type { CaseOptions } from './case-rules.ts'
import { caseRule } from './case-rules.ts'

describe('The payload', () => {
  /** The payload of valid answers. */
  const sentOf = (form: CaseForm, caseType: CaseOptions['caseType'], siteId: number) => {
    const checked = caseRule({ caseType, variant: 'SE' }).check(form)
    if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.issues))
    return casePayload(checked.value, caseType, siteId)
  }
  const file = (id: string) => ({ id, name: `${id}.jpg`, size: 1, kind: 'jpeg' as const })

  test('of a resident with a home of their own', () => {
    const home = aSelectedApartment({ buildingPartId: 'part-1' })
    expect(
      sentOf(
        aCaseForm({ selectedApartment: home, files: [file('f1'), file('f2')], sendCopy: true }),
        'resident',
        1,
      ),
    ).toEqual([
      ['siteId', '1'],
      ['propertyId', 'property-1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['buildingPartId', 'part-1'],
      ['objectId', 'apartment-1'],
      ['buildingId', 'building-1'],
      ['files', 'f1'],
      ['files', 'f2'],
      ['governmentObjectId', '1203'],
      ['address', 'Kajskjulsgatan 4'],
      ['sendCopy', 'true'],
    ])
  })

  test('of a resident with another address, public space and another contact', () => {
    const form = aCaseForm({
      type: 'publicSpace',
      selectedApartmentId: 'other',
      selectedApartment: aSelectedApartment(),
      address: 'Storgatan 4',
      zipCode: '411 01',
      city: 'Göteborg',
      object: '9999',
      fullBuilding: true,
      other: true,
      otherFirstName: 'Bo',
      otherLastName: 'Ek',
      otherEmail: 'bo@example.se',
      otherPhone: '070-7654321',
      compoundName: 'not asked',
      boardEmail: 'not@asked.se',
    })
    expect(sentOf(form, 'resident', 4)).toEqual([
      ['siteId', '4'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '2'],
      ['address', 'Storgatan 4'],
      ['zipCode', '411 01'],
      ['city', 'Göteborg'],
      ['alternativeContactFirstName', 'Bo'],
      ['alternativeContactLastName', 'Ek'],
      ['alternativeContactEmail', 'bo@example.se'],
      ['alternativeContactPhone', '070-7654321'],
    ])
  })

  test('of a board member with management has no address, and its files are Files', () => {
    const form = aCaseForm({
      boardEmail: 'styrelsen@example.se',
      files: [file('f1')],
      compoundName: 'not asked',
      otherFirstName: 'Bo',
      zipCode: '411 01',
    })
    expect(sentOf(form, 'boardMember', 1)).toEqual([
      ['siteId', '1'],
      ['propertyId', 'property-1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['objectId', 'apartment-1'],
      ['buildingId', 'building-1'],
      ['Files', 'f1'],
    ])
  })

  test('of a board member about a whole building names the building', () => {
    const building = aSelectedApartment({ id: 'house-1', buildingId: '' })
    const names = ['area', 'objectId', 'buildingId']
    const about = (form: ReturnType<typeof aCaseForm>) =>
      casePayload(form, 'boardMember', 1).filter(([name]) => names.includes(name))
    expect(about(aCaseForm({ fullBuilding: true, selectedApartment: building }))).toEqual([
      ['area', '2'],
      ['buildingId', 'house-1'],
    ])
    expect(about(aCaseForm({ fullBuilding: true }))).toEqual([
      ['area', '2'],
      ['buildingId', 'building-1'],
    ])
    expect(about(aCaseForm({ selectedApartment: building }))).toEqual([
      ['area', '1'],
      ['objectId', 'house-1'],
    ])
    expect(about(aCaseForm({ fullBuilding: true, selectedApartment: null }))).toEqual([['area', '2']])
  })

  test('of a board member without management has the association and the typed address', () => {
    const form = aCaseForm(
      { selectedApartment: aSelectedApartment(), boardEmail: 'styrelsen@example.se', files: [file('f1')] },
      'boardMemberNoManagement',
    )
    expect(sentOf(form, 'boardMemberNoManagement', 1)).toEqual([
      ['siteId', '1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['files', 'f1'],
      ['governmentObjectId', '1203'],
      ['address', 'Kajskjulsgatan 4'],
      ['zipCode', '417 55'],
      ['city', 'Göteborg'],
      ['compoundName', 'Brf Kajutan'],
      ['compoundNumber', '769600-0012'],
      ['isMember', 'true'],
      ['boardEmail', 'styrelsen@example.se'],
    ])
  })

  test('always contains site, room, description and area, even for an empty form', () => {
    for (const caseType of ['resident', 'boardMember', 'boardMemberNoManagement'] as const)
      expect(casePayload(emptyCaseForm, caseType, 0)).toEqual([
        ['siteId', '0'],
        ['roomId', ''],
        ['description', ''],
        ['area', '1'],
      ])
  })

  test('of an update always contains site and description', () => {
    const update = {
      description: '',
      other: false,
      otherFirstName: 'Bo',
      newFiles: [],
    }
    expect(caseUpdatePayload(update, 'sweden')).toEqual([
      ['site', 'sweden'],
      ['description', ''],
    ])
    expect(
      caseUpdatePayload(
        {
          description: 'Droppar',
          other: true,
          otherFirstName: 'Bo',
          otherLastName: 'Ek',
          otherEmail: 'bo@example.se',
          otherPhone: '1234567',
          removeFiles: ['a', 'b'],
          newFiles: [file('f1')],
        },
        'norway',
      ),
    ).toEqual([
      ['site', 'norway'],
      ['description', 'Droppar'],
      ['alternativeContactFirstName', 'Bo'],
      ['alternativeContactLastName', 'Ek'],
      ['alternativeContactEmail', 'bo@example.se'],
      ['alternativeContactPhone', '1234567'],
      ['RemoveFiles', 'a'],
      ['RemoveFiles', 'b'],
      ['NewFiles', 'f1'],
    ])
  })
})

describe('The changes', () => {
  const profile = {
    email: 'anna@example.se',
    phoneNumber: '070-123 45 67',
    boardEmail: 'styrelsen@example.se',
  }
  test.each([
    ['nothing', {}, undefined],
    ['nothing for another spelling', { email: 'Anna@Example.se', phone: '+46 70 1234567' }, undefined],
    ['a new e-mail', { email: 'anna@example.org' }, { email: 'anna@example.org' }],
    ['a new phone', { phone: '070-765 43 21' }, { phoneNumber: '070-765 43 21' }],
    [
      'both',
      { email: 'a@example.org', phone: '0707654321' },
      { email: 'a@example.org', phoneNumber: '0707654321' },
    ],
  ])('of the profile are %s', (_, facts, changes) => {
    expect(profileChanges(aCaseForm(facts), profile, 'SE')).toEqual(changes)
  })

  test('compare phone numbers by the rules of the country', () => {
    expect(
      profileChanges(aCaseForm({ phone: '+4722334455' }), { ...profile, phoneNumber: '22334455' }, 'NO'),
    ).toBeUndefined()
    expect(
      profileChanges(aCaseForm({ phone: '+4722334455' }), { ...profile, phoneNumber: '22334455' }, 'SE'),
    ).toEqual({ phoneNumber: '+4722334455' })
  })

  test.each([
    ['styrelsen@example.se', undefined],
    ['Styrelsen@example.se', undefined],
    ['', undefined],
    ['ny@example.se', 'ny@example.se'],
  ] as const)('for the board’s e-mail %j are %s', (boardEmail, change) => {
    expect(boardEmailChange({ boardEmail }, profile)).toBe(change)
  })
})
