// The answers of a report, empty and parsed from storage.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCaseForm, aSelectedApartment } from '../testing/fault-report.ts'
import {
  emptyCaseForm,
  isOtherAddress,
  otherAddressChoice,
  readCaseForm,
  residenceKinds,
} from './case-form.ts'

describe('A form', () => {
  test('has no answers when empty', () => {
    expect(Object.entries(emptyCaseForm).filter(([, value]) => value !== '')).toEqual([
      ['acceptTerms', false],
      ['other', false],
      ['isMember', false],
      ['selectedApartment', null],
      ['fullBuilding', false],
      ['files', []],
      ['sendCopy', false],
      ['shareWithBoard', false],
    ])
    expect(Object.keys(emptyCaseForm)).toHaveLength(32)
    expect(residenceKinds).toEqual(['apartment', 'publicSpace'])
    expect(otherAddressChoice).toBe('other')
    expect(isOtherAddress({ selectedApartmentId: 'other' })).toBe(true)
    expect(isOtherAddress({ selectedApartmentId: 'apartment-1' })).toBe(false)
  })

  test('is parsed from storage, without bytes of files or unknown fields', () => {
    const file = { id: 'f', name: 'kran.jpg', kind: 'jpeg', size: 3 }
    const home = aSelectedApartment({ rentalBuilding: true, buildingPartId: 'part-1' })
    expect(
      readCaseForm({
        ...aCaseForm({ selectedApartment: home }),
        files: [
          { ...file, bytes: [1, 2, 3] },
          { ...file, kind: 'exe' },
          { ...file, size: '3' },
          { ...file, id: 1 },
          { ...file, name: 1 },
          null,
        ],
        secret: 'x',
        email: 7,
        acceptTerms: 'true',
      }),
    ).toEqual({ ...aCaseForm({ selectedApartment: home }), files: [file], email: '', acceptTerms: false })
  })

  test.each([
    [
      { id: 'a', propertyId: 'p', address: 'x' },
      {
        id: 'a',
        propertyId: 'p',
        address: 'x',
        governmentObjectId: '',
        objectTypeId: '',
        rentalBuilding: false,
        buildingId: '',
        buildingPartId: '',
      },
    ],
    [{ id: 1, propertyId: 'p', address: 'x' }, null],
    [{ id: 'a', propertyId: 1, address: 'x' }, null],
    [{ id: 'a', propertyId: 'p' }, null],
    ['a', null],
    [
      {
        id: 'a',
        propertyId: 'p',
        address: 'x',
        governmentObjectId: 1,
        objectTypeId: 2,
        rentalBuilding: 'true',
        buildingId: 3,
        buildingPartId: 4,
      },
      {
        id: 'a',
        propertyId: 'p',
        address: 'x',
        governmentObjectId: '',
        objectTypeId: '',
        rentalBuilding: false,
        buildingId: '',
        buildingPartId: '',
      },
    ],
  ])('parses the home %j as %j', (selectedApartment, read) => {
    expect(readCaseForm({ selectedApartment }).selectedApartment).toEqual(read)
  })

  test('is empty when parsed from invalid input, and unchanged when parsed again', () => {
    for (const value of [undefined, null, 7, 'x', []]) expect(readCaseForm(value)).toEqual(emptyCaseForm)
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readCaseForm(value)
        expect(readCaseForm(JSON.parse(JSON.stringify(read)))).toEqual(read)
      }),
    )
  })
})
