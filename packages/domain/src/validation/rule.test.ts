import type { StandardSchemaV1 } from '@standard-schema/spec'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import { emailRule } from './email.ts'
import { fieldErrorKeys } from './field-error.ts'
import type { FormValues, InputOf, OutputOf, Rule } from './rule.ts'
import {
  checkboxRule,
  formRule,
  invalid,
  listOfRule,
  mustBeTrueRule,
  ofLength,
  oneOfRule,
  optionalRule,
  patternRule,
  rule,
  textRule,
  valid,
  within,
} from './rule.ts'
import { nameRule, numericRule } from './text.ts'

const one = (key: string, ...path: readonly (string | number)[]) => ({ issues: [{ key, path }] })

describe('The keys of field errors', () => {
  test('are exactly those of FAULT-54, and our own, each once', () => {
    expect(fieldErrorKeys.join(' ')).toBe(
      'required phoneNumber pnrFormat pnrControl email numericAndSlash orgNr numeric uniqueSocial uniqueEmail ' +
        'swedishPhone phoneWithCountryCode cannotBook inputToLong invalidInput emailInUse downPaymentTooLow ' +
        'priceSumToHigh pnrFormatWrong pnrInvalid invalidBirthDate emailVerificationCodeWrong minLength maxLength ' +
        'max passwordNoMatch ' +
        'tooManyFiles fileType fileTooLarge filesTooLarge fileEmpty shareSum min commonPassword unknownValue unwritableScript changedElsewhere',
    )
  })
})

describe('The result of a check', () => {
  test('is a value, or an issue at the value itself', () => {
    expect(valid(5)).toEqual({ kind: 'valid', value: 5 })
    expect(invalid('email')).toStrictEqual({ kind: 'invalid', issues: [{ key: 'email', path: [] }] })
    expect(invalid('max', { max: 5 })).toStrictEqual({
      kind: 'invalid',
      issues: [{ key: 'max', path: [], params: { max: 5 } }],
    })
  })

  test('has a path that a containing form extends by one step', () => {
    expect(within('applicants', within(1, [{ key: 'email', path: ['email'], params: { a: 1 } }]))).toEqual([
      { key: 'email', path: ['applicants', 1, 'email'], params: { a: 1 } },
    ])
  })
})

describe('A rule over a text', () => {
  const shout = textRule((text) => (text === 'no' ? invalid('invalidInput') : valid(text.toUpperCase())))

  test.each<[unknown, object]>([
    ['  hej ', { value: 'HEJ' }],
    ['no', one('invalidInput')],
    [undefined, one('required')],
    [null, one('required')],
    ['', one('required')],
    [' \n\t ', one('required')],
    ['a\n\u200b b', { value: 'A B' }],
    ['\u200b\ufeff', one('required')],
    [0, one('invalidInput')],
    [false, one('invalidInput')],
    [[], one('invalidInput')],
  ])('validates %j', (value, outcome) => {
    expect(outcomeOf(shout, value)).toEqual(outcome)
  })

  test('normalises the text as configured', () => {
    const kept = textRule(valid, (typed) => typed.replaceAll('-', ''))
    expect(outcomeOf(kept, ' 1-2 ')).toEqual({ value: ' 12 ' })
    expect(outcomeOf(kept, '--')).toEqual(one('required'))
  })

  test('can require a pattern', () => {
    expect(outcomeOf(patternRule(/^a b$/, 'orgNr'), ' a  b ')).toEqual({ value: 'a b' })
    expect(outcomeOf(patternRule(/^a b$/, 'orgNr'), 'ab')).toEqual(one('orgNr'))
    expect(
      outcomeOf(
        patternRule(/^ab$/, 'orgNr', () => 'ab'),
        'x',
      ),
    ).toEqual({ value: 'ab' })
  })

  test('can require a length, in characters as people count them', () => {
    const lengths = { min: 2, max: 3 }
    expect(ofLength('😀', lengths)).toEqual(invalid('minLength', { min: 2 }))
    expect(ofLength('😀😀', lengths)).toEqual(valid('😀😀'))
    expect(ofLength('😀😀😀', lengths)).toEqual(valid('😀😀😀'))
    expect(ofLength('😀😀😀😀', lengths)).toEqual(invalid('maxLength', { max: 3 }))
  })

  test('accepts an empty text when it is optional', () => {
    for (const nothing of [undefined, null, '', '  ', '\u200b'])
      expect(outcomeOf(optionalRule(shout), nothing)).toEqual({ value: undefined })
    expect(outcomeOf(optionalRule(shout), 'a')).toEqual({ value: 'A' })
    expect(outcomeOf(optionalRule(shout), 'no')).toEqual(one('invalidInput'))
    expect(outcomeOf(optionalRule(shout), 0)).toEqual(one('invalidInput'))
  })
})

describe('Boxes and choices', () => {
  test.each<[unknown, object]>([
    [true, { value: true }],
    [false, one('required')],
    ['true', one('required')],
    [1, one('required')],
    [undefined, one('required')],
  ])('require a tick: %j', (value, outcome) => {
    expect(outcomeOf(mustBeTrueRule, value)).toEqual(outcome)
  })

  test.each<[unknown, object]>([
    [true, { value: true }],
    [false, { value: false }],
    [undefined, { value: false }],
    [null, { value: false }],
    ['on', one('invalidInput')],
    [0, one('invalidInput')],
  ])('accept an optional tick: %j', (value, outcome) => {
    expect(outcomeOf(checkboxRule, value)).toEqual(outcome)
  })

  test.each<[unknown, object]>([
    ['a', { value: 'a' }],
    [5, { value: 5 }],
    [0, { value: 0 }],
    ['5', one('unknownValue')],
    ['c', one('unknownValue')],
    [['a'], one('unknownValue')],
    [false, one('unknownValue')],
    ['', one('required')],
    [undefined, one('required')],
    [null, one('required')],
  ])('accept one of a closed set: %j', (value, outcome) => {
    expect(outcomeOf(oneOfRule(['a', 5, 0]), value)).toEqual(outcome)
  })
})

describe('A form', () => {
  const contact = formRule({ name: nameRule, email: optionalRule(emailRule), sendCopy: checkboxRule })

  test('returns its fields in canonical form, without unknown or empty ones', () => {
    expect(outcomeOf(contact, { name: ' Anna ', email: ' ', other: 5 })).toStrictEqual({
      value: { name: 'Anna', sendCopy: false },
    })
    expect(outcomeOf(contact, { name: 'Anna', email: 'a@B.se', sendCopy: true })).toEqual({
      value: { name: 'Anna', email: 'a@b.se', sendCopy: true },
    })
  })

  test('returns all errors at once', () => {
    expect(outcomeOf(contact, { name: '', email: 'x', sendCopy: 'on' })).toEqual({
      issues: [
        { key: 'required', path: ['name'] },
        { key: 'email', path: ['email'] },
        { key: 'invalidInput', path: ['sendCopy'] },
      ],
    })
  })

  test.each([undefined, null, 'text', 5, [], ['Anna']])('treats %j as a form without values', (value) => {
    expect(outcomeOf(contact, value)).toEqual(one('required', 'name'))
  })

  test('reads own properties, not inherited ones', () => {
    expect(keysOf(formRule({ toString: nameRule }), {})).toBe('required')
    expect(keysOf(formRule({ name: nameRule }), Object.create({ name: 'Anna' }))).toBe('required')
  })

  test('validates across its fields once each of them is valid', () => {
    const seen: unknown[] = []
    const pair = formRule({ a: numericRule, b: numericRule }, (values) => {
      seen.push(values)
      return values.a === values.b ? [{ key: 'uniqueEmail', path: ['b'] }] : []
    })
    expect(outcomeOf(pair, { a: '1', b: 'x' })).toEqual(one('numeric', 'b'))
    expect(seen).toEqual([])
    expect(outcomeOf(pair, { a: '1', b: ' 1' })).toEqual(one('uniqueEmail', 'b'))
    expect(outcomeOf(pair, { a: '1', b: '2' })).toEqual({ value: { a: '1', b: '2' } })
    expect(seen).toEqual([
      { a: '1', b: '1' },
      { a: '1', b: '2' },
    ])
  })

  test('contains lists, whose issues have the index', () => {
    const applicants = formRule({ applicants: listOfRule(contact) })
    expect(outcomeOf(applicants, { applicants: [{ name: 'Anna' }, { name: '', email: 'x' }] })).toEqual({
      issues: [
        { key: 'required', path: ['applicants', 1, 'name'] },
        { key: 'email', path: ['applicants', 1, 'email'] },
      ],
    })
    expect(outcomeOf(applicants, { applicants: [{ name: 'Anna' }, { name: 'Bo' }] })).toEqual({
      value: {
        applicants: [
          { name: 'Anna', sendCopy: false },
          { name: 'Bo', sendCopy: false },
        ],
      },
    })
    expect(outcomeOf(applicants, { applicants: [] })).toEqual({ value: { applicants: [] } })
    expect(outcomeOf(applicants, { applicants: new Array(1) })).toEqual({
      issues: [{ key: 'required', path: ['applicants', 0, 'name'] }],
    })
    for (const none of [undefined, null, {}, 'ab'])
      expect(outcomeOf(applicants, { applicants: none })).toEqual(one('required', 'applicants'))
  })

  test('never throws for any input', () => {
    const whole = formRule({
      contact,
      list: listOfRule(nameRule),
      choice: oneOfRule(['a', 'b']),
      terms: mustBeTrueRule,
    })
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(whole.check(one).kind).toBe('invalid')
        expect(whole.check({ contact: one, list: other, choice: 'a' }).kind).toBe('invalid')
      }),
    )
  })
})

describe('Every rule as a Standard Schema', () => {
  test('has the key as its message', () => {
    const schema = nameRule['~standard']
    expect(schema.version).toBe(1)
    expect(schema.vendor).toBe('husrum')
    expect(schema.validate(' Anna ')).toStrictEqual({ value: 'Anna' })
    expect(schema.validate('a<')).toStrictEqual({
      issues: [{ message: 'invalidInput', path: [], params: { forbidden: '<', position: 2 } }],
    })
    expect(schema.validate('')).toStrictEqual({ issues: [{ message: 'required', path: [] }] })
  })

  test('has a type that form libraries infer from', () => {
    const contact = formRule({ name: nameRule, email: optionalRule(emailRule), terms: mustBeTrueRule })
    const asSchema: StandardSchemaV1<unknown, { name: string; email?: string; terms: true }> = contact
    expect(asSchema['~standard'].vendor).toBe('husrum')
    expectTypeOf<Rule<string>>().toExtend<StandardSchemaV1<unknown, string>>()
    expectTypeOf<StandardSchemaV1.InferOutput<typeof nameRule>>().toEqualTypeOf<string>()
    expectTypeOf<StandardSchemaV1.InferInput<typeof nameRule>>().toEqualTypeOf<string>()
    expectTypeOf<InputOf<typeof mustBeTrueRule>>().toEqualTypeOf<boolean>()
    expectTypeOf<{ name: string; terms: boolean }>().toExtend<InputOf<typeof contact>>()
    expectTypeOf<OutputOf<typeof mustBeTrueRule>>().toEqualTypeOf<true>()
    expectTypeOf<OutputOf<typeof contact>>().toExtend<
      FormValues<{ name: Rule<string>; email: Rule<string | undefined>; terms: Rule<true> }>
    >()
    expectTypeOf(rule(() => valid(5))).toEqualTypeOf<Rule<number>>()
  })

  test('has the same result as its check', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const checked = nameRule.check(value)
        const answer = nameRule['~standard'].validate(value)
        if (answer instanceof Promise) throw new Error('A rule answers at once')
        expect(answer.issues === undefined).toBe(checked.kind === 'valid')
      }),
    )
  })
})
