import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import { newPasswordRule, passwordLengths, passwordsMatch } from './password.ts'
import { formRule } from './rule.ts'
import { emailVerificationCodeRule } from './verification-code.ts'

const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })

describe('A new password', () => {
  test.each<[unknown, object]>([
    ['hav och berg', { value: 'hav och berg' }],
    ['abcdefg', one('minLength', { min: 8 })],
    ['ängsblom', { value: 'ängsblom' }],
    ['hav, berg'.repeat(15).slice(0, 128), { value: 'hav, berg'.repeat(15).slice(0, 128) }],
    ['hav, berg'.repeat(15).slice(0, 129), one('maxLength', { max: 128 })],
    ['  spaces  ', { value: '  spaces  ' }],
    ['<script>?@=', { value: '<script>?@=' }],
    ['A\u030angstro\u0308m', { value: 'Ångström' }],
    ['😀😁😂🤣😃😄😅', one('minLength', { min: 8 })],
    ['😀😁😂🤣😃😄😅😆', { value: '😀😁😂🤣😃😄😅😆' }],
    ['', one('required')],
    [undefined, one('required')],
    [null, one('required')],
    [12345678, one('invalidInput')],
    ['        ', one('commonPassword')],
    ['aaaaaaaaaaaa', one('commonPassword')],
    ['aaaaaaAA', one('commonPassword')],
    ['aaaaaaab', { value: 'aaaaaaab' }],
  ])('is validated: %j', (typed, outcome) => {
    expect(outcomeOf(newPasswordRule, typed)).toEqual(outcome)
  })

  test('has 8 to 128 characters', () => {
    expect(passwordLengths).toEqual({ min: 8, max: 128 })
  })

  test.each(
    [
      'password PASSWORD Password1 password123 password2026! passw0rd p@ssw0rd qwertyui qwertyuiop qwertyuiopå qwe12345 klöä1234 bcdefghij',
      'qwerty12 qwerty123 asdf1234 asdfgh12 asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1qaz2wsx a1b2c3d4 abc12345',
      'abcd1234 iloveyou sunshine princess football baseball letmein1 welcome1',
      'changeme secret123 admin123 lösenord lo\u0308senord1 Lösenord123 losenord hejsan12',
      'Sommar2026! vinter2026? sverige1 fotboll1 passord1 norge123 salasana1 suomi123. sverige?!.',
      'husrum2026 12345678 123456789 1234567890 01234567890 87654321 987654321 9876543210 98765432',
      '11111111 12121212 123123123 12341234 aBcABCabc abcdabcd',
    ].flatMap((row) => row.split(' ')),
  )('is too common: %s', (typed) => {
    expect(outcomeOf(newPasswordRule, typed)).toEqual(one('commonPassword'))
  })

  test.each([
    'password-hus',
    'xpassword',
    '12345679',
    'password 1x',
    '1password',
    'abcdeabcde',
    'abcdabcx',
    '20261121',
    'ab123456',
    'qw!12345',
    'x9283745',
    'abcd efgh',
    '.!?.!?12',
    '90123 98',
    'stockholms',
    '!!!!2026',
  ])('is not too common: %s', (typed) => {
    expect(keysOf(newPasswordRule, typed)).toBe('valid')
  })

  test('is validated without exceptions, and idempotently', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ minLength: 6, maxLength: 10 })), (value) => {
        const first = newPasswordRule.check(value)
        if (first.kind === 'valid') expect(newPasswordRule.check(first.value)).toEqual(first)
      }),
    )
  })
})

describe('A password typed twice', () => {
  test('matches for any Unicode form of its letters', () => {
    expect(passwordsMatch('Ångström', 'A\u030angstro\u0308m')).toEqual([])
    expect(passwordsMatch('A\u030a', 'Å')).toEqual([])
  })

  test('has an error at the second field if it differs', () => {
    expect(passwordsMatch('hav och berg', 'Hav och berg')).toEqual([
      { key: 'passwordNoMatch', path: ['repeatedPassword'] },
    ])
    expect(passwordsMatch('a', 'a ', ['again'])).toEqual([{ key: 'passwordNoMatch', path: ['again'] }])
  })

  test('is validated across a form', () => {
    const reset = formRule(
      { password: newPasswordRule, repeated: newPasswordRule },
      ({ password, repeated }) => passwordsMatch(password, repeated, ['repeated']),
    )
    expect(keysOf(reset, { password: 'hav och berg', repeated: 'hav och berg' })).toBe('valid')
    expect(outcomeOf(reset, { password: 'hav och berg', repeated: 'hav och bergen' })).toEqual({
      issues: [{ key: 'passwordNoMatch', path: ['repeated'] }],
    })
  })
})

describe('The code of a verification e-mail', () => {
  test.each<[unknown, object]>([
    ['012345', { value: '012345' }],
    [' 012 345 ', { value: '012345' }],
    ['012-345', { value: '012345' }],
    ['012–345', { value: '012345' }],
    ['12345', one('emailVerificationCodeWrong')],
    ['1234567', one('emailVerificationCodeWrong')],
    ['12345a', one('emailVerificationCodeWrong')],
    ['a12345', one('emailVerificationCodeWrong')],
    ['', one('required')],
    [123456, one('invalidInput')],
  ])('is validated: %j', (typed, outcome) => {
    expect(outcomeOf(emailVerificationCodeRule, typed)).toEqual(outcome)
  })
})
