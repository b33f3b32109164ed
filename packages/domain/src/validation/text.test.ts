import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import type { Rule } from './rule.ts'
import {
  addressRule,
  descriptionRule,
  lightTextRule,
  longTextRule,
  messageRule,
  nameRule,
  numericAndSlashRule,
  numericRule,
  shortTextRule,
  textLimits,
} from './text.ts'

const light = ['//', 'www.', '<', '>']
const strict = [...light, '@', '?', '=']
const digits = [...'0123456789']
const every = [...strict, ...digits]

/** FAULT-43 to FAULT-45, row by row: the rule, its maximum length, and the texts that it refuses. */
const rules: readonly (readonly [string, Rule<string>, number, readonly string[]])[] = [
  ['name', nameRule, 50, every],
  ['short text', shortTextRule, 50, strict],
  ['address', addressRule, 250, strict],
  ['long text', longTextRule, 500, [...light, '@', '=']],
  ['light text', lightTextRule, 250, light],
  ['description', descriptionRule, 5000, light],
  ['message', messageRule, 500, light],
]

describe.each(rules)('The rule %s', (_name, rule, max, refused) => {
  test('requires a value', () => {
    for (const nothing of [undefined, null, '', '   ', '\n', '\u200b', '\ufeff \u202e'])
      expect(outcomeOf(rule, nothing)).toEqual({ issues: [{ key: 'required', path: [] }] })
  })

  test('requires a text', () => {
    for (const other of [5, true, {}, ['a'], () => 'a'])
      expect(outcomeOf(rule, other)).toEqual({ issues: [{ key: 'invalidInput', path: [] }] })
  })

  test(`accepts ${max} characters and no more`, () => {
    for (const length of [1, max - 1, max])
      expect(outcomeOf(rule, 'å'.repeat(length))).toEqual({ value: 'å'.repeat(length) })
    expect(outcomeOf(rule, 'å'.repeat(max + 1))).toEqual({
      issues: [{ key: 'inputToLong', params: { max }, path: [] }],
    })
  })

  test('counts an emoji as one, a letter with its accent as one, and no trimmed characters', () => {
    expect(keysOf(rule, `a${'😀'.repeat(max - 1)}`)).toBe('valid')
    expect(keysOf(rule, '😀'.repeat(max + 1))).toBe('inputToLong')
    expect(keysOf(rule, 'A\u030a'.repeat(max))).toBe('valid')
    expect(keysOf(rule, `  ${'a'.repeat(max)}  `)).toBe('valid')
  })

  test.each(every)('accepts or refuses %s by its row, with the position', (piece) => {
    expect(outcomeOf(rule, `åäö ${piece}b`)).toEqual(
      refused.includes(piece)
        ? { issues: [{ key: 'invalidInput', params: { forbidden: piece, position: 5 }, path: [] }] }
        : { value: `åäö ${piece}b` },
    )
  })

  test('accepts texts that only resemble forbidden pieces', () => {
    expect(outcomeOf(rule, 'a/b www a.b')).toEqual({ value: 'a/b www a.b' })
  })
})

test('www. is forbidden in any case, is reported in lower case, and the first match counts', () => {
  expect(outcomeOf(lightTextRule, 'Se WwW.husrum.example <')).toEqual({
    issues: [{ key: 'invalidInput', params: { forbidden: 'www.', position: 4 }, path: [] }],
  })
})

test('The position of a forbidden piece is counted in characters as people see them', () => {
  expect(outcomeOf(lightTextRule, '  😀😀<')).toEqual({
    issues: [{ key: 'invalidInput', params: { forbidden: '<', position: 3 }, path: [] }],
  })
})

test('Digits of other scripts are forbidden in names too', () => {
  expect(keysOf(nameRule, 'Anna ٣')).toBe('invalidInput')
})

test.each(['-', '...', '☃', "'"])('A name needs a letter: %s', (typed) => {
  expect(outcomeOf(nameRule, typed)).toEqual({ issues: [{ key: 'invalidInput', path: [] }] })
  expect(outcomeOf(nameRule, `Ễ李${typed}`)).toEqual({ value: `Ễ李${typed}` })
})

test('An excessive length is reported before a forbidden piece', () => {
  expect(keysOf(nameRule, '<'.repeat(51))).toBe('inputToLong')
})

test.each([
  [descriptionRule, 'Varför läcker kranen?\r\nMejla anna@husrum.example, 2 = två'],
  [messageRule, 'Varför läcker kranen?\r\nMejla anna@husrum.example, 2 = två'],
])('A harmless question is accepted with its lines', (rule, text) => {
  expect(outcomeOf(rule, text)).toEqual({ value: text.replace('\r', '') })
})

test.each([nameRule, shortTextRule, addressRule, longTextRule, lightTextRule])(
  'A field of one line has no line breaks',
  (rule) => {
    expect(outcomeOf(rule, 'Anna\r\nMaria')).toEqual({ value: 'Anna Maria' })
  },
)

test('The limits are those of FAULT-43 to FAULT-45', () => {
  expect(textLimits).toEqual({
    name: 50,
    short: 50,
    address: 250,
    light: 250,
    long: 500,
    message: 500,
    description: 5000,
  })
})

describe('Any text', () => {
  test('is validated without exceptions, and idempotently', () => {
    const texts = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    const some = fc.constantFrom(...rules.map(([, rule]) => rule), numericRule, numericAndSlashRule)
    fc.assert(
      fc.property(some, texts, (rule, value) => {
        const first = rule.check(value)
        if (first.kind === 'valid') expect(rule.check(first.value)).toEqual(first)
        else expect(first.issues).toHaveLength(1)
      }),
    )
  })

  test('is refused exactly if it contains a forbidden piece', () => {
    const pieces = fc.array(fc.constantFrom(...every, 'a', ' b', 'w', '/', '.', 'W'), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(pieces, fc.constantFrom(...rules), (parts, [, rule, , refused]) => {
        const text = `x${parts.join('')}y`
        const isRefused = refused.some((piece) => text.toLowerCase().includes(piece))
        expect(keysOf(rule, text)).toBe(isRefused ? 'invalidInput' : 'valid')
      }),
    )
  })
})

describe('Digits', () => {
  test.each([
    ['0123', { value: '0123' }],
    [' 42 ', { value: '42' }],
    ['4 2', 'numeric'],
    ['4a', 'numeric'],
    ['a4', 'numeric'],
    ['-4', 'numeric'],
    ['4,2', 'numeric'],
    ['٤', 'numeric'],
    ['', 'required'],
  ])('are numeric: %j', (typed, expected) => {
    expect(outcomeOf(numericRule, typed)).toEqual(
      typeof expected === 'string' ? { issues: [{ key: expected, path: [] }] } : expected,
    )
  })

  test.each([
    ['12/3', { value: '12/3' }],
    ['/', { value: '/' }],
    ['123', { value: '123' }],
    ['12-3', 'numericAndSlash'],
    ['12/a', 'numericAndSlash'],
    ['b12/', 'numericAndSlash'],
    [null, 'required'],
  ])('are numeric with slash: %j', (typed, expected) => {
    expect(outcomeOf(numericAndSlashRule, typed)).toEqual(
      typeof expected === 'string' ? { issues: [{ key: expected, path: [] }] } : expected,
    )
  })
})
