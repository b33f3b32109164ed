// The fields of a report, as a whole and step by step.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCaseForm } from '../testing/fault-report.ts'
import type { CaseForm } from './case-form.ts'
import { emptyCaseForm } from './case-form.ts'
import type { CaseOptions } from './case-rules.ts'
import { caseAreaOf, caseRule, caseStepRule, isAddressTyped } from './case-rules.ts'
import type { CaseView } from './case-steps.ts'
import { caseStepOrder, caseViews } from './case-steps.ts'

const resident = { caseType: 'resident', variant: 'SE' } as const satisfies CaseOptions
const norwegianResident = { caseType: 'resident', variant: 'NO' } as const satisfies CaseOptions
const board = { caseType: 'boardMember', variant: 'SE' } as const satisfies CaseOptions
const norwegianBoard = { caseType: 'boardMember', variant: 'NO' } as const satisfies CaseOptions
const noManagement = { caseType: 'boardMemberNoManagement', variant: 'SE' } as const satisfies CaseOptions
const norwegianNoManagement = {
  caseType: 'boardMemberNoManagement',
  variant: 'NO',
} as const satisfies CaseOptions
const everyCase = [resident, norwegianResident, board, norwegianBoard, noManagement, norwegianNoManagement]

/** `field: key` of every issue. */
const wrong = (options: CaseOptions, facts: Partial<Record<keyof CaseForm, unknown>>, view?: CaseView) => {
  const rule = view ? caseStepRule(view, options) : caseRule(options)
  const checked = rule.check({ ...aCaseForm({}, options.caseType, options.variant), ...facts })
  return checked.kind === 'valid' ? [] : checked.issues.map(({ path, key }) => `${path.join('.')}: ${key}`)
}

describe('A whole report', () => {
  test.each(everyCase)('of $caseType in $variant is valid when every field is answered', (options) => {
    expect(wrong(options, {})).toEqual([])
  })

  test.each([
    ['options are not accepted', resident, { acceptTerms: false }, ['acceptTerms: required']],
    ['options are only nearly accepted', resident, { acceptTerms: 'true' }, ['acceptTerms: required']],
    ['the e-mail is missing', resident, { email: ' ' }, ['email: required']],
    ['the e-mail is invalid', resident, { email: 'anna@example' }, ['email: email']],
    ['the phone is missing', resident, { phone: '' }, ['phone: required']],
    ['the phone has 6 characters', resident, { phone: '123456' }, ['phone: minLength']],
    ['the phone has 7 characters', resident, { phone: '1234567' }, []],
    ['the phone has 20 characters', resident, { phone: '+1234567890123456789' }, []],
    ['the phone has 21 characters', resident, { phone: '+12345678901234567890' }, ['phone: maxLength']],
    ['the phone has letters', resident, { phone: '070-ABC 45 67' }, ['phone: phoneNumber']],
    ['a resident has no first name', resident, { firstName: '' }, ['firstName: required']],
    ['a resident has no last name', resident, { lastName: '' }, ['lastName: required']],
    ['a read-only name has a digit', resident, { firstName: 'Anna 2' }, []],
    ['a Norwegian board member has a digit in the name', norwegianBoard, { firstName: 'Anna 2' }, []],
    ['a no-management board member has a digit', noManagement, { lastName: 'Berg 2' }, []],
    [
      'a Swedish board member has a digit',
      board,
      { firstName: 'Anna 2', lastName: '2' },
      ['firstName: invalidInput', 'lastName: invalidInput'],
    ],
    ['a name has 50 letters', board, { firstName: 'a'.repeat(50) }, []],
    ['a name has 51 letters', board, { lastName: 'a'.repeat(51) }, ['lastName: inputToLong']],
    ['a board gives no shared e-mail', board, { boardEmail: '' }, []],
    ['a board gives a wrong shared e-mail', board, { boardEmail: 'styrelsen' }, ['boardEmail: email']],
    ['a board without management gives no shared e-mail', noManagement, { boardEmail: '' }, []],
    [
      'a board without management gives a wrong shared e-mail',
      noManagement,
      { boardEmail: 'styrelsen' },
      ['boardEmail: email'],
    ],
    ['a resident is not asked for it', resident, { boardEmail: 'styrelsen' }, []],
    ['no other person is to be contacted', resident, { otherEmail: 'x', otherPhone: '1' }, []],
    [
      'another person is to be contacted, without data',
      resident,
      { other: true },
      ['otherFirstName: required', 'otherLastName: required', 'otherEmail: required', 'otherPhone: required'],
    ],
    [
      'another person is to be contacted, with invalid data',
      resident,
      { other: true, otherFirstName: 'B0', otherLastName: '@', otherEmail: 'bo@', otherPhone: '123' },
      [
        'otherFirstName: invalidInput',
        'otherLastName: invalidInput',
        'otherEmail: email',
        'otherPhone: minLength',
      ],
    ],
    [
      'another person is to be contacted',
      resident,
      {
        other: true,
        otherFirstName: 'Bo',
        otherLastName: 'Ek',
        otherEmail: 'bo@example.se',
        otherPhone: '070-7654321',
      },
      [],
    ],
    ['"other" is no box', resident, { other: 'yes' }, ['other: invalidInput']],
    ['the association’s name has 250 letters', noManagement, { compoundName: 'a'.repeat(250) }, []],
    ['the association has no name', noManagement, { compoundName: '' }, ['compoundName: required']],
    [
      'the association’s name has 251 letters',
      noManagement,
      { compoundName: 'a'.repeat(251) },
      ['compoundName: inputToLong'],
    ],
    ['the association has no number', noManagement, { compoundNumber: '' }, ['compoundNumber: required']],
    [
      'the association has a Norwegian number in Sweden',
      noManagement,
      { compoundNumber: '974760673' },
      ['compoundNumber: orgNr'],
    ],
    [
      'the association has a Swedish number in Norway',
      norwegianNoManagement,
      { compoundNumber: '769600-0012' },
      ['compoundNumber: orgNr'],
    ],
    [
      'the Norwegian number has 8 digits',
      norwegianNoManagement,
      { compoundNumber: '97476067' },
      ['compoundNumber: orgNr'],
    ],
    ['the reporter is not a member', noManagement, { isMember: false }, ['isMember: required']],
    [
      'the estate has no address',
      noManagement,
      { address: '', zipCode: '', city: '', object: '' },
      ['address: required', 'zipCode: required', 'city: required', 'object: required'],
    ],
    ['the address has 250 letters', noManagement, { address: 'a'.repeat(250) }, []],
    ['the address has 251 letters', noManagement, { address: 'a'.repeat(251) }, ['address: inputToLong']],
    ['the postal code has letters', noManagement, { zipCode: 'SE-417 55' }, ['zipCode: numeric']],
    ['the city has a link', noManagement, { city: 'www.goteborg' }, ['city: invalidInput']],
    ['the dwelling number has 5 digits', noManagement, { object: '12034' }, ['object: maxLength']],
    ['the dwelling number has a letter in Sweden', noManagement, { object: 'H0203' }, ['object: numeric']],
    ['the dwelling number has a letter in Norway', norwegianNoManagement, { object: 'H0203' }, []],
    ['the area is missing', resident, { type: '' }, ['type: required']],
    ['the fault belongs to something else', resident, { type: 'boat' }, ['type: unknownValue']],
    ['no home is selected', resident, { selectedApartment: null }, ['selectedApartment: required']],
    [
      'the selected home has no id',
      resident,
      { selectedApartment: { address: 'x', propertyId: 'p' } },
      ['selectedApartment: required'],
    ],
    ['a board selects no home', board, { selectedApartment: null }, ['selectedApartment: required']],
    [
      'a board cannot type an address',
      board,
      { selectedApartment: null, selectedApartmentId: 'other' },
      ['selectedApartment: required'],
    ],
    [
      'another address is chosen and empty',
      resident,
      { selectedApartmentId: 'other', selectedApartment: null },
      ['address: required', 'zipCode: required', 'city: required'],
    ],
    [
      'another address is chosen and typed',
      resident,
      {
        selectedApartmentId: 'other',
        selectedApartment: null,
        address: 'Storgatan 4',
        zipCode: '411 01',
        city: 'Göteborg',
      },
      [],
    ],
    ['the room is missing', resident, { problemArea: '' }, ['problemArea: required']],
    ['the detail is missing', resident, { problemAreaDetails: '  ' }, ['problemAreaDetails: required']],
    ['nothing is described', resident, { description: '' }, ['description: required']],
    ['the description has 5000 characters', resident, { description: 'å'.repeat(5000) }, []],
    [
      'the description has 5001 characters',
      resident,
      { description: 'å'.repeat(5001) },
      ['description: inputToLong'],
    ],
    ['the description asks with ?, @ and =', resident, { description: 'Varför? mejla a@b, 1=1' }, []],
    ['the description has markup', resident, { description: 'a <b' }, ['description: invalidInput']],
    ['the copy is not a boolean', resident, { sendCopy: 1 }, ['sendCopy: invalidInput']],
    ['the files are not a list', resident, { files: 'kran.jpg' }, ['files: invalidInput']],
  ] as const)('has the right errors when %s', (_, options, facts, errors) => {
    expect(wrong(options, facts)).toEqual(errors)
  })

  test('accepts 5 files but not 6, and none of more than 20 MB', () => {
    const file = (size: number) => ({ id: 'f', name: 'kran.jpg', kind: 'jpeg', size })
    expect(wrong(resident, { files: Array.from({ length: 5 }, () => file(20_971_520)) })).toEqual([])
    expect(wrong(resident, { files: Array.from({ length: 6 }, () => file(1)) })).toEqual([
      'files.5: tooManyFiles',
    ])
    expect(wrong(resident, { files: [file(20_971_521)] })).toEqual(['files.0: fileTooLarge'])
  })

  test('accepts only uploaded files, with only their known properties', () => {
    const file = { id: 'f', name: 'kran.jpg', kind: 'jpeg', size: 1 } as const
    const { id: _, ...picked } = file
    expect(wrong(resident, { files: [file, picked] })).toEqual(['files: invalidInput'])
    const checked = caseRule(resident).check({ ...aCaseForm(), files: [{ ...file, bytes: [1] }] })
    expect(checked).toEqual({ kind: 'valid', value: aCaseForm({ files: [file] }) })
  })

  test('is returned in canonical form', () => {
    const checked = caseRule(norwegianNoManagement).check({
      ...aCaseForm({ object: 'H0203', email: ' Anna@EXAMPLE.se ' }, 'boardMemberNoManagement', 'NO'),
      unknown: 1,
    })
    expect(checked).toEqual({
      kind: 'valid',
      value: aCaseForm({ object: '0203', email: 'Anna@example.se' }, 'boardMemberNoManagement', 'NO'),
    })
  })

  test('is returned without fields that were not asked for', () => {
    const answers = {
      boardEmail: 'x',
      otherFirstName: 'Bo',
      compoundName: 'Brf',
      address: 'Storgatan 4',
      object: '1203',
      fullBuilding: true,
    }
    expect(caseRule(resident).check(aCaseForm(answers))).toEqual({ kind: 'valid', value: aCaseForm() })
    const typed = { selectedApartmentId: 'other', zipCode: '411 01', city: 'Göteborg' }
    expect(caseRule(resident).check(aCaseForm({ ...answers, ...typed }))).toEqual({
      kind: 'valid',
      value: aCaseForm({ ...typed, address: 'Storgatan 4', selectedApartment: null }),
    })
    expect(caseStepRule('acceptTerms', resident).check(aCaseForm())).toEqual({
      kind: 'valid',
      value: { acceptTerms: true },
    })
  })

  test('is valid exactly when each of its steps is', () => {
    const emptied = fc.subarray(Object.entries(emptyCaseForm)).map(Object.fromEntries)
    fc.assert(
      fc.property(fc.constantFrom(...everyCase), emptied, (options, empty) => {
        const answers = { ...aCaseForm({}, options.caseType, options.variant), ...empty }
        const isWell = caseStepOrder[options.caseType].every(
          (view) => caseStepRule(view, options).check(answers).kind === 'valid',
        )
        expect(caseRule(options).check(answers).kind).toBe(isWell ? 'valid' : 'invalid')
      }),
    )
  }, 120_000)

  test('is validated without an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyCase), fc.anything(), (options, value) => {
        expect(caseRule(options).check(value).kind).toBe('invalid')
      }),
    )
  })
})

describe('One step', () => {
  test.each([
    ['acceptTerms', resident, {}, []],
    [
      'contactDetailsWithoutManagement',
      resident,
      { firstName: '', acceptTerms: false },
      ['firstName: required'],
    ],
    ['contactDetails', board, { boardEmail: 'x', description: '' }, ['boardEmail: email']],
    ['selectResidence', resident, { selectedApartment: null }, ['selectedApartment: required']],
    ['searchResidence', board, { selectedApartment: null }, ['selectedApartment: required']],
    ['publicProblemArea', resident, { problemArea: '' }, ['problemArea: required']],
    ['residenceProblemArea', resident, { problemArea: '' }, ['problemArea: required']],
    ['residenceProblemAreaWithoutManagement', resident, { problemArea: '' }, ['problemArea: required']],
    ['residenceProblemAreaDetails', resident, { problemAreaDetails: '' }, ['problemAreaDetails: required']],
    [
      'residenceProblemAreaDetailsWithoutManagement',
      resident,
      { problemAreaDetails: '' },
      ['problemAreaDetails: required'],
    ],
    ['faq', resident, { problemAreaDetails: '' }, []],
    ['appliances', resident, { description: '' }, []],
    ['summary', board, { description: '' }, []],
    ['residentSummary', norwegianResident, { description: '' }, []],
  ] as const)('%s validates only its own fields', (view, options, facts, errors) => {
    expect(wrong(options, facts, view)).toEqual(errors)
  })
})

describe('The place of a fault', () => {
  test.each([
    ['resident', 'apartment-1', false],
    ['resident', 'other', true],
    ['boardMember', 'other', false],
    ['boardMemberNoManagement', '', true],
  ] as const)('of %s with choice %j is typed: %s', (caseType, selectedApartmentId, isTyped) => {
    expect(isAddressTyped(caseType, { selectedApartmentId })).toBe(isTyped)
  })

  test.each([
    ['apartment', false, 'YourApartment'],
    ['', false, 'YourApartment'],
    ['publicSpace', false, 'CommonAreas'],
    ['', true, 'CommonAreas'],
  ] as const)('with %j, whole building %s, is %s', (type, fullBuilding, area) => {
    expect(caseAreaOf({ type, fullBuilding })).toBe(area)
  })
})

test('every view has a rule', () => {
  for (const view of caseViews)
    expect(caseStepRule(view, resident).check(aCaseForm()).kind).toBe(
      ['compound', 'estateAddress'].includes(view) ? 'invalid' : 'valid',
    )
})
