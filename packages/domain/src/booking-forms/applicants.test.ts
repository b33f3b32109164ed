import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { anApplicant } from '../testing/booking.ts'
import {
  applicantsRule,
  bookableError,
  emailCheckError,
  maxApplicants,
  minApplicantAge,
} from './applicants.ts'

const today = '2026-09-01'
const anna = anApplicant({ personalNumber: '19990807-2391', share: 50 })
const olle = { ...anna, firstName: 'Olle', email: 'olle@example.se', personalNumber: '198112189876' }
const alone = { ...anna, share: 100 }

const check = (value: unknown, country: CountryCode = 'SE', day = today) =>
  applicantsRule({ country, today: day }).check(value)
const wrong = (...issues: unknown[]) => ({ kind: 'invalid', issues })

describe('The buyers', () => {
  test('are at most two, each at least 18 years old', () => {
    expect([maxApplicants, minApplicantAge]).toEqual([2, 18])
  })

  test('can be one, with the whole home', () => {
    expect(check([alone])).toEqual({ kind: 'valid', value: [{ ...alone, personalNumber: '199908072391' }] })
  })

  test('can be two, with a share each', () => {
    expect(check([anna, olle])).toEqual({
      kind: 'valid',
      value: [{ ...anna, personalNumber: '199908072391' }, olle],
    })
  })

  test('have names that a contract can contain: Latin, Greek or Cyrillic', () => {
    for (const lastName of ['Nguyễn', 'Δημητρίου', 'Щербак', 'Øye-Łukasz'])
      expect(check([{ ...alone, lastName }]).kind).toBe('valid')
    for (const lastName of ['李', 'محمد', 'Lund☀'])
      expect(check([{ ...alone, lastName }])).toEqual(
        wrong({ key: 'unwritableScript', path: [0, 'lastName'] }),
      )
  })

  test('may live in any country, written in capitals', () => {
    expect(check([{ ...alone, country: ' de ' }])).toMatchObject({ value: [{ country: 'DE' }] })
  })

  test.each([[undefined], [null], [[]], ['anna'], [{}], [{ 0: alone, length: 1 }]])('are not %j', (value) => {
    expect(check(value)).toEqual(wrong({ key: 'required', path: [] }))
  })

  test('cannot be three', () => {
    expect(check([anna, olle, anna])).toEqual(wrong({ key: 'max', params: { max: 2 }, path: [] }))
  })

  test.each([
    ['firstName', '', { key: 'required' }],
    ['firstName', 'x'.repeat(51), { key: 'inputToLong', params: { max: 50 } }],
    ['lastName', undefined, { key: 'required' }],
    ['lastName', 7, { key: 'invalidInput' }],
    ['email', 'anna', { key: 'email' }],
    ['phone', 'ring', { key: 'phoneNumber' }],
    ['phone', '123456', { key: 'minLength', params: { min: 7 } }],
    ['address', 'x'.repeat(251), { key: 'inputToLong', params: { max: 250 } }],
    ['country', '', { key: 'required' }],
    ['country', 'Sverige', { key: 'unknownValue' }],
    ['country', 'S', { key: 'unknownValue' }],
    ['country', 'S1', { key: 'unknownValue' }],
    ['personalNumber', '19990807239', { key: 'pnrFormat' }],
    ['personalNumber', '199908072392', { key: 'pnrControl' }],
    ['share', undefined, { key: 'required' }],
    ['share', null, { key: 'required' }],
    ['share', ' ', { key: 'required' }],
    ['share', 'half', { key: 'numeric' }],
    ['share', 'x50', { key: 'numeric' }],
    ['share', '50 x', { key: 'numeric' }],
    ['share', '50  %', { key: 'numeric' }],
    ['share', 49.5, { key: 'numeric' }],
    ['share', '49,5', { key: 'numeric' }],
    ['share', Number.NaN, { key: 'numeric' }],
    ['share', true, { key: 'numeric' }],
    ['share', [50], { key: 'numeric' }],
    ['share', 0, { key: 'min', params: { min: 1 } }],
    ['share', -1, { key: 'min', params: { min: 1 } }],
    ['share', '0', { key: 'min', params: { min: 1 } }],
    ['share', 100, { key: 'max', params: { max: 99 } }],
    ['share', '100 %', { key: 'max', params: { max: 99 } }],
  ])('with %s %j get an error at that field', (field, value, error) => {
    expect(check([anna, { ...olle, [field]: value }])).toEqual(wrong({ ...error, path: [1, field] }))
  })

  test('get all errors at once', () => {
    const checked = check([
      { ...anna, email: 'x' },
      { ...olle, phone: '' },
    ])
    expect(checked).toEqual(
      wrong({ key: 'email', path: [0, 'email'] }, { key: 'required', path: [1, 'phone'] }),
    )
  })

  test.each([
    ['SE', '199908072391', '2017-08-06', '2017-08-07', '199908072391'],
    ['NO', '15889012312', '2008-08-14', '2008-08-15', '15889012312'],
    ['FI', '131052-308t', '1970-10-12', '1970-10-13', '131052-308T'],
  ] as const)(
    'of %s with %s are too young on %s and old enough on %s',
    (country, personalNumber, before, after, canonical) => {
      const buyer = { ...alone, personalNumber }
      expect(check([buyer], country, before)).toEqual(
        wrong({ key: 'invalidBirthDate', params: { min: 18 }, path: [0, 'personalNumber'] }),
      )
      expect(check([buyer], country, after)).toMatchObject({ value: [{ personalNumber: canonical }] })
    },
  )

  test('need a personal number of the country in which they buy', () => {
    expect(check([{ ...alone, personalNumber: '131052-308T' }], 'NO')).toEqual(
      wrong({ key: 'pnrFormat', path: [0, 'personalNumber'] }),
    )
  })

  test.each([
    [1, 99, true],
    [99, 1, true],
    [50, 50, true],
    [50, 49, false],
    [50, 51, false],
    [99, 99, false],
    ['60 %', '40', true],
    ['60%', ' 40 ', true],
  ])('with %s and %s per cent share the home: %s', (one, other, works) => {
    const checked = check([
      { ...anna, share: one },
      { ...olle, share: other },
    ])
    expect(checked.kind).toBe(works ? 'valid' : 'invalid')
    if (!works) expect(checked).toEqual(wrong({ key: 'shareSum', path: [1, 'share'] }))
  })

  test.each([
    [undefined, 100],
    ['', 100],
    [null, 100],
    [100, 100],
    ['100 %', 100],
  ])('who are alone with the share %j own %s per cent', (share, owned) => {
    expect(check([{ ...anna, share }])).toMatchObject({ value: [{ share: owned }] })
  })

  test('who are alone cannot own a part', () => {
    expect(check([{ ...anna, share: 99 }])).toEqual(wrong({ key: 'shareSum', path: [0, 'share'] }))
    expect(check([{ ...anna, share: 101 }])).toEqual(
      wrong({ key: 'max', params: { max: 100 }, path: [0, 'share'] }),
    )
  })

  test.each([
    ['SE', '199908072391', '990807-2391', true],
    ['SE', '199908072391', '19990807-2391', true],
    ['SE', '199908072391', '198112189876', false],
    ['FI', '010594Y9032', '010594y9032', true],
    // Since 2023 the sign is part of the identity.
    ['FI', '010594Y9032', '010594-9032', false],
    ['FI', '010594Y9032', '020594X903P', false],
    ['NO', '15889012312', '158890 12312', true],
    ['NO', '15889012312', '15889012320', false],
  ] as const)('in %s with %s and %s are one person: %s', (country, one, other, same) => {
    const checked = check(
      [
        { ...anna, personalNumber: one },
        { ...olle, personalNumber: other },
      ],
      country,
    )
    expect(checked.kind).toBe(same ? 'invalid' : 'valid')
    if (same) expect(checked).toEqual(wrong({ key: 'uniqueSocial', path: [1, 'personalNumber'] }))
  })

  test.each([
    ['anna@example.se', 'Anna@Example.SE', true],
    ['j\u00f6rn@example.se', 'jo\u0308rn@example.se', true],
    ['anna@example.se', ' anna@example.se ', true],
    ['anna@example.se', 'anna+1@example.se', false],
  ])('with %j and %j have one e-mail: %s', (one, other, same) => {
    const checked = check([
      { ...anna, email: one },
      { ...olle, email: other },
    ])
    expect(checked.kind).toBe(same ? 'invalid' : 'valid')
    if (same) expect(checked).toEqual(wrong({ key: 'uniqueEmail', path: [1, 'email'] }))
  })

  test('get all errors that involve both', () => {
    expect(check([anna, { ...anna, share: 40 }])).toEqual(
      wrong(
        { key: 'uniqueSocial', path: [1, 'personalNumber'] },
        { key: 'uniqueEmail', path: [1, 'email'] },
        { key: 'shareSum', path: [1, 'share'] },
      ),
    )
  })

  test('are checked without an exception, and the same a second time, for any input', () => {
    const field = fc.oneof(fc.anything(), fc.string())
    const person = fc.record(
      { firstName: field, email: field, share: fc.oneof(field, fc.integer()), personalNumber: field },
      { requiredKeys: [] },
    )
    const people = fc.oneof(
      fc.anything(),
      fc.array(
        person.map((facts) => ({ ...anna, ...facts })),
        { maxLength: 3 },
      ),
    )
    fc.assert(
      fc.property(people, (value) => {
        const checked = check(value)
        if (checked.kind === 'valid') expect(check(checked.value)).toEqual(checked)
      }),
    )
  })

  test('are compared in both orders, and to themselves', () => {
    const numbers = ['199908072391', '9908072391', '198112189876', '900161-2382']
    const kindOf = (one: string, other: string) =>
      check([
        { ...anna, personalNumber: one },
        { ...olle, personalNumber: other },
      ]).kind
    for (const one of numbers)
      for (const other of numbers) expect(kindOf(one, other)).toBe(kindOf(other, one))
    expect(numbers.map((each) => kindOf(each, each))).toEqual(['invalid', 'invalid', 'invalid', 'invalid'])
  })
})

describe('An answer of the booking service', () => {
  test.each([
    [{ status: 200, data: true }, undefined],
    [{ status: 200, data: { ok: 1 } }, undefined],
    [{ status: 200, data: false }, { key: 'emailInUse' }],
    [{ status: 200, data: 0 }, { key: 'emailInUse' }],
    [{ status: 200 }, { key: 'emailInUse' }],
    [{ status: 201, data: true }, { key: 'emailInUse' }],
    [{ status: 409, data: true }, { key: 'emailInUse' }],
    [{ status: 500 }, { key: 'emailInUse' }],
  ])('about an e-mail with %j gives %j', (answer, error) => {
    expect(emailCheckError(answer)).toEqual(error)
  })

  test.each([
    [true, undefined],
    [false, { key: 'cannotBook' }],
    ['true', { key: 'cannotBook' }],
    [undefined, { key: 'cannotBook' }],
  ])('about a home with %j gives %j', (answer, error) => {
    expect(bookableError(answer)).toEqual(error)
  })
})
